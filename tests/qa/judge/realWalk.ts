import { createActor, SimulatedClock, type AnyStateMachine } from 'xstate';
import { seeded } from '../../../qa/base/seeded';
import type { RandomChart } from './randomChart';

/**
 * The marks of the transitions that real actors take on some random walks, with a clock that goes
 * by as it likes between events.
 */
export const realWalk = (chart: RandomChart, seed: number, steps: number): Set<string> => {
  const taken = new Set<string>();
  const machine = chart.machine.provide({
    actions: { mark: (_: unknown, { id }: { id: string }) => void taken.add(id) },
  } as never) as AnyStateMachine;
  const random = seeded(seed, 'walk');
  const from = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, logger: () => undefined });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const ended = new Set<unknown>();
  for (let step = 0; step < steps && actor.getSnapshot().status === 'active'; step++) {
    const children = actor.getSnapshot().children as Record<string, unknown>;
    const running = chart.actors.filter((id) => children[id] && !ended.has(children[id]));
    const id = from(running);
    const choice = random();
    if (choice < 0.3) clock.increment(10 * Math.floor(random() * 40));
    else if (id !== undefined && choice < 0.45) {
      ended.add(children[id]);
      actor.send(
        random() < 0.7
          ? { type: `xstate.done.actor.${id}`, output: null, actorId: id }
          : { type: `xstate.error.actor.${id}`, error: 'no', actorId: id },
      );
    } else actor.send({ type: from(chart.events) ?? 'a' });
  }
  actor.stop();
  return taken;
};
