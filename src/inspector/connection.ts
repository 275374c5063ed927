import { emptyModel, receive, type Model } from './model';
import { CHANNEL, isWireMessage, newId, type ViewerMessage } from './wire';

/** The viewer's end of the channel, as a store for `useSyncExternalStore`. */
export type Connection = {
  subscribe: (changed: () => void) => () => void;
  read: () => Model;
  select: (page: string) => void;
  /** Asks a page for its replay capsule. */
  report: (page: string) => Promise<string>;
};

/** Asks every inspected page for its history, then listens. */
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
  const waiting = new Map<string, (text: string) => void>();
  const say = (message: ViewerMessage) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel
    channel.postMessage(message);

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWireMessage(data) || data.kind === 'viewer' || data.kind === 'reportAsked') return;
    if (data.kind === 'report') {
      if (data.to === id) waiting.get(data.from.id)?.(data.text);
      return;
    }
    // A replay is for the viewer that asked; entries of an unknown page wait for its replay.
    if (data.kind === 'replay' && data.to !== id) return;
    if (data.kind === 'entry' && !model.pages.some((page) => page.source.id === data.from.id))
      return;
    publish(receive(model, data));
    if (data.kind === 'hello') say({ kind: 'viewer', id, source: data.from.id });
  });
  say({ kind: 'viewer', id, source: null });

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read: () => model,
    select: (page) => publish({ ...model, selected: page }),
    report: (page) =>
      new Promise((resolve) => {
        waiting.set(page, resolve);
        say({ kind: 'reportAsked', id, source: page });
      }),
  };
};
