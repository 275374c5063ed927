import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as css from './Checkbox.css';
import { error as errorStyle } from './Field.css';
import { CircleAlert } from './icons';

type Common = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children'> & {
  name: string;
  children: ReactNode;
};

/** A checkbox with its label beside it; the whole row is the target. */
export function Checkbox({ children, error, ...rest }: Common & { error?: string | null }) {
  const errorId = useId();
  return (
    <div>
      <label className={css.row}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={css.labelText}>{children}</span>
      </label>
      <div aria-live="polite">
        {error ? (
          <p className={errorStyle} id={errorId}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
