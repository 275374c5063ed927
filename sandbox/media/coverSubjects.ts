import type { Subject } from '../lobby/subjects';
import { creatures } from './coverCreatures';
import { things } from './coverThings';

import { at, n, ring, sparkle, twin, type Draw } from './coverStrokes';

type Tones = readonly [aLight: string, aDark: string, bLight: string, bDark: string];

const eye: Draw = ({ a, b, ink, shine }) =>
  `${ring(18, (turn, step) => `<path transform="rotate(${turn})" fill="${step % 2 ? a : b}" d="M-17-66Q0-${step % 2 ? 118 : 104} 17-66L0-52Z"/>`)}<circle r="72" fill="${ink}"/><path d="M-66 4Q0-64 66-4 0 60-66 4Z" fill="${a}"/><circle r="35" cy="-1" fill="${b}"/><path d="M0-38Q15 0 0 36-15 0 0-38Z" fill="${ink}"/><circle cx="-13" cy="-15" r="8" fill="${shine}"/>`;
const dragonHead: Draw = ({ a, b, ink, shine }) =>
  twin(
    `<path d="M20-56C30-86 54-104 76-120 82-92 68-64 44-44Z" fill="${b}"/><path d="M56-34L110-56 94-18 116 0 86 12 96 42 58 32Z" fill="${b}"/><path d="M62-22L92-36M66-2L96-2M64 16L84 28" stroke="${ink}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/><path d="M0-70C32-70 60-54 66-24 70 8 52 26 46 46 40 66 26 88 0 92Z" fill="${a}"/><path d="M8-34L58-50 62-32 18-16Z" fill="${ink}" fill-opacity=".45"/><path d="M16-20Q36-36 56-26 44-6 22-8Z" fill="${shine}"/><ellipse cx="38" cy="-20" rx="4.5" ry="9" fill="${ink}"/><path d="M0-70L11-52 0-28Z" fill="${b}"/><path d="M0 26C20 24 36 36 36 54 34 74 16 84 0 86Z" fill="${b}"/><ellipse cx="17" cy="48" rx="6" ry="4" transform="rotate(-24 17 48)" fill="${ink}"/><path d="M0 68Q18 70 32 58" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/><path d="M12 69L18 84 24 65Z" fill="#fff8ea"/><path d="M34 52Q66 56 78 96" fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`,
  );
const wave: Draw = ({ a, b, shine }) =>
  `<circle cx="26" cy="-44" r="46" fill="${b}"/><path d="M-104 84C-98-20-40-92 40-78 84-70 92-26 64-12 62-38 36-50 14-38-22-18-6 40 44 44 70 46 90 40 104 30V92H-104Z" fill="${a}"/><path d="M-86 88C-80 20-50-40-2-62-34-20-36 50 30 72" fill="none" stroke="${shine}" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"/><g fill="${shine}"><circle cx="76" cy="-30" r="6"/><circle cx="92" cy="-50" r="4"/><circle cx="58" cy="-2" r="5"/></g>`;
const shell: Draw = ({ a, b, shine }) =>
  `<path d="M0 84C-30 84-24 66-38 60-110 20-104-70 0-92 104-70 110 20 38 60 24 66 30 84 0 84Z" fill="${a}"/><g fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"><path d="M0 62V-78M-12 60Q-46 0-42-66M12 60Q46 0 42-66M-24 56Q-82 16-78-32M24 56Q82 16 78-32"/></g><circle cy="70" r="22" fill="${b}"/><circle cx="-7" cy="63" r="6" fill="${shine}"/>`;
const cherries: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-40 30Q-30-50 30-92M44 42Q50-40 30-92" fill="none" stroke="${b}" stroke-width="8" stroke-linecap="round"/><path d="M30-92C60-122 102-112 110-84 82-66 50-72 30-92Z" fill="${b}"/><circle cx="-44" cy="46" r="46" fill="${a}"/><circle cx="48" cy="58" r="40" fill="${a}"/><path d="M-60 6Q-44 14-28 8M36 22Q48 28 60 22" stroke="${ink}" stroke-opacity=".4" stroke-width="5" fill="none"/><ellipse cx="-60" cy="32" rx="12" ry="8" transform="rotate(-40 -60 32)" fill="${shine}"/><ellipse cx="34" cy="46" rx="10" ry="7" transform="rotate(-40 34 46)" fill="${shine}"/>`;
const citrus: Draw = ({ a, b, shine }) =>
  `<circle r="94" fill="${a}"/><circle r="82" fill="${shine}"/>${ring(9, (turn) => `<path transform="rotate(${turn})" fill="${b}" d="M0-8L-22-66Q0-84 22-66Z"/>`)}<path d="M-78-52A94 94 0 0 1-20-92" fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>`;
const seven: Draw = ({ a, b, shine, ink }) =>
  `${ring(12, (turn) => `<path transform="rotate(${turn})" fill="${b}" d="M-14-60L0-108 14-60Z"/>`)}<circle r="72" fill="${ink}" fill-opacity=".55"/><path d="M-54-72H60V-38C24 2 6 40 4 86H-44C-40 40-18 0 8-30H-24L-36-8H-54Z" fill="${a}" stroke="${shine}" stroke-width="6" stroke-linejoin="round"/>`;
const pyramid: Draw = ({ a, b, shine, ink }) =>
  `<circle cy="-52" r="44" fill="${b}"/>${ring(16, (turn) => `<path transform="translate(0 -52) rotate(${turn})" fill="${b}" fill-opacity=".7" d="M-5-52L0-74 5-52Z"/>`)}<path d="M0-58L104 84H-104Z" fill="${a}"/><path d="M0-58L36 84H104Z" fill="${ink}" fill-opacity=".38"/><path d="M-19-32H19L32-14H-32ZM-58 22H44M-82 54H58" stroke="${shine}" stroke-opacity=".5" stroke-width="4" fill="${shine}" fill-opacity=".6"/>`;
const scarab: Draw = ({ a, b, shine }) =>
  `${twin(`<path d="M14-40C50-104 104-92 112-40 116 6 74 18 26 16Z" fill="${b}"/><path d="M34-28Q70-74 102-48M38-8Q76-34 104-18" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="5"/><path d="M34 50Q64 58 66 88M36 24Q74 30 88 60" fill="none" stroke="${a}" stroke-width="8" stroke-linecap="round"/>`)}<ellipse cy="30" rx="46" ry="58" fill="${a}"/><path d="M0-6V88M-45 20Q0-4 45 20" stroke="${shine}" stroke-opacity=".7" stroke-width="5" fill="none"/><circle cy="-44" r="26" fill="${a}"/><circle cy="-82" r="20" fill="${shine}"/>`;
const brilliant: Draw = ({ a, b, shine }) =>
  `<path d="M-60-70H60L102-18 0 96-102-18Z" fill="${a}"/><path d="M-60-70L-44-18H-102ZM60-70L44-18H102ZM-44-18H44L0 96Z" fill="${b}" fill-opacity=".85"/><path d="M-60-70L0-70-44-18ZM60-70L0-70 44-18Z" fill="${shine}" fill-opacity=".55"/><path d="M0-70L44-18H-44Z" fill="${shine}" fill-opacity=".28"/>${sparkle(-70, -64, 26, shine)}${sparkle(84, 40, 18, shine)}`;
const crystals: Draw = ({ a, b, shine }) =>
  `${[
    [-58, 26, 0.72, -24],
    [60, 30, 0.66, 26],
    [0, 0, 1.06, 0],
  ]
    .map(([x = 0, y = 0, size = 1, turn = 0], step) =>
      at(
        x,
        y,
        size,
        turn,
        `<path d="M0-98L36-52V70L0 90-36 70V-52Z" fill="${step === 2 ? a : b}"/><path d="M0-98L12-46V84L36 70V-52Z" fill="#000" fill-opacity=".22"/><path d="M0-98L-36-52 12-46Z" fill="${shine}" fill-opacity=".5"/>`,
      ),
    )
    .join('')}${sparkle(40, -82, 20, shine)}`;
const wolfHead: Draw = ({ a, b, ink, shine }) =>
  twin(
    `<path d="M0-44L40-62 66-108 84-30 72 10 96 30 46 58 0 100Z" fill="${a}"/><path d="M48-58L66-92 74-36Z" fill="${ink}" fill-opacity=".7"/><path d="M0-44L40-62 34-14 0 8Z" fill="${b}"/><path d="M0 8L34-14 72 10 40 44 22 40 0 60Z" fill="${shine}" fill-opacity=".6"/><path d="M26-2L54-6 40 10Z" fill="${ink}"/><path d="M0 52L18 44 12 66 0 76Z" fill="${ink}"/>`,
  );
const moonPines: Draw = ({ a, b, ink, shine }, random) =>
  `<circle r="90" fill="${b}"/><g fill="${shine}" fill-opacity=".35"><circle cx="-30" cy="-40" r="15"/><circle cx="24" cy="-60" r="9"/><circle cx="40" cy="-14" r="19"/></g><path d="M-104 60L-52-16-22 22 20-34 104 60V96H-104Z" fill="${a}"/><path d="M-52-16L-66 6-50 12-38 0ZM20-34L4-12 22-6 36-16Z" fill="${shine}"/>${[-84, -58, -30, 34, 62, 88].map((x) => at(x, 92, 0.42 + random() * 0.24, 0, `<path d="M0-110L28-58H14L40-14H-40L-14-58H-28Z" fill="${ink}"/>`)).join('')}`;
