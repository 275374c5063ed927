import type { Message } from './message';

type ListSnapshot<TItem> = {
  context: { items: TItem[]; total: number; from: number; message: Message | null };
  matches: (
    state: 'loading' | 'ready' | 'empty' | 'failed' | { ready: 'adding' | 'stuck' },
  ) => boolean;
};

/** The items of all pages that were read. */
export const selectItems = <TItem>(s: ListSnapshot<TItem>) => s.context.items;
/** Of all pages, as the platform said last. */
export const selectTotal = (s: ListSnapshot<unknown>) => s.context.total;
/** Where somebody who came back was. */
export const selectPlace = (s: ListSnapshot<unknown>) => s.context.from;
/** The message on show; null while there is none. */
export const selectMessage = (s: ListSnapshot<unknown>) => s.context.message;
/** `refreshing`: what is on show belongs to the query before. */
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
/** The next page is being read. */
export const selectIsAdding = (s: ListSnapshot<unknown>) => s.matches({ ready: 'adding' });
/** The next page did not come. */
export const selectIsStuck = (s: ListSnapshot<unknown>) => s.matches({ ready: 'stuck' });
