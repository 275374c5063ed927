import { figures } from './Countdown.css';

export type CountdownProps = {
  /** Milliseconds that are left. */
  remaining: number;
  /** Names it, such as "Closes in". */
  label?: string;
};

/**
 * What is left of a time, as `hh:mm:ss` in figures of one width. It does not speak at every second.
 */
export function Countdown({ remaining, label }: CountdownProps) {
  const seconds = Math.max(0, Math.ceil(remaining / 1000));
  return (
    <time role="timer" aria-label={label} dateTime={`PT${seconds}S`} className={figures}>
      {clock(seconds)}
    </time>
  );
}

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
