const SECOND = 1_000;

export type Clock = {
  /** Epoch milliseconds of this device. */
  now: () => number;
  /**
   * Reports the time at once, then at every full second, and as soon as the page becomes visible
   * again, because timers stop while a device sleeps. The reported time begins as this device's and
   * only advances: a clock that is set back makes nobody wait longer. Returns a function that stops
   * it.
   */
  tick: (listener: (now: number) => void) => () => void;
};

/** `page` is the document, whose visibility restarts the ticks; null outside of a browser. */
export const createClock = (
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> | null,
): Clock => ({
  now: () => Date.now(),
  tick: (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [now, wall, steady] = [Date.now(), Date.now(), performance.now()];
    const tell = () => {
      clearTimeout(timer);
      // The steady clock may stand still while a device sleeps, the other one can be set.
      now += Math.max(0, Date.now() - wall, Math.round(performance.now() - steady));
      [wall, steady] = [Date.now(), performance.now()];
      timer = setTimeout(tell, SECOND - (now % SECOND));
      listener(now);
    };
    const wake = () => {
      if (page?.visibilityState === 'visible') tell();
    };
    page?.addEventListener('visibilitychange', wake);
    tell();
    return () => {
      clearTimeout(timer);
      page?.removeEventListener('visibilitychange', wake);
    };
  },
});
