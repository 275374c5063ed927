import { useSelector } from '@xstate/react';
import type { HotGamesRef } from '../../../../machines/lobby/hotGames/hotGames.machine';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import { selectValue } from '../../../../machines/shared/loader.selectors';

/** False when there is no list or the list is empty; true while it loads. */
export const useIsAny = (list: HotGamesRef | undefined): boolean =>
  useSelector(list, (s) => s !== undefined && !(isThere(s) && selectValue(s)?.length === 0));
