import type { ReactNode, Ref } from 'react';
import { useFocusFirstInvalid } from './hooks/useFocusFirstInvalid';

export type FormProps = {
  className: string;
  /** What was typed is on its way. */
  busy?: boolean;
  /** A person sent what they typed: the fields by name. */
  onSubmit: (data: FormData) => void;
  /**
   * Changes with each refusal: the first invalid field takes the focus. A `ref` in its place minds
   * the focus itself.
   */
  refusal?: unknown;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/**
 * A form whose owner judges and sends what was typed. `post`: sent by the browser after all,
 * secrets do not come into the address.
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
