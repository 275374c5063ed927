import { isThere } from './arrival.selectors';
import type { Message } from './message';

type LoaderSnapshot<TValue> = {
  value: unknown;
  context: { value: TValue | null; message: Message | null };
};

/** The last loaded value; null before the first. */
export const selectValue = <TValue>(s: LoaderSnapshot<TValue>) => s.context.value;
/** True while a read is under way. */
export const selectIsLoading = (s: LoaderSnapshot<unknown>) => s.value === 'loading';
/** True before the first answer, be it a fault, and while its own code is on its way. */
export const selectIsAwaited = (s: LoaderSnapshot<unknown> | undefined) =>
  !isThere(s) || (selectIsLoading(s) && selectValue(s) === null);
/** True when the read failed and there is no earlier value. */
export const selectIsFailed = (s: LoaderSnapshot<unknown>) =>
  s.value === 'failed' && s.context.value === null;
/** True when the last read failed, even if there is an earlier value. */
export const selectHasFailed = (s: LoaderSnapshot<unknown>) => s.value === 'failed';
/** The message shown; null when there is none. */
export const selectMessage = (s: LoaderSnapshot<unknown>) => s.context.message;
