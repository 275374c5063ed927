import type { MachineCases } from '../../machines/shared/cases';
import { transitionsOf, type TransitionId } from '../model/transitions';
import { hashOf } from '../plan/hash';
import { LEVELS, type CoverageRecord, type Level } from './records';

/** What one level has covered of a machine. */
export type Cell =
  | { readonly kind: 'none' }
  /** It was walked, but the machine or its cases have changed since. */
  | { readonly kind: 'stale' }
  | {
      readonly kind: 'walked';
      readonly covered: number;
      readonly missing: readonly TransitionId[];
    };

export type MatrixRow = {
  readonly name: string;
  /** Transitions that the case file does not except. */
  readonly coverable: number;
  readonly cells: Readonly<Record<Level, Cell>>;
};

/** Machine × level, from the records of what was walked. */
export const matrixOf = (
  machines: readonly { name: string; cases: MachineCases }[],
  records: readonly CoverageRecord[],
): MatrixRow[] =>
  machines.map(({ name, cases }) => {
    const coverable = [...transitionsOf(cases.machine).keys()].filter(
      (id) => !(id in cases.exceptions),
    );
    const hash = hashOf(cases);
    const cellOf = (level: Level): Cell => {
      const known = records.filter(
        (record) => record.machine === cases.machine.id && record.level === level,
      );
      const covered = new Set(
        known.filter((record) => record.hash === hash).flatMap((record) => record.covered),
      );
      if (known.every((record) => record.hash !== hash))
        return { kind: known.length > 0 ? 'stale' : 'none' };
      const missing = coverable.filter((id) => !covered.has(id));
      return { kind: 'walked', covered: coverable.length - missing.length, missing };
    };
    const [machine, view, browser] = LEVELS.map(cellOf) as [Cell, Cell, Cell];
    return { name, coverable: coverable.length, cells: { machine, view, browser } };
  });
