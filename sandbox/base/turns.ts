/** Runs a limited number of tasks in parallel; the others wait for their turn here. */
export const createTurns = (most: number) => {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else
      await new Promise<void>((go) => {
        waiting.push(go);
      });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
