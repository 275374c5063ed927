import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { selectCategory } from '../../../../machines/site/pages/pages.selectors';
import { selectGameList } from '../../../../machines/site/pages/laterScreens.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Filters } from './Filters';
import * as css from './GameList.css';
import { ListGrid } from './ListGrid';
import type { RenderTile } from './types';
import { WaitingTiles } from './WaitingTiles';

export type GameListPageProps = {
  session: SessionRef;
  pages: PagesRef;
  overlay: OverlayRef;
  renderTile: RenderTile;
  /** Above the list, where the category has rooms. */
  rooms: ReactNode;
  /** Reports the first visible tile, so that the position can be restored later. */
  onTopChange: (index: number) => void;
};

/**
 * A game list page (spec §2 /live, /fish, /rng, /pvp): filtered and ordered by its address, with
 * endless scrolling.
 */
export function GameListPage({
  session,
  pages,
  overlay,
  renderTile,
  rooms,
  onTopChange,
}: GameListPageProps) {
  const common = useT('common');
  const category = useSelector(pages, selectCategory);
  const list = useSelector(pages, selectGameList);
  return (
    <div className={css.page}>
      <h1>{common(`category.${category}`)}</h1>
      {rooms}
      <div className={css.list}>
        <Filters session={session} pages={pages} overlay={overlay} />
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
