import type { Message } from './message';

type ListSnapshot<TItem> = {
  context: { items: TItem[]; total: number; from: number; message: Message | null };
  matches: (
    state: 'loading' | 'ready' | 'empty' | 'failed' | { ready: 'adding' | 'stuck' },
  ) => boolean;
};

/** The items of all loaded pages. */
export const selectItems = <TItem>(s: ListSnapshot<TItem>) => s.context.items;
/** The number of items of all pages, by the platform's last answer. */
export const selectTotal = (s: ListSnapshot<unknown>) => s.context.total;
/** The index to return to. */
export const selectPlace = (s: ListSnapshot<unknown>) => s.context.from;
/** The message shown; null when there is none. */
export const selectMessage = (s: ListSnapshot<unknown>) => s.context.message;
/** `refreshing`: the items shown belong to the previous query. */
export const selectScreen = (
  s: ListSnapshot<unknown>,
): 'loading' | 'refreshing' | 'ready' | 'empty' | 'failed' =>
  s.matches('failed')
    ? 'failed'
    : s.matches('empty')
      ? 'empty'
      : s.matches('ready')
        ? 'ready'
        : s.context.items.length > 0
          ? 'refreshing'
          : 'loading';
/** True while the next page is loading. */
export const selectIsAdding = (s: ListSnapshot<unknown>) => s.matches({ ready: 'adding' });
/** True when the next page failed to load. */
export const selectIsStuck = (s: ListSnapshot<unknown>) => s.matches({ ready: 'stuck' });
