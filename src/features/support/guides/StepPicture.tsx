import type { ReactNode } from 'react';
import type { Guide } from '../../../../machines/support/support/support.machine';
import * as css from './GuideDialog.css';

/** A sketch of the phone's screen at a step. Decorative: the text beside it says everything. */
export function StepPicture({ guide, step }: { guide: Guide; step: number }) {
  return (
    <svg viewBox="0 0 64 96" width={64} height={96} className={css.picture} aria-hidden="true">
      <rect x="3" y="3" width="58" height="90" rx="10" className={css.phone} />
      {guide === 'android' ? (
        <circle cx="32" cy="9" r="1.6" className={css.ink} />
      ) : (
        <rect x="24" y="7.5" width="16" height="3" rx="1.5" className={css.ink} />
      )}
      {SCREENS[guide][step]}
    </svg>
  );
}

const line = (y: number, width: number, x = 12) => (
  <rect key={y} x={x} y={y} width={width} height="4" rx="2" className={css.faint} />
);
const row = (y: number, isMarked = false) => (
  <g key={y}>
    <rect x="9" y={y} width="46" height="12" rx="3" className={isMarked ? css.marked : css.well} />
    {line(y + 4, isMarked ? 22 : 28, 14)}
  </g>
);
const grid = (mark: number) =>
  [0, 1, 2, 3, 4, 5].map((cell) => (
    <rect
      key={cell}
      x={11 + (cell % 3) * 15}
      y={22 + Math.floor(cell / 3) * 17}
      width="12"
      height="12"
      rx="3.5"
      className={cell === mark ? css.action : css.well}
    />
  ));
const button = (y: number) => (
  <rect x="14" y={y} width="36" height="11" rx="5.5" className={css.action} />
);

const download = (
  <>
    <path d="M32 24v22m-9-9 9 9 9-9" className={css.stroke} />
    <path d="M20 54h24" className={css.stroke} />
    {button(70)}
  </>
);
const home = (
  <>
    {grid(4)}
    <rect x="11" y="76" width="42" height="12" rx="5" className={css.well} />
  </>
);
const start = (
  <>
    <circle cx="32" cy="36" r="11" className={css.action} />
    {line(56, 28, 18)}
    {line(64, 20, 22)}
    {button(74)}
  </>
);

const SCREENS: Record<Guide, readonly ReactNode[]> = {
  ios: [
    download,
    home,
    <>
      {line(18, 24)}
      {row(28)}
      {row(43, true)}
      {row(58)}
      {button(76)}
    </>,
    start,
  ],
  android: [
    download,
    <>
      {row(20)}
      {row(35, true)}
      <circle cx="49" cy="41" r="3.4" className={css.action} />
      {row(50)}
    </>,
    <>
      {line(22, 30)}
      {row(32, true)}
      {button(70)}
    </>,
    start,
  ],
  lite: [
    <>
      {row(16)}
      {line(36, 40)}
      {line(46, 34)}
      {line(56, 38)}
      {line(66, 22)}
    </>,
    <>
      {line(22, 40)}
      {line(32, 30)}
      <path d="M32 84V70m-5 5 5-5 5 5" className={css.stroke} />
      <rect x="9" y="50" width="46" height="14" rx="3" className={css.well} />
    </>,
    <>
      {row(24)}
      {row(39, true)}
      <path d="M49 42v6m-3-3h6" className={css.stroke} />
      {row(54)}
    </>,
    home,
  ],
};
