import { useSelector } from '@xstate/react';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import {
  selectCategory,
  selectGameList,
  selectRooms,
} from '../../../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Filters } from './Filters';
import * as css from './GameList.css';
import { ListGrid } from './ListGrid';
import { Rooms } from './Rooms';
import type { RenderTile } from './types';
import { WaitingTiles } from './WaitingTiles';

export type GameListPageProps = {
  session: SessionRef;
  pages: PagesRef;
  renderTile: RenderTile;
  /** Reports the first visible tile, so that the position can be restored later. */
  onTopChange: (index: number) => void;
};

/**
 * A game list page (spec §2 /live, /fish, /rng, /pvp): filtered and ordered by its address, with
 * endless scrolling.
 */
export function GameListPage({ session, pages, renderTile, onTopChange }: GameListPageProps) {
  const common = useT('common');
  const category = useSelector(pages, selectCategory);
  const list = useSelector(pages, selectGameList);
  const rooms = useSelector(pages, selectRooms);
  return (
    <div className={css.page}>
      <h1>{common(`category.${category}`)}</h1>
      {rooms ? <Rooms session={session} pages={pages} rooms={rooms} /> : null}
      <div className={css.list}>
        <Filters session={session} pages={pages} />
        {list ? (
          <ListGrid
            key={list.sessionId}
            session={session}
            pages={pages}
            list={list}
            renderTile={renderTile}
            onTopChange={onTopChange}
          />
        ) : (
          <WaitingTiles />
        )}
      </div>
    </div>
  );
}
