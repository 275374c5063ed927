import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Game } from '../../../../machines/shared/game.types';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { selectHotGames } from '../../../../machines/site/pages/laterScreens.selectors';
import { ListRow } from './ListRow';
import { useIsAny } from './useIsAny';

type Props = { pages: PagesRef; renderTile: (game: Game) => ReactNode };

/** The hot games, below a list of few games or none. */
export function Suggestions({ pages, renderTile }: Props) {
  const hotGames = useSelector(pages, selectHotGames);
  const isAny = useIsAny(hotGames);
  return hotGames && isAny ? (
    <ListRow section="HOT" list={hotGames} renderTile={renderTile} isFirst={false} />
  ) : null;
}
