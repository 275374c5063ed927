import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type {
  FavouritesRef,
  FavouritesSnapshot,
} from '../../../../machines/lobby/favourites/favourites.machine';
import { selectIsFavourite } from '../../../../machines/lobby/favourites/favourites.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import { GameTile, PassingGameTile } from '../../../ui/GameTile';
import { useRested } from '../../../ui/hooks/useRested';

export type SessionGameTileProps = {
  session: SessionRef;
  favourites: FavouritesRef | undefined;
  words: { hot: string; fresh: string; add: string; remove: string };
  game: Game;
  /** What stands below the cover instead of the name; undefined for the name. */
  caption: string | undefined;
};

/**
 * A game's tile (spec §3 Game tile): a press opens the game, the heart makes it a favourite. The
 * session decides what a guest may do.
 */
export function SessionGameTile(props: SessionGameTileProps) {
  return useRested(true) ? (
    <RestedGameTile {...props} />
  ) : (
    <PassingGameTile name={props.game.name} caption={props.caption} />
  );
}

function RestedGameTile({ session, favourites, words, game, caption }: SessionGameTileProps) {
  // The same function at each render: a new one would trigger another lookup.
  const isOn = useSelector(
    favourites,
    useCallback(
      (s: FavouritesSnapshot | undefined) => isThere(s) && selectIsFavourite(game.id)(s),
      [game.id],
    ),
  );
  return (
    <GameTile
      name={game.name}
      cover={game.icon}
      caption={caption}
      onPlay={() => session.send({ type: 'gameLaunch.open', game })}
      badge={game.isHot ? words.hot : game.isNew ? words.fresh : undefined}
      favourite={{
        isOn,
        label: isOn ? words.remove : words.add,
        onToggle: () => session.send({ type: 'favourite.toggle', game }),
      }}
    />
  );
}
