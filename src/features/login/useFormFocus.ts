import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { LoginRef } from '../../../machines/login/login.machine';
import { selectFieldErrors } from '../../../machines/login/login.selectors';
import { useFocusFirstInvalid } from '../../ui/hooks/useFocusFirstInvalid';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange';

type Options = {
  login: LoginRef;
  message: object | null;
  isOnShow: boolean;
  /** The secret that has to be looked at again. */
  field: 'password' | 'code';
};

/**
 * Where the focus goes in the login form: after a submit that was refused here, to the first invalid field; after a
 * message, and when the form comes back, to the password or code, which has to be looked at again.
 */
export function useFormFocus({ login, message, isOnShow, field }: Options) {
  const attempt = useSelector(login, selectFieldErrors);
  const firstInvalidRef = useFocusFirstInvalid<HTMLFormElement>(attempt);
  const afterMessageRef = useFocusOnChange<HTMLElement>(isOnShow ? message : null);
  const afterReturnRef = useFocusOnChange<HTMLElement>(isOnShow ? 'on show' : null);
  return useCallback((form: HTMLFormElement | null) => {
    const secret = form?.querySelector<HTMLElement>(`input[name="${field}"]`) ?? null;
    firstInvalidRef.current = form;
    afterMessageRef.current = secret;
    afterReturnRef.current = secret;
  }, [firstInvalidRef, afterMessageRef, afterReturnRef, field]);
}
