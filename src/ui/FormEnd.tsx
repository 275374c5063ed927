import { Button } from './Button';
import { hidden } from './VisuallyHidden.css';

type Props = {
  /** True while the form is being sent. */
  busy: boolean;
  submitLabel: string;
  /** Read out while the form is being sent. */
  busyLabel: string;
  /** Left out where the form cannot be left. */
  leave?: { label: string; onLeave: () => void } | undefined;
};

/** The end of a form: the button that submits it, and the one that leaves it. */
export function FormEnd({ busy, submitLabel, busyLabel, leave }: Props) {
  return (
    <>
      <Button type="submit" tone="primary" fullWidth busy={busy}>
        {submitLabel}
      </Button>
      <p role="status" className={hidden}>
        {busy ? busyLabel : null}
      </p>
      {leave ? (
        <Button tone="ghost" fullWidth disabled={busy} onClick={leave.onLeave}>
          {leave.label}
        </Button>
      ) : null}
    </>
  );
}
