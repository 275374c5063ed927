import { at, n, ring, sparkle, type Draw } from './coverStrokes';

const WHITE = '#fff8ea';
const GOLD = '#f3b23e';
const WOOD = '#8b5424';
const LEAF = '#3f9c4a';

const pineapple: Draw = ({ a, b, ink, shine }) =>
  `${[-58, 58, -34, 34, -12, 12].map((turn) => `<path transform="translate(0 -30) rotate(${turn})" d="M-15 0C-26-40-12-70 0-94 12-70 26-40 15 0Z" fill="${b}" stroke="${ink}" stroke-opacity=".25" stroke-width="3"/>`).join('')}<path d="M0-38C48-38 66 0 64 40 60 88 30 112 0 112S-60 88-64 40C-66 0-48-38 0-38Z" fill="${a}"/><path d="M-60 20L26 110M-56-12L54 98M-34-32L64 64M-6-38L66 32M60 20L-26 110M56-12L-54 98M34-32L-64 64M6-38L-66 32" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/><path d="M-46 14C-46-4-36-20-22-26" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`;
const grapes: Draw = ({ a, b, shine }) =>
  `<path d="M4-74Q0-98 14-116" fill="none" stroke="${WOOD}" stroke-width="9" stroke-linecap="round"/><path d="M4-76C34-118 84-106 98-70 62-58 26-60 4-76Z" fill="${b}"/>${[
    [-54, -44],
    [-18, -50],
    [20, -46],
    [54, -38],
    [-40, -10],
    [-2, -14],
    [36, -8],
    [-24, 24],
    [16, 24],
    [-4, 58],
    [4, 92],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="25" fill="${a}"/><ellipse cx="${x - 8}" cy="${y - 9}" rx="7" ry="5" fill="${shine}" fill-opacity=".8"/>`,
    )
    .join('')}`;
const melon: Draw = ({ a, b, ink }) =>
  `<g transform="rotate(-18)"><path d="M-112-34A112 112 0 0 0 112-34Z" fill="${b}"/><path d="M-100-34A100 100 0 0 0 100-34Z" fill="#eafbd2"/><path d="M-90-34A90 90 0 0 0 90-34Z" fill="${a}"/><path d="M-56-10l4 12M-28 8l3 13M0 14v14M28 8l-3 13M56-10l-4 12M-14-18l2 11M14-18l-2 11M-40-20l3 9M40-20l-3 9" stroke="${ink}" stroke-width="8" stroke-linecap="round"/></g>`;
/** A mango, a plum or a papaya, by its colours. */
const stoneFruit: Draw = ({ a, b, shine, ink }) =>
  `<path d="M14-66Q10-94 24-112" fill="none" stroke="${WOOD}" stroke-width="10" stroke-linecap="round"/><path d="M18-76C44-116 92-110 108-78 74-58 42-58 18-76Z" fill="${LEAF}"/><path d="M24-90Q60-92 92-80" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="4"/><path d="M14-68C74-72 98-22 80 32 62 84 8 112-42 98-92 82-108 26-80-20-58-54-22-66 14-68Z" fill="${a}"/><path d="M14-68C74-72 98-22 80 32 68 66 42 90 10 98 58 40 54-24 14-68Z" fill="${b}" fill-opacity=".85"/><path d="M-72 14C-68-16-46-40-18-48" fill="none" stroke="${shine}" stroke-width="10" stroke-linecap="round"/><path d="M12-66Q24-20 6 20" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="5"/>`;
const strawberry: Draw = ({ a, b, shine }) =>
  `<path d="M0-56C54-86 104-50 92 4 80 58 34 104 0 114-34 104-80 58-92 4-104-50-54-86 0-56Z" fill="${a}"/>${ring(5, (turn) => `<path transform="translate(0 -62) rotate(${turn - 18})" d="M0 4C-24-8-22-34 0-52 22-34 24-8 0 4Z" fill="${b}"/>`)}<path d="M0-64V-104" stroke="${b}" stroke-width="9" stroke-linecap="round"/><path d="M-58-14v9M-24-4v9M12-8v9M48-18v9M-44 26v9M-8 34v9M30 28v9M62 14v9M-24 62v9M12 64v9M-2 90v9" stroke="${shine}" stroke-width="7" stroke-linecap="round"/>`;
const coconut: Draw = ({ a, b, ink, shine }) =>
  `<circle cx="-26" cy="-22" r="74" fill="${a}"/><path d="M-84-40Q-40-92 20-78M-94-10Q-70-50-30-60" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><path d="M-46 22A70 70 0 0 0 94 22Z" fill="${a}"/><ellipse cx="24" cy="22" rx="70" ry="32" fill="${WHITE}"/><ellipse cx="24" cy="26" rx="50" ry="20" fill="${b}"/><path d="M-6 28Q20 40 52 30" fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round"/><path d="M-30 60Q0 96 50 84" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;
