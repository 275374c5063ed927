import { twin, type Draw } from './coverStrokes';

const WHITE = '#fff8ea';
/** An eye that looks forward. */
const look = (x: number, y: number, size: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${ink}"/><circle cx="${x - size / 3}" cy="${y - size / 3}" r="${(size / 3).toFixed(1)}" fill="#fff"/>`;

const monkey: Draw = ({ a, b, ink }) =>
  twin(
    `<circle cx="86" cy="-8" r="31" fill="${a}"/><circle cx="86" cy="-8" r="18" fill="${b}"/><path d="M0-106Q10-90 26-92C66-86 86-48 84-6 82 54 44 94 0 94Z" fill="${a}"/><path d="M0-34C14-56 56-54 58-20 58-2 50 8 44 16 68 34 56 78 0 80Z" fill="${b}"/>${look(27, -16, 11, ink)}<ellipse cx="8" cy="24" rx="4" ry="5" fill="${ink}"/><path d="M0 56Q22 58 36 42" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
  );
const gorilla: Draw = ({ a, b, ink, shine }) =>
  twin(
    `<ellipse cx="74" cy="-4" rx="16" ry="22" fill="${b}"/><path d="M0-112C34-110 50-80 66-50 92-20 92 50 62 80 42 96 18 98 0 98Z" fill="${a}"/><path d="M0-44C20-60 58-54 66-22 60-4 44 4 34 8 62 22 64 54 54 72 40 88 18 88 0 88Z" fill="${b}"/><path d="M0-34C20-50 52-46 60-22 44-30 24-26 0-18Z" fill="${a}"/>${look(30, -12, 8, ink)}<path d="M0 8C14 2 32 12 28 28 18 38 8 36 0 36Z" fill="${ink}"/><path d="M0 62Q26 64 42 52" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="M10-92Q34-84 48-56" fill="none" stroke="${shine}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`,
  );
const elephant: Draw = ({ a, b, ink, shine }) =>
  twin(
    `<path d="M34-54C80-96 126-58 114 6 106 48 68 54 46 34Z" fill="${a}"/><path d="M52-38C84-64 108-40 100 0 92 30 70 32 56 18Z" fill="${b}"/><path d="M0-88C54-88 66-42 56 4 48 32 28 38 20 50L18 74C16 102 6 112 0 112Z" fill="${a}"/><path d="M24 40Q58 56 58 96 30 80 18 56Z" fill="${WHITE}"/>${look(31, -14, 8, ink)}<path d="M0 56H18M0 72H17M0 88H14" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/><path d="M8-74Q36-70 46-40" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
  );
const rhino: Draw = ({ a, b, ink, shine }) =>
  `<path d="M104 98C112 20 84-40 40-46L30-86C10-80 6-60 8-44-20-44-34-30-50-10-74 2-102 12-106 40-106 66-80 72-52 66-34 64-26 76-18 98Z" fill="${a}"/><path d="M-98 26C-122-14-120-52-106-84-86-58-72-30-66 0Z" fill="${shine}"/><path d="M-54-4C-62-28-58-46-48-58-38-42-34-28-34-20Z" fill="${shine}"/><path d="M32-80C22-68 20-54 22-44L34-42Z" fill="${b}"/>${look(-22, 0, 8, ink)}<ellipse cx="-90" cy="44" rx="6" ry="5" fill="${ink}"/><path d="M-94 60Q-66 62-46 52M36-20Q62 20 56 84M70-20Q92 30 86 90" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`;
/** A panther or a leopard, by its colours. */
const wildCat: Draw = ({ a, b, shine, ink }) =>
  twin(
    `<path d="M24-76C40-112 92-108 92-62L76-30Z" fill="${a}"/><path d="M44-78C56-96 78-90 78-64L66-48Z" fill="${ink}" fill-opacity=".6"/><path d="M0-88C60-90 98-50 92 6 88 60 46 92 0 96Z" fill="${a}"/><path d="M0 22C28 12 58 24 54 54 46 82 20 90 0 92Z" fill="${shine}" fill-opacity=".85"/><path d="M16-18Q42-46 72-24 48 0 16-18Z" fill="${b}"/><ellipse cx="44" cy="-20" rx="6" ry="12" fill="${ink}"/><path d="M0 26L22 18Q20 40 0 46Z" fill="${ink}"/><path d="M0 46V58Q14 72 30 60" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><g fill="${ink}" fill-opacity=".55"><circle cx="12" cy="-66" r="8"/><circle cx="36" cy="-60" r="7"/><circle cx="60" cy="-48" r="6"/><circle cx="80" cy="10" r="7"/><circle cx="70" cy="34" r="8"/><circle cx="64" cy="60" r="6"/></g><path d="M44 44L104 34M44 54L102 60" stroke="${WHITE}" stroke-width="3" stroke-linecap="round"/>`,
  );
const bear: Draw = ({ a, b, shine, ink }) =>
  twin(
    `<circle cx="66" cy="-66" r="30" fill="${a}"/><circle cx="66" cy="-66" r="16" fill="${b}"/><path d="M0-92C60-92 98-46 94 6 90 62 48 92 0 92Z" fill="${a}"/><path d="M0 2C30 2 52 22 50 46 46 74 20 84 0 84Z" fill="${b}"/><path d="M0 16C18 12 30 18 26 32 16 44 6 46 0 46Z" fill="${ink}"/><path d="M0 46V56Q16 70 32 58" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>${look(40, -18, 10, ink)}<path d="M10-78Q46-74 66-46" fill="none" stroke="${shine}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`,
  );
const elk: Draw = ({ a, b, shine, ink }) =>
  twin(
    `<path d="M14-48C26-80 16-100 26-122L42-92 64-118 64-86 98-104 86-70 118-66 88-46C64-34 42-34 22-30Z" fill="${b}"/><path d="M30-22Q72-36 88-12 62 6 34-4Z" fill="${a}"/><path d="M0-52C34-52 48-30 42-4 36 34 32 62 24 82 14 100 6 102 0 102Z" fill="${a}"/><path d="M0 54C14 54 26 62 22 80 14 98 6 100 0 100Z" fill="${shine}" fill-opacity=".8"/><ellipse cx="10" cy="80" rx="5" ry="6" fill="${ink}"/>${look(30, -6, 8, ink)}`,
  );
const bull: Draw = ({ a, b, shine, ink }) =>
  `${twin(
    `<path d="M40-48C74-44 104-62 100-106 130-70 112-16 52-14Z" fill="${WHITE}"/><path d="M50-16Q94-16 98 8 70 22 48 8Z" fill="${a}"/><path d="M0-74C38-74 64-54 60-14 56 22 42 44 40 62 32 94 14 100 0 100Z" fill="${a}"/><path d="M0 44C26 42 44 54 40 72 30 98 12 100 0 100Z" fill="${b}"/><ellipse cx="18" cy="70" rx="7" ry="6" fill="${ink}"/><path d="M0-86L16-54 0-24Z" fill="${ink}" fill-opacity=".55"/><path d="M20-14Q36-32 54-22 46-4 20-14Z" fill="${shine}"/><circle cx="40" cy="-16" r="6" fill="${ink}"/>`,
  )}<path d="M-16 82A16 16 0 1 0 16 82" fill="none" stroke="#f3b23e" stroke-width="7"/>`;
const horseHead: Draw = ({ a, b, ink, shine }) =>
  `<path d="M64 100C74 40 64 0 34-40L26-86 6-58C-10-54-24-42-34-22L-88 34C-96 50-88 66-72 66-56 74-40 58-28 48-10 46 0 46 6 52 2 72-6 86-14 100Z" fill="${a}"/><path d="M26-86C66-84 104-40 102 100H66C78 50 70 40 84 24 64 20 60 0 68-14 46-16 40-40 26-56Z" fill="${b}"/>${look(-12, -8, 8, ink)}<circle cx="-74" cy="44" r="5" fill="${ink}"/><path d="M-80 58Q-62 56-52 48M10 46Q24 20 12-6" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M-24-22L-68 26" stroke="${shine}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`;
const horse: Draw = horseHead;
const unicorn: Draw = (paints, random) =>
  `<path d="M-6-54L-46-126 20-74Z" fill="${paints.shine}"/><path d="M-14-70L8-66M-24-88L-6-86M-34-106L-22-106" stroke="${paints.ink}" stroke-opacity=".4" stroke-width="4"/>${horseHead(paints, random)}`;
const snake: Draw = ({ a, b, ink, shine }) => {
  const coil = 'M-92 96C-20 110 96 100 96 62S-70 66-70 26 72 22 66-18C60-50-12-30-20-64';
  return `<path d="${coil}" fill="none" stroke="${a}" stroke-width="32" stroke-linecap="round"/><path d="${coil}" fill="none" stroke="${b}" stroke-width="13" stroke-dasharray="20 16"/><path d="M-108 92L-84 88V104L-112 112Z" fill="${shine}"/><path d="M-58-74C-52-112 0-120 20-92 16-66-20-52-44-56Z" fill="${a}"/>${look(-16, -92, 8, ink)}<path d="M-56-68L-80-62-92-70M-80-62L-90-52" fill="none" stroke="#e1383f" stroke-width="5" stroke-linecap="round"/>`;
};
const parrot: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-14-92C36-100 68-60 66-8 64 44 50 74 34 116 4 96-26 44-34 0-38-42-36-80-14-92Z" fill="${a}"/><path d="M14-28C62-24 70 30 38 92 8 64-6 14 14-28Z" fill="${b}"/><path d="M30 2Q42 30 38 60M46 10Q52 32 48 50" fill="none" stroke="${shine}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="M-34-74C-72-86-104-58-94-14-76-32-52-38-36-40Z" fill="${shine}"/><path d="M-38-40C-56-38-62-22-54-12-46-18-38-24-34-26Z" fill="${ink}"/><circle cx="-8" cy="-62" r="17" fill="${WHITE}"/>${look(-10, -62, 9, ink)}<path d="M-96 84H100" stroke="#8b5424" stroke-width="12" stroke-linecap="round"/><path d="M-2 84V96M16 84V96" stroke="#f3b23e" stroke-width="8" stroke-linecap="round"/>`;
const eagle: Draw = ({ a, b, ink }) =>
  `<path d="M56 104C74 40 74-30 34-66 2-94-50-88-66-52L-70-22C-46-34-34-14-38 14L-54 104Z" fill="${WHITE}"/><path d="M56 104C78 30 76-30 50-54L60-20 40-4 50 24 26 34 36 58 8 64 16 84-20 82-24 104Z" fill="${a}"/><path d="M-64-56C-102-62-124-26-104 22-94-6-78-16-48-16-36-32-44-52-64-56Z" fill="${b}"/><path d="M-104 22C-94-6-78-16-48-16" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="4"/><circle cx="-22" cy="-44" r="12" fill="${b}"/>${look(-22, -44, 7, ink)}<path d="M-58-64L-6-56" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`;
const owl: Draw = ({ a, b, ink, shine }) =>
  twin(
    `<path d="M0-82C28-82 40-96 70-112 64-86 88-60 86-4 84 60 52 102 0 102Z" fill="${a}"/><path d="M86-4C104 34 84 82 50 94 68 58 66 18 56-2Z" fill="${ink}" fill-opacity=".35"/><path d="M0 22C32 22 50 42 44 68 34 92 14 96 0 96Z" fill="${b}"/><circle cx="37" cy="-32" r="35" fill="${shine}"/><circle cx="37" cy="-32" r="24" fill="${b}"/>${look(36, -32, 15, ink)}<path d="M0-22L15-8 0 18Z" fill="#f3b23e"/><path d="M10 44Q18 54 26 44M4 64Q12 74 20 64M26 66Q33 74 38 64" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="4"/>`,
  );
const swan: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-56-98C-26-116 2-94-8-56-16-26-46-6-30 22 0-22 72-40 116-16 108 50 64 88-8 86-72 84-88 40-64 2-46-22-28-42-34-62-42-74-54-74-64-66Z" fill="${a}"/><path d="M-64-88L-104-70-62-64Z" fill="#f08a3c"/>${look(-48, -82, 6, ink)}<path d="M-14 28C20-14 76-26 112-10 84 42 34 60-6 58Z" fill="${b}"/><path d="M16 28Q50-4 92-6M16 44Q56 24 88 12" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><path d="M-108 98Q-54 84 0 98T108 98" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
const peacock: Draw = ({ a, b, ink, shine }) =>
  `${[-84, -63, -42, -21, 0, 21, 42, 63, 84]
    .map(
      (turn, step) =>
        `<g transform="translate(0 44) rotate(${turn})"><path d="M0 0C-26-50-28-118 0-150 28-118 26-50 0 0Z" fill="${step % 2 ? a : b}"/><circle cy="-112" r="15" fill="${shine}"/><circle cy="-112" r="8" fill="${ink}"/></g>`,
    )
    .join(
      '',
    )}<path d="M0-40C26-40 18 8 30 52 32 88 14 104 0 104S-32 88-30 52C-18 8-26-40 0-40Z" fill="#2a6fd6"/><circle cy="-44" r="19" fill="#2a6fd6"/><path d="M-6-36H6L0-22Z" fill="#f3b23e"/>${look(-8, -48, 4, ink)}${look(8, -48, 4, ink)}<path d="M0-62V-80M-8-60L-16-76M8-60L16-76" stroke="${shine}" stroke-width="4" stroke-linecap="round"/>`;
const butterfly: Draw = ({ a, b, ink, shine }) =>
  `${twin(
    `<path d="M4-18C18-92 84-118 112-82 122-40 70-4 8 6Z" fill="${a}"/><path d="M4 8C54 4 98 26 84 68 64 104 20 74 2 36Z" fill="${b}"/><path d="M14-18C30-66 72-92 94-70 96-42 60-18 18-6Z" fill="${shine}" fill-opacity=".35"/><circle cx="80" cy="-58" r="13" fill="${shine}"/><circle cx="54" cy="-36" r="8" fill="${shine}"/><circle cx="54" cy="52" r="11" fill="${shine}"/><path d="M2-38Q12-76 36-92" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
  )}<path d="M0-46C12-30 10 50 0 72-10 50-12-30 0-46Z" fill="${ink}"/>`;
const koi: Draw = ({ a, b, ink, shine }) =>
  `<g transform="rotate(-12)"><path d="M58-4C92-34 112-40 126-66 122-30 122 0 132 44 110 24 90 18 60 16Z" fill="${b}"/><path d="M-20-40C-4-76 28-78 44-70 30-58 30-46 32-34ZM-30 36C-22 66 2 78 22 78 14 60 12 48 16 36Z" fill="${b}"/><path d="M-108 4C-88-44-10-54 68-2 -6 58-84 52-108 4Z" fill="${a}"/><path d="M-70-24C-50-40-26-36-20-20-30 0-60 0-70-24ZM0-22C20-26 40-14 44 0 30 14 8 12 0-22ZM-48 24C-34 14-12 20-8 34-24 42-44 40-48 24Z" fill="${b}"/>${look(-84, -6, 7, ink)}<path d="M-104 14Q-116 22-122 34M-98 22Q-104 32-104 44" fill="none" stroke="${shine}" stroke-width="4" stroke-linecap="round"/></g>`;
const whale: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-112 10C-112-50-50-72 12-56 56-44 70-6 92-12L76-58 104-46 128-72 126-16C112 46 60 84-14 80-80 78-112 50-112 10Z" fill="${a}"/><path d="M-110 20C-64 40 0 44 54 26 22 78-60 90-94 56Z" fill="${b}"/><path d="M-84 36L-78 62M-60 42L-54 72M-34 44L-28 74M-6 42L0 68" stroke="${ink}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>${look(-66, 4, 8, ink)}<path d="M-30-64C-32-92-58-104-70-88M-30-64C-28-92-2-104 10-88" fill="none" stroke="${shine}" stroke-width="9" stroke-linecap="round"/>`;
const dolphin: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-118 6C-100-4-88-4-80-14-60-54-20-76 16-70L46-104 56-56C88-34 100 4 96 38L128 70 90 68 68 100 70 54C50 20 18 6-22 14-56 22-92 32-118 6Z" fill="${a}"/><path d="M-112 10C-72 16-20-14 26-2-10 20-72 36-112 10Z" fill="${b}"/>${look(-62, -14, 7, ink)}<path d="M-8 6C-2 38-30 58-48 62-48 40-40 22-30 10Z" fill="${a}"/><path d="M-50-44Q-20-62 16-56" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M-112 92Q-60 74-8 92T96 96" fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
const turtle: Draw = ({ a, b, ink, shine }) =>
  `${twin(`<path d="M40-40C78-80 118-66 120-26 94-32 74-18 58-4Z" fill="${b}"/><path d="M36 48C62 50 80 78 70 100 46 92 30 74 22 60Z" fill="${b}"/>`)}<ellipse cy="-84" rx="25" ry="29" fill="${b}"/>${look(-11, -92, 5, ink)}${look(11, -92, 5, ink)}<path d="M-8-74Q0-68 8-74" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><ellipse rx="70" ry="76" cy="8" fill="${a}"/><path d="M0-28L32-10V26L0 44-32 26V-10ZM0-28V-66M32-10L62-30M32 26L62 48M0 44V84M-32 26L-62 48M-32-10L-62-30" fill="${shine}" fill-opacity=".25" stroke="${ink}" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round"/>`;
const toad: Draw = ({ a, b, ink, shine }) =>
  `${twin(`<path d="M56 44C104 32 124 78 98 102H40C62 88 66 70 56 44Z" fill="${a}"/><circle cx="42" cy="-56" r="27" fill="${a}"/><circle cx="42" cy="-58" r="17" fill="${shine}"/>${look(42, -57, 10, ink)}<path d="M0-48C54-48 98-20 96 22 94 66 52 84 0 84Z" fill="${a}"/><path d="M0 30C44 30 76 28 74 46 60 78 26 84 0 84Z" fill="${b}"/><path d="M0 16Q54 16 86-8" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><circle cx="66" cy="-18" r="6" fill="${b}"/><circle cx="16" cy="-30" r="5" fill="${b}"/>`)}<circle cy="30" r="25" fill="#f9d06b" stroke="#99630d" stroke-width="4"/><rect x="-8" y="22" width="16" height="16" fill="#99630d"/>`;
const luckyCat: Draw = ({ a, b, ink, shine }) =>
  `<path d="M56-10C70-84 84-112 104-102 122-92 114-30 74 34Z" fill="${a}"/><path d="M92-98Q102-92 104-80" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="4"/><path d="M-62 40C-96 116 96 116 62 40Z" fill="${a}"/>${twin(`<path d="M20-76L58-114 76-52Z" fill="${a}"/><path d="M36-78L56-98 64-60Z" fill="${b}"/><path d="M0-84C56-84 86-48 84-12 80 26 44 44 0 44Z" fill="${a}"/><path d="M20-20Q36-40 54-20" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M0-6L10-10 0 6Z" fill="${b}"/><path d="M0 6Q10 20 22 10M48 2L84-8M48 12L84 16" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`)}<path d="M-54 34Q0 60 54 34V50Q0 76-54 50Z" fill="#d6332f"/><circle cy="62" r="14" fill="#f3b23e"/><ellipse cx="-26" cy="86" rx="18" ry="22" fill="${shine}"/><path d="M-26 74V98M-34 82H-18" stroke="${ink}" stroke-opacity=".6" stroke-width="4"/>`;
const dinosaur: Draw = ({ a, b, ink, shine }) =>
  `<path d="M28-74L44-112 58-66 84-98 84-48 112-70 102-14 122-16 108 30Z" fill="${b}"/><path d="M-110-14C-102-54-42-86 12-82 66-78 100-40 102 14 104 54 96 84 90 108H8C24 84 22 64 0 58L-58 70C-86 72-96 58-90 44L-6 30-8 18-96 26C-110 16-114 0-110-14Z" fill="${a}"/><path d="M-92 26L-84 42-74 24-66 40-56 23-48 38-38 21-30 36-20 19ZM-80 56L-72 42-64 54-56 39-48 51-40 37-32 48-26 34Z" fill="#fff"/><path d="M-40-42Q-14-66 12-42-14-22-40-42Z" fill="${shine}"/><ellipse cx="-14" cy="-43" rx="5" ry="12" fill="${ink}"/><circle cx="-92" cy="-14" r="5" fill="${ink}"/><path d="M-52-52L18-62" stroke="${ink}" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/><g fill="${b}" fill-opacity=".7"><circle cx="50" cy="-20" r="11"/><circle cx="74" cy="10" r="9"/><circle cx="48" cy="26" r="8"/><circle cx="66" cy="56" r="11"/></g>`;
const zombie: Draw = ({ a, b, ink, shine }) =>
  `<path d="M-78-20C-84-84-40-104 0-102S84-84 78-20C76 30 62 54 52 94H-52C-62 54-76 30-78-20Z" fill="${a}"/><path d="M-34-98C-52-118-16-128-4-114 8-128 38-122 36-106 54-106 58-88 44-80 20-70-24-72-40-84Z" fill="#f29ab5"/><path d="M-20-102Q-6-92 4-104Q16-92 30-100" fill="none" stroke="#b8507a" stroke-width="4"/><circle cx="-32" cy="-18" r="27" fill="${shine}"/><circle cx="34" cy="-14" r="20" fill="${shine}"/>${look(-28, -16, 10, ink)}${look(32, -12, 8, ink)}<path d="M-60-48L-12-38M16-34L54-44" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M-6 12L6 12 2 24H-4Z" fill="${ink}" fill-opacity=".6"/><path d="M-46 42Q0 34 46 46 40 70 0 70T-46 42Z" fill="${ink}"/><path d="M-32 42V54H-20V40ZM6 39V50H18V40ZM-8 69V58H4V69Z" fill="${WHITE}"/><path d="M56 6L80 22M62 24L76 4" stroke="${b}" stroke-width="6" stroke-linecap="round"/>`;
const skull: Draw = ({ a, b, ink }) =>
  `<g fill="${WHITE}" stroke="${ink}" stroke-opacity=".3" stroke-width="3">${[38, -38].map((turn) => `<g transform="translate(0 46) rotate(${turn})"><path d="M-96-9C-118-26-132-4-116 4-132 12-118 30-98 13H98C118 30 132 12 116 4 132-4 118-26 96-9Z"/></g>`).join('')}</g>${twin(
    `<path d="M0-94C58-94 88-56 82-8 78 20 58 26 50 36L46 76H0Z" fill="${WHITE}"/><path d="M12-10C18-36 58-38 62-10 60 14 28 22 16 8Z" fill="${ink}"/><path d="M0 12L12 34 0 32Z" fill="${ink}"/><path d="M0 76V52M16 76V52M32 76V54" stroke="${ink}" stroke-width="5"/>`,
  )}<path d="M-86-36C-82-84-44-106 0-106S82-84 86-36Q0-72-86-36Z" fill="${b}"/><path d="M80-44L120-66 108-38 122-14Z" fill="${b}"/><path d="M-70-56Q0-86 70-56" fill="none" stroke="${a}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/>`;

/** The drawings of animals and other creatures. */
export const creatures = {
  monkey,
  gorilla,
  elephant,
  rhino,
  wildCat,
  bear,
  elk,
  bull,
  horse,
  unicorn,
  snake,
  parrot,
  eagle,
  owl,
  swan,
  peacock,
  butterfly,
  koi,
  whale,
  dolphin,
  turtle,
  toad,
  luckyCat,
  dinosaur,
  zombie,
  skull,
};
