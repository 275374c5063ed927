import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { childrenOf, type Moved } from './model';

/** The actors and timers whose lives begin in one step. */
export type Begun = {
  /** The ids of the actors. */
  readonly actors: readonly string[];
  /** The types of the events that the timers send. */
  readonly timers: readonly string[];
};

/** What a step begins. An assignment starts its actors without an action. */
export const begunBy = (
  { actions, configuration }: Moved,
  before: AnyMachineSnapshot | undefined,
): Begun => {
  const { children } = configuration.snapshot;
  if (before?.children === children && !actions.some(isBeginning)) return NOTHING;
  const known = new Set(before ? Object.values(childrenOf(before)) : []);
  const actors = new Set(
    Object.values(childrenOf(configuration.snapshot)).flatMap((child) =>
      child && !known.has(child) ? [child.id] : [],
    ),
  );
  const timers: string[] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.spawnChild') {
      const { actorRef } = params as { actorRef?: AnyActorRef };
      if (actorRef) actors.add(actorRef.id);
    } else if (type === 'xstate.raise' || type === 'xstate.sendTo') {
      const { event, delay } = params as { event: EventObject; delay?: number };
      if (delay !== undefined) timers.push(event.type);
    }
  }
  return actors.size + timers.length === 0 ? NOTHING : { actors: [...actors], timers };
};

const isBeginning = ({ type }: Moved['actions'][number]): boolean =>
  type === 'xstate.spawnChild' || type === 'xstate.raise' || type === 'xstate.sendTo';

const NOTHING: Begun = { actors: [], timers: [] };
