import { AGENT_ADDRESSES } from '../../machines/agents/agentCentre/agentCentre.types';
import { MEMBER_ADDRESSES } from '../../machines/shared/centrePages';
import { CATEGORY_PATHS } from '../../machines/shared/routes';
import englishLogin from '../../locales/en/account/login.json' with { type: 'json' };
import englishList from '../../locales/en/lobby/gameList.json' with { type: 'json' };
import englishCommon from '../../locales/en/site/common.json' with { type: 'json' };
import englishParts from '../../locales/en/site/memberParts.json' with { type: 'json' };
import englishShell from '../../locales/en/site/shell.json' with { type: 'json' };
import burmeseLogin from '../../locales/my/account/login.json' with { type: 'json' };
import burmeseList from '../../locales/my/lobby/gameList.json' with { type: 'json' };
import burmeseCommon from '../../locales/my/site/common.json' with { type: 'json' };
import burmeseParts from '../../locales/my/site/memberParts.json' with { type: 'json' };
import burmeseShell from '../../locales/my/site/shell.json' with { type: 'json' };
import { joinSyllables } from '../../src/i18n/burmese';
import type { Controls } from '../../tests/e2e/harness/controls';

export const LANGUAGES = ['EN', 'MY'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person does at a screen; names are of the language that is shown. */
export type Hands = {
  /** Presses the first control on show whose name begins so. */
  press: (name: string, role?: 'button' | 'menuitem') => Promise<unknown>;
  /** Writes into the search box, and waits for what is found. */
  search: (words: string) => Promise<unknown>;
};

/** A screen, and how a person gets there. */
export type Screen = {
  /** Unique: it names the pictures, and is what `--only` looks for. */
  name: string;
  /** A guest, or a seeded account. */
  who: string;
  address: string;
  /** What is done at the address. */
  act?: (hands: Hands, named: (name: Word) => string) => Promise<unknown>;
  /** Widths at which the screen exists; left out: all. */
  isAt?: (width: number) => boolean;
  /** How the platform is set before. It is reset afterwards. */
  given?: (controls: Controls) => Promise<unknown>;
  /** The whole page is drawn, not only the first screen of it. */
  isWhole?: boolean;
};

const WORDS = {
  EN: {
    ...englishShell,
    ...englishParts,
    ...englishCommon,
    forgot: englishLogin.forgot,
    filters: englishList.filters.label,
  },
  MY: {
    ...burmeseShell,
    ...burmeseParts,
    ...burmeseCommon,
    forgot: burmeseLogin.forgot,
    filters: burmeseList.filters.label,
  },
};
/** A word of both: Burmese has no word for one alone. */
type Shared = keyof typeof WORDS.EN & keyof typeof WORDS.MY;
type Word = keyof {
  [K in Shared as (typeof WORDS.EN)[K] extends string ? K : never]: true;
};
/** What a control is called in a language. */
export const namedIn =
  (language: Language) =>
  (word: Word): string =>
    joinSyllables(WORDS[language][word]);

const GAME = '/seamless?vassalage=JL&gameType=FISH&gameCode=F001';
const at = (who: string, addresses: Readonly<Record<string, string>>): Screen[] =>
  Object.values(addresses).map((address) => ({
    name: `${who} ${address.slice(1).replaceAll('/', ' ')}`,
    who,
    address,
  }));

/** Every page, the dialogs that open from the header, and what is said in trouble. */
export const SCREENS: readonly Screen[] = [
  { name: 'guest home', who: 'guest', address: '/', isWhole: true },
  {
    name: 'guest drawer',
    who: 'guest',
    address: '/',
    isAt: (width) => width < 768,
    act: (hands, named) => hands.press(named('openMenu')),
  },
  {
    name: 'guest search',
    who: 'guest',
    address: '/',
    act: async (hands, named) => {
      await hands.press(named('search'));
      // Pages and help are found at once; WebKit takes long to add the games.
      await hands.search('deposti');
    },
  },
  {
    name: 'guest support',
    who: 'guest',
    address: '/',
    act: (hands, named) => hands.press(named('customerService')),
  },
  { name: 'guest log in', who: 'guest', address: '/login' },
  {
    name: 'guest forgot password',
    who: 'guest',
    address: '/login',
    act: (hands, named) => hands.press(named('forgot')),
  },
  { name: 'guest register', who: 'guest', address: '/register' },
  { name: 'guest agents', who: 'guest', address: '/agent' },
  { name: 'guest help', who: 'guest', address: '/help' },
  { name: 'guest promotions', who: 'guest', address: '/promotions', isWhole: true },
  { name: 'guest promotion', who: 'guest', address: '/promotions#welcome' },
  { name: 'guest points mall', who: 'guest', address: '/pointMall', isWhole: true },
  { name: 'guest no such page', who: 'guest', address: '/no/such/page' },
  ...Object.keys(CATEGORY_PATHS).map((address) => ({
    name: `guest ${address.slice(1)}`,
    who: 'guest',
    address,
  })),
  {
    name: 'guest filters',
    who: 'guest',
    address: '/rng',
    isAt: (width) => width < 640,
    act: (hands, named) => hands.press(named('filters')),
  },
  { name: 'player home', who: 'player', address: '/', isWhole: true },
  {
    name: 'player account menu',
    who: 'player',
    address: '/',
    act: (hands, named) => hands.press(named('accountMenu')),
  },
  ...at('player', MEMBER_ADDRESSES),
  {
    name: 'downline contracts',
    who: 'downline',
    address: '/',
    act: async (hands, named) => {
      await hands.press(named('accountMenu'));
      await hands.press(named('contracts'), 'menuitem');
    },
  },
  { name: 'player favourites', who: 'player', address: '/favorite' },
  { name: 'player recent', who: 'player', address: '/recent' },
  { name: 'player lottery', who: 'player', address: '/lottery?gameCode=SSC1' },
  { name: 'player game', who: 'player', address: GAME },
  ...at('agent', AGENT_ADDRESSES),
  {
    name: 'trouble maintenance',
    who: 'guest',
    address: '/',
    given: (controls) => controls.settings({ systemStatus: 1 }),
  },
  {
    name: 'trouble region',
    who: 'guest',
    address: '/',
    given: (controls) => controls.settings({ systemStatus: 2 }),
  },
  {
    name: 'trouble start',
    who: 'guest',
    address: '/',
    given: (controls) => controls.faults([{ endpoint: 'permission', kind: 'drop' }]),
  },
  {
    name: 'trouble rewards',
    who: 'player',
    address: '/member/rewards',
    given: (controls) =>
      controls.faults([{ endpoint: 'promotionActivities', kind: 'status', status: 500 }]),
  },
];
