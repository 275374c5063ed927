import { useState, type PointerEvent, type ReactNode } from 'react';
import { labelledOf, lettersOf, ticksOf } from './axis';
import * as css from './BarChart.css';
import { formatCount } from './money';
import { WholeDays } from './WholeDays';

/** `text` is the value as it reads. */
export type ChartPoint = { key: string; label: string; value: number; text: string };
export type BarChartProps = { label: string; points: readonly ChartPoint[] };

const HEIGHT = 100;
/** The share of a day's width that its bar takes. */
const BAR = 0.7;

/**
 * Values side by side, those below zero under the line, between an axis of round values and the
 * names of as many bars as fit. The value of one bar is told where a pointer or a finger is, and by
 * the arrow keys; the screen also shows the values as a table.
 */
export function BarChart({ label, points }: BarChartProps) {
  const ticks = ticksOf(points.map(({ value }) => value));
  const [bottom] = ticks;
  const top = ticks.at(-1) ?? bottom;
  const scale = HEIGHT / (top - bottom || 1);
  const placeOf = (value: number) => (top - value) * scale;
  const zero = placeOf(0);
  const width = Math.max(1, points.length);
  return (
    <div className={css.frame} data-choice="view">
      <figure className={css.figure}>
        <div className={css.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={css.tick} style={{ top: `${placeOf(tick)}%` }}>
              {formatCount(tick)}
            </span>
          ))}
        </div>
        <Plot label={label} points={points}>
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={css.picture}
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1={0}
                x2={width}
                y1={placeOf(tick)}
                y2={placeOf(tick)}
                className={css.grid}
              />
            ))}
            {points.map(({ key, label: name, value, text }, at) => (
              <rect
                key={key}
                x={at + (1 - BAR) / 2}
                width={BAR}
                y={value > 0 ? placeOf(value) : zero}
                height={Math.abs(value) * scale}
                className={css.bar[value < 0 ? 'below' : 'above']}
              >
                <title>{`${name}: ${text}`}</title>
              </rect>
            ))}
            <line x1={0} x2={width} y1={zero} y2={zero} className={css.line} />
          </svg>
        </Plot>
        <Names labels={points.map(({ label: name }) => name)} />
      </figure>
    </div>
  );
}

/** The names of the bars, one row for each width of the chart. */
function Names({ labels }: { labels: readonly string[] }) {
  const last = Math.max(1, labels.length - 1);
  const lines = labels.some((label) => label.includes(' ')) ? 2 : 1;
  return css.WIDTHS.map((width) => (
    <div
      key={width}
      className={css.names[width]}
      style={{ minHeight: `${lines * 1.5}em` }}
      aria-hidden="true"
    >
      {labelledOf(labels, css.LETTERS[width]).map((at) => {
        const name = labels[at] ?? '';
        const share = labels.length === 1 ? 50 : (100 * at) / last;
        return (
          <span
            key={at}
            className={css.name}
            style={{
              maxWidth: `${lettersOf(name) + 1}ch`,
              left: `${share}%`,
              transform: `translateX(-${share}%)`,
            }}
          >
            <WholeDays>{name}</WholeDays>
          </span>
        );
      })}
    </div>
  ));
}

/** The bars, and over them the value that is told. */
function Plot({ label, points, children }: BarChartProps & { children: ReactNode }) {
  const [told, tell] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(told ?? last, last);
  const point = points[at];
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const edge = currentTarget.clientLeft;
    const place = Math.floor(((clientX - left - edge) / (width - 2 * edge || 1)) * points.length);
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
