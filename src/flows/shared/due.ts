import { fromCallback } from 'xstate';
import type { Clock } from '../../services/clock';

const AGAIN = 5_000;

/**
 * A stream that sends an event when a time has come, and every five seconds after it. A time that
 * has passed already is told after five seconds; without a time it is silent.
 */
export const due = <TType extends string>(clock: Clock, type: TType) =>
  fromCallback<{ type: TType }, { at: number | null }>(({ input: { at }, sendBack }) => {
    if (at === null) return;
    const started = clock.now();
    let next = at > started ? at : started + AGAIN;
    return clock.tick((now) => {
      if (now < next) return;
      next = now + AGAIN;
      sendBack({ type });
    });
  });
