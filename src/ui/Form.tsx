import type { ReactNode, Ref } from 'react';
import { useFocusFirstInvalid } from './hooks/useFocusFirstInvalid';

export type FormProps = {
  className: string;
  /** True while the form is being sent. */
  busy?: boolean;
  /** Called on submit with the fields by name. */
  onSubmit: (data: FormData) => void;
  /**
   * Changes with each refusal: the first invalid field takes the focus. With a `ref` instead, its
   * owner moves the focus.
   */
  refusal?: unknown;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/**
 * A form whose owner validates and sends. `post`: if the browser submits it after all, secrets do
 * not get into the address.
 */
export function Form({ className, busy = false, onSubmit, refusal, ref, children }: FormProps) {
  const scope = useFocusFirstInvalid<HTMLFormElement>(refusal);
  return (
    <form
      ref={ref ?? scope}
      method="post"
      noValidate
      aria-busy={busy || undefined}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
