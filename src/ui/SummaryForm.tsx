import type { ReactNode } from 'react';
import { Button } from './Button';
import { Form, type FormProps } from './Form';
import * as css from './SummaryForm.css';

type Props = Omit<FormProps, 'className' | 'ref'> & {
  /** What the fields come to: `Facts`. */
  summary: ReactNode;
  /** Fields that follow the summary where everything stands in one column. */
  last?: ReactNode;
  submitLabel: string;
  /** True while the form cannot be sent. */
  disabled?: boolean;
};

/**
 * A form of a centre's page about an amount. On a wide screen its summary stands in a card beside
 * it, with the button, and stays in sight. Otherwise everything stands in one column, and on a
 * phone the button stays at the lower edge.
 */
export function SummaryForm({
  summary,
  last,
  submitLabel,
  disabled = false,
  children,
  ...form
}: Props) {
  return (
    <Form {...form} className={css.form}>
      <div className={css.fields}>
        {children}
        {last ? <div className={css.last}>{last}</div> : null}
      </div>
      <div className={css.aside}>
        <div className={css.summary}>
          {summary}
          <div className={css.next}>
            <Button type="submit" tone="primary" fullWidth disabled={disabled}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}
