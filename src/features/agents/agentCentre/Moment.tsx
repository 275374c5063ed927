import * as css from './Records.css';

/** The parts of a moment, each unbroken. */
export function Moment({ text }: { text: string }) {
  return text.split(' ').map((part, at) => (
    <span key={`${at} ${part}`}>
      {at === 0 ? '' : ' '}
      <span className={css.whole}>{part}</span>
    </span>
  ));
}
