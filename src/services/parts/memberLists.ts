import { createLoadCounts } from '../member/counts';
import { createFavourites, createLoadRecent } from '../lobby/memberLists';
import type { Kit } from '../kit';

/** What a member has lying about: favourites, what was played last, what waits. */
export const memberListsPart = ({ call, language, tiles, permission }: Kit) => ({
  ...createFavourites(call, language, tiles),
  loadRecent: createLoadRecent(call, language, tiles),
  loadCounts: createLoadCounts(call, permission),
});
