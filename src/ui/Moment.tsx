import { Fragment } from 'react';
import * as css from './Moment.css';

/** A day and a time. A line breaks only between the two; on a wide screen and in a card nowhere. */
export function Moment({ text }: { text: string }) {
  return (
    <span className={css.moment}>
      {text.split(' ').map((part, at) => (
        <Fragment key={`${at} ${part}`}>
          {at === 0 ? null : ' '}
          <span className={css.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
