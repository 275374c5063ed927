import { useId } from 'react';
import { clickUnless } from './clickUnless';
import { Heart } from './icons';
import { Picture } from './Picture';
import { Skeleton } from './Skeleton';
import { Spinner } from './Spinner';
import * as css from './Tile.css';

export type GameTileProps = {
  name: string;
  /** Language of the name when it differs from the page's. */
  lang?: string;
  cover: string | undefined;
  /** What stands below the cover instead of the name, which the cover has. */
  caption?: string | undefined;
  onPlay: () => void;
  /** True while the game is opening. */
  busy?: boolean;
  /** A label in the corner, such as "Hot"; also the button's description. */
  badge?: string | undefined;
  favourite?:
    | {
        isOn: boolean;
        busy?: boolean;
        /** The action of the heart: "Add to favourites" or "Remove from favourites". */
        label: string;
        onToggle: () => void;
      }
    | undefined;
  /** True when the tile is in sight as the page opens: its cover is fetched at once. */
  isUrgent?: boolean;
};

/** One element for all tiles: otherwise each tile renders its icon again. */
const HEART = <Heart size={18} aria-hidden="true" />;

/** A game: its cover (3:4) and name as one button, with the heart beside it. */
export function GameTile({
  name,
  lang,
  cover,
  caption,
  onPlay,
  busy = false,
  badge,
  favourite,
  isUrgent = false,
}: GameTileProps) {
  const id = useId();
  return (
    <div className={css.tile}>
      <button
        type="button"
        className={css.play}
        id={`${id}-name`}
        aria-label={name}
        aria-describedby={badge ? `${id}-badge` : undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={clickUnless(busy, onPlay)}
      >
        <span className={css.cover}>
          <Picture
            src={cover}
            className={css.picture}
            width={300}
            height={400}
            isUrgent={isUrgent}
            instead={
              <span className={css.standIn.cover} lang={lang} aria-hidden="true">
                {name}
              </span>
            }
          />
          {badge ? (
            <span className={css.badge} id={`${id}-badge`}>
              {badge}
            </span>
          ) : null}
          {busy ? (
            <span className={css.veil}>
              <Spinner />
            </span>
          ) : null}
        </span>
        {caption ? (
          <span className={css.maker}>{caption}</span>
        ) : (
          <span className={css.name} lang={lang}>
            {name}
          </span>
        )}
      </button>
      {favourite ? (
        <button
          type="button"
          className={css.heart}
          aria-label={favourite.label}
          aria-describedby={`${id}-name`}
          aria-pressed={favourite.isOn}
          aria-busy={favourite.busy || undefined}
          aria-disabled={favourite.busy || undefined}
          onClick={clickUnless(favourite.busy ?? false, favourite.onToggle)}
        >
          {HEART}
        </button>
      ) : null}
    </div>
  );
}

/**
 * A game during a fling, too fast to be pressed: only its place and words, a third of the elements
 * and no listeners.
 */
export function PassingGameTile({
  name,
  caption,
  lang,
}: Pick<GameTileProps, 'name' | 'caption' | 'lang'>) {
  return (
    <>
      <div className={css.passingCover} />
      <div className={caption ? css.maker : css.name} lang={lang}>
        {caption ?? name}
      </div>
    </>
  );
}

/** A placeholder of a game's exact size. */
export function GameTileSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton aspectRatio="3 / 4" />
      <span className={css.captionGap}>
        <Skeleton shape="text" width="70%" />
      </span>
    </div>
  );
}

/** Least width in px of a game's tile: two fit side by side on the narrowest phone. */
export const GAME_TILE_WIDTH = 132;

/** Height in px of a game's tile of this width: for grids that need it before rendering. */
export const gameTileHeight = (width: number): number => Math.round((width * 4) / 3) + css.CAPTION;
