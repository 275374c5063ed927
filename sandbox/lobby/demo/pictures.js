/**
 * The pictures of the stages, as SVG. Attributes only: the page's policy allows no inline style.
 */
const picture = (viewBox, content, name) => {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="picture ${name}">${content}</svg>`;
  return holder.firstElementChild;
};

/** The drawing of the game's cover, as an image of its own: its paints have ids. */
export const heroPicture = ({ svg }, name = 'hero') => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  image.alt = '';
  image.className = `picture ${name}`;
  return image;
};

const petals = (fill, edge) =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 50 50)" d="M50 50C32 40 32 12 50 8C68 12 68 40 50 50Z" fill="${fill}" stroke="${edge}" stroke-width="2"/>`,
    )
    .join('');

const SYMBOLS = {
  blossom: `${petals('#ffd34d', '#b97a11')}<circle cx="50" cy="50" r="11" fill="#d8741c"/><circle cx="47" cy="46" r="4" fill="#ffe9a8"/>`,
  gem: '<path d="M26 18H74L92 42L50 90L8 42Z" fill="#35c3b4"/><path d="M26 18L38 42L50 18L62 42L74 18L92 42H8Z" fill="#8af0df"/><path d="M38 42H62L50 90Z" fill="#17958c"/><path d="M8 42L26 18L38 42Z" fill="#57d9c9"/>',
  crown:
    '<path d="M10 30L30 52L50 16L70 52L90 30L82 76H18Z" fill="#f7c443" stroke="#a96d0d" stroke-width="3" stroke-linejoin="round"/><rect x="18" y="76" width="64" height="12" rx="4" fill="#d8952a"/><circle cx="50" cy="60" r="7" fill="#e5484d"/><circle cx="30" cy="64" r="5" fill="#35c3b4"/><circle cx="70" cy="64" r="5" fill="#35c3b4"/>',
  bell: '<path d="M50 10C30 10 26 30 26 46C26 62 18 68 14 74H86C82 68 74 62 74 46C74 30 70 10 50 10Z" fill="#f2b632" stroke="#9a620c" stroke-width="3"/><path d="M36 26C34 32 34 42 34 50" stroke="#fff0bf" stroke-width="5" stroke-linecap="round" fill="none"/><circle cx="50" cy="82" r="9" fill="#c07a12"/>',
  coin: '<circle cx="50" cy="50" r="40" fill="#e9a92d" stroke="#99630d" stroke-width="3"/><circle cx="50" cy="50" r="30" fill="#f9d06b" stroke="#c08618" stroke-width="3"/><path d="M50 30L56 44L71 45L59 55L63 70L50 61L37 70L41 55L29 45L44 44Z" fill="#b97a11"/>',
  pearl:
    '<circle cx="50" cy="50" r="36" fill="#dfe9f2"/><circle cx="50" cy="50" r="36" fill="none" stroke="#8aa3b8" stroke-width="3"/><ellipse cx="38" cy="36" rx="13" ry="9" fill="#fff"/><path d="M72 62A32 32 0 0 1 46 78" stroke="#9db6cb" stroke-width="6" stroke-linecap="round" fill="none"/>',
  leaf: '<path d="M14 84C10 38 38 10 88 12C90 62 62 90 14 84Z" fill="#2fa36b" stroke="#136240" stroke-width="3"/><path d="M18 80C36 60 54 42 78 22M42 56L40 36M56 44L72 46M34 66L54 68" stroke="#9be8bd" stroke-width="4" stroke-linecap="round" fill="none"/>',
  star: '<path d="M50 6L62 36L94 38L69 58L78 90L50 72L22 90L31 58L6 38L38 36Z" fill="#ff8f5c" stroke="#a83a16" stroke-width="3" stroke-linejoin="round"/><path d="M50 20L57 42L50 50L43 42Z" fill="#ffd9b8"/>',
  lantern:
    '<path d="M50 6V18M50 82V94" stroke="#f7c443" stroke-width="4"/><ellipse cx="50" cy="50" rx="36" ry="32" fill="#d93a3f"/><path d="M50 18C30 30 30 70 50 82C70 70 70 30 50 18Z" fill="#f2665f"/><rect x="34" y="14" width="32" height="8" rx="4" fill="#f7c443"/><rect x="34" y="78" width="32" height="8" rx="4" fill="#f7c443"/>',
};
/** A picture on a reel. `hero` is the drawing of the game's cover. */
export const symbol = (name, hero) =>
  name === 'hero' && hero
    ? heroPicture(hero, 'symbol')
    : picture('0 0 100 100', SYMBOLS[name] ?? SYMBOLS.blossom, 'symbol');
