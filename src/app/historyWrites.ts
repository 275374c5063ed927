import { REST } from '../ui/hooks/useRested';

/** Pending writes in their order: a change of address clears what the entry remembers. */
const KINDS = ['address', 'top'] as const;
type Kind = (typeof KINDS)[number];
type Write = {
  readonly write: () => void;
  /** The entry that it belongs to. */
  readonly entry: string;
  /** What it writes, if that is an address. */
  readonly address: string | undefined;
};
const waiting = new Map<Kind, Write>();
/** The entry of a layer, and its address before a waiting one was put there. */
let kept: { readonly layer: number; readonly before: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Names an entry of the history; that of a drawer or a popup has the name of the page below. */
const entryName = (): string => {
  const { key = '', idx = 0 } = (history.state ?? {}) as { key?: string; idx?: number };
  return `${idx} ${key}`;
};
const flushAtRest = () => {
  clearTimeout(timer);
  timer = setTimeout(flushWrites, REST);
};

/**
 * Schedules a write to the history entry. A write takes as long as rendering a frame, so it waits
 * until no newer one came for a moment, or until the entry is left (`flushWrites`).
 */
export const scheduleWrite = (kind: Kind, write: () => void, address?: string) => {
  waiting.set(kind, { write, entry: entryName(), address });
  flushAtRest();
};

/** Cancels a scheduled write. */
export const cancelWrite = (kind: Kind) => {
  waiting.delete(kind);
  if (kept !== null) flushAtRest();
};

/**
 * Performs the scheduled writes at once. The address of a page below a drawer or a popup, which has
 * the entry now, waits until that is closed; for a reload, that entry keeps it so long.
 */
export const flushWrites = () => {
  for (const kind of KINDS) {
    if (kind === 'address' && isOnLayer()) {
      keepOnLayer();
      continue;
    }
    const next = waiting.get(kind);
    waiting.delete(kind);
    next?.write();
  }
};

/**
 * Flushes when the person is about to leave by the browser's own controls. An entry that was
 * already left gets no write. Returns a function that stops it.
 */
export const flushOnLeaving = (): (() => void) => {
  const end = new AbortController();
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { capture: true, signal: end.signal });
  on('pagehide', flushWrites);
  // Alt or ⌘ with an arrow goes back, and so does the fourth button of a mouse.
  on('keydown', ({ altKey, metaKey }) => (altKey || metaKey) && flushWrites());
  on('pointerdown', ({ button }) => button > 2 && flushWrites());
  // The pointer leaves the page towards the browser's own buttons.
  on('mouseout', ({ relatedTarget }) => relatedTarget === null && flushWrites());
  on('popstate', () => {
    for (const [kind, { entry }] of waiting) if (entry !== entryName()) waiting.delete(kind);
    flushAtRest();
  });
  return () => {
    end.abort();
    waiting.clear();
  };
};

const layerHere = () => (history.state as { layer?: number } | null)?.layer;

/**
 * True on the entry of a drawer or a popup (`ui/backLayers.ts`). It is closed by what is written
 * next, and its entry is replaced: the page below it has the entry before.
 */
export const isOnLayer = (): boolean => layerHere() !== undefined;

/** Past the router, for which this entry and the one of the page are the same. */
const keepOnLayer = () => {
  const layer = layerHere();
  if (layer === undefined) return;
  if (kept?.layer !== layer) kept = { layer, before: location.href };
  const address = new URL(waiting.get('address')?.address ?? kept.before, location.href);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
};
