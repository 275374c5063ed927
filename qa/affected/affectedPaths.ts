import type { MachineCases } from '../../machines/shared/cases';
import { stableJson } from '../base/stableJson';
import { observe } from '../explore/explore';
import {
  changesBetween,
  createContextDigester,
  effectsOf,
  type ContextDigest,
} from '../model/effects';
import { createModel, isRefused, messageOf, type Configuration, type Moved } from '../model/model';
import { stimulusLabel } from '../model/stimuli';
import { valueText } from '../model/words';
import type { Refusal } from '../plan/types';

/** A path as a plan has it; of its expectations only the refusals are asked. */
export type WalkedPath = Stop & {
  readonly input: string;
  readonly steps: readonly (Refusal & Stop)[];
};
type Stop = { readonly refuses: readonly Refusal[] };

/** A path on which two versions of a machine differ. */
export type Affected = {
  /** Index of the path in the plan. */
  readonly path: number;
  readonly steps: number;
  /** The step at which they differ first; -1 is the start. */
  readonly step: number;
  readonly because: string;
};

/**
 * The paths on which two versions of a machine, each with its own cases, do not show and do the
 * same at every step: state, tags, status, context, effects, output and refused events. Both are
 * walked as pure functions, so whatever a difference comes from shows here: chart, guard, action,
 * delay, payload of a case, or a function that one of them imports. Of a path that is not told
 * here, every run on the machine gives the same as before.
 */
export const affectedPaths = (
  paths: readonly WalkedPath[],
  before: MachineCases,
  after: MachineCases,
): Affected[] => {
  const walkBefore = walker(before);
  const walkAfter = walker(after);
  return paths.flatMap((path, index) => {
    const difference = differenceOf(walkBefore(path), walkAfter(path));
    return difference ? [{ path: index, steps: path.steps.length, ...difference }] : [];
  });
};

/** What one step comes to; `end` says why no further step can be done. */
type Seen = {
  readonly label: string;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly end?: string;
};

const differenceOf = (
  before: Iterator<Seen, void>,
  after: Iterator<Seen, void>,
): Pick<Affected, 'step' | 'because'> | undefined => {
  for (let step = -1; ; step++) {
    const [old, young] = [before.next(), after.next()];
    if (old.done || young.done) return undefined;
    const [a, b] = [old.value, young.value];
    const at = step < 0 ? 'start' : `step ${step + 1} (${b.label})`;
    // What neither version can do is no path any more: somebody has to look at it.
    if (b.end !== undefined) return { step, because: `${at}: ${b.end}` };
    if (a.end !== undefined) return { step, because: `${at}: before, ${a.end}` };
    for (const key of new Set([...Object.keys(a.shown), ...Object.keys(b.shown)])) {
      const [was, is] = [textIn(a, key), textIn(b, key)];
      if (was !== is) return { step, because: `${at}: ${key} was ${short(was)}, is ${short(is)}` };
    }
  }
};

/** A field of the context that a step leaves alone is not among what it shows. */
const textIn = ({ shown }: Seen, key: string): string =>
  key in shown ? stableJson(shown[key]) : 'unchanged';

const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);
const LONG = 120;

const walker = (cases: MachineCases) => {
  const model = createModel(cases);
  const find = (here: Configuration, { event, case: name }: Refusal) =>
    model.stimuli(here).stimuli.find((one) => one.type === event && one.case === name);

  const refusedAt = (here: Configuration, refuses: readonly Refusal[]): string[] =>
    refuses.flatMap((refusal) => {
      const stimulus = find(here, refusal);
      if (!stimulus) return [];
      const isIgnored =
        model.isDeafTo(here, stimulus) || isRefused(stimulus, model.step(here, stimulus));
      return isIgnored ? [stimulusLabel(stimulus)] : [];
    });

  return function* (path: WalkedPath): Generator<Seen, void> {
    const digest = createContextDigester();
    let fields: ContextDigest = {};
    const seen = (label: string, moved: Moved, refuses: readonly Refusal[]): Seen => {
      const { snapshot } = moved.configuration;
      const had = fields;
      fields = digest(snapshot.context);
      const { value, tags, status } = observe(snapshot);
      const isActive = snapshot.status === 'active';
      return {
        label,
        shown: {
          state: valueText(value),
          value,
          tags,
          status,
          ...Object.fromEntries(
            Object.entries(changesBetween(had, fields)).map(([key, to]) => [`context.${key}`, to]),
          ),
          effects: effectsOf(moved.actions, snapshot),
          refused: isActive ? refusedAt(moved.configuration, refuses) : [],
        },
      };
    };
    let label = `start "${path.input}"`;
    try {
      if (!(path.input in cases.inputs)) {
        yield { label, shown: {}, end: `there is no input "${path.input}"` };
        return;
      }
      let moved = model.start(cases.inputs[path.input]);
      yield seen(label, moved, path.refuses);
      for (const step of path.steps) {
        label = stimulusLabel({ type: step.event, case: step.case });
        const { configuration } = moved;
        const stimulus =
          configuration.snapshot.status === 'active' ? find(configuration, step) : undefined;
        if (!stimulus) {
          yield { label, shown: {}, end: 'it cannot happen' };
          return;
        }
        moved = model.step(configuration, stimulus);
        yield seen(label, moved, step.refuses);
      }
    } catch (error) {
      yield { label, shown: {}, end: `it throws: ${messageOf(error)}` };
    }
  };
};
