/** A part of a screen: a landmark, an entry of a list, a heading or a control, and its box. */
export type Part = {
  /** What it is and what it is called, without figures: those may move. */
  name: string;
  /** The place of the part around it in the list of all; -1: none. */
  within: number;
  /** How many letters it holds. */
  letters: number;
  isLeaf: boolean;
  /** True where it keeps its place in the window. */
  isFixed: boolean;
  /** In CSS pixels of the window. */
  left: number;
  top: number;
  width: number;
  height: number;
};

/**
 * Runs in the page: its parts in their order, once nothing has moved, loaded or arrived for `quiet`
 * ms. A page that never rests is measured after `patience` ms.
 */
export const partsAtRest = async (quiet: number, patience: number): Promise<Part[]> => {
  // Only headless Chromium gives a scrollbar room, each engine draws what is far away at another
  // distance, and a picture grows below the pointer, which is anywhere.
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { scrollbar-width: none !important; content-visibility: visible !important }
      img { transform: none !important; scale: none !important; transition: none !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  }
  const PARTS = [
    'header, nav, main, footer, aside, section, form, search, dialog, article',
    '[role="dialog"], [role="alertdialog"], [role="region"], [role="group"], [role="alert"]',
    'li, tr, [role="option"], [role="menuitem"], [role="tab"]',
    'a[href], button, summary, input, select, textarea, label, img, iframe, h1, h2, h3, h4',
  ].join();
  const isOnShow = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const role = element.getAttribute('role') ?? element.localName;
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${role} ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`
      .replaceAll(/\d/g, '0')
      .trim();
  };
  /** A dialog lies over a page that is a screen of its own. */
  const place = () =>
    [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].findLast(
      (dialog) => isOnShow(dialog) && dialog.getAttribute('aria-modal') === 'true',
    ) ?? document.body;
  const measure = (): Part[] => {
    const root = place();
    const found = [root, ...root.querySelectorAll(PARTS)].filter(
      (element) => isOnShow(element) && !element.closest('[aria-hidden="true"], [inert]'),
    );
    const order = new Map(found.map((element, index) => [element, index]));
    const around = (element: Element) => {
      for (let one = element.parentElement; one; one = one.parentElement) {
        const index = order.get(one);
        if (index !== undefined) return index;
      }
      return -1;
    };
    const isFixed = (element: Element, outer: Element | undefined) => {
      for (let one: Element | null = element; one && one !== outer; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      return false;
    };
    const within = found.map(around);
    const parents = new Set(within);
    return found.map((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const round = (length: number) => Math.round(length * 10) / 10;
      return {
        name: nameOf(element),
        within: within[index] ?? -1,
        letters: (element.closest('label') ?? element).textContent.trim().length,
        isLeaf: !parents.has(index),
        isFixed: isFixed(element, found[within[index] ?? -1]),
        left: round(left),
        top: round(top),
        width: round(width),
        height: round(height),
      };
    });
  };
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && isOnShow(element);
  };
  const isLoading = () =>
    document.readyState !== 'complete' ||
    document.fonts.status !== 'loaded' ||
    [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen) ||
    [...document.images].some(
      (image) => image.loading === 'eager' && !image.complete && isSeen(image),
    );
  const now = () => performance.now();
  const end = now() + patience;
  let before = '';
  let since = now();
  for (;;) {
    const parts = measure();
    const state = JSON.stringify([parts, performance.getEntriesByType('resource').length]);
    if (isLoading() || state !== before) since = now();
    before = state;
    if (now() - since >= quiet || now() > end) return parts;
    for (let frame = 0; frame < 5; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};