const durian: Draw = ({ a, b, ink, shine }) =>
  `<path d="M0-66V-110" stroke="${WOOD}" stroke-width="16" stroke-linecap="round"/>${ring(20, (turn) => `<path transform="translate(0 18) rotate(${turn})" d="M-18-72L0-102 18-72Z" fill="${b}"/>`)}<circle cy="18" r="80" fill="${a}"/>${[
    [-42, -22],
    [0, -34],
    [42, -22],
    [-58, 18],
    [-20, 6],
    [20, 6],
    [58, 18],
    [-38, 52],
    [0, 42],
    [38, 52],
    [-12, 78],
    [16, 78],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path transform="translate(${x} ${y})" d="M-17 12L0-20 17 12Z" fill="${b}" stroke="${ink}" stroke-opacity=".25" stroke-width="3"/><path transform="translate(${x} ${y})" d="M0-16L-8 8" stroke="${shine}" stroke-opacity=".6" stroke-width="3"/>`,
    )
    .join('')}`;

const bomb: Draw = ({ a, b, shine, ink }) =>
  `<path d="M44-54Q64-92 96-78" fill="none" stroke="${WOOD}" stroke-width="9" stroke-linecap="round"/>${ring(8, (turn) => `<path transform="translate(100 -80) rotate(${turn})" d="M-5-12L0-30 5-12Z" fill="${GOLD}"/>`)}${sparkle(100, -80, 20, shine)}<path d="M18-72L62-46 46-20 2-44Z" fill="${b}"/><circle cx="-12" cy="28" r="84" fill="${a}"/><circle cx="-12" cy="28" r="84" fill="${ink}" fill-opacity=".35"/><path d="M-76 16A66 66 0 0 1-26-36" fill="none" stroke="${shine}" stroke-width="13" stroke-linecap="round"/><ellipse cx="-72" cy="40" rx="7" ry="9" fill="${shine}" fill-opacity=".8"/>`;
const cannon: Draw = ({ a, b, shine, ink }) =>
  `${ring(9, (turn) => `<path transform="translate(92 -78) rotate(${turn})" d="M-9-14L0-40 9-14Z" fill="${GOLD}"/>`)}<circle cx="92" cy="-78" r="20" fill="${shine}"/><g transform="rotate(-38)"><path d="M-78-34H64L74-44H98V48H74L64 38H-78C-108 34-108-30-78-34Z" fill="${a}"/><path d="M-30-34H-10V38H-30ZM74-44H98V48H74Z" fill="${b}"/><ellipse cx="98" cy="2" rx="11" ry="36" fill="${ink}"/><path d="M-74-18H54" stroke="${shine}" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/></g><path d="M-96 100L-30 22 54 100Z" fill="${WOOD}"/><circle cx="-18" cy="58" r="46" fill="${b}"/><circle cx="-18" cy="58" r="34" fill="${ink}" fill-opacity=".5"/>${ring(6, (turn) => `<path transform="translate(-18 58) rotate(${turn})" d="M-4 0V-36H4V0Z" fill="${shine}"/>`)}<circle cx="-18" cy="58" r="11" fill="${b}"/>`;
const crown: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-92 56L-112-44-52 4 0-88 52 4 112-44 92 56Z" fill="${a}"/><path d="M0-88L22-18 0 24-22-18Z" fill="${shine}" fill-opacity=".55"/><circle cx="-112" cy="-48" r="14" fill="${b}"/><circle cx="112" cy="-48" r="14" fill="${b}"/><circle cy="-94" r="16" fill="${b}"/><path d="M-96 52H96L90 94H-90Z" fill="${b}"/><path d="M-86 62H86" stroke="${shine}" stroke-opacity=".7" stroke-width="5"/><g fill="${shine}"><circle cx="-54" cy="74" r="9"/><circle cx="54" cy="74" r="9"/></g><path d="M0 56L20 74 0 92-20 74Z" fill="#e1383f" stroke="${ink}" stroke-opacity=".3" stroke-width="3"/>`;
const chest: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-98-8L-112-62C-100-110 100-110 112-62L98-8Z" fill="${a}"/><path d="M-98-8L-108-48H108L98-8Z" fill="${ink}"/><path d="M-92 6C-72-44-40-34-24-52-4-72 24-66 34-46 60-44 78-26 92 6Z" fill="${GOLD}"/><g fill="${shine}"><circle cx="-52" cy="-16" r="13"/><circle cx="-14" cy="-32" r="14"/><circle cx="30" cy="-22" r="14"/><circle cx="62" cy="-6" r="11"/><circle cx="4" cy="-2" r="12"/></g><rect x="-104" y="2" width="208" height="94" rx="8" fill="${a}"/><path d="M-84 2H-60V96H-84ZM60 2H84V96H60Z" fill="${b}"/><path d="M-104 14H104" stroke="${shine}" stroke-opacity=".45" stroke-width="5"/><rect x="-22" y="-8" width="44" height="50" rx="9" fill="${b}"/><circle cy="12" r="8" fill="${ink}"/><path d="M-4 14H4L7 32H-7Z" fill="${ink}"/>`;
const swords: Draw = ({ a, b, shine, ink }) =>
  [42, -42]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M-13-96L0-122 13-96V46H-13Z" fill="${shine}"/><path d="M0-122L13-96V46H0Z" fill="${ink}" fill-opacity=".3"/><path d="M-46 38C-30 54 30 54 46 38L48 58C30 70-30 70-48 58Z" fill="${a}"/><rect x="-9" y="62" width="18" height="38" rx="5" fill="${b}"/><circle cy="108" r="14" fill="${a}"/></g>`,
    )
    .join('');