const mask: Draw = ({ a, b, ink, shine }) =>
  `${ring(9, (turn, step) => (step > 2 && step < 7 ? '' : `<path transform="rotate(${turn}) translate(0 -56)" fill="${step % 2 ? a : b}" d="M0 10C-34-8-26-46 0-62 26-46 34-8 0 10Z"/>`))}<path d="M-56-54Q0-80 56-54L62 22Q44 92 0 98-44 92-62 22Z" fill="${a}"/>${twin(`<path d="M10-22Q34-46 52-20 34-4 12-8Z" fill="${shine}"/><circle cx="33" cy="-20" r="9" fill="${ink}"/><path d="M8-36Q34-58 58-34" stroke="${ink}" stroke-width="7" fill="none" stroke-linecap="round"/>`)}<path d="M-11-10H11L17 26Q0 38-17 26Z" fill="${b}"/><path d="M-38 46Q0 60 38 46 30 78 0 80-30 78-38 46Z" fill="${ink}"/><path d="M-24 53L-16 66-8 56 0 68 8 56 16 66 24 53Q0 58-24 53Z" fill="${shine}"/>`;
const leaves: Draw = ({ a, b, shine }) =>
  `${ring(7, (turn, step) => `<g transform="rotate(${turn + 12})"><path d="M0-6C-40-26-36-86 0-108 36-86 40-26 0-6Z" fill="${step % 2 ? a : b}"/><path d="M0-8V-96M0-36L-20-54M0-36L20-54M0-60L-16-76M0-60L16-76" stroke="${shine}" stroke-opacity=".45" stroke-width="4" fill="none"/></g>`)}${ring(6, (turn) => `<ellipse transform="rotate(${turn})" cy="-20" rx="11" ry="21" fill="${shine}"/>`)}<circle r="11" fill="${b}"/>`;
const ingot: Draw = ({ a, b, shine }) =>
  `<path d="M-104-26C-70-40-54-6-46-12-50-44 50-44 46-12 54-6 70-40 104-26 96 34 62 66 0 66S-96 34-104-26Z" fill="${a}"/><ellipse cy="-16" rx="46" ry="28" fill="${b}"/><ellipse cx="-12" cy="-26" rx="20" ry="8" fill="${shine}"/><path d="M-84 8C-66 42-40 52-14 54" stroke="${shine}" stroke-opacity=".8" stroke-width="6" fill="none" stroke-linecap="round"/>${[-70, 0, 70].map((x) => `<g transform="translate(${x} ${x ? 78 : 86})"><ellipse rx="38" ry="15" fill="${b}"/><ellipse rx="38" ry="15" cy="-6" fill="${a}"/><path d="M-8-10H8V-2H-8Z" fill="#000" fill-opacity=".35"/></g>`).join('')}`;
const luckyCoin: Draw = ({ a, b, shine, ink }) =>
  `<circle r="96" fill="${b}"/><circle r="86" fill="${a}"/><circle r="70" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="4"/>${ring(4, (turn) => `<g transform="rotate(${turn}) translate(0 -52)"><path d="M-13 8Q0-24 13 8 0 18-13 8Z" fill="${b}"/></g>`)}<rect x="-24" y="-24" width="48" height="48" rx="5" fill="${ink}"/><rect x="-30" y="-30" width="60" height="60" rx="8" fill="none" stroke="${b}" stroke-width="6"/><path d="M-74-40A84 84 0 0 1-24-80" stroke="${shine}" stroke-width="8" fill="none" stroke-linecap="round"/>`;
const paperLantern: Draw = ({ a, b, shine }) =>
  `<path d="M0-112V-84M0 84V104" stroke="${b}" stroke-width="6"/><rect x="-34" y="-88" width="68" height="16" rx="7" fill="${b}"/><path d="M-34-72C-112-56-112 52-34 68H34C112 52 112-56 34-72Z" fill="${a}"/><path d="M-14-72C-48-40-48 36-14 68M14-72C48-40 48 36 14 68" stroke="${shine}" stroke-opacity=".55" stroke-width="4" fill="none"/><rect x="-34" y="66" width="68" height="16" rx="7" fill="${b}"/><path d="M-14 92V116M0 98V122M14 92V116" stroke="${b}" stroke-width="5" stroke-linecap="round"/><circle cy="-2" r="26" fill="${b}"/><path d="M-10-12H10V8H-10Z" fill="${a}"/>`;
const badge: Draw = ({ a, b, shine, ink }) =>
  `${ring(6, (turn) => `<g transform="rotate(${turn})"><path d="M0-108L32-46H-32Z" fill="${a}"/><circle cy="-100" r="12" fill="${b}"/></g>`)}<circle r="62" fill="${a}"/><circle r="50" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="4"/><path d="M0-40L11-13 40-12 17 6 25 34 0 18-25 34-17 6-40-12-11-13Z" fill="${b}"/><path d="M-50-30A58 58 0 0 1-14-56" stroke="${shine}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
const cactus: Draw = ({ a, b, shine, ink }) =>
  `<circle cy="-16" r="78" fill="${b}"/><path d="M-108 66L-78 30H-40L-28 66ZM20 66L34 12H78L108 66Z" fill="${ink}" fill-opacity=".55"/><path d="M-106 64H106V80Q0 96-106 80Z" fill="${ink}"/><path d="M0 68V-58M-42-24V-6Q-42 14-4 14M42-44V-22Q42-4 4-4" stroke="${a}" stroke-width="27" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M-5 60V-56M5 60V-40" stroke="${shine}" stroke-opacity=".45" stroke-width="3"/>`;
const lollipop: Draw = ({ a, b, shine }) =>
  `<path d="M12 30L46 118" stroke="${shine}" stroke-width="11" stroke-linecap="round"/><g transform="translate(-6 -16)"><circle r="82" fill="${shine}"/>${ring(8, (turn, step) => `<path transform="rotate(${turn})" fill="${step % 2 ? a : b}" d="M0 0C-10-34-34-50-30-76A82 82 0 0 1 28-77C10-60 18-26 0 0Z"/>`)}<path d="M-64-30A72 72 0 0 1-22-68" stroke="${shine}" stroke-width="9" fill="none" stroke-linecap="round"/></g>`;
const cupcake: Draw = ({ a, b, shine }) =>
  `<path d="M-64 16H64L46 96H-46Z" fill="${b}"/><path d="M-40 20L-30 94M-14 20L-11 94M14 20L11 94M40 20L30 94" stroke="${shine}" stroke-opacity=".5" stroke-width="5"/><path d="M-78 22C-92-8-62-20-58-24-62-54-28-58-24-60-14-92 22-88 22-60 56-60 60-34 56-24 82-16 88 8 76 22 50 36-54 36-78 22Z" fill="${a}"/><path d="M-52 0C-20 14 30 8 54-8M-28-40C-6-30 18-34 30-44" stroke="${shine}" stroke-opacity=".7" stroke-width="7" fill="none" stroke-linecap="round"/><circle cy="-88" r="18" fill="${b}"/><circle cx="-6" cy="-94" r="5" fill="${shine}"/>`;
const planet: Draw = ({ a, b, shine, ink }) =>
  `<g transform="rotate(-20)"><path d="M-112 0A112 30 0 0 1 112 0" fill="none" stroke="${b}" stroke-width="13"/><circle r="66" fill="${a}"/><path d="M-62-22Q0-6 62-22M-66 6Q0 26 66 6M-54 36Q0 54 54 36" stroke="${ink}" stroke-opacity=".3" stroke-width="10" fill="none"/><path d="M-112 0A112 30 0 0 0 112 0" fill="none" stroke="${b}" stroke-width="13"/><path d="M-100 9A112 30 0 0 0 60 25" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="3"/></g><ellipse cx="-24" cy="-34" rx="17" ry="9" transform="rotate(-40 -24 -34)" fill="${shine}" fill-opacity=".8"/>${sparkle(80, -74, 18, shine)}${sparkle(-88, 68, 13, shine)}${sparkle(-84, -76, 9, shine)}`;
const rocket: Draw = ({ a, b, shine, ink }) =>
  `<g transform="rotate(32)"><path d="M-24 62Q-34 116 0 130 34 116 24 62Z" fill="${b}"/><path d="M-12 64Q-14 96 0 106 14 96 12 64Z" fill="${shine}"/><path d="M-36 6L-76 58-66 84-28 58ZM36 6L76 58 66 84 28 58Z" fill="${b}"/><path d="M0-112C44-76 50 4 28 66H-28C-50 4-44-76 0-112Z" fill="${a}"/><path d="M0-112C18-97 29-76 35-52H-35C-29-76-18-97 0-112Z" fill="${b}"/><circle cy="-18" r="21" fill="${ink}" stroke="${shine}" stroke-width="7"/></g>${sparkle(-82, -52, 16, shine)}${sparkle(88, 50, 12, shine)}`;
