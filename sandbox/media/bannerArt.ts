import type { Language } from '../../contract/constants';
import lettering from './lettering.json';
import { blossom, coin, lantern, petal, ripples, stars, waves } from './motifs';
import { scenery, SCENERY_SIZE, type Scene } from './scenery';
import { randomFrom } from '../base/random';

const BANNER_IDS = ['slots', 'referral', 'points', 'tables', 'password', 'missions'] as const;
/** The id of a banner. */
export type BannerId = (typeof BANNER_IDS)[number];
/** Whether there is such a banner. */
export const isBannerId = (id: string): id is BannerId => BANNER_IDS.some((known) => known === id);

/** The picture of a banner with its title set in the caller's language. */
export const drawBanner = (id: BannerId, language: Language): string => {
  const { scene, art, type } = SCENES[id];
  return scenery(
    scene,
    `${art()}
<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${scene.sky[0]}" stop-opacity=".92"/><stop offset=".5" stop-color="${scene.sky[0]}" stop-opacity=".55"/><stop offset=".8" stop-color="${scene.sky[0]}" stop-opacity="0"/></linearGradient>
<rect width="${type === 'narrow' ? SCENERY_SIZE.width : 860}" height="${SCENERY_SIZE.height}" fill="url(#shade)"/>
${titleOf(id, language)}`,
  );
};

const MARGIN = 84;
/** `wide` for the carousel; `narrow` for the side menu and dialogs, where a picture is small. */
const TYPE = {
  wide: {
    // Burmese is taller: it ends above the action that the page puts on the picture.
    middle: { EN: 304, MY: 256 },
    title: { size: { EN: 90, MY: 70 }, leading: { EN: 100, MY: 118 }, room: 590 },
    note: { size: { EN: 46, MY: 42 }, below: { EN: 82, MY: 100 } },
  },
  narrow: {
    middle: { EN: 304, MY: 294 },
    title: { size: { EN: 142, MY: 112 }, leading: { EN: 148, MY: 186 }, room: 1_032 },
    note: { size: { EN: 66, MY: 58 }, below: { EN: 116, MY: 150 } },
  },
};

type Line = { width: number; path: string };

const titleOf = (id: BannerId, language: Language): string => {
  const { title, note } = lettering[id][language];
  const type = TYPE[SCENES[id].type ?? 'wide'];
  const widest = Math.max(...title.map(({ width }) => width));
  const size = Math.min(type.title.size[language], (type.title.room / widest) * 1_000);
  const leading = (size / type.title.size[language]) * type.title.leading[language];
  const first = type.middle[language] - ((title.length - 1) * leading) / 2;
  const below = first + (title.length - 1) * leading + type.note.below[language];
  const noteSize = Math.min(type.note.size[language], (type.title.room / note.width) * 1_000);
  return [
    `<rect x="${MARGIN}" y="${first - size * (language === 'EN' ? 1.08 : 1.45) - 22}" width="72" height="6" rx="3" fill="#f5bf4a"/>`,
    ...title.map((line, index) => outlined(line, first + index * leading, size, '#fdf6e3')),
    outlined(note, below, noteSize, '#f7cf77'),
  ].join('\n');
};

const outlined = ({ path }: Line, baseline: number, size: number, fill: string) =>
  `<path transform="translate(${MARGIN} ${baseline.toFixed(1)}) scale(${(size / 1_000).toFixed(4)})" fill="${fill}" d="${path}"/>`;

/** The moon rises out of the lagoon as a golden reel, under a branch in bloom. */
const slotsArt = () => {
  const random = randomFrom(7);
  const horizon = 428;
  const reel = [214, 166, 118]
    .map((radius, ring) =>
      Array.from({ length: 14 + ring * -3 }, (_, step) => {
        const angle = (step / (14 + ring * -3)) * Math.PI * 2 + ring * 0.3;
        return blossom(
          914 + Math.cos(angle) * radius,
          300 + Math.sin(angle) * radius,
          15 - ring * 2,
          random() * 360,
        );
      }).join(''),
    )
    .join('');
  return `${stars(random, 70, horizon)}
<circle cx="914" cy="300" r="430" fill="url(#glow)"/>
<circle cx="914" cy="300" r="250" fill="#0c2a38" fill-opacity=".55"/>
<g fill="none" stroke="url(#gold)"><circle cx="914" cy="300" r="244" stroke-width="7"/><circle cx="914" cy="300" r="190" stroke-width="1.5"/><circle cx="914" cy="300" r="142" stroke-width="1.5"/></g>
${reel}
<circle cx="914" cy="300" r="88" fill="url(#gold)"/>
${blossom(914, 300, 62, 18)}
${waves(random, horizon, 'url(#water)')}
${ripples(914, 520, 300, '#f8d27c')}
${[1, 2, 3, 4, 5, 6, 7].map(() => petal(620 + random() * 520, 470 + random() * 110, 12 + random() * 8, random() * 360)).join('')}`;
};

