import { Fragment } from 'react';
import * as css from './Logo.css';

const PETAL =
  'M16 16C12 14.6 9.6 11.2 10 7.5 10.3 4.6 13 2.9 16 4 19 2.9 21.7 4.6 22 7.5 22.4 11.2 20 14.6 16 16Z';
const VEIN = 'M16 15.2C15.3 13.2 15.3 10.6 16 8.4 16.7 10.6 16.7 13.2 16 15.2Z';
const TURNS = [0, 72, 144, 216, 288].map((degrees) => `rotate(${degrees} 16 16.6)`);

/** Decorative unless its surroundings name it. */
const square = (size: number) =>
  ({
    className: css.mark,
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    'aria-hidden': true,
  }) as const;

/** The blossom alone. `id`: for copies of it. */
export function LogoMark({ size = 32, id }: { size?: number; id?: string }) {
  return (
    <svg id={id} {...square(size)}>
      {TURNS.map((turn) => (
        <Fragment key={turn}>
          <path className={css.petal} d={PETAL} transform={turn} />
          <path className={css.vein} d={VEIN} transform={turn} />
        </Fragment>
      ))}
      <circle className={css.heart} cx="16" cy="16.6" r="3.1" />
      <circle className={css.stamen} cx="16" cy="16.6" r="1.35" />
    </svg>
  );
}

/** The same as the mark with this id on the page, in two elements instead of thirteen. */
export function LogoCopy({ of, size }: { of: string; size: number }) {
  return (
    <svg {...square(size)}>
      <use href={`#${of}`} width="32" height="32" />
    </svg>
  );
}

/** Blossom and brand name. `data-fold` lets a folded side menu keep the blossom only. */
export function Logo({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <span className={css.logo} lang="en" translate="no">
      <LogoMark size={size} />
      <span className={css.word} data-fold="">
        {name}
      </span>
    </span>
  );
}
