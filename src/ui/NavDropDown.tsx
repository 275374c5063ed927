import { useId, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useHoverPanel } from './hooks/useHoverPanel';
import { ChevronDown } from './icons';
import { NavButton, NavLink } from './NavLink';
import * as css from './NavDropDown.css';

export type NavDropDownProps = {
  /** The item's text; a link with `to`, otherwise a button. */
  children: ReactNode;
  to?: string | undefined;
  onSelect?: () => void;
  current?: boolean;
  wordsWidth?: number | undefined;
  icon?: ReactNode;
  /** Names the toggle and the list, such as "Vendors of slots". */
  panelLabel: string;
  items: readonly { key: string; node: ReactNode }[];
  /** True for a panel of many columns. */
  isLarge?: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/**
 * An item of the navigation with a panel below: opened by hovering, by the keyboard's focus or
 * arrow, and by its own toggle. The owner keeps which one is open (`useOneOpen`). Tab skips a panel
 * that only the focus opened.
 */
export function NavDropDown({
  children,
  to,
  onSelect,
  current = false,
  icon,
  wordsWidth,
  panelLabel,
  items,
  isLarge = false,
  isOpen,
  onOpen,
  onClose,
}: NavDropDownProps) {
  const id = useId();
  const { root, panel, isMeant, mean, close, toggle, hover } = useHoverPanel({
    side: 'under',
    isOpen,
    onOpen,
    onClose,
  });
  const trigger = () => root.current?.querySelector<HTMLElement>('a, button') ?? null;
  const stops = () => [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  const focus = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const cameFromInside = root.current?.contains(relatedTarget) ?? false;
    if (!cameFromInside && target === trigger() && target.matches(':focus-visible')) onOpen();
  };
  const blur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!root.current?.contains(relatedTarget)) close();
  };
  const press = ({ target }: MouseEvent) => {
    if (
      target instanceof Element &&
      target.closest('a, button') &&
      !target.closest('[aria-expanded]')
    )
      close();
  };
  const key = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    const go = (stop: HTMLElement | null | undefined) => {
      event.preventDefault();
      stop?.focus();
    };
    switch (event.key) {
      case 'Escape':
        if (!isOpen) return;
        event.stopPropagation();
        if (at >= 0) go(trigger());
        close();
        return;
      case 'Tab':
        if (
          isOpen &&
          at < 0 &&
          !isMeant() &&
          !event.shiftKey &&
          document.activeElement?.id === `${id}-toggle`
        )
          close();
        return;
      case 'ArrowDown':
        mean();
        if (isOpen) {
          go(all[Math.min(at + 1, all.length - 1)]);
          return;
        }
        event.preventDefault();
        onOpen();
        // The panel is mounted after the next paint at the latest.
        requestAnimationFrame(() => stops()[0]?.focus());
        return;
      case 'ArrowRight':
        if (at >= 0) go(all[Math.min(at + 1, all.length - 1)]);
        return;
      case 'ArrowUp':
        if (at >= 0) go(at === 0 ? trigger() : all[at - 1]);
        return;
      case 'ArrowLeft':
        if (at >= 0) go(all[Math.max(0, at - 1)]);
        return;
      case 'Home':
        if (at >= 0) go(all[0]);
        return;
      case 'End':
        if (at >= 0) go(all.at(-1));
        return;
    }
  };

  return (
    // The handlers serve the controls inside: the element itself is not one.
    <div
      ref={root}
      role="presentation"
      className={css.item}
      {...hover}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={key}
      onClick={press}
    >
      {to === undefined ? (
        <NavButton icon={icon} current={current} wordsWidth={wordsWidth} onClick={onSelect}>
          {children}
        </NavButton>
      ) : (
        <NavLink to={to} icon={icon} current={current} wordsWidth={wordsWidth} onClick={onSelect}>
          {children}
        </NavLink>
      )}
      <button
        type="button"
        id={`${id}-toggle`}
        className={css.toggle}
        aria-label={panelLabel}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        onClick={toggle}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen ? (
        <div ref={panel} id={`${id}-panel`} className={css.panel} tabIndex={-1}>
          <div className={css.card}>
            <ul
              role="list"
              aria-label={panelLabel}
              className={isLarge ? css.large : css.list}
              data-few={items.length}
            >
              {items.map(({ key: name, node }) => (
                <li key={name}>{node}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </div>
  );
}
