import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterClosing } from './backLayers';
import { useBackCloses } from './hooks/useBackCloses';
import { useEscape } from './hooks/useEscape';
import { ChevronDown } from './icons';
import { NavButton } from './NavLink';
import * as css from './NavMenu.css';

type NavMenuItem = {
  key: string;
  icon: ReactNode;
  words: string;
  /** Stands behind the words. */
  count?: ReactNode;
  isCurrent: boolean;
  /** A line stands between entries of different groups. */
  group?: string | undefined;
  onSelect: () => void;
};
export type NavMenuProps = {
  label: string;
  /** Names the button of a narrow centre by the words of the current page. */
  openerLabel: (words: string) => string;
  items: readonly NavMenuItem[];
};

/**
 * The pages of a centre: a column beside the page. Where the centre is narrow, a button that says
 * which page this is, and shows the column in place of the page.
 */
export function NavMenu({ label, openerLabel, items }: NavMenuProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const current = items.find(({ isCurrent }) => isCurrent);
  const words = current?.words ?? label;
  const close = () => {
    setOpen(false);
    // The entry that has the focus goes out of sight.
    opener.current?.focus();
  };
  useEscape(nav, isOpen, close);
  useBackCloses(isOpen, close);
  useLayoutEffect(() => {
    if (isOpen)
      nav.current?.querySelector('li [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <nav ref={nav} aria-label={label}>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-label={openerLabel(words)}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={isOpen ? close : () => setOpen(true)}
      >
        {current?.icon}
        <span className={css.words}>{words}</span>
        <ChevronDown className={css.chevron} size={20} aria-hidden="true" />
      </button>
      <ul role="list" id={`${id}-list`} className={css.list}>
        {items.map(({ key, icon, words: entry, count, isCurrent, onSelect }, place) => (
          <li key={key} data-begins={begins(items, place) || undefined}>
            <NavButton
              place="side"
              icon={icon}
              current={isCurrent}
              onClick={() => {
                if (!isOpen) return onSelect();
                close();
                return void afterClosing(onSelect);
              }}
            >
              <span className={css.entry}>
                <span className={css.words}>{entry}</span>
                {count}
              </span>
            </NavButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const begins = (items: readonly NavMenuItem[], place: number): boolean =>
  place > 0 && items[place]?.group !== items[place - 1]?.group;
