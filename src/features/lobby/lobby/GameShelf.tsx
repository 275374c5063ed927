import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoadedSection, LobbyRef } from '../../../../machines/lobby/lobby/lobby.machine';
import { selectHasFailed, selectSection } from '../../../../machines/lobby/lobby/lobby.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import { useT } from '../../../i18n/i18n';
import { TileShelf, type ShelfPlace } from './TileShelf';
import { usePathOfAll } from './usePathOfAll';

export type GameShelfProps = {
  category: LoadedSection;
  lobby: LobbyRef;
  vendors: VendorsRef;
  renderTile: (game: Game) => ReactNode;
} & ShelfPlace;

/** Games of one category, of the vendors that the home page shows (spec §9 Home vendor sets). */
export function GameShelf({ category, lobby, vendors, renderTile, isFirst }: GameShelfProps) {
  const common = useT('common');
  const games = useSelector(lobby, selectSection(category));
  const hasFailed = useSelector(lobby, selectHasFailed(category));
  const path = usePathOfAll(vendors, category);
  return (
    <TileShelf
      title={common(`category.${category}`)}
      games={games}
      renderTile={renderTile}
      isFirst={isFirst}
      path={path}
      failure={
        hasFailed
          ? {
              message: undefined,
              onRetry: () => lobby.send({ type: 'section.retry', section: category }),
            }
          : undefined
      }
    />
  );
}