const map: Draw = ({ a, ink }) =>
  `<path d="M-108-66L-40-90 36-66 108-88V66L36 90-40 66-108 90Z" fill="#f3dfb0"/><path d="M-40-90V66L-108 90V-66ZM36-66L108-88V66L36 90Z" fill="#d9b878"/><path d="M-86 52C-60 10-40 40-18 18S-6-30 20-20" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" stroke-dasharray="14 13"/><path d="M44-36L84 4M84-36L44 4" stroke="#d02f3c" stroke-width="14" stroke-linecap="round"/><path d="M-84-30l14-24 14 24Z" fill="${a}"/><path d="M-66-24l12-20 12 20Z" fill="${a}"/>`;
const compass: Draw = ({ a, b, shine, ink }) =>
  `<circle cy="-104" r="17" fill="none" stroke="${a}" stroke-width="9"/><circle r="94" fill="${a}"/><circle r="78" fill="${WHITE}"/>${ring(12, (turn, step) => `<path transform="rotate(${turn})" d="M0-74V-${step % 3 ? 64 : 56}" stroke="${ink}" stroke-width="${step % 3 ? 4 : 7}" stroke-linecap="round"/>`)}<g transform="rotate(34)"><path d="M0-62L17 0H-17Z" fill="#d02f3c"/><path d="M0 62L17 0H-17Z" fill="${b}"/></g><circle r="9" fill="${ink}"/><path d="M-74-44A86 86 0 0 1-30-80" fill="none" stroke="${shine}" stroke-width="7" stroke-linecap="round"/>`;
