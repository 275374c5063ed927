import { favouritesMachine } from '../../machines/lobby/favourites/favourites.machine';
import { createFavourites } from '../services/lobby/memberLists';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The games that a member keeps. */
export const favourites = defineFlow({
  machine: favouritesMachine,
  ports: ({ service }) => {
    const { loadFavourites, saveFavourite } = service(createFavourites);
    return { loadFavourites: read(loadFavourites), saveFavourite: act(saveFavourite) };
  },
});
