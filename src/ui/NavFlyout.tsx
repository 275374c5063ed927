import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useHoverPanel } from './hooks/useHoverPanel';
import { NavButton } from './NavLink';
import * as css from './NavFlyout.css';

/**
 * An entry of the side menu with a panel at its side: opened by hovering, by the keyboard's focus
 * or by a press; closed by Escape or by leaving.
 */
export function NavFlyout({
  icon,
  label,
  panel: content,
}: {
  icon: ReactNode;
  label: string;
  panel: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const { root, panel, close, toggle, hover } = useHoverPanel({
    side: 'beside',
    isOpen,
    onOpen: open,
    onClose: () => setOpen(false),
    staysWhenMeant: true,
  });

  const focus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) open();
  };
  const blur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    // A press on text moves the focus nowhere; a press outside is handled above.
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    if (panel.current?.contains(document.activeElement))
      root.current?.querySelector('button')?.focus();
    close();
  };
  return (
    // The handlers serve the controls inside: the element itself is not one.
    <div ref={root} role="presentation" {...hover} onFocus={focus} onBlur={blur} onKeyDown={key}>
      <NavButton
        place="side"
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        onClick={toggle}
      >
        {label}
      </NavButton>
      {isOpen ? (
        <div
          ref={panel}
          id={`${id}-panel`}
          role="group"
          aria-label={label}
          className={css.panel}
          tabIndex={-1}
        >
          <div className={css.card}>{content}</div>
        </div>
      ) : null}
    </div>
  );
}
