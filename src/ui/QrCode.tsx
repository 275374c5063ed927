import { encode } from 'uqr';
import * as css from './QrCode.css';

export type QrCodeProps = {
  value: string;
  /** The address in the code. */
  label: string;
  /** Width and height in px, its margin included (spec §9 QR defaults). */
  size?: number;
  /** Margin around the code in px. */
  margin?: number;
};

/** A QR code as one SVG, dark on white in both themes. */
export function QrCode({ value, label, size = 200, margin = 20 }: QrCodeProps) {
  const { data } = encode(value, { border: 0 });
  // The SVG counts in modules, the margin in px.
  const free = (margin * data.length) / (size - 2 * margin);
  const side = data.length + 2 * free;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-free} ${-free} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={css.card}
    >
      <path className={css.ink} d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The runs of dark modules in one row. */
const rowPath = (row: readonly boolean[], y: number) => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`;
  }
  return path;
};
