import type { EventObject } from 'xstate';
import { MARK, type CapsuleEvent, type Json } from '../../machines/shared/capsule';
import type { MachineCases } from '../../machines/shared/cases';
import { actorOf, casesOfActor, eventStimuli, outcomeOf } from '../model/stimuli';
import { fill, misfit, withUnknown } from './fit';

/** What a recorded event, or a recorded input, may have been. */
export type Candidate<T> = {
  /** The case it is, or was filled up from; null where the case file has none. */
  readonly case: string | null;
  readonly value: T;
  /** How much of the record speaks against it. */
  readonly misfit: number;
  /** True when the case is completed by values of the record. */
  readonly isFilled: boolean;
};

/**
 * The cases of a recorded event, each also with what the record knows better; the likeliest first.
 * `unknown` stands for texts that no case has.
 */
export const eventCandidates = (
  cases: MachineCases,
  { type, ...payload }: CapsuleEvent,
  unknown: string,
): Candidate<EventObject>[] =>
  candidates(payload, samplesOf(cases, type), unknown).map(({ value, ...rest }) => ({
    ...rest,
    value: { ...(value as object), type },
  }));

/** The inputs of a case file, and the recorded one filled up from each. */
export const inputCandidates = (
  cases: MachineCases,
  { input = null }: CapsuleEvent,
): Candidate<unknown>[] =>
  candidates(
    input,
    Object.entries(cases.inputs).map(([name, value]) => ({ name, value })),
    MARK,
  );

type Sample = { name: string | null; value: unknown };

const candidates = (
  recorded: Json,
  samples: readonly Sample[],
  unknown: string,
): Candidate<unknown>[] =>
  (samples.length > 0 ? samples : [{ name: null, value: recorded }])
    .flatMap(({ name, value }, _, all): Candidate<unknown>[] => {
      const against = misfit(recorded, value);
      const others = all.map((one) => one.value).filter((one) => one !== value);
      const filled = {
        case: name,
        value: withUnknown(fill(recorded, value, ...others), unknown),
        misfit: against,
        isFilled: true,
      };
      return name === null
        ? [filled]
        : [{ case: name, value, misfit: against, isFilled: false }, filled];
    })
    .sort((a, b) => a.misfit - b.misfit);

const samplesOf = (cases: MachineCases, type: string): Sample[] => {
  const outcome = outcomeOf(type);
  if (!outcome)
    return eventStimuli(cases)
      .filter((one) => one.type === type)
      .map(({ case: name, event: { type: _type, ...value } }) => ({ name, value }));
  const { kind, actor } = outcome;
  const given = casesOfActor(cases, actorOf(cases.machine, actor));
  switch (kind) {
    case 'done':
      return (given?.done ?? []).map(({ name, output }) => ({
        name,
        value: { output, actorId: actor },
      }));
    case 'error':
      return (given?.error ?? []).map(({ name, error }) => ({
        name,
        value: { error, actorId: actor },
      }));
    case 'snapshot':
      return (given?.snapshot ?? []).map(({ name, snapshot }) => ({ name, value: { snapshot } }));
  }
};

/** A payload as text, without values that the record does not hold. */
export const payloadText = ({ type: _type, ...payload }: CapsuleEvent): string => {
  const known = Object.entries(payload).filter(
    ([, value]) => value !== MARK && (typeof value !== 'object' || value === null),
  );
  return known.length === 0 ? '' : ` ${JSON.stringify(Object.fromEntries(known))}`;
};