const tigerFace: Draw = ({ a, b, shine, ink }) =>
  twin(
    `<circle cx="66" cy="-62" r="32" fill="${a}"/><circle cx="66" cy="-60" r="17" fill="${ink}" fill-opacity=".65"/><path d="M0-92C60-94 98-50 92 6 88 60 46 92 0 96Z" fill="${a}"/><path d="M0 22C30 10 64 24 58 56 50 84 20 92 0 94Z" fill="${shine}"/><path d="M92-14Q66-18 56-4 74-2 90 14ZM88 26Q66 22 58 34 72 34 82 44ZM14-90Q12-66 26-56 28-74 36-86ZM0-90V-52Q8-66 8-92Z" fill="${ink}"/><path d="M22-22Q44-42 66-20 46-6 22-22Z" fill="${b}"/><circle cx="44" cy="-21" r="9" fill="${ink}"/><path d="M0 30L18 22Q16 40 0 46Z" fill="${ink}"/><path d="M0 46V58Q14 72 30 62" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  );
const panda: Draw = ({ a, b, shine, ink }) =>
  twin(
    `<circle cx="68" cy="-66" r="32" fill="${ink}"/><path d="M0-92C60-94 100-50 94 6 90 60 46 94 0 96Z" fill="${a}"/><path d="M14-22C20-54 62-52 68-20 70 6 40 22 24 8 16 0 12-8 14-22Z" fill="${ink}"/><circle cx="42" cy="-18" r="12" fill="${shine}"/><circle cx="40" cy="-17" r="7" fill="${ink}"/><path d="M0 26L20 20Q18 38 0 44Z" fill="${ink}"/><path d="M0 44V56Q14 70 30 60" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  ) +
  `<path d="M-118 96L-30 66" stroke="${b}" stroke-width="13" stroke-linecap="round"/><path d="M-92 86Q-104 60-84 44-74 66-92 86ZM-66 78Q-46 60-30 88-50 96-66 78Z" fill="${b}"/>`;
const lion: Draw = ({ a, b, shine, ink }) =>
  `${ring(16, (turn, step) => `<path transform="rotate(${turn})" fill="${b}" fill-opacity="${step % 2 ? '.85' : '1'}" d="M-26-66Q-20-${step % 2 ? 104 : 116} 0-${step % 2 ? 110 : 120} 20-${step % 2 ? 104 : 116} 26-66Z"/>`)}<circle r="84" fill="${b}"/>` +
  twin(
    `<circle cx="52" cy="-54" r="20" fill="${a}"/><path d="M0-70C46-72 72-38 68 6 64 46 36 70 0 72Z" fill="${a}"/><path d="M0 16C26 6 54 18 48 44 42 64 18 70 0 70Z" fill="${shine}"/><path d="M14-18Q32-34 50-18 34-8 14-18Z" fill="${shine}"/><circle cx="33" cy="-18" r="7" fill="${ink}"/><path d="M0 22L17 15Q15 32 0 38Z" fill="${ink}"/><path d="M0 38V48Q12 60 26 52" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  );
/** The print of a paw, for animals that are not drawn. */
const paw: Draw = ({ a, b, shine }) =>
  `<path d="M0-4C34-4 74 36 70 66 66 96 32 84 0 84S-66 96-70 66C-74 36-34-4 0-4Z" fill="${a}"/><path d="M-44 52Q-30 16 2 12" stroke="${shine}" stroke-opacity=".7" stroke-width="7" fill="none" stroke-linecap="round"/>${[
    [-82, -8, -28],
    [-34, -62, -10],
    [34, -62, 10],
    [82, -8, 28],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        1,
        turn,
        `<ellipse rx="25" ry="36" fill="${a}"/><path d="M-8-30L0-56 8-30Z" fill="${b}"/>`,
      ),
    )
    .join('')}`;
const wings: Draw = ({ a, b, shine }) =>
  `${twin(`${[0, 1, 2, 3, 4, 5].map((step) => `<path transform="rotate(${28 + step * 19})" d="M-9-12Q-19-70 0-${116 - step * 6} 19-70 9-12Z" fill="${step % 2 ? a : b}"/>`).join('')}<path transform="rotate(166)" d="M-3-20Q-23-76 2-112 20-70 9-20Z" fill="${a}"/>`)}<path d="M0-66C28-50 32 0 14 44L0 104-14 44C-32 0-28-50 0-66Z" fill="${a}"/><path d="M0-94C22-94 26-62 14-48L0-34-14-48C-26-62-22-94 0-94Z" fill="${b}"/><path d="M-5-62L0-46 5-62Z" fill="${shine}"/><path d="M0-96Q-5-112-20-116M0-96V-120M0-96Q5-112 20-116" stroke="${a}" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M0-20V70" stroke="${shine}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;
const wheel: Draw = ({ a, b, shine, ink }) =>
  `${ring(8, (turn) => `<g transform="rotate(${turn})"><path d="M-6-20H6V-84L10-88V-108Q0-122-10-108V-88L-6-84Z" fill="${b}"/></g>`)}<circle r="70" fill="none" stroke="${a}" stroke-width="21"/><circle r="70" fill="none" stroke="${shine}" stroke-opacity=".5" stroke-width="3"/><circle r="27" fill="${a}"/><circle r="15" fill="${ink}"/><path d="M0-12L4-4 12 0 4 4 0 12-4 4-12 0-4-4Z" fill="${shine}"/>`;
const galleon: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-6-114V50M-54-84V44M50-80V44" stroke="${b}" stroke-width="7"/><path d="M-6-98Q56-84 48-34 20-22-6-30ZM-54-70Q-14-62-18-24-36-14-54-22ZM50-64Q96-54 88-16 68-8 50-16ZM-6-24Q62-20 48 30 20 38-6 30ZM-54-14Q-8-10-16 30-36 36-54 30Z" fill="${shine}"/><path d="M-6-114L34-106-6-96Z" fill="${a}"/><path d="M-104 36Q-80 50-60 46H76Q94 44 108 26 104 84 62 92H-58Q-92 84-104 36Z" fill="${b}"/><path d="M-88 62H94" stroke="${a}" stroke-width="8"/><path d="M-112 94Q-92 84-72 94T-32 94 8 94 48 94 88 94 112 90" stroke="${a}" stroke-width="8" fill="none" stroke-linecap="round"/><g fill="${ink}"><circle cx="-40" cy="76" r="5"/><circle cx="-4" cy="76" r="5"/><circle cx="32" cy="76" r="5"/></g>`;
const lotus: Draw = ({ a, b, shine }) =>
  `${[-78, 78, -52, 52, -26, 26, 0].map((turn, step) => `<path transform="translate(0 62) rotate(${turn})" d="M0 8C-44-26-36-98 0-142 36-98 44-26 0 8Z" fill="${step % 2 === 0 ? a : b}" stroke="${shine}" stroke-opacity=".55" stroke-width="3"/>`).join('')}<path d="M-104 72Q0 108 104 72 60 100 0 100T-104 72Z" fill="${b}"/>`;
const bloom: Draw = ({ a, b, shine }, random) => {
  const turn = random() * 40;
  return `${ring(5, (angle) => `<path transform="rotate(${n(angle + turn)})" fill="${a}" stroke="${shine}" stroke-opacity=".5" stroke-width="3" d="M0-8C-52-30-52-92-18-108-8-104-4-98 0-92 4-98 8-104 18-108 52-92 52-30 0-8Z"/>`)}${ring(10, (angle) => `<g transform="rotate(${n(angle + turn)})"><path d="M0-10V-44" stroke="${shine}" stroke-width="3"/><circle cy="-46" r="5" fill="${b}"/></g>`)}<circle r="17" fill="${b}"/>`;
};
const orb: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-58 66H58L74 100H-74Z" fill="${b}"/><path d="M-66 62H66V76H-66Z" fill="${shine}" fill-opacity=".6"/><circle cy="-8" r="82" fill="${a}"/><circle cy="-8" r="82" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="4"/><path d="M22-52A50 50 0 1 0 38 26 40 40 0 1 1 22-52Z" fill="${b}"/>${sparkle(28, -18, 22, shine)}${sparkle(44, 20, 11, shine)}${sparkle(10, 36, 8, shine)}<ellipse cx="-40" cy="-48" rx="16" ry="9" transform="rotate(-42 -40 -48)" fill="${shine}" fill-opacity=".9"/><circle cy="90" r="6" fill="${ink}"/>`;
const potion: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-26-96H26V-36C74-14 92 22 84 54 76 90 40 100 0 100S-76 90-84 54C-92 22-74-14-26-36Z" fill="${shine}" fill-opacity=".3" stroke="${shine}" stroke-width="5"/><path d="M-78 22Q-40 6 0 22T78 22C90 62 70 92 0 92S-90 62-78 22Z" fill="${a}"/><rect x="-32" y="-116" width="64" height="26" rx="9" fill="${b}"/><circle cx="-30" cy="50" r="10" fill="${shine}" fill-opacity=".7"/><circle cx="16" cy="64" r="14" fill="${shine}" fill-opacity=".5"/><circle cx="38" cy="40" r="6" fill="${shine}" fill-opacity=".8"/><path d="M-62 30Q-66 60-44 76" stroke="${ink}" stroke-opacity=".3" stroke-width="6" fill="none" stroke-linecap="round"/>${sparkle(66, -70, 20, shine)}${sparkle(-70, -56, 13, shine)}`;

