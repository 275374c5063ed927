import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useBeside } from './hooks/useBeside';
import { useIntent } from './hooks/useIntent';
import { usePressOutside } from './hooks/usePressOutside';
import { NavButton } from './NavLink';
import * as css from './NavFlyout.css';

/** How long a pointer rests before it is meant, and how long it may stray on its way to the panel, in ms. */
const REST = 120;
const STRAY = 240;

/** An entry of the side menu with a panel at its side: opened by a resting mouse, the keyboard's focus or a press; closed by Escape or by leaving. */
export function NavFlyout({ icon, label, panel: content }: { icon: ReactNode; label: string; panel: ReactNode }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isMeant = useRef(false);
  const intent = useIntent();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => {
    isMeant.current = false;
    intent.never();
    setOpen(false);
  };
  useBeside(root, panel, isOpen);
  usePressOutside(root, isOpen, close);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') intent.soon(open, REST);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !isMeant.current) intent.soon(close, STRAY);
  };
  const focus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) open();
  };
  const blur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    // A press on words takes the focus nowhere; what is pressed outside is heard above.
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };
  const toggle = () => {
    if (isOpen && isMeant.current) {
      close();
      return;
    }
    isMeant.current = true;
    open();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    if (panel.current?.contains(document.activeElement)) root.current?.querySelector('button')?.focus();
    close();
  };
  return (
    // The handlers serve the controls inside: the element itself is none.
    <div ref={root} role="presentation" onPointerEnter={enter} onPointerLeave={leave} onFocus={focus} onBlur={blur} onKeyDown={key}>
      <NavButton place="side" icon={icon} aria-expanded={isOpen} aria-controls={isOpen ? `${id}-panel` : undefined} onClick={toggle}>{label}</NavButton>
      {isOpen ? (
        <div ref={panel} id={`${id}-panel`} role="group" aria-label={label} className={css.panel} tabIndex={-1}><div className={css.card}>{content}</div></div>
      ) : null}
    </div>
  );
}
