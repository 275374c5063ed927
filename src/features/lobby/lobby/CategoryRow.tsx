import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoadedSection, LobbyRef } from '../../../../machines/lobby/lobby/lobby.machine';
import { selectHasFailed, selectSection } from '../../../../machines/lobby/lobby/lobby.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import { useT } from '../../../i18n/i18n';
import { GameTileRow, type RowPosition } from './GameTileRow';
import { usePathOfAll } from './usePathOfAll';

export type CategoryRowProps = {
  category: LoadedSection;
  lobby: LobbyRef;
  vendors: VendorsRef;
  renderTile: (game: Game) => ReactNode;
} & RowPosition;

/** Games of one category, of the vendors that the home page shows (spec §9 Home vendor sets). */
export function CategoryRow({ category, lobby, vendors, renderTile, isFirst }: CategoryRowProps) {
  const common = useT('common');
  const games = useSelector(lobby, selectSection(category));
  const hasFailed = useSelector(lobby, selectHasFailed(category));
  const path = usePathOfAll(vendors, category);
  return (
    <GameTileRow
      title={common(`category.${category}`)}
      games={games}
      renderTile={renderTile}
      isFirst={isFirst}
      path={path}
      failure={
        hasFailed
          ? { onRetry: () => lobby.send({ type: 'section.retry', section: category }) }
          : undefined
      }
    />
  );
}
