import { useId } from 'react';
import { ChevronDown } from './icons';
import type { NavDropDownProps } from './NavDropDown';
import { NavButton, NavLink } from './NavLink';
import * as css from './NavFold.css';

export type NavFoldProps = Omit<NavDropDownProps, 'wordsWidth' | 'isLarge'>;

/**
 * An item of a menu that unfolds a list in place, by a toggle beside it: what `NavDropDown` is in a
 * row. The owner keeps which one is open (`useOneOpen`).
 */
export function NavFold({
  children,
  to,
  onSelect,
  current = false,
  icon,
  panelLabel,
  items,
  isOpen,
  onOpen,
  onClose,
}: NavFoldProps) {
  const id = useId();
  return (
    <>
      <div className={css.row}>
        {to === undefined ? (
          <NavButton place="side" icon={icon} current={current} onClick={onSelect}>
            {children}
          </NavButton>
        ) : (
          <NavLink place="side" to={to} icon={icon} current={current} onClick={onSelect}>
            {children}
          </NavLink>
        )}
        <button
          type="button"
          className={css.toggle}
          aria-label={panelLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          onClick={isOpen ? onClose : onOpen}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      {isOpen ? (
        <ul role="list" id={`${id}-list`} aria-label={panelLabel} className={css.list}>
          {items.map(({ key, node }) => (
            <li key={key}>{node}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
