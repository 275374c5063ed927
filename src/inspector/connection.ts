import { emptyModel, receive, type Model } from './model';
import { CHANNEL, isWireMessage, newId, type ViewerMessage } from './wire';

/** The viewer's end of the channel, as a store for `useSyncExternalStore`. */
export type Connection = { subscribe: (changed: () => void) => () => void; read: () => Model; select: (page: string) => void };

/** Asks every inspected page what happened so far, then listens. */
export const connect = (): Connection => {
  const channel = new BroadcastChannel(CHANNEL);
  const id = newId();
  const listeners = new Set<() => void>();
  let model: Model = emptyModel;
  const publish = (next: Model) => {
    if (next === model) return;
    model = next;
    for (const listener of listeners) listener();
  };
  const ask = (source: string | null) => channel.postMessage({ kind: 'viewer', id, source } satisfies ViewerMessage); // oxlint-disable-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches our own origin only

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWireMessage(data) || data.kind === 'viewer') return;
    // A replay is for who asked; entries of a page that was never told of wait for its replay.
    if (data.kind === 'replay' && data.to !== id) return;
    if (data.kind === 'entry' && !model.pages.some((page) => page.source.id === data.from.id)) return;
    publish(receive(model, data));
    if (data.kind === 'hello') ask(data.from.id);
  });
  ask(null);

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read: () => model,
    select: (page) => publish({ ...model, selected: page }),
  };
};
