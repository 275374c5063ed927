import type { Hono } from 'hono';
import { drawnFrom } from './draws';
import { lotteryOf, type Lottery, type PrizeMode } from './lotteries';

const PATH = '/media/lotteries';
const HUES: Record<PrizeMode, number> = { LOTT: 265, ZY: 82, ELOTT: 165, SEA: 25, VN: 350 };

/** The address of the icon of a lottery. */
export const iconOf = ({ code }: Lottery): string => `${PATH}/${code}.svg`;

/** The routes of the lottery icons, drawn from the codes. */
export const serveLotteryIcons = (app: Hono): void => {
  app.get(`${PATH}/:file`, (c, next) => {
    const lottery = lotteryOf(c.req.param('file').replace(/\.svg$/, ''));
    return lottery
      ? c.body(drawIcon(lottery), 200, {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=86400',
        })
      : next();
  });
};

/** What a die shows: the cells of a square of three by three that have a pip. */
const FACES = ['4', '08', '048', '0268', '02468', '023568'] as const;

/**
 * Three dice, or balls with numbers, in the lottery's own colours over the background of its mode.
 */
const drawIcon = ({ code, mode, format }: Lottery): string => {
  const { below } = drawnFrom(code);
  const hue = HUES[mode] + below(30) - 15;
  const ball = (x: number, y: number, radius: number, turn: number) => {
    const size = Math.round(radius * 0.95);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="oklch(0.8 0.14 ${hue + turn})"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#light)"/>
<circle cx="${x}" cy="${y}" r="${Math.round(radius * 0.62)}" fill="oklch(0.98 0.01 ${hue})"/>
<text x="${x}" y="${y + Math.round(size * 0.36)}" font-size="${size}" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="800" fill="oklch(0.3 0.09 ${hue + turn})">${below(10)}</text>`;
  };
  const die = (x: number, y: number, radius: number, turn: number) => {
    const pips = [...(FACES[below(6)] ?? '')]
      .map(Number)
      .map(
        (cell) =>
          `<circle cx="${((cell % 3) - 1) * radius * 0.45}" cy="${(Math.floor(cell / 3) - 1) * radius * 0.45}" r="${radius * 0.15}" fill="oklch(0.98 0.01 ${hue})"/>`,
      )
      .join('');
    const box = `x="${-radius * 0.9}" y="${-radius * 0.9}" width="${radius * 1.8}" height="${radius * 1.8}" rx="${radius * 0.34}"`;
    return `<g transform="translate(${x} ${y}) rotate(${turn - 20})"><rect ${box} fill="oklch(0.62 0.17 ${hue + turn})"/><rect ${box} fill="url(#light)"/>${pips}</g>`;
  };
  const draw = format.kind === 'dice' ? die : ball;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="oklch(0.46 0.12 ${hue})"/><stop offset="1" stop-color="oklch(0.23 0.07 ${hue + 25})"/></linearGradient>
<radialGradient id="light" cx=".35" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs>
<rect width="200" height="200" fill="url(#ground)"/>
<path d="M-10 ${138 + below(24)}Q100 ${92 + below(30)} 210 150V210H-10z" fill="oklch(0.15 0.04 ${hue}/.35)"/>
${draw(66, 76, 42, 0)}
${draw(140, 92, 36, 70)}
${draw(92, 146, 32, -60)}
</svg>`;
};
