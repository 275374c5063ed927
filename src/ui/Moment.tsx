import { Fragment } from 'react';
import * as css from './Moment.css';

/** A day and a time; a line breaks only between the two, and on a wide screen not even there. */
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
