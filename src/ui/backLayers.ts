/**
 * Something that lies over the page without an address of its own: Back closes it. Forward calls
 * `reopen`, which says whether it is open again; what has none is passed over.
 */
type LayerActions = { close: () => void; reopen?: (() => boolean) | undefined };
type Layer = LayerActions & { id: number };
/** An entry of the history: the layer that it stands for, and the router's count of entries. */
type EntryState = { layer?: number; idx?: number } | null;

/** The open layers, the top one last. */
const layers: Layer[] = [];
/** The layers that Forward may open again, by the number of their entry. */
const reopens = new Map<number, () => boolean>();
/** The entry of a layer that was closed; another one may use it before it is left. */
let vacant: number | null = null;
/** Resolves when the browser has left the entries of closed layers and of a page. */
let leaving: Promise<unknown> = Promise.resolve();
/** How many of them the browser has yet to leave. */
let departures = 0;
/** What waits until they are left. */
const waiting: (() => void)[] = [];
/** Entries outlive a reload, so that no number may come twice. */
let last = Date.now();

const entry = () => history.state as EntryState;
/** A page, and the layer over it: the later one of two has the higher number. */
const placeNow = () => {
  const { idx = 0, layer = 0 } = entry() ?? {};
  return { idx, layer };
};
let place = { idx: 0, layer: 0 };

/**
 * Adds a layer with an entry of the history, whose Back closes it. Returns a function that takes it
 * away when it is closed in another way.
 */
export const addLayer = async ({ close, reopen }: LayerActions): Promise<() => void> => {
  startLayers();
  await new Promise<void>((resolve) => {
    writeWhenLeft(resolve);
  });
  const here = entry()?.layer;
  const isFree = here !== undefined && !isOpen(here);
  const id = isFree ? here : ++last;
  if (!isFree) history.pushState({ ...entry(), layer: id }, '');
  vacant = null;
  layers.push({ id, close });
  if (reopen) reopens.set(id, reopen);
  else reopens.delete(id);
  place = placeNow();
  return () => remove(id);
};

const isOpen = (layer: number) => layers.some(({ id }) => id === layer);

const remove = (id: number) => {
  const index = layers.findIndex((layer) => layer.id === id);
  if (index === -1) return;
  layers.splice(index, 1);
  if (entry()?.layer !== id) return;
  vacant = id;
  setTimeout(() => {
    if (vacant !== id) return;
    vacant = null;
    if (entry()?.layer === id) leaveUntil(goBack());
  });
};

/**
 * Leaves the entry of a page by `back`, after the layer that closes along with it. What opens
 * meanwhile gets its entry over the page that comes.
 */
export const leavePage = (back: () => void): void => {
  const { layer, idx = 0 } = entry() ?? {};
  // Without an entry below, the browser would never answer.
  const leave = () => (idx > 0 ? goBack(back) : back());
  if (layer === undefined) return leaveUntil(leave());
  const end = popped().then(leave);
  leaveUntil(isClosing(layer).then((closes) => (closes ? end : undefined)));
};

/** What closes along with a page has done so by the next task. */
const isClosing = async (layer: number) => {
  await pause();
  return !isOpen(layer);
};

/**
 * Writes to the history at once, or when the browser has left what it is leaving: it would come
 * back over the newer entry, as if the person had gone there.
 */
export const writeWhenLeft = (write: () => void): void => {
  if (departures === 0 && waiting.length === 0) return write();
  waiting.push(write);
  if (waiting.length === 1) void writeWaiting();
};

/**
 * Runs when the browser has left the entry of a layer that closes now: the address that follows
 * would replace that entry, and the page below would stay behind it.
 */
export const afterClosing = async (run: () => void): Promise<void> => {
  // It has closed by the next task, and is left in the one after.
  await pause();
  await pause();
  writeWhenLeft(run);
};

const writeWaiting = async () => {
  await left();
  for (const next of waiting.splice(0)) next();
};

const leaveUntil = (end: unknown) => {
  departures += 1;
  leaving = settle(leaving, end);
};

/** A browser may pass over a step back, after many of them in a row. */
const PATIENCE = 1_000;
const settle = async (...ends: unknown[]) => {
  await Promise.race([Promise.all(ends), pause(PATIENCE)]);
  departures -= 1;
};
const pause = (ms = 0) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const left = async (): Promise<void> => {
  const now = leaving;
  await now;
  if (now !== leaving) await left();
};
const goBack = (back = () => history.back()) => {
  const end = popped();
  back();
  return end;
};
const popped = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });

/** On the entry of a layer that is closed: Forward opens it again, or the person wants to go on. */
const pass = (layer: number, isBack: boolean) => {
  if (isBack) return leaveUntil(goBack());
  if (!reopens.get(layer)?.()) history.forward();
};

let isStarted = false;
/** Leaves the entries of what a reload has closed, then listens to Back and Forward. */
export const startLayers = (): void => {
  if (isStarted) return;
  isStarted = true;
  leaveUntil(leaveOldLayers().then(listen));
};

const leaveOldLayers = async (): Promise<void> => {
  // A copied tab may have no entry below.
  while (history.length > 1 && entry()?.layer !== undefined) await goBack();
};

const listen = () => {
  place = placeNow();
  window.addEventListener('popstate', () => {
    const layer = entry()?.layer;
    const from = place;
    place = placeNow();
    const isBack = from.idx > place.idx || (from.idx === place.idx && from.layer > place.layer);
    if (layer !== undefined && !isOpen(layer)) return pass(layer, isBack);
    while (layers.length > 0 && layers.at(-1)?.id !== layer) layers.pop()?.close();
  });
};
