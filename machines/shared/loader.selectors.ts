import type { Message } from './message';

type LoaderSnapshot<TValue> = {
  value: unknown;
  context: { value: TValue | null; message: Message | null };
};

/** What was read last; null before the first. */
export const selectValue = <TValue>(s: LoaderSnapshot<TValue>) => s.context.value;
/** A read is under way. */
export const selectIsLoading = (s: LoaderSnapshot<unknown>) => s.value === 'loading';
/** Nothing is known, and the read failed. */
export const selectIsFailed = (s: LoaderSnapshot<unknown>) =>
  s.value === 'failed' && s.context.value === null;
/** The last read failed, whatever is known from before. */
export const selectHasFailed = (s: LoaderSnapshot<unknown>) => s.value === 'failed';
/** The message on show; null while there is none. */
export const selectMessage = (s: LoaderSnapshot<unknown>) => s.context.message;