const card = (x: number, turn: number, face: string, paint: string) =>
  at(
    x,
    8,
    1,
    turn,
    `<rect x="-40" y="-62" width="80" height="124" rx="10" fill="#fff8ea" stroke="#000" stroke-opacity=".25" stroke-width="2"/><path d="${face}" fill="${paint}"/><path transform="translate(-27 -46) scale(.26)" d="${face}" fill="${paint}"/>`,
  );
const HEART = 'M0 30C-44 0-32-32-12-30-4-29 0-22 0-16 0-22 4-29 12-30 32-32 44 0 0 30Z';
const SPADE =
  'M0-34C-40-4-36 22-14 18-6 16-4 12-4 10L-10 32H10L4 10C4 12 6 16 14 18 36 22 40-4 0-34Z';
const DIAMOND = 'M0-34L24 0 0 34-24 0Z';
const fan: Draw = ({ ink }) =>
  card(-54, -22, DIAMOND, '#c92b3c') + card(54, 22, HEART, '#c92b3c') + card(0, 0, SPADE, ink);
const chips: Draw = ({ a, b, shine, ink }) => {
  const chip = (x: number, y: number, size: number, fill: string) =>
    at(
      x,
      y,
      size,
      14,
      `<circle r="60" fill="${fill}"/>${ring(8, (turn) => `<path transform="rotate(${turn})" fill="${shine}" d="M-9-60H9L7-44H-7Z"/>`)}<circle r="40" fill="${ink}" fill-opacity=".35"/><circle r="40" fill="none" stroke="${shine}" stroke-width="3" stroke-dasharray="5 5"/><path transform="scale(.72)" d="${SPADE}" fill="${shine}"/>`,
    );
  return `${at(-34, -34, 0.86, -12, card(0, 0, HEART, '#c92b3c'))}${at(26, -40, 0.86, 14, card(0, 0, SPADE, ink))}${chip(-46, 54, 0.8, a)}${chip(50, 46, 0.92, b)}`;
};
const roulette: Draw = ({ a, b, shine, ink }) =>
  `<circle r="104" fill="${b}"/><circle r="92" fill="${ink}"/>${ring(18, (turn, step) => `<path transform="rotate(${turn})" fill="${step % 2 ? '#c22c3a' : '#16161c'}" d="M-15-88A90 90 0 0 1 15-88L10-56H-10Z"/>`)}<circle r="56" fill="${a}"/>${ring(4, (turn) => `<g transform="rotate(${turn})"><path d="M-4 0V-40H4V0Z" fill="${shine}"/><circle cy="-42" r="9" fill="${shine}"/></g>`)}<circle r="15" fill="${b}"/><circle cx="52" cy="-52" r="9" fill="#fff"/>`;
const fishes: Draw = ({ a, b, shine, ink }, random) => {
  const fish = (fill: string, fin: string) =>
    `<path d="M-14-44C4-80 46-82 62-70 42-62 36-48 34-38ZM-6 42C8 66 30 70 46 64 34 56 30 46 28 38Z" fill="${fin}"/><path d="M-100 0C-60-60 40-64 100-4L146-44C136-14 136 14 146 44L100 8C40 60-60 56-100 0Z" fill="${fill}"/><path d="M-44-34C-22-12-22 16-44 36M-2-38C18-14 18 16-2 40M40-30C54-10 54 14 40 32" stroke="${shine}" stroke-opacity=".55" stroke-width="6" fill="none"/><circle cx="-66" cy="-10" r="12" fill="#fff"/><circle cx="-68" cy="-10" r="6" fill="${ink}"/>`;
  const bubbles = Array.from(
    { length: 7 },
    () =>
      `<circle cx="${n(random() * 200 - 100)}" cy="${n(random() * 200 - 110)}" r="${n(3 + random() * 8)}"/>`,
  ).join('');
  return `<g fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="3">${bubbles}</g>${at(-8, -12, 0.8, -14 - random() * 14, fish(a, b))}${at(44, 66, 0.36, 170, fish(b, a))}${at(-62, 74, 0.28, 10, fish(b, a))}`;
};
const shark: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-12-40C0-82 26-100 46-104 38-80 40-58 52-34ZM-16 30C-10 64-36 88-60 94-50 70-56 50-54 32Z" fill="${a}"/><path d="M-112 8C-72-50 20-62 84-20L120-56C112-26 114 0 126 30L84 6C40 46-50 54-112 8Z" fill="${a}"/><path d="M-110 12C-60 36 20 40 78 8 36 46-52 54-110 12Z" fill="${b}"/><path d="M-100 18L-92 13-84 24-75 17-66 28-57 21-46 32C-64 40-86 34-100 18Z" fill="#fff" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M-24-22C-14-8-14 6-24 18M-8-24C2-8 2 6-8 20" stroke="${ink}" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-68" cy="-10" r="9" fill="${ink}"/><circle cx="-71" cy="-13" r="3" fill="#fff"/><g fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="3"><circle cx="-92" cy="-52" r="10"/><circle cx="-70" cy="-76" r="6"/><circle cx="86" cy="62" r="9"/></g>`;
const crab: Draw = ({ a, b, ink, shine }) =>
  `${twin(`<g fill="none" stroke="${a}" stroke-width="11" stroke-linecap="round"><path d="M50 30Q94 28 102 62M46 44Q80 54 82 88M36 54Q58 72 54 102"/><path d="M48 8Q86-4 78-44" stroke-width="15"/></g><path d="M78-38C44-56 48-100 88-110 72-92 76-80 92-76 88-94 100-106 112-98 126-68 110-38 78-38Z" fill="${b}"/>`)}<ellipse cy="24" rx="70" ry="48" fill="${a}"/><path d="M-54 8Q0-38 54 8" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>${twin(`<path d="M18-18V-38" stroke="${a}" stroke-width="9"/><circle cx="18" cy="-46" r="15" fill="#fff"/><circle cx="15" cy="-44" r="7" fill="${ink}"/><circle cx="40" cy="32" r="9" fill="${b}"/>`)}<path d="M-18 34Q0 52 18 34" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`;
const octopus: Draw = ({ a, b, ink, shine }) =>
  `${twin(`<g fill="none" stroke="${a}" stroke-width="20" stroke-linecap="round"><path d="M12 22Q14 92 50 94 80 92 74 66"/><path d="M34 14Q56 62 86 46 108 32 94 6"/></g><g fill="${b}"><circle cx="20" cy="66" r="6"/><circle cx="42" cy="88" r="6"/><circle cx="64" cy="46" r="6"/><circle cx="92" cy="34" r="6"/></g>`)}<path d="M-60 0C-78-130 78-130 60 0 60 30 40 38 0 38S-60 30-60 0Z" fill="${a}"/><path d="M-38-52C-30-78-12-88 8-90" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>${twin(`<circle cx="24" cy="-20" r="17" fill="#fff"/><circle cx="22" cy="-17" r="8" fill="${ink}"/><circle cx="42" cy="8" r="8" fill="${b}"/>`)}<path d="M-13 10Q0 24 13 10" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`;
