import { joinSyllables } from '../../src/i18n/burmese';
import type { Aspect } from './harness/compare';
import type { EngineName } from './harness/engine';

/** A difference from Chromium that stays, and why. */
export type Explained = {
  engine: Exclude<EngineName, 'chromium'>;
  /** Names of screens as in `scripts/looks/screens.ts`; left out: of all. */
  screens?: RegExp;
  width?: 480 | 1440;
  /** A role and a name; a Burmese one as the page has it, without line breaks in its words. */
  part: RegExp;
  aspect: Aspect;
  /** The least and the largest difference, in CSS pixels; left out: of a whole part. */
  by?: readonly [least: number, largest: number];
  /** Or the most for each letter of a line, either way. */
  perLetter?: number;
  reason: string;
};

const NO_PASSKEYS = 'WebKitGTK has no WebAuthn, so it is offered no passkey.';
const ROUND_LETTERS =
  'WebKitGTK rounds the width of each letter to whole pixels: ' +
  '40 times "i" in 14 px are 120 px wide, in Chromium and Firefox 130.';
const ROUND_LINES =
  'WebKitGTK rounds the height of each line down to whole pixels, and the lines before it add up.';

/** Every entry has to be met in each run: one that nothing needs any more is a failure. */
export const EXPLAINED: readonly Explained[] = [
  { engine: 'webkit', part: /./, aspect: 'width', perLetter: 0.35, reason: ROUND_LETTERS },
  { engine: 'webkit', part: /./, aspect: 'left', perLetter: 0.35, reason: ROUND_LETTERS },
  {
    engine: 'webkit',
    screens: /^guest log in$/,
    part: /^button Use a passkey$/,
    aspect: 'absent',
    reason: NO_PASSKEYS,
  },
  {
    engine: 'webkit',
    screens: /^guest log in$/,
    part: /^dialog Log in/,
    aspect: 'top',
    by: [10, 60],
    reason: `${NO_PASSKEYS} The dialog is less high; on a phone it stands at the lower edge.`,
  },
  {
    engine: 'webkit',
    screens: /^downline contracts$/,
    width: 480,
    part: /^button Review: Dividend/,
    aspect: 'top',
    by: [-24, -24],
    reason: `${ROUND_LETTERS} The rate above it needs one line less.`,
  },
  {
    engine: 'webkit',
    screens: /^player /,
    width: 1440,
    part: /^button Hide balance$/,
    aspect: 'left',
    by: [-6, 6],
    reason: `${ROUND_LETTERS} It stands behind the balance.`,
  },
  ...(['firefox', 'webkit'] as const).flatMap((engine): Explained[] =>
    (['absent', 'added'] as const).map((aspect) => ({
      engine,
      screens: /^guest register$/,
      part: /^combobox [+]00/,
      aspect,
      reason:
        'Chromium has no Burmese names of countries: it shows the English one in Burmese too.',
    })),
  ),
  {
    engine: 'webkit',
    screens: /^guest register$/,
    part: new RegExp(`^button ${joinSyllables('အကောင့်ဖွင့်မည်')}$`),
    aspect: 'top',
    by: [-3, -2],
    reason: ROUND_LINES,
  },
  {
    engine: 'webkit',
    screens: /^guest home$/,
    width: 1440,
    part: new RegExp(`^section ${joinSyllables('အနိုင်ရရှိသူများ')}`),
    aspect: 'top',
    by: [3, 4],
    reason: ROUND_LINES,
  },
  {
    engine: 'webkit',
    width: 480,
    part: /^h0 Games by$/,
    aspect: 'top',
    by: [2, 3],
    reason: ROUND_LINES,
  },
  {
    engine: 'webkit',
    screens: /^agent agentHome team$/,
    width: 480,
    part: /^button Offer contract$/,
    aspect: 'top',
    by: [-30, -20],
    reason: `${ROUND_LETTERS} What a card says above it takes a line less.`,
  },
  {
    engine: 'webkit',
    screens: /^player member deposit$/,
    width: 1440,
    part: new RegExp(`^button ${joinSyllables('ရှေ့ဆက်ရန်')}$`),
    aspect: 'top',
    by: [-5, -2],
    reason: ROUND_LINES,
  },
  {
    engine: 'webkit',
    screens: /^(player member|agent agentHome) messages$/,
    width: 480,
    part: /^button .*(Deposit|Bonus)/,
    aspect: 'height',
    by: [-3, -2],
    reason: ROUND_LINES,
  },
  {
    engine: 'webkit',
    screens: /^player member$/,
    part: /^button Add a passkey$/,
    aspect: 'absent',
    reason: NO_PASSKEYS,
  },
];
