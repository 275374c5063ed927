import { useDeferredValue, type ReactNode } from 'react';
import type { Game } from '../../../../machines/shared/game.types';
import { useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { TileRow, type TileRowProps } from '../../../ui/TileRow';
import * as css from './GameTileRow.css';

/** Whether the section is the first of the page. */
export type RowPosition = Pick<TileRowProps, 'isFirst'>;

export type GameTileRowProps = {
  title: string;
  /** Null while they are loading. */
  games: readonly Game[] | null;
  renderTile: (game: Game) => ReactNode;
  /** The address of the page of all games. */
  path?: string | null;
  failure?: { message?: string | undefined; onRetry: () => void } | undefined;
  /** Shown when there are none. */
  empty?: ReactNode;
} & RowPosition;

/** The most tiles of a row; a link leads to the page of all games. */
const MOST = 24;

/**
 * One section of the home page: games in a row (swiper layout, spec §2 Home lobby), or the text
 * that replaces them.
 */
export function GameTileRow({
  title,
  games: known,
  renderTile,
  path,
  failure,
  empty,
  isFirst,
}: GameTileRowProps) {
  const t = useT('lobby');
  const common = useT('common');
  // Rendered in small parts: a whole row at a time would block a slow page.
  const games = useDeferredValue(known);
  const isEmpty = games?.length === 0;
  const instead = failure ? (
    <FailureState retryLabel={common('retry')} onRetry={failure.onRetry}>
      {failure.message ?? t('sections.failed')}
    </FailureState>
  ) : isEmpty ? (
    empty
  ) : undefined;
  return (
    <TileRow
      title={title}
      isFirst={isFirst}
      items={games?.slice(0, MOST).map((game) => ({ key: game.id, node: renderTile(game) })) ?? []}
      isLoading={games === null && !failure}
      all={path ? { label: common('game.all'), to: path } : undefined}
      words={{ previous: common('game.previous'), next: common('game.next') }}
      instead={
        instead ? <div className={failure ? css.instead : css.empty}>{instead}</div> : undefined
      }
    />
  );
}
