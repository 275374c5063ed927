import { didYouMean } from '../base/nearest';

/**
 * What is wrong with a case file that was never compiled, in one sentence; undefined when nothing
 * is.
 */
export const wrongInCases = ({
  inputs,
  events,
  actors,
  exceptions,
  constraint,
  limit,
}: Readonly<Record<string, unknown>>): string | undefined => {
  if (!isRecord(events)) return 'it has no "events", a list of named cases for each event.';
  if (!isRecord(inputs) || Object.keys(inputs).length === 0)
    return '"inputs" names no way to start.';
  if (!isRecord(actors)) return '"actors" is no object of outcomes by actor.';
  if (
    !isRecord(exceptions) ||
    !Object.values(exceptions).every((reason) => typeof reason === 'string')
  )
    return '"exceptions" gives no reason in words for each transition.';
  if (typeof constraint !== 'function') return '"constraint" is no function of the context.';
  if (!Number.isInteger(limit) || Number(limit) < 1) return '"limit" is no whole number from 1.';
  const unnamed = Object.keys(events).find((type) => !isNamed(events[type]));
  if (unnamed !== undefined) return `event "${unnamed}" ${NEEDS}`;
  return Object.entries(actors).flatMap(
    ([id, outcomes]) => wrongInOutcomes(id, outcomes ?? {}) ?? [],
  )[0];
};

const wrongInOutcomes = (id: string, outcomes: unknown): string | undefined => {
  if (!isRecord(outcomes))
    return `actor "${id}" needs an object with lists of cases: { ${OUTCOMES.join(', ')} }.`;
  const unknown = Object.keys(outcomes).find((kind) => !OUTCOMES.includes(kind));
  if (unknown !== undefined)
    return (
      `actor "${id}" has no outcome "${unknown}".` +
      didYouMean(unknown, OUTCOMES, { otherwise: ` There are: ${OUTCOMES.join(', ')}.` })
    );
  const unnamed = Object.keys(outcomes).find(
    (kind) => outcomes[kind] !== undefined && !isNamed(outcomes[kind]),
  );
  return unnamed === undefined ? undefined : `${unnamed} of actor "${id}" ${NEEDS}`;
};

const OUTCOMES = ['done', 'error', 'snapshot'];
const NEEDS = `needs a list of cases, each an object with a name: [{ name: '…' }].`;

const isNamed = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => isRecord(one) && typeof one['name'] === 'string');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