/** Lanterns rise together, two of them close to the viewer. */
const referralArt = () => {
  const random = randomFrom(23);
  const horizon = 452;
  const far = Array.from({ length: 22 }, () =>
    lantern(730 + random() * 450, 40 + random() * 330, 8 + random() * 12, 0.35 + random() * 0.4),
  ).join('');
  return `${stars(random, 50, horizon)}
<circle cx="920" cy="330" r="460" fill="url(#glow)"/>
<path d="M470 ${horizon}C560 400 640 410 700 372S820 330 880 352 980 388 1040 362 1160 330 1200 344V${horizon}Z" fill="#143a47" fill-opacity=".85"/>
<path d="M600 ${horizon}C700 418 760 432 840 404S980 398 1060 416 1160 408 1200 396V${horizon}Z" fill="#0d2c39"/>
${far}
${lantern(824, 240, 58, 1)}${lantern(984, 176, 72, 1)}
${waves(random, horizon, 'url(#water)')}
${ripples(824, 500, 120, '#ffb869')}${ripples(984, 548, 170, '#ffcf85')}
${[1, 2, 3, 4, 5].map(() => blossom(640 + random() * 520, 486 + random() * 96, 12 + random() * 9, random() * 360)).join('')}`;
};

/** Coins fall like petals and float on the water. */
const pointsArt = () => {
  const random = randomFrom(41);
  const horizon = 436;
  const falling = Array.from({ length: 17 }, (_, step) => {
    const along = step / 16;
    const x = 1_110 - along * 330 + (random() - 0.5) * 190;
    return coin(
      x,
      20 + along * 400 + (random() - 0.5) * 40,
      20 + along * 28 + random() * 10,
      0.35 + random() * 0.65,
      random() * 50 - 25,
    );
  }).join('');
  const petals = Array.from({ length: 16 }, () =>
    petal(600 + random() * 580, 30 + random() * 380, 10 + random() * 10, random() * 360),
  ).join('');
  return `${stars(random, 60, horizon)}
<circle cx="960" cy="180" r="480" fill="url(#glow)"/>
<path d="M1200 0C1120 150 1010 200 960 300S860 420 790 ${horizon}H1010C1040 380 1080 330 1110 280S1180 190 1200 170Z" fill="#f7cf77" fill-opacity=".13"/>
${petals}${falling}
${waves(random, horizon, 'url(#water)')}
${ripples(820, 492, 190, '#f8d27c')}${ripples(1_010, 556, 130, '#f8d27c')}
${coin(820, 482, 62, 0.36, -4)}${coin(1_010, 546, 44, 0.34, 5)}${coin(672, 556, 34, 0.36, -3)}`;
};

/** Light of an open house on the water. */
const tablesArt = () => {
  const random = randomFrom(67);
  const horizon = 430;
  return `${stars(random, 60, horizon)}
<circle cx="930" cy="300" r="440" fill="url(#glow)"/>
${lantern(792, 150, 50, 0.7)}${lantern(952, 226, 88, 1)}${lantern(1_104, 130, 58, 0.85)}
${waves(random, horizon, 'url(#water)')}
${ripples(952, 528, 230, '#ffcf85')}`;
};

/** One blossom in the full moon. */
const passwordArt = () => {
  const random = randomFrom(83);
  const horizon = 446;
  return `${stars(random, 80, horizon)}
<circle cx="1090" cy="110" r="320" fill="url(#glow)"/>
<circle cx="1090" cy="110" r="76" fill="url(#gold)"/>${blossom(1_090, 110, 56, 18)}
${waves(random, horizon, 'url(#water)')}
${ripples(1_030, 560, 150, '#f8d27c')}`;
};

/** A branch that fills with blossoms, and a coin for each. */
const missionsArt = () => {
  const random = randomFrom(97);
  const horizon = 440;
  return `${stars(random, 60, horizon)}
<circle cx="940" cy="230" r="460" fill="url(#glow)"/>
<path d="M1200 60C1080 120 960 150 780 120" fill="none" stroke="#5a3a1c" stroke-width="14" stroke-linecap="round"/>
${[0, 1, 2, 3, 4, 5, 6].map((step) => blossom(800 + step * 58, 128 - (step % 2) * 34, 34 + step * 4, step * 40)).join('')}
${[0, 1, 2, 3].map((step) => coin(930 + step * 78, 286 + (step % 2) * 74, 36, 0.9 - step * 0.12, step * 9 - 14)).join('')}
${waves(random, horizon, 'url(#water)')}
${ripples(940, 524, 240, '#f8d27c')}`;
};

/** `type`: how large the words are; as in the carousel when left out. */
const SCENES: Record<BannerId, { scene: Scene; art: () => string; type?: keyof typeof TYPE }> = {
  slots: {
    scene: {
      sky: ['#06161f', '#0d3242', '#1d5a66'],
      water: ['#15505d', '#06202b'],
      light: '#f6c45c',
    },
    art: slotsArt,
  },
  referral: {
    scene: {
      sky: ['#0a1530', '#1e3557', '#8a5a4f'],
      water: ['#31495c', '#0a1c2b'],
      light: '#ff9d52',
    },
    art: referralArt,
  },
  points: {
    scene: {
      sky: ['#04191a', '#0c3f3d', '#2f7a68'],
      water: ['#1c6259', '#052423'],
      light: '#f9dc8a',
    },
    art: pointsArt,
  },
  tables: {
    scene: {
      sky: ['#170d24', '#3a1f3a', '#7a4a3f'],
      water: ['#3b2c42', '#120a1e'],
      light: '#ffb45e',
    },
    art: tablesArt,
    type: 'narrow',
  },
  password: {
    scene: {
      sky: ['#07142b', '#12305a', '#2b5a80'],
      water: ['#1d4766', '#071827'],
      light: '#cfe2ff',
    },
    art: passwordArt,
    type: 'narrow',
  },
  missions: {
    scene: {
      sky: ['#04191a', '#0f4540', '#3a7f5f'],
      water: ['#1c6259', '#052423'],
      light: '#f9dc8a',
    },
    art: missionsArt,
    type: 'narrow',
  },
};
