import { figures } from './Countdown.css';
import { digits } from './time';

export type CountdownProps = {
  /** Milliseconds left. */
  remaining: number;
  /** The label, such as "Closes in". */
  label?: string;
};

/** The time left as `hh:mm:ss`, in digits of one width. It is not announced every second. */
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
    .map((part) => digits(part))
    .join(':');