const PIPS = [
  '',
  'M0 0h0',
  'M-22-22h0M22 22h0',
  'M-22-22h0M0 0h0M22 22h0',
  'M-22-22h0M22-22h0M-22 22h0M22 22h0',
  'M-22-22h0M22-22h0M0 0h0M-22 22h0M22 22h0',
  'M-22-24h0M22-24h0M-22 0h0M22 0h0M-22 24h0M22 24h0',
] as const;
const dice: Draw = ({ a, b, ink, shine }, random) => {
  const die = (x: number, y: number, size: number, turn: number, fill: string) =>
    at(
      x,
      y,
      size,
      turn,
      `<rect x="-48" y="-44" width="96" height="96" rx="20" fill="${ink}" fill-opacity=".45"/><rect x="-48" y="-48" width="96" height="96" rx="20" fill="${fill}"/><rect x="-42" y="-42" width="84" height="84" rx="15" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="3"/><path d="${PIPS[1 + Math.floor(random() * 6)] ?? PIPS[6]}" stroke="#fff8ea" stroke-width="21" stroke-linecap="round"/>`,
    );
  return die(-48, 40, 0.92, -16, a) + die(54, 50, 0.82, 20, b) + die(6, -52, 0.9, 8, a);
};
const tiles: Draw = ({ a, b, ink }) => {
  const tile = (x: number, y: number, turn: number, face: string) =>
    at(
      x,
      y,
      1,
      turn,
      `<rect x="-37" y="-48" width="74" height="110" rx="11" fill="${b}"/><rect x="-37" y="-56" width="74" height="106" rx="11" fill="#fff8ea" stroke="${ink}" stroke-opacity=".3" stroke-width="2"/>${face}`,
    );
  const bamboo = `<path d="M-14-38V-8M14-38V-8M-14 2V32M14 2V32" stroke="#1d8a52" stroke-width="10" stroke-linecap="round"/><path d="M-20-23H-8M8-23H20M-20 17H-8M8 17H20" stroke="#0c5a34" stroke-width="4"/>`;
  const coins = [
    [-15, -28],
    [15, -28],
    [0, -3],
    [-15, 22],
    [15, 22],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="${a}"/><circle cx="${x}" cy="${y}" r="4.5" fill="#fff8ea"/>`,
    )
    .join('');
  const dragon = `<path d="M0-40V36M-22-24H22V8H-22Z" fill="none" stroke="#c92b3c" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`;
  return tile(-64, 14, -16, bamboo) + tile(64, 14, 16, coins) + tile(0, -10, 0, dragon);
};
const slip: Draw = ({ a, b, ink, shine }, random) => {
  const cells = Array.from({ length: 20 }, (_, cell) => {
    const [x, y] = [(cell % 4) * 36 - 70, Math.floor(cell / 4) * 32 - 52];
    const isDrawn = random() < 0.34;
    return `<rect x="${x}" y="${y}" width="30" height="26" rx="6" fill="${isDrawn ? a : ink}" fill-opacity="${isDrawn ? 1 : 0.16}"/>${isDrawn ? `<path d="M${x + 8} ${y + 13}l5 6 9-12" fill="none" stroke="#fff8ea" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>` : ''}`;
  }).join('');
  return `<g transform="rotate(-7)"><path d="M-86-104l14 10 14-10 14 10 15-10 14 10 15-10 14 10 15-10 14 10 15-10 14 10 14-10V110H-86Z" fill="#fff8ea"/><rect x="-70" y="-80" width="140" height="16" rx="8" fill="${b}"/>${cells}</g>${sparkle(84, -76, 20, shine)}${sparkle(-92, 70, 14, shine)}`;
};
const fortuneWheel: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-30 96H30L44 116H-44Z" fill="${b}"/><circle r="102" fill="${ink}"/><circle r="94" fill="${b}"/>${ring(6, (turn) => `<path transform="rotate(${turn})" fill="${a}" d="M0 0L-23-86A89 89 0 0 1 23-86Z"/>`)}${ring(12, (turn) => `<circle transform="rotate(${n(turn + 15)})" cy="-98" r="5" fill="${shine}"/>`)}<circle r="26" fill="${ink}"/><circle r="17" fill="${shine}"/><path d="M-15-116H15L0-78Z" fill="#fff8ea" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
const balls: Draw = ({ a, b, shine, ink }, random) =>
  [
    [-40, -34, 52, a],
    [46, -20, 44, b],
    [2, 52, 48, a],
  ]
    .map(([x, y, radius, fill]) => {
      const size = Number(radius);
      const digit = Math.floor(random() * 10);
      return `<g transform="translate(${x} ${y})"><circle r="${size}" fill="${fill}"/><circle r="${n(size * 0.56)}" fill="#fff8ea"/><path transform="scale(${(size / 60).toFixed(2)})" d="${DIGITS[digit] ?? ''}" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="${n(size * -0.42)}" cy="${n(size * -0.56)}" rx="${n(size * 0.24)}" ry="${n(size * 0.13)}" transform="rotate(-38 ${n(size * -0.42)} ${n(size * -0.56)})" fill="${shine}"/></g>`;
    })
    .join('');
const DIGITS = [
  'M0-18C-20-18-20 18 0 18 20 18 20-18 0-18Z',
  'M-6-12L3-18V18',
  'M-11-10C-8-22 14-20 10-5 8 2-4 10-11 18H12',
  'M-10-18H11L0-4C14-4 14 18 0 18-6 18-10 15-11 12',
  'M5 18V-18L-13 8H13',
  'M10-18H-8L-9-3C14-8 14 18-1 18-6 18-10 16-11 13',
  'M8-18C-8-10-13 4-10 10-5 22 12 18 10 6 8-6-8-4-11 6',
  'M-11-18H11L-3 18',
  'M0-1C-14-3-12-19 0-19S14-3 0-1C-16 1-14 19 0 19S16 1 0-1Z',
  'M-8 18C8 10 13-4 10-10 5-22-12-18-10-6-8 6 8 4 11-6',
] as const;
const beads: Draw = ({ a, b, ink, shine }) =>
  `<ellipse cy="46" rx="108" ry="46" fill="${ink}"/><ellipse cy="38" rx="108" ry="46" fill="${b}"/><ellipse cy="36" rx="92" ry="36" fill="${ink}" fill-opacity=".45"/>${[
    [-62, 40],
    [-30, 52],
    [4, 58],
    [38, 52],
    [68, 38],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        1,
        0,
        `<circle r="17" fill="#fff8ea"/><circle r="17" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"/><circle r="5" fill="${ink}" fill-opacity=".7"/>`,
      ),
    )
    .join(
      '',
    )}<path d="M-66 14C-70-76 70-76 66 14 40 30-40 30-66 14Z" fill="${a}"/><circle cy="-62" r="14" fill="${b}"/><path d="M-48 2C-46-34-30-46-12-50" fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>${sparkle(86, -52, 18, shine)}`;
const car: Draw = ({ a, b, ink, shine }, random) =>
  `<path d="M-94 8V-26H-114V-38H-66V-26H-80V4Z" fill="${b}"/><path d="M-104 40C-106 8-74-2-44-6L-16-36C-6-46 34-46 48-34L70-6C98 0 110 14 110 40Z" fill="${a}"/><path d="M-26-8L-6-29C0-34 12-34 20-34V-8ZM30-33C38-32 42-29 46-25L58-8H30Z" fill="${ink}" fill-opacity=".75"/><path d="M-102 14Q0 2 106 16" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="6"/><g transform="translate(4 20)"><circle r="19" fill="#fff8ea"/><path transform="scale(.6)" d="${DIGITS[1 + Math.floor(random() * 9)] ?? ''}" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g>${[-62, 66].map((x) => `<g transform="translate(${x} 42)"><circle r="29" fill="${ink}"/><circle r="15" fill="${shine}"/>${ring(5, (turn) => `<path transform="rotate(${turn})" d="M0 0V-14" stroke="${ink}" stroke-width="4"/>`)}</g>`).join('')}<path d="M-112 78H112" stroke="${b}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" stroke-dasharray="30 18"/>`;
const ball: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-112 78Q-40 40-20-6M-104 96Q-20 66 10 10" stroke="${b}" stroke-opacity=".7" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="18" cy="-18" r="82" fill="${shine}"/><g transform="translate(18 -18)" fill="${ink}"><path d="M0-28L27-9 17 23H-17L-27-9Z"/>${ring(5, (turn) => `<path transform="rotate(${turn})" d="M-20-76Q0-86 20-76L13-58H-13Z"/>`)}<g stroke="${ink}" stroke-width="5">${ring(5, (turn) => `<path transform="rotate(${turn})" d="M0-28V-60"/>`)}</g></g><path d="M-40-66A82 82 0 0 0-30 48 96 96 0 0 1-40-66Z" fill="${a}" fill-opacity=".5"/>`;
const rooster: Draw = ({ a, b, shine, ink }) =>
  `<path d="M20 34C96 40 112-24 96-84 78-50 64-54 60-88 40-52 34-30 20-10Z" fill="${b}"/><path d="M-62-26C-50-66-8-60 6-30 18 0 50-2 62-24 76 40 36 78-8 76-46 72-60 40-50 8Z" fill="${a}"/><path d="M-74-40C-80-70-50-92-28-74-10-60-14-36-26-22L-54-12Z" fill="${a}"/><path d="M-66-78C-70-100-54-104-50-90-46-110-28-106-32-88-20-100-8-88-18-72Z" fill="#e1383f"/><path d="M-74-54L-98-44-72-38ZM-66-34C-76-20-70-6-60-10-52-14-54-28-58-34Z" fill="#f3b23e"/><circle cx="-52" cy="-58" r="6" fill="${ink}"/><path d="M-26 20C-6 0 26 10 36 30 14 44-14 42-26 20Z" fill="${b}"/><path d="M-12 76V104M-28 106H2M16 74V104M0 106H32" stroke="#f3b23e" stroke-width="7" stroke-linecap="round"/><path d="M72-40Q80-20 70 4M-36-40L-44-14" stroke="${shine}" stroke-opacity=".6" stroke-width="5" fill="none"/>`;
const gamepad: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-60-46H60C104-46 120 60 92 78 70 88 54 46 34 40H-34C-54 46-70 88-92 78-120 60-104-46-60-46Z" fill="${a}"/><path d="M-64-28V16M-86-6H-42" stroke="${ink}" stroke-width="17" stroke-linecap="round"/><g fill="${b}"><circle cx="64" cy="-28" r="11"/><circle cx="64" cy="16" r="11"/></g><g fill="${shine}"><circle cx="42" cy="-6" r="11"/><circle cx="86" cy="-6" r="11"/></g><path d="M-14-16H-4M6-16H16" stroke="${shine}" stroke-width="6" stroke-linecap="round"/><path d="M-84-30Q-72-40-56-40H40" stroke="${shine}" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/>${sparkle(0, -86, 20, shine)}`;
const doorway: Draw = ({ a, b, shine, ink }) =>
  `${ring(14, (turn) => `<path transform="rotate(${turn})" fill="${b}" fill-opacity=".45" d="M-9-78L0-116 9-78Z"/>`)}<path d="M-62 92V-10A62 72 0 0 1 62-10V92Z" fill="${a}"/><path d="M-42 92V-8A42 52 0 0 1 42-8V92Z" fill="${ink}"/><path d="M-42 92L0 10 42 92Z" fill="${b}" fill-opacity=".8"/>${sparkle(0, -18, 26, shine)}<path d="M-80 92H80" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`;

type Variant = { draw: Draw; tones: readonly [Tones, ...Tones[]] };
const as = (draw: Draw, ...tones: [Tones, ...Tones[]]): Variant => ({ draw, tones });
const both = (first: Draw, second: Draw, ...tones: [Tones, ...Tones[]]): [Variant, Variant] => [
  as(first, ...tones),
  as(second, ...tones),
];
type Art = readonly [Variant, ...Variant[]];
const GOLD = ['#fff0b8', '#d98a1c'] as const;
const CHIPS: [Tones, ...Tones[]] = [
  [...GOLD, '#ff9a9a', '#b3203a'],
  ['#9fd6ff', '#1f62b8', ...GOLD],
  ['#a8efc4', '#15804f', '#ffd08a', '#c9701c'],
];
const BEASTS: [Tones, ...Tones[]] = [
  [...GOLD, '#ff7a4d', '#b01c2e'],
  ['#8ff0c0', '#0f8a63', ...GOLD],
  ['#ffb199', '#c4242f', '#ffe08a', '#e08b1d'],
  ['#c9b8ff', '#5b3fd0', '#a9f1ff', '#2a8fd6'],
];
const DRAWS: [Tones, ...Tones[]] = [
  ['#ff9a9a', '#cf2440', '#ffe08a', '#e39a1c'],
  ['#9fd6ff', '#2464c9', '#b8f5b0', '#2f9a4a'],
  ['#e0bfff', '#7a35d1', '#ffc98f', '#e8701f'],
];
const DICE: [Tones, ...Tones[]] = [
  ['#ff8f8f', '#c01f38', '#ffd98a', '#d98a1c'],
  ['#9fd6ff', '#2464c9', '#ff9a9a', '#c3122f'],
  ['#9ff0c0', '#15804f', '#e0bfff', '#7a35d1'],
];
const SPELLS: [Tones, ...Tones[]] = [
  ['#d0b8ff', '#5b2fc0', '#ffe9a3', '#e0a02c'],
  ['#a8fbe0', '#12917f', '#d9b8ff', '#7c3fd6'],
  ['#ffb8ea', '#b02f9c', '#a9e6ff', '#2f8fd6'],
];

/**
 * The drawings and colours of each subject; a game takes one of the drawings and one of the sets of
 * tones.
 */
const ART = {
  dragon: both(eye, dragonHead, ...BEASTS),
  ocean: [
    as(
      wave,
      ['#a9f1ff', '#1479b8', '#fff1b0', '#f0a33c'],
      ['#b8ffe9', '#138f95', '#ffd3c2', '#f0776b'],
      ['#c4ccff', '#3b4fc4', '#fff1b0', '#f0a33c'],
    ),
    as(
      shell,
      ['#ffd9e4', '#d2678c', '#fffbe8', '#d9c8a0'],
      ['#a9f1ff', '#1479b8', '#fffbe8', '#e0cfa6'],
      ['#fff0c9', '#e0903a', '#fffbe8', '#d9c8a0'],
    ),
  ],
  fruit: [
    as(
      cherries,
      ['#ff8a8a', '#c3122f', '#a9ea7a', '#2f8f3a'],
      ['#d8f578', '#5da51d', '#e6ff9e', '#86b32d'],
      ['#d9a3ff', '#7a1fb0', '#a9ea7a', '#2f8f3a'],
    ),
    as(
      citrus,
      ['#ffc35c', '#ee7a12', '#ffd27a', '#f6921c'],
      ['#d8f578', '#5da51d', '#eaff9e', '#9fcf2d'],
      ['#ffb0a0', '#d6304a', '#ffa3a0', '#e85068'],
    ),
    as(
      seven,
      ['#ff8a8a', '#c3122f', ...GOLD],
      [...GOLD, '#ff9a6b', '#cf3a26'],
      ['#9fe8ff', '#1870c9', '#ffd98a', '#f0931c'],
    ),
  ],
  temple: [
    as(
      pyramid,
      [...GOLD, '#ffca6b', '#e2661b'],
      ['#ffe2a0', '#b8771f', '#7fe8e6', '#15808f'],
      ['#f0c9a0', '#8f4f2c', '#ffe9a8', '#f0b23c'],
    ),
    as(
      scarab,
      ['#9edcff', '#1b5fae', ...GOLD],
      [...GOLD, '#ffca6b', '#e2661b'],
      ['#8ff0c0', '#0f8a63', ...GOLD],
    ),
  ],
  gems: both(
    brilliant,
    crystals,
    ['#a5f3ff', '#1180d1', '#d9fbff', '#39a9e0'],
    ['#ffb0c8', '#c9134f', '#ffd7e4', '#f0548a'],
    ['#b5ffce', '#0c9a56', '#e0ffe9', '#3fcf88'],
    ['#dcbcff', '#6d2bd1', '#f1e2ff', '#a06cf0'],
  ),
  wolf: [
    as(
      wolfHead,
      ['#c8d8ea', '#4c6488', '#eef5ff', '#8fa9c9'],
      ['#d9cfc4', '#7b6655', '#fbf1e4', '#b79f88'],
      ['#8fa6c9', '#2b3f69', '#d8e6ff', '#6b86b8'],
    ),
    as(
      moonPines,
      ['#9fb6d6', '#2b3f69', '#fff6d4', '#e5c67a'],
      ['#c8d8ea', '#4c6488', '#f4f9ff', '#a9c0dc'],
      ['#b8a0d6', '#40306e', '#ffe0d0', '#f0a07a'],
    ),
  ],
  jungle: both(
    mask,
    leaves,
    ['#a8e66b', '#2d8a36', '#ffd15c', '#e0791d'],
    ['#e9b070', '#8f4a1c', '#7fe08f', '#188a55'],
    ['#7ff0bd', '#0d8a67', '#ff9f80', '#d4453a'],
  ),
  fortune: [
    as(ingot, [...GOLD, '#fff4cf', '#eeb23c']),
    as(
      luckyCoin,
      [...GOLD, '#fff4cf', '#eeb23c'],
      ['#ffd0a8', '#b8622c', '#fff0d0', '#e09a4c'],
      ['#e8f2f8', '#8a9bb0', '#fffbe8', '#d9c07a'],
    ),
    as(
      paperLantern,
      ['#ff8f70', '#c41e2c', ...GOLD],
      ['#ffe59a', '#e09a1e', '#ff9a6b', '#cf3a26'],
      ['#ffb0d0', '#cf2c78', ...GOLD],
    ),
  ],
  west: [
    as(
      badge,
      ['#ffe0a3', '#b9762a', '#e8f0f5', '#8a99a8'],
      ['#e8f0f5', '#7d8ea0', '#ffe0a3', '#c98a2c'],
      ['#f7c98b', '#a1541f', '#ffe9c4', '#d79a4c'],
    ),
    as(
      cactus,
      ['#9fd08a', '#33713f', '#ffc07a', '#e2562c'],
      ['#7fd0a8', '#1f6f5a', '#ffe08a', '#f0931c'],
      ['#a8d878', '#4a7a22', '#ffb0a0', '#d6485a'],
    ),
  ],
  sweets: both(
    lollipop,
    cupcake,
    ['#ffb3d9', '#ee4f9f', '#a3f0ff', '#3fb7e8'],
    ['#fff0a8', '#ffb52e', '#ff9ec4', '#e8417f'],
    ['#d4c0ff', '#8c63ee', '#b4ffd6', '#35c493'],
  ),
  space: both(
    planet,
    rocket,
    ['#ffb98a', '#d6455f', '#ffe9a8', '#e9a63a'],
    ['#a9c4ff', '#3d55d6', '#ffc2f0', '#c25ad0'],
    ['#b6fff2', '#149aa8', '#ffd38f', '#f08a3c'],
  ),
  tiger: [
    as(
      tigerFace,
      ['#ffc56b', '#e0701a', '#fff3a8', '#d9c21d'],
      ['#f6f1e6', '#b9b3a6', '#a9ecff', '#2aa0d8'],
      ['#ffe08a', '#d9971c', '#b6f58a', '#4faa2b'],
    ),
  ],
  phoenix: [
    as(
      wings,
      ['#ffe08a', '#f0711c', '#ff8a6b', '#c91f33'],
      ['#ffb3c7', '#d6246b', '#ffd98a', '#f0931c'],
      ['#a9f5ff', '#1a8ad6', '#d9c7ff', '#7a50e6'],
    ),
  ],
  pirate: [
    as(
      wheel,
      ['#f2c587', '#96561f', '#ffe9b8', '#c98f35'],
      ['#9fe3ea', '#1d7f94', '#e6bf86', '#8b5424'],
      ['#ff9c86', '#bf2b30', '#d7a469', '#7a431d'],
    ),
    as(
      galleon,
      ['#ff9c86', '#bf2b30', '#d7a469', '#7a431d'],
      ['#9fe3ea', '#1d7f94', '#e6bf86', '#8b5424'],
      ['#c9b8ff', '#5b3fd0', '#c99a68', '#6e3d1c'],
    ),
  ],
  blossom: both(
    lotus,
    bloom,
    ['#ffd6e8', '#e76aa0', '#ffb3cf', '#c93f84'],
    ['#fff3b5', '#f0ae2c', '#ffd98a', '#d98316'],
    ['#e9dcff', '#9c74e8', '#ffcdea', '#d96bb8'],
  ),
  magic: both(orb, potion, ...SPELLS),
  live: both(chips, fan, ...CHIPS),
  dice: [as(dice, ...DICE)],
  beads: [as(beads, ...CHIPS)],
  race: [as(car, ...DRAWS)],
  tiles: [
    as(
      tiles,
      ['#7fb8f0', '#1f5fb0', '#5fd0a0', '#0f7a55'],
      ['#ff9a8a', '#c9303c', '#ffd98a', '#c9871c'],
      ['#c9a8ff', '#6b35c9', '#8ac4ff', '#1f62b8'],
    ),
  ],
  roulette: [as(roulette, ...CHIPS)],
  fish: both(
    fishes,
    octopus,
    ['#ffd98a', '#ee7a1c', '#8af0e6', '#1593a8'],
    ['#ff9fae', '#d92b58', '#ffe59a', '#eea21c'],
    ['#a6ecff', '#1f7fd6', '#ffc59a', '#ee6a3a'],
    ['#c9f58a', '#4fa01f', '#ffc2e6', '#d94f9c'],
  ),
  shark: [
    as(
      shark,
      ['#b9d3ea', '#3f6f9e', '#f4f9ff', '#c3d4e2'],
      ['#c2cbd6', '#5a6678', '#fbf7ee', '#d6d2c8'],
      ['#a5e4ea', '#1f7f94', '#f4fffb', '#bfe0dc'],
    ),
  ],
  crab: [
    as(
      crab,
      ['#ffb199', '#d6332f', '#ff8a6b', '#b51f2a'],
      ['#ffd08a', '#e0701a', '#ffb05c', '#c9501a'],
      ['#a9e6ff', '#1f7fd6', '#8ac4ff', '#1560b0'],
    ),
  ],
  cards: both(fan, chips, ...CHIPS),
  numbers: [as(balls, ...DRAWS), as(slip, ...DRAWS), as(fortuneWheel, ...DRAWS)],
  sports: [as(ball, ['#b5ffca', '#1c9a55', '#d9ffe6', '#58c98a'])],
  lobby: [as(doorway, [...GOLD, '#fff4cf', '#eeb23c'])],
} satisfies Record<string, Art>;
/** The drawings of each subject, in the colours that they may have. */
export const SUBJECT_ART: Record<Subject, Art> = {
  ...ART,
  wave: [ART.ocean[0]],
  shell: [ART.ocean[1]],
  octopus: [ART.fish[1]],
  fishes: [ART.fish[0]],
  cherries: [ART.fruit[0]],
  citrus: [ART.fruit[1]],
  sevens: [ART.fruit[2]],
  pyramid: [ART.temple[0]],
  scarab: [ART.temple[1]],
  wolves: [ART.wolf[0]],
  pines: [ART.wolf[1]],
  jungle: [ART.jungle[0]],
  leaves: [ART.jungle[1]],
  ingots: [ART.fortune[0]],
  coin: [ART.fortune[1]],
  lantern: [ART.fortune[2]],
  sheriff: [ART.west[0]],
  cactus: [ART.west[1]],
  lollipop: [ART.sweets[0]],
  cupcake: [ART.sweets[1]],
  planet: [ART.space[0]],
  rocket: [ART.space[1]],
  panda: [
    as(
      panda,
      ['#fffdf6', '#d5d2c6', '#a8efc4', '#15804f'],
      ['#f6fbff', '#c3cedb', '#d8f578', '#5da51d'],
    ),
  ],
  lion: [
    as(
      lion,
      ['#ffdf9a', '#dd9330', '#b9641d', '#6b2f10'],
      ['#ffe9b8', '#e0a84c', '#c9782a', '#8a3a12'],
    ),
  ],
  chips: [as(chips, ...CHIPS)],
  fan: [as(fan, ...CHIPS)],
  animals: [as(paw, ...BEASTS)],
  galleon: [ART.pirate[1]],
  lotus: [ART.blossom[0]],
  bloom: [ART.blossom[1]],
  padauk: [as(bloom, ['#fff0b8', '#eea21c', '#fff4cf', '#c9701c'])],
  potion: [ART.magic[1]],
  balls: [ART.numbers[0], ART.numbers[1]],
  dragons: [ART.dragon[1]],
  monkey: [
    as(
      creatures.monkey,
      ['#c98a4a', '#74421a', '#ffe2bd', '#e3b480'],
      ['#d9a05c', '#8a4f1e', '#fff0d6', '#ecc795'],
    ),
  ],
  gorilla: [
    as(
      creatures.gorilla,
      ['#8f99aa', '#3c465c', '#ccd3de', '#828ca0'],
      ['#8a7a70', '#3a2c26', '#d6c6b8', '#93806f'],
    ),
  ],
  elephant: [
    as(
      creatures.elephant,
      ['#c3cfdf', '#6d80a3', '#ffc9d2', '#d58a9c'],
      ['#d6c9bb', '#85705c', '#ffd3bf', '#d99778'],
    ),
  ],
  rhino: [as(creatures.rhino, ['#b7c2c9', '#5f707c', '#e4d9c3', '#a89878'])],
  panther: [
    as(
      creatures.wildCat,
      ['#7a82a0', '#2a3048', '#eaff8f', '#9fcf2d'],
      ['#6b6f8f', '#23253f', '#ffe98a', '#e0a02c'],
    ),
  ],
  leopard: [
    as(
      creatures.wildCat,
      ['#ffdc94', '#d9902a', '#d8f578', '#5da51d'],
      ['#f3c98a', '#b9702a', '#a9f1ff', '#1a8ad6'],
    ),
  ],
  bear: [
    as(
      creatures.bear,
      ['#c48f58', '#71461f', '#f3d7ae', '#cba06d'],
      ['#f4f9ff', '#b3c6da', '#ffffff', '#d3dfea'],
    ),
  ],
  elk: [as(creatures.elk, ['#cf9f69', '#7d4c24', '#f3e0bd', '#bf9660'])],
  bull: [
    as(
      creatures.bull,
      ['#bb6a3f', '#5f2814', '#f7d3b4', '#cd946f'],
      ['#7b8494', '#333b4a', '#e3e8ef', '#9aa5b4'],
    ),
  ],
  horse: [
    as(
      creatures.horse,
      ['#c98a52', '#7a431d', '#5a3016', '#2d1509'],
      ['#f0e2cf', '#b99d7a', '#d9a24c', '#8f5d1c'],
    ),
  ],
  unicorn: [
    as(
      creatures.unicorn,
      ['#ffffff', '#d3d8f0', '#ffb8ea', '#8f6bff'],
      ['#fff3fb', '#e5c3e0', '#a9e6ff', '#5b7bf0'],
    ),
  ],
  snake: [
    as(
      creatures.snake,
      ['#c8e07a', '#5f8a22', '#8f5d1c', '#5a3510'],
      ['#e9c07a', '#a1661f', '#6b2f10', '#3d1708'],
    ),
  ],
  parrot: [
    as(
      creatures.parrot,
      ['#ff8a6b', '#c91f33', '#8fd0ff', '#1f62b8'],
      ['#8ff0a0', '#0f8a4f', '#ffe08a', '#e08b1d'],
    ),
  ],
  eagle: [as(creatures.eagle, ['#a8744a', '#4f2c14', '#ffd66b', '#e39a1c'])],
  owl: [
    as(
      creatures.owl,
      ['#c2a0e8', '#5b3fa0', '#fff0cf', '#d9b070'],
      ['#c99a66', '#6b421f', '#fff0d6', '#dcb88a'],
    ),
  ],
  swan: [
    as(
      creatures.swan,
      ['#ffffff', '#d6e2ee', '#f4f9ff', '#b6cbe0'],
      ['#fff6e0', '#efd39a', '#fffaf0', '#e6bb6a'],
    ),
  ],
  peacock: [as(creatures.peacock, ['#8ff0c0', '#0f8a63', '#9fe8ff', '#1870c9'])],
  butterfly: [
    as(
      creatures.butterfly,
      ['#ffb3d9', '#d6459b', '#d4c0ff', '#8c63ee'],
      ['#ffe08a', '#f0871c', '#ffb199', '#d6424a'],
      ['#a9f1ff', '#2a8fd6', '#b4ffd6', '#2fae84'],
    ),
  ],
  koi: [
    as(
      creatures.koi,
      ['#fffdf6', '#f0d9c3', '#ff9a5c', '#d6401c'],
      ['#ffe9a8', '#f0a52c', '#ffb86b', '#d9601a'],
    ),
  ],
  whale: [
    as(
      creatures.whale,
      ['#9fd0f5', '#2a62b0', '#f4fbff', '#b9d6ea'],
      ['#a5e4ea', '#1f7f94', '#f4fffb', '#bfe0dc'],
    ),
  ],
  dolphin: [
    as(
      creatures.dolphin,
      ['#b6dcf5', '#3f7fc0', '#f7fcff', '#c6dcee'],
      ['#c9c4ff', '#5b58c9', '#f8f7ff', '#cdcbea'],
    ),
  ],
  turtle: [
    as(
      creatures.turtle,
      ['#b6e08a', '#4a8f2c', '#d6f0a8', '#77b04a'],
      ['#8ae0c4', '#1f8a74', '#ffe0a0', '#d6a04a'],
    ),
  ],
  toad: [
    as(
      creatures.toad,
      ['#b0e07a', '#4a8f22', '#eaf7c0', '#b6d67a'],
      ['#ffd98a', '#d98a1c', '#fff4cf', '#e9c06a'],
    ),
  ],
  cat: [
    as(
      creatures.luckyCat,
      ['#ffffff', '#e6dfd2', '#ffb3a0', '#e0604f'],
      ['#ffe9a8', '#e9a92d', '#ff9a8a', '#d6332f'],
    ),
  ],
  dinosaur: [
    as(
      creatures.dinosaur,
      ['#b8e87a', '#4a9a2c', '#ffb05c', '#d9601a'],
      ['#8fe0c8', '#1f8a7a', '#ffd98a', '#d98a1c'],
      ['#ffb199', '#b8402c', '#ffe08a', '#d98a1c'],
    ),
  ],
  zombie: [
    as(
      creatures.zombie,
      ['#c3e08f', '#5f8f3c', '#9a6bd0', '#5b2f9a'],
      ['#a8d6c0', '#4a8a78', '#d0b06b', '#8a6a22'],
    ),
  ],
  skull: [
    as(
      creatures.skull,
      ['#ffe08a', '#e08b1d', '#e1484f', '#9a1526'],
      ['#ffffff', '#d6d6e0', '#3f6fd0', '#1c3577'],
    ),
  ],
  pineapple: [as(things.pineapple, ['#ffe08a', '#e08b1d', '#8fe06b', '#2f8a3a'])],
  grapes: [
    as(
      things.grapes,
      ['#d9a3ff', '#6b1fb0', '#a9ea7a', '#2f8f3a'],
      ['#d8f578', '#6aa51d', '#a9ea7a', '#2f8f3a'],
    ),
  ],
  melon: [
    as(
      things.melon,
      ['#ff8a8a', '#d6244a', '#6fcf5c', '#1d7a35'],
      ['#ffd08a', '#f0861c', '#b6d65c', '#5d8a1d'],
    ),
  ],
  mango: [
    as(
      things.stoneFruit,
      ['#ffe27a', '#f0931c', '#ff9a5c', '#e0481c'],
      ['#f3f078', '#c9b01d', '#ffb05c', '#e0701a'],
    ),
  ],
  plum: [as(things.stoneFruit, ['#c98aff', '#5b1f9a', '#ff8ac4', '#a01f6b'])],
  papaya: [as(things.stoneFruit, ['#ffc07a', '#ee6a1c', '#b6e06b', '#4a9a2c'])],
  strawberry: [as(things.strawberry, ['#ff8a8a', '#c9123f', '#a9ea7a', '#2f8f3a'])],
  coconut: [as(things.coconut, ['#b98a5c', '#5f3a1a', '#eaf7ff', '#bfdcec'])],
  durian: [as(things.durian, ['#e6e07a', '#8a9a1d', '#cfd65c', '#6b7a12'])],
  bomb: [
    as(
      things.bomb,
      ['#8f9ab0', '#1f2638', '#d6dbe6', '#7a8498'],
      ['#c98a9a', '#4a1222', '#ffd98a', '#d98a1c'],
    ),
  ],
  cannon: [
    as(
      things.cannon,
      ['#a9b6c6', '#3f4d63', '#ffd98a', '#c9821c'],
      ['#e9b06b', '#8f4f16', '#d6dbe6', '#7a8498'],
    ),
  ],
  crown: [
    as(
      things.crown,
      [...GOLD, '#ff9a8a', '#c31f38'],
      [...GOLD, '#9fd6ff', '#1f62b8'],
      [...GOLD, '#a8efc4', '#15804f'],
    ),
  ],
  chest: [as(things.chest, ['#c98a52', '#7a431d', ...GOLD], ['#d0605c', '#7a1522', ...GOLD])],
  swords: [
    as(
      things.swords,
      [...GOLD, '#c98a52', '#5f2f12'],
      ['#ff9c86', '#bf2b30', '#5a3a22', '#2d1a0c'],
    ),
  ],
  map: [as(things.map, ['#7fc08a', '#2d7a4a', ...GOLD])],
  compass: [as(things.compass, [...GOLD, '#8fa6c9', '#2b3f69'])],
  anchor: [as(things.anchor, ['#e8f2f8', '#7d93ac', ...GOLD], [...GOLD, '#c99a68', '#6e3d1c'])],
  trident: [as(things.trident, [...GOLD, '#a9f1ff', '#1479b8'], ['#d6fff2', '#2fae9a', ...GOLD])],
  book: [
    as(
      things.book,
      ['#d06b5c', '#7a1c22', ...GOLD],
      ['#7fb0e0', '#1f4a8f', ...GOLD],
      ['#b88ae8', '#4a2392', ...GOLD],
    ),
  ],
  ankh: [as(things.ankh, [...GOLD, '#9edcff', '#1b5fae'])],
  pharaoh: [as(things.pharaoh, [...GOLD, '#6fa8e8', '#1c3f92'])],
  horseshoe: [
    as(things.horseshoe, ['#d6dee6', '#76869a', ...GOLD], ['#f7c98b', '#a1541f', ...GOLD]),
  ],
  train: [as(things.train, ['#8fa6c0', '#33465f', '#c9a05c', '#6b4a16'])],
  hat: [
    as(things.hat, ['#c98a52', '#6e3a17', '#8a2f22', '#4a120c'], ['#8f8076', '#3a302a', ...GOLD]),
  ],
  donut: [
    as(
      things.donut,
      ['#ffb3d9', '#ee4f9f', '#a3f0ff', '#3fb7e8'],
      ['#c98a5c', '#6b3a1a', '#ff9ec4', '#e8417f'],
    ),
  ],
  cookie: [as(things.cookie, ['#f3cf94', '#c98a3c', '#f3cf94', '#c98a3c'])],
  iceCream: [as(things.iceCream, ['#ffb3d9', '#ee4f9f', '#b4ffd6', '#35c493'])],
  macaron: [
    as(
      things.macaron,
      ['#ffb3d0', '#e0609a', '#c4f0b0', '#6bb85c'],
      ['#d4c0ff', '#8c63ee', '#fff0a8', '#f0b52e'],
    ),
  ],
  candy: [
    as(
      things.candy,
      ['#ff9ec4', '#e0307a', '#a3f0ff', '#3fb7e8'],
      ['#fff0a8', '#f59a1e', '#ff9ec4', '#e8417f'],
    ),
  ],
  comet: [
    as(
      things.comet,
      ['#d9c0ac', '#7a5a4a', '#ffd98a', '#f0711c'],
      ['#a9c4ff', '#3d55d6', '#b6fff2', '#1ab0c8'],
    ),
  ],
  astronaut: [as(things.astronaut, ['#7fb8ff', '#2444c0', '#c3cedb', '#8494a8'])],
  saucer: [as(things.saucer, ['#d0d8e6', '#6b7b98', '#b6fff2', '#2fb0c0'])],
  wizard: [as(things.wizardHat, ['#a98af0', '#4a239a', ...GOLD], ['#7fb0f0', '#1f3f9a', ...GOLD])],
  lamp: [as(things.lamp, [...GOLD, '#d0b8ff', '#6b3fd0'])],
  castle: [
    as(
      things.castle,
      ['#d0c4e8', '#7a68ac', '#ff9ab8', '#b02f6c'],
      ['#c9d6e8', '#5f7aa8', '#8fa0ff', '#3a45b0'],
    ),
  ],
  pagoda: [as(things.pagoda, [...GOLD, '#ffc46b', '#b8661c'])],
  envelope: [as(things.envelope, ['#ff8f70', '#c41e2c', ...GOLD])],
  bell: [as(things.bell, [...GOLD, '#ffca6b', '#b8661c'])],
  gong: [as(things.gong, [...GOLD, '#d98a3c', '#7a431d'])],
  parasol: [
    as(
      things.parasol,
      ['#ff9ab8', '#d6245a', '#fff0d6', '#f0b07a'],
      ['#d4c0ff', '#7a50d6', '#ffe0f0', '#e88ac0'],
    ),
  ],
  feather: [
    as(
      things.feather,
      ['#ffe08a', '#f0711c', '#ff8a6b', '#c91f33'],
      ['#a9f5ff', '#1a8ad6', '#d9c7ff', '#7a50e6'],
    ),
  ],
  flame: [as(things.flame, ['#ff9a4a', '#d6281c', '#ffe08a', '#f5921c'])],
};
/** The sports of a vendor with its own kind of sport. */
export const SPORT_ART: Partial<Record<string, Variant>> = {
  TF: as(gamepad, ['#a9c4ff', '#4a3fe0', '#9ffff2', '#1fb8c9']),
  DS88: as(rooster, ['#ffc06b', '#d9501a', '#8a3a2c', '#3a1510']),
};
