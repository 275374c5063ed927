import { blossom, coin, lantern, petal, ripples, stars, waves } from './motifs';
import { scenery, type Scene } from './scenery';
import { randomFrom } from '../base/random';

type Random = () => number;
type Promotion = {
  scene: Scene;
  horizon: number;
  art: (random: Random, horizon: number) => string;
};

/** The picture of a promotion's page: a landscape of its own, without words. */
export const drawPromotion = (id: PromotionId): string => {
  const { scene, horizon, art } = PROMOTIONS[id];
  const random = randomFrom(
    [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0,
  );
  return scenery(scene, `${stars(random, 60, horizon)}${art(random, horizon)}`);
};

const many = (count: number, draw: (step: number) => string) =>
  Array.from({ length: count }, (_, step) => draw(step)).join('');
const light = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;
const lagoon = (random: Random, horizon: number) => waves(random, horizon, 'url(#water)');
const petals = (random: Random, count: number) =>
  many(count, () => petal(random() * 1_200, random() * 560, 9 + random() * 13, random() * 360));

/** A gate of two pillars under a curved roof. */
const gate = (x: number, ground: number, size: number) =>
  `<g transform="translate(${x} ${ground}) scale(${size})" fill="url(#gold)"><path d="M-150-330C-90-350-40-396 0-450 40-396 90-350 150-330L132-300H-132Z"/><path d="M-190-262C-120-280-70-306-40-330H40C70-306 120-280 190-262L172-232H-172Z"/><path d="M-120-232H-84V0H-120ZM84-232H120V0H84Z"/><path d="M-84-200C-40-176 40-176 84-200V-232H-84Z" fill-opacity=".75"/><circle cy="-462" r="13"/></g>`;

/** Three reels side by side, each with a flower in its window. */
const reels = () =>
  [330, 600, 870]
    .map(
      (x, step) =>
        `<rect x="${x - 112}" y="120" width="224" height="320" rx="34" fill="#081c26" fill-opacity=".72" stroke="url(#gold)" stroke-width="8"/><path d="M${x - 96} 190H${x + 96}M${x - 96} 370H${x + 96}" stroke="url(#gold)" stroke-opacity=".4" stroke-width="2"/>${blossom(x, 280, 82, step * 24)}${blossom(x, 150, 30, 40)}${blossom(x, 412, 30, 10)}`,
    )
    .join('');

const fish = (x: number, y: number, size: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-100 0C-60-62 40-66 100-4L160-46C150-14 150 14 160 46L100 8C40 62-60 58-100 0Z" fill="${fill}"/><path d="M-12-48C4-84 44-86 62-74 42-66 36-52 34-42ZM-6 46C8 70 30 74 46 68 34 60 30 52 28 44Z" fill="${fill}" fill-opacity=".7"/><path d="M-44-34C-22-12-22 16-44 36M6-42C26-14 26 16 8 44" fill="none" stroke="#fff6d8" stroke-opacity=".5" stroke-width="5"/><circle cx="-64" cy="-8" r="8" fill="#06202b"/></g>`;

const parcel = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-150" y="-60" width="300" height="210" rx="16" fill="#b3402f"/><rect x="-170" y="-110" width="340" height="70" rx="16" fill="#cf5a41"/><path d="M-26-110H26V150H-26Z" fill="url(#gold)"/><path d="M0-112C-40-190-140-196-130-146-124-116-50-108 0-112ZM0-112C40-190 140-196 130-146 124-116 50-108 0-112Z" fill="none" stroke="url(#gold)" stroke-width="22"/></g>`;

/** Steps up to a crown. */
const stairs = (horizon: number) =>
  many(
    6,
    (step) =>
      `<rect x="${240 + step * 120}" y="${horizon - 46 - step * 44}" width="118" height="${80 + step * 44}" rx="8" fill="url(#gold)" fill-opacity="${0.3 + step * 0.13}"/>`,
  ) +
  '<g transform="translate(899 128)"><path d="M-86 56L-104-44-44 4 0-76 44 4 104-44 86 56Z" fill="url(#gold)"/><circle cx="-104" cy="-52" r="13" fill="#fff0bd"/><circle cy="-88" r="15" fill="#fff0bd"/><circle cx="104" cy="-52" r="13" fill="#fff0bd"/></g>';

/** A path of five stations, three of them reached. */
const stations = () => {
  const places = [
    [170, 430],
    [390, 330],
    [600, 400],
    [820, 270],
    [1_040, 180],
  ] as const;
  const road = `<path d="M170 430C260 420 300 340 390 330S520 410 600 400 720 290 820 270 970 240 1040 180" fill="none" stroke="#fdf6e3" stroke-opacity=".45" stroke-width="9" stroke-dasharray="2 26" stroke-linecap="round"/>`;
  return (
    road +
    places
      .map(([x, y], step) =>
        step < 3
          ? coin(x, y, 62, 1, 0)
          : `<circle cx="${x}" cy="${y}" r="58" fill="#0a2430" fill-opacity=".6" stroke="url(#gold)" stroke-width="6"/>${blossom(x, y, 30, 12)}`,
      )
      .join('')
  );
};

/** Water from a bowl, with envelopes in it. */
const splash = (random: Random) =>
  many(46, () => {
    const along = random();
    const x = 300 + along * 660;
    const y = 430 - Math.sin(along * Math.PI) * (180 + random() * 170);
    const size = 5 + random() * 16;
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(along * 120 - 60).toFixed(1)}) scale(${(size / 20).toFixed(2)})" fill="#c7f3ff" fill-opacity="${(0.35 + random() * 0.5).toFixed(2)}" d="M0-26C12-6 18 2 18 10A18 18 0 0 1-18 10C-18 2-12-6 0-26Z"/>`;
  }) +
  [
    [460, 196, -18],
    [640, 120, 8],
    [800, 220, 24],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-44" y="-62" width="88" height="124" rx="9" fill="#c8432f"/><path d="M-44-54C-20-22 20-22 44-54" fill="none" stroke="#f7c352" stroke-width="5"/><circle cy="-22" r="15" fill="url(#gold)"/></g>`,
    )
    .join('') +
  '<path d="M190 420H470C462 512 418 552 330 552S198 512 190 420Z" fill="url(#gold)"/><ellipse cx="330" cy="420" rx="140" ry="24" fill="#8fdcf2"/>';

