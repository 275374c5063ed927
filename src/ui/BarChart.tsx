import * as css from './BarChart.css';

/** `text` is the value as it reads. */
type ChartPoint = { key: string; label: string; value: number; text: string };
export type BarChartProps = { label: string; points: readonly ChartPoint[] };

const HEIGHT = 100;
/** The share of a day's width that its bar takes. */
const BAR = 0.7;

/**
 * Values side by side, those below zero under the line. Assistive technology gets one image, so the
 * screen also shows the values as a table.
 */
export function BarChart({ label, points }: BarChartProps) {
  const values = points.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = HEIGHT / (top - bottom || 1);
  const zero = top * scale;
  const highest = points.find(({ value }) => value === top);
  const lowest = points.find(({ value }) => value === bottom);
  return (
    <figure className={css.figure}>
      <div className={css.scale} aria-hidden="true">
        <span>{highest?.text}</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={css.plot}
      >
        {points.map(({ key, label: name, value, text }, at) => (
          <rect
            key={key}
            x={at + (1 - BAR) / 2}
            width={BAR}
            y={value > 0 ? zero - value * scale : zero}
            height={Math.abs(value) * scale}
            className={css.bar[value < 0 ? 'below' : 'above']}
          >
            <title>{`${name}: ${text}`}</title>
          </rect>
        ))}
        <line x1={0} x2={Math.max(1, points.length)} y1={zero} y2={zero} className={css.line} />
      </svg>
      {bottom < 0 ? (
        <div className={css.scale} aria-hidden="true">
          <span>{lowest?.text}</span>
        </div>
      ) : null}
      <div className={css.scale} aria-hidden="true">
        <span>{points[0]?.label}</span>
        {points.length > 1 ? <span>{points.at(-1)?.label}</span> : null}
      </div>
    </figure>
  );
}
