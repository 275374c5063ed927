import { useCallback } from 'react';
import { useFocusOnChange } from '../../ui/hooks/useFocusOnChange';

/** Where the focus goes when the form comes in the place of its button, and when the button comes back. */
export function useStepFocus(isChanging: boolean) {
  const openerRef = useFocusOnChange<HTMLButtonElement>(isChanging ? null : 'opener');
  const fieldRef = useFocusOnChange<HTMLElement>(isChanging ? 'form' : null);
  const formRef = useCallback((form: HTMLElement | null) => {
    fieldRef.current = form?.querySelector<HTMLElement>('input:not([readonly])') ?? form;
  }, [fieldRef]);
  return { openerRef, formRef };
}
