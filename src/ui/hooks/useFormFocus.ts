import { useCallback, type RefCallback, type RefObject } from 'react';
import { firstShown } from './firstShown';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';
import { useFocusOnChange } from './useFocusOnChange';

type Options = {
  /** Changes with each submit that was refused here: the first invalid field takes the focus. */
  refusal: unknown;
  message: object | null;
  /**
   * Takes the focus after a message: what has to be looked at again, or the button below it. A
   * selector.
   */
  afterMessage: string;
  /** The form of another way that is out of sight minds nothing. */
  isOnShow?: boolean;
  /** What takes the focus after a message does so too when the form comes back on show. */
  onReturn?: boolean;
  /** The first field, for the caller that shows the form. */
  firstRef?: RefObject<HTMLElement | null>;
};

/**
 * Where the focus goes in a form that says by itself why it was refused; the `ref` of that form.
 */
export function useFormFocus({
  refusal,
  message,
  afterMessage,
  isOnShow = true,
  onReturn = false,
  firstRef,
}: Options): RefCallback<HTMLFormElement> {
  // A message may come together with invalid fields: these are what has to be mended, and the later
  // hook wins.
  const messageRef = useFocusOnChange<HTMLElement>(isOnShow ? message : null);
  const returnRef = useFocusOnChange<HTMLElement>(onReturn && isOnShow ? 'on show' : null);
  const invalidRef = useFocusFirstInvalid<HTMLFormElement>(refusal);
  return useCallback(
    (form) => {
      if (isOnShow && firstRef)
        firstRef.current = (form && firstShown(form, 'input:not([type="hidden"])')) ?? null;
      invalidRef.current = form;
      messageRef.current = form?.querySelector<HTMLElement>(afterMessage) ?? null;
      returnRef.current = messageRef.current;
    },
    [isOnShow, firstRef, afterMessage, invalidRef, messageRef, returnRef],
  );
}
