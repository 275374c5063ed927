import { useState, type PointerEvent, type ReactNode } from 'react';
import * as css from './BarChart.css';
import { WholeDays } from './WholeDays';

/** `text` is the value as it reads. */
export type ChartPoint = { key: string; label: string; value: number; text: string };
export type BarChartProps = { label: string; points: readonly ChartPoint[] };

const HEIGHT = 100;
/** The share of a day's width that its bar takes. */
const BAR = 0.7;

/**
 * Values side by side, those below zero under the line. The value of one bar is told where a
 * pointer or a finger is, and by the arrow keys; the screen also shows the values as a table.
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
      <Plot label={label} points={points}>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={css.picture}
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
      </Plot>
      {bottom < 0 ? (
        <div className={css.scale} aria-hidden="true">
          <span>{lowest?.text}</span>
        </div>
      ) : null}
      <div className={css.scale} aria-hidden="true">
        <span>
          <WholeDays>{points[0]?.label ?? ''}</WholeDays>
        </span>
        {points.length > 1 ? (
          <span className={css.last}>
            <WholeDays>{points.at(-1)?.label ?? ''}</WholeDays>
          </span>
        ) : null}
      </div>
    </figure>
  );
}

/** The bars, and over them the value that is told. */
function Plot({ label, points, children }: BarChartProps & { children: ReactNode }) {
  const [told, tell] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(told ?? last, last);
  const point = points[at];
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / (width || 1)) * points.length);
    tell(Math.min(last, Math.max(0, place)));
  };
  if (!point) return <div className={css.plot}>{children}</div>;
  return (
    <div
      role="presentation"
      className={css.plot}
      onPointerDown={follow}
      onPointerMove={follow}
      // A finger that is lifted leaves too; what it touched stays to be read.
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || tell(null)}
    >
      {told !== null ? (
        <span
          className={css.place}
          style={{ width: `${100 / points.length}%`, left: `${(100 * at) / points.length}%` }}
        />
      ) : null}
      {children}
      <input
        type="range"
        className={css.keys}
        aria-label={label}
        aria-valuetext={`${point.label}: ${point.text}`}
        min={0}
        max={last}
        value={at}
        onChange={({ currentTarget }) => tell(Number(currentTarget.value))}
        onFocus={() => tell(at)}
        onBlur={() => tell(null)}
      />
      {told !== null ? <Value point={point} share={last === 0 ? 0.5 : at / last} /> : null}
    </div>
  );
}

/** As far along the width as its bar, so that it never leaves the chart. */
function Value({ point: { label, text }, share }: { point: ChartPoint; share: number }) {
  return (
    <span
      aria-hidden="true"
      className={css.value}
      style={{ left: `${100 * share}%`, transform: `translateX(-${100 * share}%)` }}
    >
      {label} <strong>{text}</strong>
    </span>
  );
}