const anchor: Draw = ({ a, b, shine }) =>
  `<path d="M-74-98C-20-120 30-60 10-20S-60 30-30 70" fill="none" stroke="${b}" stroke-width="13" stroke-linecap="round" stroke-dasharray="22 8"/><circle cy="-84" r="24" fill="none" stroke="${a}" stroke-width="15"/><path d="M0-58V88M-48-30H48" stroke="${a}" stroke-width="20" stroke-linecap="round"/><path d="M-88 22C-80 78-40 98 0 98S80 78 88 22" fill="none" stroke="${a}" stroke-width="20" stroke-linecap="round"/><path d="M-110 44L-92-4-62 36ZM110 44L92-4 62 36Z" fill="${a}"/><path d="M-5-44V70M-84 44C-72 76-46 88-20 92" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
const trident: Draw = ({ a, b, shine }) =>
  `<g transform="rotate(14)"><path d="M0-50V118" stroke="${b}" stroke-width="15" stroke-linecap="round"/><path d="M-60-50C-60 4-30 14 0 14S60 4 60-50" fill="none" stroke="${a}" stroke-width="17"/><path d="M0-122L22-72 9-76V14H-9V-76L-22-72ZM-60-104L-38-54-51-58V-38H-69V-58L-82-54ZM60-104L82-54 69-58V-38H51V-58L38-54Z" fill="${a}"/><rect x="-18" y="10" width="36" height="20" rx="8" fill="${shine}"/></g>${sparkle(-86, 66, 18, shine)}${sparkle(92, 40, 13, shine)}`;
const book: Draw = ({ a, b, shine, ink }) =>
  `<g transform="rotate(-8)"><path d="M-78-96H70Q86-96 86-80V92H-62Q-80 92-80 76Z" fill="${ink}"/><path d="M-62 70H86V96H-62Q-78 94-78 82T-62 70Z" fill="${WHITE}"/><path d="M-62-104H84V72H-62Q-80 72-80 84V-88Q-80-104-62-104Z" fill="${a}"/><path d="M-48-90H70V58H-48Z" fill="none" stroke="${b}" stroke-width="6"/><path d="M-48-64L-22-90H-48ZM70-64L44-90H70ZM-48 32L-22 58H-48ZM70 32L44 58H70Z" fill="${b}"/><circle cx="11" cy="-16" r="36" fill="${b}"/><path d="M-19-16Q11-46 41-16 11 14-19-16Z" fill="${shine}"/><circle cx="11" cy="-16" r="10" fill="${ink}"/></g>`;
const ankh: Draw = ({ a, b, shine }) =>
  `<path d="M0-14C-54-54-56-112 0-112S54-54 0-14Z" fill="none" stroke="${a}" stroke-width="24"/><path d="M-18-14H18L28 112H-28Z" fill="${a}"/><path d="M-84-26Q0-4 84-26V26Q0 4-84 26Z" fill="${a}"/><circle r="17" fill="${b}"/><path d="M-34-66C-32-90-18-104-4-106M-10 22L-16 94" fill="none" stroke="${shine}" stroke-width="6" stroke-linecap="round"/>`;
const pharaoh: Draw = ({ a, b, shine, ink }) =>
  `<path d="M0-106C66-106 84-62 96 84L62 104C52 74 48 50 46 20H-46C-48 50-52 74-62 104L-96 84C-84-62-66-106 0-106Z" fill="${b}"/><path d="M-62-70L-38-50M-74-36L-46-26M-80 0L-48 4M-86 36L-50 34M-90 70L-54 66M62-70L38-50M74-36L46-26M80 0L48 4M86 36L50 34M90 70L54 66" stroke="${a}" stroke-width="13"/><path d="M-48-44Q0-78 48-44C54 0 50 44 0 70-50 44-54 0-48-44Z" fill="${a}"/><path d="M-10 66H10L16 112H-16Z" fill="${b}"/>${[-1, 1].map((side) => `<g transform="scale(${side} 1)"><path d="M10-12Q26-30 44-12 28-2 10-12Z" fill="${WHITE}"/><circle cx="27" cy="-13" r="7" fill="${ink}"/><path d="M8-12Q26-32 48-10L62-8M10-32Q30-44 48-30" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/></g>`).join('')}<path d="M0-8V18L-8 20M-16 38Q0 48 16 38" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><path d="M-9-56C-22-84-12-100 0-112 12-100 22-84 9-56Z" fill="${shine}"/><circle cy="-84" r="6" fill="#e1383f"/>`;
const horseshoe: Draw = ({ a, shine, ink }) =>
  `<path d="M-46 92C-104 40-96-78 0-78S104 40 46 92" fill="none" stroke="${a}" stroke-width="42" stroke-linecap="square"/><path d="M-48 78C-88 30-80-64 0-64S88 30 48 78" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="9"/>${[-56, -30, 0, 30, 56].map((turn) => `<rect transform="rotate(${turn}) translate(0 -72)" x="-6" y="-9" width="12" height="16" rx="3" fill="${ink}"/>`).join('')}<path d="M-86 10C-90-40-58-84-10-94" fill="none" stroke="${shine}" stroke-width="7" stroke-linecap="round"/>${sparkle(0, 12, 30, shine)}`;
const train: Draw = ({ a, b, shine, ink }) =>
  `<g fill="${shine}" fill-opacity=".55"><circle cx="20" cy="-108" r="18"/><circle cx="50" cy="-122" r="14"/></g><path d="M-24-78H24L34-112H-34Z" fill="${b}"/><path d="M-70 34H70L104 104H-104Z" fill="${b}"/><path d="M-42 44L-66 102M-14 44L-22 102M14 44L22 102M42 44L66 102" stroke="${ink}" stroke-opacity=".5" stroke-width="7"/><circle cy="-14" r="72" fill="${a}"/><circle cy="-14" r="56" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="6"/>${ring(12, (turn) => `<circle transform="translate(0 -14) rotate(${turn})" cy="-64" r="4" fill="${shine}"/>`)}<circle cy="-22" r="27" fill="${b}"/><circle cy="-22" r="19" fill="${WHITE}"/><rect x="-86" y="28" width="172" height="18" rx="6" fill="#c92b3c"/>`;
const hat: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-62 26C-70-44-54-96-26-88-10-82-8-72 0-72S10-82 26-88C54-96 70-44 62 26 30 44-30 44-62 26Z" fill="${a}"/><path d="M0-72C-10-62-14-40-12-22" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/><path d="M-64 0C-30 20 30 20 64 0L62 30C30 46-30 46-62 30Z" fill="${b}"/><path d="M-122 6C-86 56 86 56 122 6 118 78 46 72 0 72S-118 78-122 6Z" fill="${a}"/><path d="M-108 34C-70 60-30 62 20 60" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M0 2L6 16 20 16 9 25 13 39 0 31-13 39-9 25-20 16-6 16Z" fill="${shine}"/>`;

