type Random = () => number;

const n = (value: number) => Number(value.toFixed(1));

/** Stars above a horizon. */
export const stars = (random: Random, count: number, horizon: number): string =>
  `<g fill="#fdf6e3">${Array.from(
    { length: count },
    () =>
      `<circle cx="${n(random() * 1_200)}" cy="${n(random() * horizon * 0.8)}" r="${n(0.7 + random() * 1.5)}" fill-opacity="${(0.2 + random() * 0.6).toFixed(2)}"/>`,
  ).join('')}</g>`;

/** A padauk flower: five crinkled petals around a stamen. */
export const blossom = (x: number, y: number, radius: number, turn: number): string => {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path transform="rotate(${angle})" d="M0 4C-38-6-54-62-34-92-22-104-8-92 0-100 8-92 22-104 34-92 54-62 38-6 0 4Z"/>`,
    )
    .join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(radius / 100).toFixed(3)})"><g fill="url(#petal)" stroke="#b9761a" stroke-opacity=".45" stroke-width="4">${petals}</g><circle r="20" fill="#c9781c"/><circle r="9" fill="#fff0bd"/></g>`;
};

/** A single petal. */
export const petal = (x: number, y: number, size: number, turn: number): string =>
  `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size / 60).toFixed(3)})" fill="url(#petal)" fill-opacity=".9" d="M0 40C-34 26-40-20-22-44-12-54-4-44 0-50 4-44 12-54 22-44 40-20 34 26 0 40Z"/>`;

/** A sky lantern with its flame. */
export const lantern = (x: number, y: number, size: number, opacity: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 60).toFixed(3)})" opacity="${opacity.toFixed(2)}"><circle r="150" cy="10" fill="url(#glow)"/><path d="M-44-62C-26-78 26-78 44-62 56-20 44 34 30 62H-30C-44 34-56-20-44-62Z" fill="#ffb45e"/><path d="M-44-62C-26-78 26-78 44-62 50-40 50-14 46 8-20 20-40-10-44-62Z" fill="#ffd695" fill-opacity=".8"/><path d="M-14-70C-22-20-18 30-10 62M14-70C22-20 18 30 10 62" fill="none" stroke="#c96a26" stroke-opacity=".5" stroke-width="3"/><path d="M-30 62H30L24 70H-24Z" fill="#8a431c"/><ellipse cy="50" rx="12" ry="16" fill="#fff6d8"/></g>`;

/** A coin seen from the side: `tilt` 1 is round, 0 an edge. */
export const coin = (x: number, y: number, radius: number, tilt: number, turn: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><ellipse cy="${n(radius * 0.14)}" rx="${n(radius)}" ry="${n(radius * tilt)}" fill="#8a5a12"/><ellipse rx="${n(radius)}" ry="${n(radius * tilt)}" fill="url(#gold)"/><ellipse rx="${n(radius * 0.76)}" ry="${n(radius * tilt * 0.76)}" fill="none" stroke="#9c6716" stroke-opacity=".7" stroke-width="2"/><g transform="scale(1 ${tilt.toFixed(2)})">${blossom(0, 0, radius * 0.58, 12)}</g></g>`;

/** Light on the water below something bright. */
export const ripples = (x: number, y: number, width: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round">${[0, 1, 2, 3, 4]
    .map((ring) => {
      const half = width * (1 - ring * 0.16);
      const line = y - 42 + ring * 22;
      return `<path d="M${n(x - half)} ${n(line)}Q${n(x - half / 2)} ${n(line - 7)} ${n(x)} ${n(line)}T${n(x + half)} ${n(line)}" stroke-width="${n(4.5 - ring * 0.7)}" stroke-opacity="${(0.5 - ring * 0.08).toFixed(2)}"/>`;
    })
    .join('')}</g>`;

/** Three layers of water from the horizon down. */
export const waves = (random: Random, horizon: number, fill: string): string =>
  [0, 1, 2]
    .map((layer) => {
      const top = horizon + layer * 46;
      const crests = Array.from({ length: 6 }, (_, step) => {
        const x = step * 240;
        return `Q${x + 60} ${n(top - 8 - random() * 8)} ${x + 120} ${n(top)}T${x + 240} ${n(top)}`;
      }).join('');
      return `<path d="M0 ${top}${crests}V600H0Z" fill="${fill}" fill-opacity="${(1 - layer * 0.18).toFixed(2)}"/>`;
    })
    .join('');
