import type { EventObject, ExecutableActionObject } from 'xstate';
import { exactText } from '../base/exactKey';
import { atDue, waited, withoutTimer, withTimer, type Zone } from './zone';

/** A delayed event of the machine itself: `after`, or `raise` or `sendTo` itself with a delay. */
export type Timer = {
  readonly id: string | undefined;
  /** True when xstate has forgotten it, so that it fires whatever is cancelled. */
  readonly isForgotten?: true;
  readonly event: EventObject;
  readonly remaining: number;
};

/** The timers that run, in the order in which they were set. */
export type Timers = {
  readonly timers: readonly Timer[];
  /** When they are due, where time passes between events; then `remaining` is the whole delay. */
  readonly zone?: Zone;
};

/** The longest delay of a timer in a browser or in Node, in milliseconds: 24.8 days. */
const LONGEST = 2 ** 31 - 1;

/** The event that an action sends to the machine itself, and in how many milliseconds. */
export const sentToItself = (
  { type, params }: Pick<ExecutableActionObject, 'type' | 'params'>,
  isSelf: (target: unknown) => boolean,
): { event: EventObject; delay: number | undefined; id: string | undefined } | undefined => {
  if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return undefined;
  const { event, delay, id, to } = params as {
    event: EventObject;
    delay?: number;
    id?: string;
    to?: unknown;
  };
  return type === 'xstate.sendTo' && !isSelf(to) ? undefined : { event, delay, id };
};

/** The timers that run after a macrostep. */
export const timersAfter = (
  before: Timers,
  actions: readonly ExecutableActionObject[],
  isSelf: (target: unknown) => boolean,
): Timers => {
  let timers = [...before.timers];
  let { zone } = before;
  for (const action of actions) {
    if (action.type === 'xstate.cancel') {
      const { sendId } = action.params as { sendId: string };
      const index = timers.findIndex(({ id, isForgotten }) => id === sendId && !isForgotten);
      if (index < 0) continue;
      timers.splice(index, 1);
      zone &&= withoutTimer(zone, index);
    }
    const sent = sentToItself(action, isSelf);
    if (sent?.delay === undefined) continue;
    const { id, event, delay } = sent;
    timers = [...forgetting(timers, id), { id, event, remaining: delay }];
    zone &&= withTimer(zone, delay);
  }
  return { timers, ...(zone && { zone: waited(zone) }) };
};

/** xstate forgets the timers of an id when another one is set with it, or when one fires. */
const forgetting = (timers: readonly Timer[], id: string | undefined): readonly Timer[] =>
  id !== undefined && timers.some((timer) => timer.id === id)
    ? timers.map((timer) => (timer.id === id ? { ...timer, isForgotten: true } : timer))
    : timers;

/** Those of the timers that can be due first, by their indices. */
export const dueIn = ({ timers, zone }: Timers): readonly number[] => {
  if (zone) return [...timers.keys()].filter((index) => atDue(zone, index) !== undefined);
  const first = firstOf(timers);
  return first < 0 ? [] : [first];
};

/** The other timers once one of them has fired; without a zone it is the one due first. */
export const afterFiring = ({ timers, zone }: Timers, index: number | undefined): Timers => {
  const fired = zone ? (index ?? -1) : firstOf(timers);
  const timer = timers[fired];
  if (!timer) return { timers, ...(zone && { zone }) };
  const others = forgetting(timers, timer.id).filter((_, other) => other !== fired);
  if (!zone)
    return {
      timers: others.map((other) => ({ ...other, remaining: other.remaining - timer.remaining })),
    };
  const due = atDue(zone, fired);
  if (!due) throw new Error(`timer ${timer.event.type} is not due`);
  return { timers: others, zone: withoutTimer(due, fired) };
};

/** The timer that is due first; of equals, the one set first. */
const firstOf = (timers: readonly Timer[]): number => {
  let first = -1;
  let least = Infinity;
  for (const [index, { remaining }] of timers.entries())
    if (first < 0 || remaining < least) [first, least] = [index, remaining];
  return first;
};

/** A text that only the same timers have, with their payloads and ids. */
export const timersKeyOf = ({ timers, zone }: Timers): string =>
  timers.length === 0
    ? ''
    : exactText([
        timers.map((timer) => [timer.id, timer.isForgotten, timer.event, timer.remaining]),
        zone,
      ]);

/** A sentence for each delay that no timer can keep. */
export const wrongDelays = (timers: readonly Timer[]): string[] =>
  timers
    .filter(({ remaining }) => !(remaining >= 0 && remaining <= LONGEST))
    .map(
      ({ event, remaining }) =>
        `${event.type} has a delay of ${remaining} ms: a timer waits from 0 to ${LONGEST} ms ` +
        '(24.8 days), and fires at once for anything else',
    );