const donut: Draw = ({ a, b, shine, ink }, random) =>
  `<circle r="98" fill="#d99a55"/><path d="M0-88C24-96 44-84 58-70 82-56 92-30 86-4 94 24 78 48 62 62 46 86 20 84 0 86-26 94-48 78-62 62-88 50-90 22-86-2-94-30-76-54-58-66-46-90-20-82 0-88Z" fill="${a}"/><circle r="34" fill="#d99a55"/><circle r="27" fill="${ink}"/>${Array.from({ length: 16 }, (_, step) => `<rect transform="rotate(${n(step * 22.5 + random() * 10)}) translate(0 -${n(48 + random() * 28)}) rotate(${n(random() * 180)})" x="-9" y="-3" width="18" height="7" rx="3" fill="${step % 3 ? (step % 2 ? b : WHITE) : GOLD}"/>`).join('')}<path d="M-70-34A78 78 0 0 1-30-72" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`;
const cookie: Draw = ({ a, b, ink }) =>
  `<path d="M20-94C26-70 46-62 62-66 62-44 78-30 96-24A98 98 0 1 1 20-94Z" fill="${a}"/><g fill="${ink}" fill-opacity=".75"><circle cx="-44" cy="-36" r="14"/><circle cx="6" cy="-30" r="11"/><circle cx="-12" cy="18" r="15"/><circle cx="44" cy="4" r="13"/><circle cx="-58" cy="26" r="11"/><circle cx="28" cy="56" r="13"/><circle cx="-24" cy="66" r="10"/></g><g fill="${b}"><circle cx="76" cy="-62" r="8"/><circle cx="58" cy="-92" r="6"/></g>`;