/** The pictures of the reels, the dearest first; the last two are never paid for. */
export const REEL = ['hero', 'gem', 'crown', 'bell', 'coin', 'pearl', 'leaf', 'lantern'];
/** Pictures that could be taken for the drawing of a cover: a star stands in for them. */
export const ALIKE = {
  gems: 'gem',
  coin: 'coin',
  ingots: 'coin',
  lantern: 'lantern',
  leaves: 'leaf',
};

const SUITS = {
  heart: [
    '#c9303a',
    'M50 84C14 58 14 28 34 26C44 25 49 33 50 38C51 33 56 25 66 26C86 28 86 58 50 84Z',
  ],
  diamond: ['#c9303a', 'M50 14L80 50L50 86L20 50Z'],
  club: [
    '#17303a',
    'M50 48C36 30 42 14 50 14C58 14 64 30 50 48C70 40 84 48 82 58C79 68 60 66 50 56L58 86H42L50 56C40 66 21 68 18 58C16 48 30 40 50 48Z',
  ],
  spade: [
    '#17303a',
    'M50 12C56 32 84 40 82 60C80 74 60 72 53 60L60 88H40L47 60C40 72 20 74 18 60C16 40 44 32 50 12Z',
  ],
};
const suits = Object.keys(SUITS);
export const card = (value, seed) => {
  const [ink, path] = SUITS[suits[seed % suits.length]];
  const rank = value === 1 ? 'A' : String(value);
  return picture(
    '0 0 140 200',
    `<rect x="2" y="2" width="136" height="196" rx="14" fill="#fdfaf1" stroke="#d9cda8" stroke-width="3"/>
<text x="16" y="44" font-size="38" font-weight="800" fill="${ink}">${rank}</text><svg x="12" y="50" width="30" height="30" viewBox="0 0 100 100"><path d="${path}" fill="${ink}"/></svg>
<svg x="32" y="62" width="76" height="76" viewBox="0 0 100 100"><path d="${path}" fill="${ink}"/></svg>
<g transform="rotate(180 70 100)"><text x="16" y="44" font-size="38" font-weight="800" fill="${ink}">${rank}</text></g>`,
    'card',
  );
};
export const cardBack = () =>
  picture(
    '0 0 140 200',
    `<rect x="2" y="2" width="136" height="196" rx="14" fill="#0f5b66" stroke="#f2c14e" stroke-width="4"/>
<rect x="14" y="14" width="112" height="172" rx="8" fill="none" stroke="#f2c14e" stroke-opacity=".6" stroke-width="2"/>
<g transform="translate(20 50)">${petals('#f2c14e', '#0f5b66')}</g>`,
    'card',
  );

