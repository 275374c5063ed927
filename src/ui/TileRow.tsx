import { useId, type ReactNode } from 'react';
import { GameTileSkeleton } from './GameTile';
import { useIdle } from './hooks/useIdle';
import { useLooksAround } from './hooks/useLooksAround';
import { useMediaQuery } from './hooks/useMediaQuery';
import { useNear } from './hooks/useNear';
import { useScrollEnds } from './hooks/useScrollEnds';
import { useTurnedTo } from './hooks/useTurnedTo';
import { Link, TextButton } from './Link';
import { Skeleton } from './Skeleton';
import { Steps } from './Steps';
import { media } from './tokens.css';
import * as css from './TileRow.css';
import { VendorTileSkeleton } from './VendorTile';

export type TileRowProps = {
  title: string;
  kind?: keyof typeof css.frame;
  items: readonly { key: string; node: ReactNode }[];
  /** True while tiles are loading: skeletons of their size are shown. */
  isLoading?: boolean;
  /** The address of all tiles. */
  all?: { label: string; to: string } | { label: string; onSelect: () => void } | undefined;
  words: { previous: string; next: string };
  /** Replaces the row, such as a failure with a retry. */
  instead?: ReactNode;
  /** True when the row is in sight as the page opens: it is rendered at once. */
  isFirst?: boolean | undefined;
};

/** The most tiles side by side on the widest page, including the one that is cut off. */
const MOST_IN_SIGHT = 9;
const SKELETONS = Array.from({ length: MOST_IN_SIGHT }, (_, index) => index);
/** As many as a window below 640 px has room for, and two more. */
const PHONE_IN_SIGHT = 7;
/** How many px before the window's edge a row is filled. */
const AHEAD = 320;

/**
 * A titled row of tiles that scrolls sideways and snaps. A home page has three hundred tiles, and a
 * window shows twenty. A row's tiles are rendered when the row comes near, those outside its
 * visible part when the person hovers, focuses or scrolls it, and all of them, when the browser is
 * idle, once the person looks around: for the browser's search and for readers that do not scroll.
 * Missing tiles keep their space, and each tile says how many there are.
 */
export function TileRow({
  title,
  kind = 'game',
  items,
  isLoading = false,
  all,
  words,
  instead,
  isFirst = false,
}: TileRowProps) {
  const id = useId();
  const looksAround = useLooksAround();
  const isIdle = useIdle(looksAround && !isLoading && items.length > 0);
  const { ref: section, isNear: isInReach } = useNear<HTMLElement>(AHEAD, isFirst);
  const isTurnedTo = useTurnedTo(section) || isIdle;
  const isNear = isInReach || isIdle;
  const { ref, ...ends } = useScrollEnds<HTMLUListElement>(isNear ? items.length : 0);
  const isPhone = useMediaQuery(media.phone);
  const shown = isTurnedTo ? items : items.slice(0, isPhone ? PHONE_IN_SIGHT : MOST_IN_SIGHT);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
      className={css.frame[kind]}
    >
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {/* Before the link, whose edge is then free when they are hidden; they are hidden while
            the row loads, as the link may come later than they and would move them. */}
        {isNear ? <Steps {...ends} words={words} describedBy={id} isIdle={isLoading} /> : null}
        {all ? <All {...all} describedBy={id} /> : null}
      </div>
      {instead ?? (
        <ul
          role="list"
          ref={ref}
          aria-labelledby={id}
          className={css.row}
          data-waiting={isNear && isLoading ? '' : undefined}
        >
          {!isNear
            ? null
            : isLoading
              ? SKELETONS.map((place) => (
                  <li key={place} aria-hidden="true" className={css.cell}>
                    {WAITING[kind]}
                  </li>
                ))
              : shown.map(({ key, node }, place) => (
                  <li
                    key={key}
                    aria-setsize={items.length}
                    aria-posinset={place + 1}
                    className={css.cell}
                  >
                    {node}
                  </li>
                ))}
          {isNear && shown.length < items.length ? (
            <li aria-hidden="true" style={{ gridColumn: `span ${items.length - shown.length}` }} />
          ) : null}
        </ul>
      )}
    </section>
  );
}

/** What stands in a cell until its tile is loaded. */
const WAITING = {
  game: <GameTileSkeleton />,
  vendor: <VendorTileSkeleton />,
  fact: <Skeleton height={css.FACT} />,
};
function All({
  label,
  describedBy,
  ...way
}: { label: string; describedBy: string } & ({ to: string } | { onSelect: () => void })) {
  return 'to' in way ? (
    <Link to={way.to} aria-describedby={describedBy}>
      {label}
    </Link>
  ) : (
    <TextButton aria-describedby={describedBy} onClick={way.onSelect}>
      {label}
    </TextButton>
  );
}