const PROMOTIONS = {
  welcome: {
    scene: {
      sky: ['#0a1a33', '#254a68', '#c98f5c'],
      water: ['#3d6070', '#0a2230'],
      light: '#ffd487',
    },
    horizon: 470,
    art: (random, horizon) =>
      `${light(600, 430, 420)}${lagoon(random, horizon)}${gate(600, 480, 0.98)}${ripples(600, 520, 240, '#ffe0a3')}${petals(random, 18)}`,
  },
  referral: {
    scene: {
      sky: ['#0a1530', '#1e3557', '#8a5a4f'],
      water: ['#31495c', '#0a1c2b'],
      light: '#ff9d52',
    },
    horizon: 470,
    art: (random, horizon) =>
      `${light(600, 300, 440)}${many(18, () => lantern(60 + random() * 1_080, 40 + random() * 300, 8 + random() * 14, 0.35 + random() * 0.4))}${lantern(480, 262, 78, 1)}${lantern(720, 204, 90, 1)}${lagoon(random, horizon)}${ripples(480, 520, 120, '#ffb869')}${ripples(720, 550, 150, '#ffcf85')}`,
  },
  'daily-rebate': {
    scene: {
      sky: ['#06161f', '#0d3242', '#1d5a66'],
      water: ['#15505d', '#06202b'],
      light: '#f6c45c',
    },
    horizon: 480,
    art: (random, horizon) =>
      `${light(600, 300, 460)}${lagoon(random, horizon)}${reels()}${many(9, (step) => coin(110 + step * 122, 536 + random() * 34, 30 + random() * 12, 0.36, random() * 12 - 6))}`,
  },
  'weekend-fishing': {
    scene: {
      sky: ['#04222f', '#075066', '#0c8a93'],
      water: ['#0a6f80', '#042a38'],
      light: '#9ff3e1',
    },
    horizon: 330,
    art: (random, horizon) =>
      `${light(600, 60, 420)}${lagoon(random, horizon)}${fish(640, 300, 1.7, -12, 'url(#gold)')}${fish(300, 440, 0.8, 8, '#ff8f6b')}${fish(960, 466, 0.7, 172, '#ffc86b')}${fish(210, 190, 0.45, -4, '#8ee6dd')}${many(22, () => `<circle cx="${(random() * 1_200).toFixed(0)}" cy="${(random() * 560).toFixed(0)}" r="${(4 + random() * 14).toFixed(1)}" fill="none" stroke="#d8fff8" stroke-opacity=".5" stroke-width="2.5"/>`)}`,
  },
  birthday: {
    scene: {
      sky: ['#26102e', '#5a2348', '#c2605a'],
      water: ['#6d2f4d', '#210d27'],
      light: '#ffc08a',
    },
    horizon: 500,
    art: (random, horizon) =>
      `${light(600, 320, 430)}${lagoon(random, horizon)}${parcel(600, 370, 1.1)}${petals(random, 24)}${many(8, () => blossom(random() * 1_200, random() * 480, 16 + random() * 14, random() * 360))}`,
  },
  vip: {
    scene: {
      sky: ['#0d0b22', '#2a2350', '#6b4a7d'],
      water: ['#3a2c62', '#0e0b22'],
      light: '#ffd97a',
    },
    horizon: 500,
    art: (random, horizon) =>
      `${light(899, 140, 380)}${stairs(horizon)}${lagoon(random, horizon)}${ripples(880, 556, 240, '#f8d27c')}`,
  },
  mission: {
    scene: {
      sky: ['#071d22', '#0f4347', '#3f8a6f'],
      water: ['#1b5f58', '#062423'],
      light: '#ffe39a',
    },
    horizon: 500,
    art: (random, horizon) =>
      `${light(1_040, 180, 340)}${lagoon(random, horizon)}${stations()}${petals(random, 8)}`,
  },
  thingyan: {
    scene: {
      sky: ['#073a63', '#1b86b3', '#9fe0dd'],
      water: ['#2aa0bd', '#0a4a6d'],
      light: '#fff2b8',
    },
    horizon: 470,
    art: (random, horizon) =>
      `${light(820, 140, 380)}${lagoon(random, horizon)}${splash(random)}${many(10, () => blossom(random() * 1_200, 30 + random() * 180, 16 + random() * 18, random() * 360))}`,
  },
  tazaungdaing: {
    scene: {
      sky: ['#070a24', '#1b1c4b', '#7c3d52'],
      water: ['#35264f', '#090a20'],
      light: '#ffb04d',
    },
    horizon: 480,
    art: (random, horizon) =>
      `${light(600, 420, 460)}${gate(600, 486, 0.62)}${lagoon(random, horizon)}${many(34, () => lantern(random() * 1_200, 30 + random() * 340, 8 + random() * 22, 0.45 + random() * 0.5))}${many(13, (step) => `<g>${ripples(60 + step * 92, 540, 34, '#ffc46e')}<circle cx="${60 + step * 92}" cy="522" r="6" fill="#ffe7ac"/></g>`)}`,
  },
} satisfies Record<string, Promotion>;

/** The id of a promotion. */
export type PromotionId = keyof typeof PROMOTIONS;
/** Whether there is such a promotion. */
export const isPromotionId = (id: string): id is PromotionId => Object.hasOwn(PROMOTIONS, id);
