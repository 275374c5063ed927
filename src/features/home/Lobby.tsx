import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LobbyRef } from '../../../machines/lobby/lobby.machine';
import { selectChoice } from '../../../machines/lobby/lobby.selectors';
import type { SessionRef } from '../../../machines/session/session.machine';
import type { Game } from '../../../machines/shared/game.types';
import type { Vendor } from '../../../machines/vendors/vendors.types';
import { CategoryMenu } from './CategoryMenu';
import { CategoryPane } from './CategoryPane';
import { Sections } from './Sections';

export type LobbyProps = { session: SessionRef; lobby: LobbyRef; renderTile: (game: Game) => ReactNode; renderVendor: (vendor: Vendor) => ReactNode };

/** The games of the house: rows to swipe through, or one category in full width (spec §2 Home lobby). */
export function Lobby(props: LobbyProps) {
  const choice = useSelector(props.lobby, selectChoice);
  return (
    <>
      <CategoryMenu session={props.session} lobby={props.lobby} />
      {choice === 'HOME' ? <Sections {...props} /> : <CategoryPane {...props} category={choice} />}
    </>
  );
}