const eye = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x - r / 3}" cy="${y}" r="${r / 2}" fill="#10222b"/>`;
/** What can be caught, by how often it pays the stake: the dearer, the larger. */
const FISH = {
  2: [
    '0 0 120 70',
    `<path d="M84 35L116 10C112 28 112 42 116 60Z" fill="#b8521a"/><path d="M40 14C52 2 70 6 74 16Z" fill="#b8521a"/>
<ellipse cx="48" cy="36" rx="44" ry="23" fill="#f28a3c"/><path d="M28 16C37 28 37 44 28 56L38 58C46 44 46 28 38 14ZM60 14C67 28 67 44 60 58L69 55C75 44 75 28 69 17Z" fill="#fff5e6"/>
${eye(17, 31, 6)}`,
  ],
  5: [
    '0 0 120 130',
    `<path d="M44 44C52 16 74 4 96 2C82 18 78 32 78 48ZM44 86C52 114 74 126 96 128C82 112 78 98 78 82Z" fill="#17708f"/>
<path d="M84 65L116 44C110 58 110 72 116 86Z" fill="#17708f"/><path d="M6 66C22 30 66 28 92 65C66 102 22 100 6 66Z" fill="#3fb6d9"/>
<path d="M38 44C46 58 46 74 38 87L48 90C56 74 56 58 48 41ZM64 43C70 58 70 74 64 88L72 84C77 72 77 58 72 47Z" fill="#0f4f78"/>${eye(24, 60, 6)}`,
  ],
  10: [
    '0 0 130 100',
    `<path d="M96 50L126 26C120 42 120 58 126 74Z" fill="#b5651d"/><path d="M52 12L60 0L66 10L76 2L80 14L90 8L92 22ZM40 88L48 98L56 90L66 99L72 89L84 94L86 80Z" fill="#b5651d"/>
<path d="M4 52C10 20 40 8 66 12C92 16 104 36 104 50C104 70 86 90 58 90C30 90 8 74 4 52Z" fill="#f2b04c"/><path d="M6 58C24 74 70 78 102 58C96 80 80 90 58 90C32 90 12 78 6 58Z" fill="#fff3dc"/>
<path d="M70 44C84 36 90 54 80 64C74 60 70 54 70 44Z" fill="#b5651d"/><g fill="#8f4a12"><circle cx="50" cy="24" r="4"/><circle cx="68" cy="26" r="5"/><circle cx="84" cy="36" r="4"/><circle cx="60" cy="38" r="3"/></g>
<path d="M26 72L20 80M46 80L44 90M68 80L70 90M86 72L92 80" stroke="#d9a05a" stroke-width="3" stroke-linecap="round"/><path d="M4 54C10 58 16 58 20 55" stroke="#8f4a12" stroke-width="4" stroke-linecap="round" fill="none"/>${eye(28, 40, 9)}`,
  ],
  20: [
    '0 0 110 130',
    `<g fill="none" stroke="#7c5ee0" stroke-width="6" stroke-linecap="round"><path d="M28 60C18 80 38 92 26 122"/><path d="M46 62C38 84 56 96 46 126"/><path d="M64 62C74 84 56 96 66 126"/><path d="M82 60C92 80 72 92 86 122"/></g>
<path d="M8 62C6 20 34 4 55 4S104 20 102 62C94 54 86 70 78 62S62 70 55 62S40 70 32 62S14 70 8 62Z" fill="#9b7bf0"/><path d="M22 44C24 24 38 14 50 14" stroke="#d9ccff" stroke-width="6" stroke-linecap="round" fill="none"/>
${eye(42, 44, 6)}${eye(68, 44, 6)}`,
  ],
  50: [
    '0 0 220 100',
    `<path d="M176 52L216 8C206 40 208 62 218 92L176 60Z" fill="#b97a11"/><path d="M84 28L122 2C118 18 124 26 136 32Z" fill="#b97a11"/><path d="M80 66L62 96C82 94 98 84 108 70Z" fill="#b97a11"/>
<path d="M4 56C30 22 92 14 182 52C130 84 54 86 4 56Z" fill="#ffd34d"/><path d="M4 56C40 62 120 70 182 52C130 84 54 86 4 56Z" fill="#fff1bd"/>
<path d="M66 42V60M76 40V60M86 39V60" stroke="#b97a11" stroke-width="4" stroke-linecap="round"/><path d="M14 60C24 66 32 68 42 68" stroke="#8a5a08" stroke-width="3" fill="none"/>${eye(34, 46, 6)}`,
  ],
};
/** What swims in every fishing game; the largest catch is the one of the game's cover. */
export const BIGGEST = 50;
export const fish = (times, hero) =>
  times === BIGGEST && hero ? heroPicture(hero, 'fish') : picture(...FISH[times], 'fish');
export const net = () => {
  const lines = [20, 35, 50, 65, 80].map((at) => `<path d="M${at} 8V92M8 ${at}H92"/>`).join('');
  return picture(
    '0 0 100 100',
    `<circle cx="50" cy="50" r="46" fill="#f2c14e" fill-opacity=".12" stroke="#f2c14e" stroke-width="5"/><g stroke="#f2c14e" stroke-opacity=".55" stroke-width="1.6" fill="none">${lines}</g>`,
    'net',
  );
};

export const crest = (main, band) =>
  picture(
    '0 0 100 110',
    `<path d="M50 4L92 16V56C92 82 72 98 50 106C28 98 8 82 8 56V16Z" fill="${main}" stroke="#f2e4bd" stroke-width="4" stroke-linejoin="round"/>
<path d="M10 44L90 24V46L10 66Z" fill="${band}"/><g transform="translate(30 52) scale(.4)">${petals('#f2e4bd', main)}</g>`,
    'crest',
  );
