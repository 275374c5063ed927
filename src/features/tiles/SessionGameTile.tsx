import { useSelector } from '@xstate/react';
import { selectIsFavourite } from '../../../machines/favourites/favourites.selectors';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectFavourites } from '../../../machines/session/session.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import type { Game } from '../../../machines/shared/game.types';
import { useT } from '../../app/i18n';
import { GameTile } from '../../ui/GameTile';

export type SessionGameTileProps = {
  session: SessionRef;
  game: Game;
  /** Language of its name where it is not the page's. */
  lang?: string;
  /** In sight at first: its cover is fetched at once. */
  isUrgent?: boolean;
};

/** A game's tile (spec §3 Game tile): a press opens the game, the heart keeps it; what a guest may not do is the session's to say. */
export function SessionGameTile({ session, game, lang, isUrgent }: SessionGameTileProps) {
  const t = useT('common');
  const favourites = useSelector(session, selectFavourites);
  const isOn = useSelector(favourites, (s) => isThere(s) && selectIsFavourite(game.id)(s));
  return (
    <GameTile
      name={game.name}
      lang={lang}
      isUrgent={isUrgent}
      cover={game.icon}
      onPlay={() => session.send({ type: 'game.launch', game })}
      badge={game.isHot ? t('game.hot') : undefined}
      favourite={{
        isOn,
        label: t(isOn ? 'game.removeFavourite' : 'game.addFavourite'),
        onToggle: () => session.send({ type: 'favourite.toggle', game }),
      }}
    />
  );
}
