import type { Locator, Page } from '@playwright/test';
import english from '../../../locales/en/site/common.json' with { type: 'json' };
import burmese from '../../../locales/my/site/common.json' with { type: 'json' };
import { anyOf } from './anyOf';

export const gameDialog = (page: Page) => page.getByRole('dialog', { name: 'Game', exact: true });
/** The content of a game's frame, wherever it plays. */
export const gameFrame = (page: Page, name: string) =>
  page.getByTitle(name, { exact: true }).contentFrame();

/** A message of a game to the page that frames it (contract: gameMessageSchema). */
export const postFromGame = (
  page: Page,
  name: string,
  type: 'ready' | 'failed' | 'closed' | 'balance',
) =>
  gameFrame(page, name)
    .locator('body')
    .evaluate((_, said) => window.parent.postMessage({ croupier: 1, type: said }, '*'), type);

const HEART = anyOf(
  ...[english, burmese].flatMap(({ game }) => [game.addFavourite, game.removeFavourite]),
);

/** The heart beside a game's tile. */
export const heartOf = (list: Locator, name: string) =>
  list
    .getByRole('listitem')
    .filter({ has: list.page().getByRole('button', { name, exact: true }) })
    .getByRole('button', { name: HEART });