const iceCream: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-56 4H56L0 120Z" fill="#e0a765"/><path d="M-40 8L18 82M-8 8L30 58M40 8L-18 82M8 8L-30 58" stroke="${ink}" stroke-opacity=".35" stroke-width="5"/><circle cx="-32" cy="-22" r="44" fill="${a}"/><circle cx="34" cy="-22" r="44" fill="${b}"/><circle cy="-66" r="42" fill="${shine}"/><path d="M-72-12C-60 20-40 6-30 16S0 20 8 8 40 26 50 8 70 4 76-14" fill="${a}"/><circle cy="-108" r="15" fill="#e1383f"/><path d="M0-120Q8-132 22-128" fill="none" stroke="${LEAF}" stroke-width="5" stroke-linecap="round"/><path d="M-28-74A32 32 0 0 1-8-96" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`;
const macaronOf = (paint: string, cream: string) =>
  `<path d="M-84-4C-84-56 84-56 84-4Z" fill="${paint}"/><path d="M-84 28C-84 66 84 66 84 28Z" fill="${paint}"/><path d="M-88-6H88V6H-88ZM-88 22H88V34H-88Z" fill="${paint}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><rect x="-80" y="4" width="160" height="20" rx="9" fill="${cream}"/><path d="M-58-20Q-34-36 0-36" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
const macaron: Draw = ({ a, b }) =>
  at(-8, 52, 1, 4, macaronOf(a, WHITE)) + at(8, -42, 0.96, -8, macaronOf(b, WHITE));
const candy: Draw = ({ a, b, shine }) =>
  `<g transform="rotate(-24)"><path d="M-54 0L-118-46-104 0-118 46ZM54 0L118-46 104 0 118 46Z" fill="${b}"/><path d="M-62 0L-106-24M-62 0L-106 24M62 0L106-24M62 0L106 24" stroke="${shine}" stroke-opacity=".6" stroke-width="5"/><circle r="66" fill="${a}"/>${ring(6, (turn) => `<path transform="rotate(${turn})" d="M0 0C12-22 14-44 2-65A65 65 0 0 1 34-56C34-34 20-14 0 0Z" fill="${shine}" fill-opacity=".85"/>`)}<path d="M-46-22A52 52 0 0 1-18-48" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/></g>`;

const comet: Draw = ({ a, b, shine }) =>
  `<path d="M112-112C60-90 0-60-34-2L2 34C60 0 90-60 112-112Z" fill="${b}" fill-opacity=".8"/><path d="M118-62C80-30 40 10 10 40L-6 22C30-10 80-50 118-62ZM62-118C30-80-10-40-40-10L-22 6C10-30 50-80 62-118Z" fill="${b}" fill-opacity=".5"/><path d="M90-90C50-64 10-30-14 8" stroke="${shine}" stroke-width="8" stroke-linecap="round" fill="none"/><circle cx="-36" cy="38" r="62" fill="${a}"/><g fill="#000" fill-opacity=".2"><circle cx="-58" cy="20" r="14"/><circle cx="-20" cy="54" r="17"/><circle cx="-62" cy="62" r="9"/></g><path d="M-84 22A54 54 0 0 1-44-10" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>${sparkle(70, 66, 18, shine)}${sparkle(-84, -74, 14, shine)}`;
const astronaut: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-84 112C-84 62-44 50 0 50S84 62 84 112Z" fill="${WHITE}"/><path d="M-34 74H34V104H-34Z" fill="${b}"/><circle cx="-16" cy="88" r="7" fill="${ink}"/><circle cx="12" cy="88" r="7" fill="#e1383f"/><rect x="-98" y="-38" width="26" height="52" rx="12" fill="${b}"/><rect x="72" y="-38" width="26" height="52" rx="12" fill="${b}"/><circle cy="-18" r="84" fill="${WHITE}"/><path d="M-62-20C-62-70 62-70 62-20 62 34 36 44 0 44S-62 34-62-20Z" fill="${ink}"/><path d="M-54-20C-54-62 54-62 54-20 54 26 32 36 0 36S-54 26-54-20Z" fill="${a}"/><path d="M-38-18C-38-38-22-46-6-48" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>${sparkle(24, 4, 13, shine)}<path d="M70-82L84-112" stroke="${b}" stroke-width="6"/><circle cx="86" cy="-114" r="8" fill="#e1383f"/>`;
const saucer: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-40 20H40L84 116H-84Z" fill="${shine}" fill-opacity=".4"/><path d="M-54-22C-54-92 54-92 54-22Z" fill="${b}" fill-opacity=".9"/><path d="M-36-36C-32-58-18-68-2-70" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="6" cy="-34" r="17" fill="${LEAF}"/><circle cx="0" cy="-38" r="4" fill="${ink}"/><circle cx="12" cy="-38" r="4" fill="${ink}"/><path d="M-112 4C-112-34 112-34 112 4 80 40-80 40-112 4Z" fill="${a}"/><path d="M-104 8C-60 36 60 36 104 8 76 44-76 44-104 8Z" fill="${ink}" fill-opacity=".45"/>${[-76, -40, 0, 40, 76].map((x) => `<circle cx="${x}" cy="${n(4 - Math.abs(x) / 12)}" r="10" fill="${shine}"/>`).join('')}${sparkle(88, -74, 16, shine)}`;
const wizardHat: Draw = ({ a, b, shine }) =>
  `<path d="M-66 58C-48-10-30-60-12-98 4-118 40-112 64-86 40-90 30-82 34-60L66 58Q0 86-66 58Z" fill="${a}"/><path d="M-62 42Q0 72 62 42L68 66Q0 94-68 66Z" fill="${b}"/><path d="M-112 74C-70 44-70 70 0 74S70 44 112 74C80 112-80 112-112 74Z" fill="${a}"/>${sparkle(-8, -22, 22, shine)}${sparkle(22, 16, 15, shine)}${sparkle(-34, 22, 12, shine)}${sparkle(10, -68, 12, shine)}${sparkle(-86, -40, 16, b)}${sparkle(90, 0, 14, b)}`;
