import * as css from './ProgressBar.css';

export type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The value for readers: "1 of 3". */
  text: string;
};

/** The progress of something. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={text}
      className={css.track}
    >
      <div
        className={done === max ? css.full : css.part}
        style={{ width: `${(done / max) * 100}%` }}
      />
    </div>
  );
}
