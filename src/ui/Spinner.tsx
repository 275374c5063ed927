import * as css from './Spinner.css';

/**
 * A turning ring. With a `label` it is a progress bar of unknown length; otherwise it is
 * decorative.
 */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className={css.spinner} role="progressbar" aria-label={label} />
  ) : (
    <span className={css.spinner} aria-hidden="true" />
  );
}

/** A thin line across its container while something loads. */
export function ProgressLine({ label }: { label: string }) {
  return <div className={css.line} role="progressbar" aria-label={label} />;
}
