import type { Page } from '@playwright/test';

/** An action of a person, and its answer; `isThere` runs in the page. */
export type Step = {
  event: 'keydown' | 'input' | 'click';
  act: () => Promise<unknown>;
  /** Must be false before the action: otherwise nothing would be measured. */
  isThere: (words: string) => boolean;
  words: string;
};

/** A limit above any answer's time, so that a missing answer ends the wait. */
const LIMIT = 15_000;

/** From the event to the paint of the frame that shows the answer, in ms. */
export async function timed(page: Page, { event, act, isThere, words }: Step): Promise<number> {
  const condition = await page.evaluateHandle<{ isThere: Step['isThere'] }>(
    `({ isThere: ${String(isThere)} })`,
  );
  const armed = await page.evaluateHandle(
    ({ condition: { isThere: isDone }, event: name, words: of, limit }) => {
      const isEarly = isDone(of);
      const answer = new Promise<number>((resolve, reject) => {
        if (isEarly) return reject(new Error(`What a ${name} shall bring is there already: ${of}`));
        setTimeout(
          () => reject(new Error(`No answer to a ${name} within ${limit} ms: ${of}`)),
          limit,
        );
        addEventListener(
          name,
          ({ timeStamp }) => {
            const look = () => {
              if (!isDone(of)) return void requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      answer.catch(() => undefined);
      return { answer };
    },
    { condition, event, words, limit: LIMIT },
  );
  await act();
  const ms = await armed.evaluate(({ answer }) => answer);
  await Promise.all([condition.dispose(), armed.dispose()]);
  return ms;
}

/** The value below which that share of the figures lies. */
export function quantile(figures: readonly number[], part: number): number {
  return (
    figures.toSorted((one, other) => one - other)[Math.ceil(figures.length * part) - 1] ??
    Number.NaN
  );
}
