import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import english from '../../../locales/en/site/common.json' with { type: 'json' };
import englishHome from '../../../locales/en/lobby/lobby.json' with { type: 'json' };
import burmese from '../../../locales/my/site/common.json' with { type: 'json' };
import burmeseHome from '../../../locales/my/lobby/lobby.json' with { type: 'json' };
import { anyOf } from './anyOf';
import { goAs } from './people';

export type Tile = { nodeId: string; gameName: string };

/** Whether a call goes to an endpoint. */
export const isTo = (url: string, { path }: { path: string }) => new URL(url).pathname === path;
export const hotGames = (page: Page) =>
  page.getByRole('region', { name: anyOf(englishHome.sections.HOT, burmeseHome.sections.HOT) });
export const favourites = (page: Page) =>
  page.getByRole('region', { name: anyOf(english.category.FAV, burmese.category.FAV) });

/** Goes home as the player and returns two games that are there, after the vendors' lists. */
export const goHome = async (page: Page, platformUrl: string): Promise<[Tile, Tile]> => {
  const answered = page.waitForResponse(
    (response) => isTo(response.url(), endpoints.hotGames) && response.request().method() === 'GET',
  );
  await goAs(page, platformUrl, 'player', '/');
  const { value } = (await (await answered).json()) as { value: (Tile & { isGame: string })[] };
  const [one, another] = value.filter(({ isGame }) => isGame === 'GAME');
  if (!one || !another) throw new Error('there are no hot games');
  return [one, another];
};
