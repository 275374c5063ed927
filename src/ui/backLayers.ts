/** Something that lies over the page without an address of its own: Back closes it. */
type Layer = { id: number; close: () => void };
/** An entry of the history: the layer that it stands for, and the router's count of entries. */
type EntryState = { layer?: number; idx?: number } | null;

/** The open layers, the top one last. */
const layers: Layer[] = [];
/** The entry of a layer that was closed; another one may use it before it is left. */
let vacant: number | null = null;
/** Resolves when the browser has left the entry of a closed layer. */
let leaving: Promise<void> = Promise.resolve();
/** Entries outlive a reload, so that no number may come twice. */
let last = Date.now();
let place = 0;

const entry = () => history.state as EntryState;

/**
 * Adds a layer with an entry of the history, whose Back closes it. Returns a function that takes it
 * away when it is closed in another way.
 */
export const addLayer = async (close: () => void): Promise<() => void> => {
  listen();
  await leaving;
  const id = vacant ?? ++last;
  if (vacant === null) history.pushState({ ...entry(), layer: id }, '');
  vacant = null;
  layers.push({ id, close });
  place = entry()?.idx ?? 0;
  return () => remove(id);
};

const remove = (id: number) => {
  const index = layers.findIndex((layer) => layer.id === id);
  if (index === -1) return;
  layers.splice(index, 1);
  if (entry()?.layer !== id) return;
  vacant = id;
  setTimeout(() => {
    if (vacant !== id) return;
    vacant = null;
    if (entry()?.layer !== id) return;
    leaving = new Promise((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
    history.back();
  });
};

let isListening = false;
const listen = () => {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    const { layer = null, idx = 0 } = entry() ?? {};
    const from = place;
    place = idx;
    const isOpen = layers.some(({ id }) => id === layer);
    // The entry of a layer that is closed: the person wants to go on past it.
    if (layer !== null && !isOpen) return history.go(from > idx ? -1 : 1);
    while (layers.length > 0 && layers.at(-1)?.id !== layer) layers.pop()?.close();
  });
};
