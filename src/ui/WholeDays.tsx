import { Fragment } from 'react';
import * as css from './WholeDays.css';

const DAY = /(\d{4}-\d{2}(?:-\d{2})?)/;

/**
 * A text whose days and months no line break splits: browsers break lines after hyphens. The
 * joiners of Unicode are in none of the site's fonts.
 */
export const WholeDays = ({ children }: { children: string }) =>
  children.split(DAY).map((part, place) =>
    place % 2 === 0 ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <span key={place} className={css.whole}>
        {part}
      </span>
    ),
  );
