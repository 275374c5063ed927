import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ChangePasswordRef } from '../../../machines/changePassword/changePassword.machine';
import { selectFieldErrors } from '../../../machines/changePassword/changePassword.selectors';
import { useFocusFirstInvalid } from '../../ui/hooks/useFocusFirstInvalid';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange';

/** After a submit that was refused here, to the first invalid field; after a message, to the first password. */
export function useFormFocus({ change, message }: { change: ChangePasswordRef; message: object | null }) {
  const attempt = useSelector(change, selectFieldErrors);
  const firstInvalidRef = useFocusFirstInvalid<HTMLFormElement>(attempt);
  const afterMessageRef = useFocusOnChange<HTMLElement>(message);
  return useCallback((form: HTMLFormElement | null) => {
    firstInvalidRef.current = form;
    afterMessageRef.current = form?.querySelector<HTMLElement>('input:not([readonly])') ?? null;
  }, [firstInvalidRef, afterMessageRef]);
}
