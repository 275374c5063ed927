import { useSelector } from '@xstate/react';
import { useCallback, type RefObject } from 'react';
import type { RegistrationRef } from '../../../machines/registration/registration.machine';
import { selectFieldErrors } from '../../../machines/registration/registration.selectors';
import { firstShown } from '../../ui/hooks/firstShown';
import { useFocusFirstInvalid } from '../../ui/hooks/useFocusFirstInvalid';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange';

type Options = {
  registration: RegistrationRef;
  message: object | null;
  /** Takes the focus when the form comes on show. */
  firstRef: RefObject<HTMLElement | null>;
};

/**
 * Where the focus goes in the register form: when it comes, to its first field; after a submit that was refused here, to
 * the first invalid field; after a message, to the button below it.
 */
export function useFormFocus({ registration, message, firstRef }: Options) {
  const attempt = useSelector(registration, selectFieldErrors);
  // The later hook wins: a message may come together with invalid fields.
  const afterMessageRef = useFocusOnChange<HTMLElement>(message);
  const firstInvalidRef = useFocusFirstInvalid<HTMLFormElement>(attempt);
  return useCallback((form: HTMLFormElement | null) => {
    firstRef.current = (form && firstShown(form, 'input:not([type="hidden"])')) ?? null;
    firstInvalidRef.current = form;
    afterMessageRef.current = form?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
  }, [firstRef, firstInvalidRef, afterMessageRef]);
}
