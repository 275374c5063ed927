/** Something done to the page before the app listened (`public/firstPaint.js`). */
type Early = { type: 'click' | 'change'; target: Element; value?: string };

/** Where the app stands: the page that was drawn ahead for this visit (docs/decisions/0034), or an empty place. */
export const takePlace = (): { place: HTMLElement; isDrawn: boolean } => {
  const wanted = document.documentElement.dataset['drawn'];
  const pages = [...document.querySelectorAll<HTMLElement>('body > [data-page]')];
  const drawn = pages.find((page) => page.dataset['page'] === wanted);
  for (const page of pages) if (page !== drawn) page.remove();
  const place = drawn ?? document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  return { place, isDrawn: drawn !== undefined };
};

/** What was done to the drawn page so far; from now on React hears it. Returns how to do it again, once the app runs. */
export const takeEarly = (): (() => void) => {
  const early = (globalThis as { croupierEarly?: () => Early[] }).croupierEarly?.() ?? [];
  return () => {
    for (const { type, target, value } of early) {
      if (type === 'change' && !(target instanceof HTMLSelectElement)) continue;
      if (target instanceof HTMLSelectElement && value !== undefined) target.value = value;
      // Also the drawing in a button, which has no `click()`.
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  };
};
