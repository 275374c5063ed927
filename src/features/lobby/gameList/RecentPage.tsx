import { useSelector } from '@xstate/react';
import type { RecentGamesRef } from '../../../../machines/lobby/recentGames/recentGames.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectRecentGames } from '../../../../machines/site/session/session.selectors';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { GAME_TILE_WIDTH } from '../../../ui/GameTile';
import { History } from '../../../ui/icons';
import { TileGrid } from '../../../ui/TileGrid';
import { HomeLink } from './HomeLink';
import { MemberPage } from './MemberPage';
import type { Game, OwnGames } from './types';

export type RecentPageProps = OwnGames & { session: SessionRef };

/** What the member played recently, newest first (spec §2 /recent). */
export function RecentPage({ session, ...rest }: RecentPageProps) {
  const recent = useSelector(session, selectRecentGames);
  return recent ? (
    <RecentGames recent={recent} {...rest} />
  ) : (
    <MemberPage kind="recent" screen="guest" onLogin={() => session.send({ type: 'login.open' })} />
  );
}

/** The list of recent games. */
export function RecentGames({
  recent,
  renderTile,
  suggestions,
}: OwnGames & { recent: RecentGamesRef }) {
  const t = useT('gameList');
  const say = useMessage();
  const games = useSelector(recent, selectValue<Game[]>);
  const isFailed = useSelector(recent, selectIsFailed);
  const message = useSelector(recent, selectMessage);
  const screen = isFailed ? 'failed' : !games ? 'loading' : games.length === 0 ? 'empty' : 'ready';
  return (
    <MemberPage
      kind="recent"
      empty={
        <EmptyState icon={<History size={28} />} action={<HomeLink />}>
          {t('recent.empty')}
        </EmptyState>
      }
      screen={screen}
      failure={say(message)}
      onRetry={() => recent.send({ type: 'data.reload' })}
      suggestions={suggestions}
    >
      <TileGrid
        label={t('recent.title')}
        minTileWidth={GAME_TILE_WIDTH}
        items={(games ?? []).map((game) => ({ key: game.id, node: renderTile(game) }))}
      />
    </MemberPage>
  );
}
