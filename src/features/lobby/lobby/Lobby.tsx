import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LobbyRef } from '../../../../machines/lobby/lobby/lobby.machine';
import { selectChoice } from '../../../../machines/lobby/lobby/lobby.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import type { Game } from '../../../../machines/shared/game.types';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { lazyPart } from '../../../ui/lazyPart';
import { Skeleton } from '../../../ui/Skeleton';
import { CategoryMenu } from './CategoryMenu';
import { Sections } from './Sections';

// The home page opens with its rows.
const CategoryPane = lazyPart(() => import('./CategoryPane').then((m) => m.CategoryPane));

export type LobbyProps = {
  session: SessionRef;
  lobby: LobbyRef;
  renderTile: (game: Game) => ReactNode;
  renderVendor: (vendor: Vendor) => ReactNode;
};

/** All games: rows to swipe through, or one category in full width (spec §2 Home lobby). */
export function Lobby(props: LobbyProps) {
  const common = useT('common');
  const choice = useSelector(props.lobby, selectChoice);
  return (
    <>
      <CategoryMenu session={props.session} lobby={props.lobby} />
      {choice === 'HOME' ? (
        <Sections {...props} />
      ) : (
        <CategoryPane
          {...props}
          category={choice}
          place={<Skeleton height={480} />}
          retryLabel={common('retry')}
        />
      )}
    </>
  );
}
