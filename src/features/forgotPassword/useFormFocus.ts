import { useSelector } from '@xstate/react';
import { useCallback, type RefObject } from 'react';
import type { ForgotPasswordRef } from '../../../machines/forgotPassword/forgotPassword.machine';
import { selectFieldErrors, selectMessage } from '../../../machines/forgotPassword/forgotPassword.selectors';
import { firstShown } from '../../ui/hooks/firstShown';
import { useFocusFirstInvalid } from '../../ui/hooks/useFocusFirstInvalid';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange';

type Options = {
  recovery: ForgotPasswordRef;
  /** The form of the other way minds its own. */
  isOnShow: boolean;
  /** Takes the focus when the forms come on show. */
  firstRef: RefObject<HTMLElement | null>;
};

/**
 * Where the focus goes in a recovery form: when it comes, to its first field; after a submit that was refused here, to
 * the first invalid field; after a message, to the button below it.
 */
export function useFormFocus({ recovery, isOnShow, firstRef }: Options) {
  const attempt = useSelector(recovery, selectFieldErrors);
  const message = useSelector(recovery, selectMessage);
  const afterMessageRef = useFocusOnChange<HTMLElement>(isOnShow ? message : null);
  const firstInvalidRef = useFocusFirstInvalid<HTMLFormElement>(attempt);
  return useCallback((form: HTMLFormElement | null) => {
    if (isOnShow) firstRef.current = (form && firstShown(form, 'input:not([type="hidden"])')) ?? null;
    firstInvalidRef.current = form;
    afterMessageRef.current = form?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
  }, [isOnShow, firstRef, firstInvalidRef, afterMessageRef]);
}
