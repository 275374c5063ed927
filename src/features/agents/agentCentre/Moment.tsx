import * as css from './Records.css';

/** A date and a time; a line breaks only between the two. */
export function Moment({ text }: { text: string }) {
  return text.split(' ').map((part, at) => (
    <span key={`${at} ${part}`}>
      {at === 0 ? '' : ' '}
      <span className={css.whole}>{part}</span>
    </span>
  ));
}
