import { createClock, type Clock } from '../../../sandbox/base/clock';

/** The platform's clock in a test, which can stand still. */
export type StageClock = Clock & {
  /** Stands still at this time (epoch ms) until the offset is set, as by a reset. */
  stopAt(time: number): void;
};

/** Creates a clock that runs. What is checked against a client's own clock never stands still. */
export const createStageClock = (): StageClock => {
  const running = createClock();
  let stopped: number | null = null;
  const now = () => stopped ?? running.now();
  return {
    ...running,
    now,
    date: (later = 0) => new Date(now() + later),
    offset: () => (stopped === null ? running.offset() : stopped - running.real()),
    setOffset: (milliseconds) => {
      stopped = null;
      running.setOffset(milliseconds);
    },
    stopAt: (time) => {
      stopped = time;
    },
  };
};
