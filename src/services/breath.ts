/**
 * Ends the task that is running, so that whoever acts meanwhile is answered, and goes on in the
 * next.
 */
export const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
