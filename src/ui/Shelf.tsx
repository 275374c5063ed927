import { useId, type ReactNode } from 'react';
import { GameTileSkeleton } from './GameTile';
import { useScrollEnds } from './hooks/useScrollEnds';
import { IconButton } from './IconButton';
import { ChevronLeft, ChevronRight } from './icons';
import { Link, TextButton } from './Link';
import * as css from './Shelf.css';
import { VendorTileSkeleton } from './VendorTile';

export type ShelfProps = {
  title: string;
  kind?: keyof typeof css.shelf;
  items: readonly { key: string; node: ReactNode }[];
  /** Tiles are on their way: skeletons of their size stand there. */
  isLoading?: boolean;
  /** Leads to all of them. */
  all?: { label: string; to: string } | { label: string; onSelect: () => void } | undefined;
  words: { previous: string; next: string };
  /** Stands in place of the row, such as a failure with a retry. */
  instead?: ReactNode;
};

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** A titled row of tiles that scrolls sideways and snaps. */
export function Shelf({ title, kind = 'game', items, isLoading = false, all, words, instead }: ShelfProps) {
  const id = useId();
  const { ref, isAtStart, isAtEnd, step } = useScrollEnds<HTMLUListElement>(items);
  return (
    <section aria-labelledby={id} aria-busy={isLoading || undefined} className={css.shelf[kind]}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>{title}</h2>
        {all ? <All {...all} describedBy={id} /> : null}
        <div className={css.steps} data-idle={isAtStart && isAtEnd ? '' : undefined}>
          <IconButton aria-label={words.previous} aria-describedby={id} icon={<ChevronLeft size={20} />} disabled={isAtStart} onClick={() => step(-1)} />
          <IconButton aria-label={words.next} aria-describedby={id} icon={<ChevronRight size={20} />} disabled={isAtEnd} onClick={() => step(1)} />
        </div>
      </div>
      {instead ?? (
        <ul ref={ref} aria-labelledby={id} className={css.row}>
          {isLoading
            ? SKELETONS.map((place) => <li key={place} aria-hidden="true" className={css.cell}>{kind === 'game' ? <GameTileSkeleton /> : <VendorTileSkeleton />}</li>)
            : items.map(({ key, node }) => <li key={key} className={css.cell}>{node}</li>)}
        </ul>
      )}
    </section>
  );
}

function All({ label, describedBy, ...way }: { label: string; describedBy: string } & ({ to: string } | { onSelect: () => void })) {
  return 'to' in way
    ? <Link to={way.to} aria-describedby={describedBy}>{label}</Link>
    : <TextButton aria-describedby={describedBy} onClick={way.onSelect}>{label}</TextButton>;
}
