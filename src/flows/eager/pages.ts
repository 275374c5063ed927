import { pagesMachine } from '../../../machines/site/pages/pages.machine';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';
import { hotGames } from './hotGames';

/** The pages of the player site. */
export const pages = defineFlow({
  machine: pagesMachine,
  includes: [hotGames],
  ports: ({ later }) => ({
    findVendor: act(async ({ vendor }, signal) => {
      const { findVendor } = await later(
        () => import('../../services/lobby/games'),
        ({ createGames }) => createGames,
      );
      return findVendor({ vassalage: vendor }, signal);
    }),
  }),
});
