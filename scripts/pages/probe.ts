/** What a page measures about itself; times are ms from the start of the navigation. */
export type Told = {
  lcp: number;
  tasks: Span[];
  shifts: Shift[];
  keys: { start: number; duration: number }[];
  ready: number | null;
  /** The field's text in each frame after a letter came. */
  typed: { at: number; words: string }[];
  awake: number | null;
};
export type Span = { start: number; duration: number };
export type Shift = { at: number; value: number };

/**
 * The elements to wait for, by selector; behind `>>>` within the open shadow root of the element
 * before. A page is `ready` when all of them are visible.
 */
export type Wanted = { ready: readonly string[]; field: string; submit: string; refused: string };

type Probe = {
  told: Told;
  whenReady: Promise<void>;
  /** The caret is in the field. */
  whenTypable: () => Promise<void>;
  /** Presses the button repeatedly until the refusal is shown. */
  whenAwake: () => Promise<void>;
  words: () => string;
};

declare global {
  var benchProbe: Probe;
}

/**
 * Runs in the page before its own scripts, so it is a single function. To cost little, it only
 * looks in frames after a change of the document.
 */
export function probe({ ready, field, submit, refused }: Wanted): void {
  const PRESS_EVERY = 50;
  const told: Told = {
    lcp: Number.NaN,
    tasks: [],
    shifts: [],
    keys: [],
    ready: null,
    typed: [],
    awake: null,
  };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const observe = (type: string, use: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry as Entry);
    }).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', ({ startTime }) => {
    told.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    told.tasks.push({ start: startTime, duration });
  });
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) told.shifts.push({ at: startTime, value });
  });
  observe(
    'event',
    ({ name, startTime, duration }) => {
      if (name === 'keydown') told.keys.push({ start: startTime, duration });
    },
    { durationThreshold: 16 },
  );

  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    });
  const partsOf = (selector: string) => {
    const [outer = '', inner] = selector.split('>>>');
    return { outer: outer.trim(), inner };
  };
  const find = (selector: string) => {
    const { outer, inner } = partsOf(selector);
    const element = document.querySelector(outer);
    return inner === undefined ? element : (element?.shadowRoot?.querySelector(inner) ?? null);
  };
  /** Has an area, is not hidden, and nothing covers its middle. */
  const isShown = (selector: string) => {
    const element = find(selector);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as Document | ShadowRoot;
    const top = root.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && height > 0 && (!top || element.contains(top) || top.contains(element));
  };
  /** Elements with a document of their own, whose changes are not seen from outside. */
  const hosts = [...ready, field]
    .map(partsOf)
    .flatMap(({ outer, inner }) => (inner === undefined ? [] : [outer]));
  const untilTrue = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      let isDue = false;
      const look = () => {
        isDue = false;
        if (!isThere()) return;
        changes.disconnect();
        removeEventListener('load', later, true);
        resolve();
      };
      const later = () => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(look);
      };
      const changes = new MutationObserver(later);
      const all = { childList: true, subtree: true, attributes: true };
      changes.observe(document, all);
      const enter = async (host: string) => {
        await customElements.whenDefined(host);
        const root = document.querySelector(host)?.shadowRoot;
        if (root) changes.observe(root, all);
      };
      for (const host of hosts) void enter(host);
      // A stylesheet or picture that is loaded changes no element.
      addEventListener('load', later, true);
      later();
    });
  const inputOf = (selector: string) => {
    const element = find(selector);
    return element instanceof HTMLInputElement ? element : null;
  };

  const wasTyped = async () => {
    await painted();
    told.typed.push({ at: performance.now(), words: inputOf(field)?.value ?? '' });
  };
  const wasReady = async () => {
    await untilTrue(() => ready.every(isShown));
    await painted();
    told.ready = performance.now();
  };
  addEventListener('input', () => void wasTyped(), true);
  // A submit that no script handles would leave the page.
  addEventListener('submit', (event) => event.preventDefault());

  globalThis.benchProbe = {
    told,
    whenReady: wasReady(),
    whenTypable: async () => {
      await untilTrue(
        () => isShown(field) && !inputOf(field)?.disabled && !inputOf(field)?.readOnly,
      );
      inputOf(field)?.focus({ preventScroll: true });
    },
    whenAwake: async () => {
      const pressing = setInterval(
        () => document.querySelector<HTMLElement>(submit)?.click(),
        PRESS_EVERY,
      );
      await untilTrue(() => document.querySelector(refused) !== null);
      clearInterval(pressing);
      await painted();
      told.awake = performance.now();
    },
    words: () => inputOf(field)?.value ?? '',
  };
}