const lamp: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-78-14C-120-40-92-84-66-70-40-92-70-122-30-118" fill="none" stroke="${b}" stroke-opacity=".85" stroke-width="15" stroke-linecap="round"/><path d="M-116 6C-90 0-76 14-56 24-30 8 40 6 64 16 84-30 124-16 116 20 108 52 74 60 56 62 40 84 10 88-10 88-50 86-76 60-88 34-98 24-106 18-116 6Z" fill="${a}"/><path d="M70 34C84 40 100 28 98 12 96 2 82 4 76 20Z" fill="${ink}" fill-opacity=".6"/><path d="M-28 14C-28-14 36-14 36 12Z" fill="${b}"/><circle cx="4" cy="-14" r="10" fill="${shine}"/><path d="M-36 88H36L52 108H-52Z" fill="${a}"/><path d="M-66 36C-50 56-30 66-6 68" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>${sparkle(60, -60, 24, shine)}${sparkle(96, -86, 12, shine)}`;
const castle: Draw = ({ a, b, shine, ink }) =>
  `<circle cy="-8" r="98" fill="${shine}" fill-opacity=".2"/><path d="M-96-36L-68-100-40-36ZM40-36L68-100 96-36ZM-34-58L0-122 34-58Z" fill="${b}"/><path d="M-92-36H-44V98H-92ZM44-36H92V98H44Z" fill="${a}"/><path d="M-30-58H30V98H-30Z" fill="${a}"/><path d="M-60 14V-2H-44V14H-26V-2H-10V14H10V-2H26V14H44V-2H60V98H-60Z" fill="${a}"/><path d="M-60 14V-2H-44V14H-26V-2H-10V14H10V-2H26V14H44V-2H60V98H-60Z" fill="${ink}" fill-opacity=".22"/><path d="M-20 98V60A20 22 0 0 1 20 60V98Z" fill="${ink}"/><g fill="${shine}"><path d="M-76 14V-2A8 9 0 0 1-60-2V14ZM60 14V-2A8 9 0 0 1 76-2V14ZM-9-20V-36A9 10 0 0 1 9-36V-20Z"/></g><path d="M0-122V-104M0-122L24-114 0-106" stroke="#e1383f" stroke-width="5" fill="#e1383f"/>`;
const pagoda: Draw = ({ a, b, shine, ink }) =>
  `<circle cy="-20" r="88" fill="${shine}" fill-opacity=".25"/><path d="M0-126L5-96H-5Z" fill="${shine}"/><path d="M-8-98H8C12-50 26-44 34-24 42 4 66 20 76 46H-76C-66 20-42 4-34-24-26-44-12-50-8-98Z" fill="${a}"/><path d="M-16-64H16M-24-44H24M-34-22H34" stroke="${b}" stroke-width="8" stroke-linecap="round"/><path d="M-62 24Q0 40 62 24" fill="none" stroke="${b}" stroke-width="7"/><path d="M-88 44H88L96 66H-96ZM-100 66H100L112 100H-112Z" fill="${b}"/><path d="M-16 100V82A16 16 0 0 1 16 82V100Z" fill="${ink}"/><path d="M-22-20C-30 8-46 20-54 36" fill="none" stroke="${shine}" stroke-width="6" stroke-linecap="round"/><path d="M-96 66L-84 44-76 66ZM96 66L84 44 76 66Z" fill="${a}"/>`;
const envelope: Draw = ({ a, b, shine, ink }) =>
  `<g transform="rotate(-8)"><rect x="-72" y="-104" width="144" height="208" rx="14" fill="${a}"/><path d="M-72-90Q-72-104-58-104H58Q72-104 72-90V-58Q0 6-72-58Z" fill="${ink}" fill-opacity=".25"/><path d="M-72-92Q-72-104-58-104H58Q72-104 72-92V-66Q0-6-72-66Z" fill="${a}" stroke="${b}" stroke-width="4"/><circle cy="-30" r="32" fill="${b}"/><rect x="-12" y="-42" width="24" height="24" rx="4" fill="${a}"/><path d="M-40 40H40M-28 62H28M-40 84H40" stroke="${b}" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><path d="M-60-90V84" stroke="${shine}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/></g>`;
