import { useCallback, type RefCallback, type RefObject } from 'react';
import { firstShown } from './firstShown';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';
import { useFocusOnChange } from './useFocusOnChange';

type Options = {
  /**
   * Changes with each submit that the form itself refused: the first invalid field takes the focus.
   */
  refusal: unknown;
  message: object | null;
  /**
   * A selector of the element that takes the focus after a message: the field to check again, or
   * the button below it.
   */
  afterMessage: string;
  /** A hidden form of another tab moves no focus. */
  isOnShow?: boolean;
  /**
   * The element that takes the focus after a message also takes it when the form is shown again.
   */
  onReturn?: boolean;
  /** The first field, for the caller that shows the form. */
  firstRef?: RefObject<HTMLElement | null>;
};

/** Moves the focus in a form that shows why it was refused; returns the `ref` of that form. */
export function useFormFocus({
  refusal,
  message,
  afterMessage,
  isOnShow = true,
  onReturn = false,
  firstRef,
}: Options): RefCallback<HTMLFormElement> {
  // A message may come with invalid fields, which have to be corrected first: the later hook wins.
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
