import { useLayoutEffect, useSyncExternalStore } from 'react';

let titles: readonly { title: string }[] = [];
const listeners = new Set<() => void>();
const change = (next: typeof titles) => {
  titles = next;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
const newest = () => titles.at(-1)?.title ?? null;

/** Names the browser's tab after what is open over the page, as long as it is. */
export const useTabTitle = (title: string): void => {
  useLayoutEffect(() => {
    const own = { title };
    change([...titles, own]);
    return () => change(titles.filter((one) => one !== own));
  }, [title]);
};

/** The title of what was opened last over the page; null while nothing is. */
export const useTitleOverPage = (): string | null =>
  useSyncExternalStore(listen, newest, () => null);
