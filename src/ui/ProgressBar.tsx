import { done as doneBar, part, track, usedUp } from './ProgressBar.css';

const FULL = { done: doneBar, usedUp };

export type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The value for readers: "1 of 3". */
  text: string;
  /** What a full bar says: something is done, or used up. */
  full?: 'done' | 'usedUp';
};

/** The progress of something. */
export function ProgressBar({ label, value, max, text, full = 'done' }: ProgressBarProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={text}
      className={track}
    >
      <div
        className={done === max ? FULL[full] : part}
        style={{ width: `${(done / max) * 100}%` }}
      />
    </div>
  );
}
