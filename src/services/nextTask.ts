/** Resolves in a new task, so that the browser can handle what the person did meanwhile. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
