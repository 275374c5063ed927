import { useContext, type ReactNode } from 'react';
import { LinkRenderer } from './Link';
import { Picture } from './Picture';
import * as css from './FactCard.css';

export type FactCardProps = {
  icon: ReactNode;
  /** A picture in the icon's place, such as the cover of a game. */
  cover?: string | undefined;
  /** What it is about: "Deposit". */
  name: string;
  /** What is so: an amount, a count, the name of a game. */
  fact: string;
  /** Below them: a badge, or a bar that shows the fact. */
  children?: ReactNode;
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

/** One fact in a row of them, as a link to its page (`to`) or as a button. */
export function FactCard({ icon, cover, name, fact, children, to, onSelect }: FactCardProps) {
  const render = useContext(LinkRenderer);
  const sign = (
    <span className={css.sign} aria-hidden="true">
      {icon}
    </span>
  );
  const inside = (
    <>
      {cover ? (
        <Picture src={cover} className={css.cover} width={48} height={64} instead={sign} />
      ) : (
        sign
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span> <strong className={css.fact}>{fact}</strong>{' '}
        {children ? <span className={css.more}>{children}</span> : null}
      </span>
    </>
  );
  return to === undefined ? (
    <button type="button" className={css.card} onClick={onSelect}>
      {inside}
    </button>
  ) : (
    render({ to, className: css.card, children: inside })
  );
}