const bell: Draw = ({ a, b, shine, ink }) =>
  `<path d="M-26-96A26 26 0 0 1 26-96" fill="none" stroke="${b}" stroke-width="12"/><circle cy="88" r="20" fill="${b}"/><path d="M0-96C60-96 68-46 70-4 72 36 92 50 102 72H-102C-92 50-72 36-70-4-68-46-60-96 0-96Z" fill="${a}"/><path d="M-102 66H102Q110 84 96 88H-96Q-110 84-102 66Z" fill="${b}"/><path d="M-44 30C-42-10-42-50-20-74" fill="none" stroke="${shine}" stroke-width="10" stroke-linecap="round"/><path d="M-74 34Q0 56 74 34" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="6"/>`;
const gong: Draw = ({ a, b, shine }) =>
  `<path d="M-96 108V-92M96 108V-92M-112-92H112" stroke="${WOOD}" stroke-width="15" stroke-linecap="round"/><path d="M-48-92V-52M48-92V-52" stroke="${b}" stroke-width="5"/><circle cy="10" r="76" fill="${b}"/><circle cy="10" r="64" fill="${a}"/><circle cy="10" r="44" fill="none" stroke="${b}" stroke-width="5"/><circle cy="10" r="22" fill="${b}"/><path d="M-48-16A54 54 0 0 1-10-42" fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round"/><path d="M112 20L40 84" stroke="${WOOD}" stroke-width="11" stroke-linecap="round"/><circle cx="34" cy="90" r="18" fill="${shine}"/>`;
const parasol: Draw = ({ a, b, shine }) =>
  `<path d="M0-96V108" stroke="${WOOD}" stroke-width="9" stroke-linecap="round"/><path d="M-114 16C-104-60-56-98 0-98S104-60 114 16C92 0 76 0 57 14 40 0 20 0 0 14-20 0-40 0-57 14-76 0-92 0-114 16Z" fill="${a}"/><path d="M0-98C-30-70-54-30-57 14-40 0-20 0 0 14 20 0 40 0 57 14 54-30 30-70 0-98Z" fill="${b}"/><path d="M0-98V14" stroke="${shine}" stroke-opacity=".6" stroke-width="4"/>${[-84, -28, 28, 84].map((x) => `<circle cx="${x}" cy="${x * x > 3_000 ? -20 : -38}" r="10" fill="${shine}"/>`).join('')}<path d="M0-98V-114" stroke="${shine}" stroke-width="8" stroke-linecap="round"/>`;
const feather: Draw = ({ a, b, shine }) =>
  `<g transform="rotate(32)"><path d="M0 84C-52 60-56-50 0-122 56-50 52 60 0 84Z" fill="${a}"/><path d="M0 60C26 30 34-30 0-122 56-50 52 60 0 84Z" fill="${b}"/><path d="M-36 26L0-2M-40-12L0-40M-34-46L0-72M38 14L0-14M40-24L0-52" stroke="${shine}" stroke-opacity=".55" stroke-width="5"/><path d="M0 118V-96" stroke="${shine}" stroke-width="6" stroke-linecap="round"/></g>`;
const flame: Draw = ({ a, b, shine }) =>
  `<path d="M4-122C22-76 84-50 84 20 84 76 44 108 0 108S-84 76-84 20C-84-22-50-36-46-76-22-66-10-44-8-24 10-50 12-86 4-122Z" fill="${a}"/><path d="M0-34C16 0 46 12 46 50 46 84 24 100 0 100S-46 84-46 50C-46 22-14 8 0-34Z" fill="${b}"/><path d="M0 34C10 48 22 54 22 72 22 90 10 96 0 96S-22 90-22 72C-22 54-10 48 0 34Z" fill="${shine}"/>`;

/** The drawings of fruits and other things. */
export const things = {
  pineapple,
  grapes,
  melon,
  stoneFruit,
  strawberry,
  coconut,
  durian,
  bomb,
  cannon,
  crown,
  chest,
  swords,
  map,
  compass,
  anchor,
  trident,
  book,
  ankh,
  pharaoh,
  horseshoe,
  train,
  hat,
  donut,
  cookie,
  iceCream,
  macaron,
  candy,
  comet,
  astronaut,
  saucer,
  wizardHat,
  lamp,
  castle,
  pagoda,
  envelope,
  bell,
  gong,
  parasol,
  feather,
  flame,
};
