import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { HotGamesRef } from '../../../../machines/lobby/hotGames/hotGames.machine';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { GameTileRow, type RowPosition } from './GameTileRow';

export type ListRowProps = {
  section: 'RECENT' | 'HOT';
  list: HotGamesRef;
  renderTile: (game: Game) => ReactNode;
} & RowPosition;

/** A row of one list: the recent games or the hot games. */
export function ListRow({ section, list, renderTile, isFirst }: ListRowProps) {
  const t = useT('lobby');
  const say = useMessage();
  const games = useSelector(list, (s) => (isThere(s) ? selectValue(s) : null));
  const isFailed = useSelector(list, (s) => isThere(s) && selectIsFailed(s));
  const message = useSelector(list, (s) => (isThere(s) ? selectMessage(s) : null));
  const isRecent = section === 'RECENT';
  return (
    <GameTileRow
      title={t(`sections.${section}`)}
      games={games}
      renderTile={renderTile}
      isFirst={isFirst}
      path={isRecent ? '/recent' : null}
      failure={
        isFailed
          ? { message: say(message), onRetry: () => list.send({ type: 'data.reload' }) }
          : undefined
      }
    />
  );
}
