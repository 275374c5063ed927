import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { LobbyRef } from '../../../../machines/lobby/lobby/lobby.machine';
import { selectChoice } from '../../../../machines/lobby/lobby/lobby.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import type { Game } from '../../../../machines/shared/game.types';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { Skeleton } from '../../../ui/Skeleton';
import { CategoryMenu } from './CategoryMenu';
import { Sections } from './Sections';

// The home page opens with its rows.
const CategoryPane = lazy(() =>
  import('./CategoryPane').then((m) => ({ default: m.CategoryPane })),
);

export type LobbyProps = {
  session: SessionRef;
  lobby: LobbyRef;
  renderTile: (game: Game) => ReactNode;
  renderVendor: (vendor: Vendor) => ReactNode;
};

/** All games: rows to swipe through, or one category in full width (spec §2 Home lobby). */
export function Lobby(props: LobbyProps) {
  const choice = useSelector(props.lobby, selectChoice);
  return (
    <>
      <CategoryMenu session={props.session} lobby={props.lobby} />
      {choice === 'HOME' ? (
        <Sections {...props} />
      ) : (
        <Suspense fallback={<Skeleton height={480} />}>
          <CategoryPane {...props} category={choice} />
        </Suspense>
      )}
    </>
  );
}
