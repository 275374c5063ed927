import { countsMachine } from '../../../machines/member/counts/counts.machine';
import { favouritesMachine } from '../../../machines/lobby/favourites/favourites.machine';
import { recentGamesMachine } from '../../../machines/lobby/recentGames/recentGames.machine';
import type { Services } from '../../services';
import { memberListsPart } from '../../services/parts/memberLists';
import { act, read } from './ports';

export const provideFavourites = (services: Services) => {
  const { loadFavourites, saveFavourite } = services.part(memberListsPart);
  return favouritesMachine.provide({
    actors: { loadFavourites: read(loadFavourites), saveFavourite: act(saveFavourite) },
  });
};

export const provideRecentGames = (services: Services) =>
  recentGamesMachine.provide({ actors: { load: read(services.part(memberListsPart).loadRecent) } });

export const provideCounts = (services: Services) =>
  countsMachine.provide({ actors: { load: read(services.part(memberListsPart).loadCounts) } });
