import { quantile } from '../support/timed';
import type { Shift, Span, Told } from './probe';

/**
 * The figures of one visit, in ms, except `lost` (letters), `shift` (a score), `heap` (MB) and
 * `elements`; a missing figure was not measured.
 */
export type Figures = Partial<Record<(typeof COLUMNS)[number], number>>;
export const COLUMNS = [
  'lcp',
  'ready',
  'usable',
  'lost',
  'awake',
  'blocked',
  'longest',
  'main',
  'shift',
  'key',
  'heap',
  'elements',
] as const;

/**
 * The largest session window of layout shifts, as the Core Web Vitals define it: less than 1 s
 * between two, at most 5 s in all.
 */
export function shiftScore(shifts: readonly Shift[]): number {
  let [worst, score, start, before] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - before >= 1_000 || at - start >= 5_000) [score, start] = [0, at];
    score += value;
    before = at;
    worst = Math.max(worst, score);
  }
  return worst;
}

/** The sum of the time of tasks beyond 50 ms each. */
export function blockedBy(tasks: readonly Span[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/**
 * When the first kept letter was in the field, and how many are missing at the end. Each letter was
 * typed once.
 */
export function typingOf(
  letters: string,
  typed: Told['typed'],
  words: string,
): { usable: number; lost: number } {
  const kept = [...letters].filter((letter) => words.includes(letter));
  const first = kept[0];
  const usable =
    first === undefined ? undefined : typed.find((frame) => frame.words.includes(first));
  return { usable: usable?.at ?? Number.NaN, lost: letters.length - kept.length };
}

/**
 * Each round begins one page later, and every other runs backwards, so that a slow moment of the
 * machine affects all alike.
 */
export function inTurn<T>(items: readonly T[], round: number): T[] {
  const from = round % items.length;
  const turned = [...items.slice(from), ...items.slice(0, from)];
  return round % 2 === 0 ? turned : turned.toReversed();
}

/**
 * Of every figure the median; letters lost are counted over all visits, and a key's time is the
 * 95th percentile of all keys.
 */
export function summarised(visits: readonly Figures[], keys: readonly number[]): Figures {
  const summary: Figures = {};
  for (const column of COLUMNS) {
    const figures = visits.flatMap((visit) => visit[column] ?? []);
    if (figures.length > 0)
      summary[column] =
        column === 'lost'
          ? figures.reduce((sum, figure) => sum + figure, 0)
          : quantile(figures, 0.5);
  }
  return keys.length > 0 ? { ...summary, key: quantile(keys, 0.95) } : summary;
}
