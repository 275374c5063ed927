import * as css from './ShareBar.css';

/**
 * A figure, with a bar of its share of the greatest one in front of it. The bar is for the eye:
 * assistive technology reads the figure.
 */
export function ShareBar({
  value,
  greatest,
  format,
}: {
  value: number;
  greatest: number;
  format: (figure: number) => string;
}) {
  const share = greatest > 0 ? Math.min(Math.max(value / greatest, 0), 1) : 0;
  return (
    <span className={css.row}>
      <span aria-hidden="true" className={css.track}>
        <span className={css.part} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={css.figure} style={{ minWidth: `${format(greatest).length}ch` }}>
        {format(value)}
      </span>
    </span>
  );
}
