import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { HotGamesRef } from '../../../../machines/lobby/hotGames/hotGames.machine';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { selectHotGames } from '../../../../machines/site/pages/laterScreens.selectors';
import { ListRow } from './ListRow';

type Props = { pages: PagesRef; renderTile: (game: Game) => ReactNode };

/** The hot games, for a member who has no games of their own yet. */
export function Suggestions({ pages, renderTile }: Props) {
  const hotGames = useSelector(pages, selectHotGames);
  return hotGames ? <Popular list={hotGames} renderTile={renderTile} /> : null;
}

function Popular({ list, renderTile }: Pick<Props, 'renderTile'> & { list: HotGamesRef }) {
  const isNone = useSelector(list, (s) => isThere(s) && selectValue(s)?.length === 0);
  return isNone ? null : (
    <ListRow section="HOT" list={list} renderTile={renderTile} isFirst={false} />
  );
}
