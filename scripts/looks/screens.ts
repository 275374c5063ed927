import type { Page } from '@playwright/test';
import { AGENT_ADDRESSES } from '../../machines/agents/agentCentre/agentCentre.types';
import { MEMBER_ADDRESSES } from '../../machines/shared/centrePages';
import { CATEGORY_PATHS } from '../../machines/shared/routes';
import englishCommon from '../../locales/en/site/common.json' with { type: 'json' };
import englishParts from '../../locales/en/site/memberParts.json' with { type: 'json' };
import englishShell from '../../locales/en/site/shell.json' with { type: 'json' };
import burmeseCommon from '../../locales/my/site/common.json' with { type: 'json' };
import burmeseParts from '../../locales/my/site/memberParts.json' with { type: 'json' };
import burmeseShell from '../../locales/my/site/shell.json' with { type: 'json' };
import { joinSyllables } from '../../src/i18n/burmese';
import type { Controls } from '../../tests/e2e/harness/controls';

export const LANGUAGES = ['EN', 'MY'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A screen, and how a person gets there. */
export type Screen = {
  /** Unique: it names the pictures, and is what `--only` looks for. */
  name: string;
  /** A guest, or a seeded account. */
  who: string;
  address: string;
  /** What is pressed at the address; names are of the language that is shown. */
  press?: (page: Page, named: (name: Word) => string) => Promise<void>;
  /** Widths at which the screen exists; left out: all. */
  isAt?: (width: number) => boolean;
  /** How the platform is set before. It is reset afterwards. */
  given?: (controls: Controls) => Promise<unknown>;
  /** The whole page is drawn, not only the first screen of it. */
  isWhole?: boolean;
};

const WORDS = {
  EN: { ...englishShell, ...englishParts, ...englishCommon },
  MY: { ...burmeseShell, ...burmeseParts, ...burmeseCommon },
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
    press: (page, named) => page.getByRole('button', { name: named('openMenu') }).click(),
  },
  {
    name: 'guest search',
    who: 'guest',
    address: '/',
    press: async (page, named) => {
      await page
        .getByRole('button', { name: named('search') })
        .locator('visible=true')
        .click();
      await page.getByRole('searchbox').fill('dragn');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'guest support',
    who: 'guest',
    address: '/',
    press: (page, named) =>
      page
        .getByRole('button', { name: named('customerService') })
        .first()
        .click(),
  },
  { name: 'guest log in', who: 'guest', address: '/login' },
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
  { name: 'player home', who: 'player', address: '/', isWhole: true },
  {
    name: 'player account menu',
    who: 'player',
    address: '/',
    press: (page, named) => page.getByRole('button', { name: named('accountMenu') }).click(),
  },
  ...at('player', MEMBER_ADDRESSES),
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
    given: (controls) => controls.faults([{ endpoint: 'activities', kind: 'status', status: 500 }]),
  },
];
