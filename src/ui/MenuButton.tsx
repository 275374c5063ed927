import {
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import * as css from './Menu.css';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  separated?: boolean;
  /** A fact at the end. */
  note?: string | undefined;
  /** A red number at the end, and what it counts. */
  count?: { value: number; label: string } | undefined;
};
export type MenuProps = {
  /** Name of the button and of the menu. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** `icon`: a square button that shows an icon, and its name as a tooltip. */
  look?: keyof typeof css.trigger;
  items: readonly MenuItem[];
  onSelect: (id: string) => void;
  /** For an owner that gives the button the focus. */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
};

type Loaded = ComponentType<MenuProps & { initiallyOpen?: boolean }>;
const load = () => import('./Menu').then((module): Loaded => module.Menu);

/**
 * A button that opens a menu. The menu's code is loaded when the button is hovered or focused; the
 * first click opens it.
 */
export function MenuButton({ buttonRef, ...props }: MenuProps) {
  const [Menu, setMenu] = useState<Loaded | null>(null);
  const coming = useRef<Promise<Loaded> | null>(null);

  const fetchMenu = () => {
    coming.current ??= load().catch((fault: unknown) => {
      // The next attempt starts over.
      coming.current = null;
      throw fault;
    });
    return coming.current;
  };
  const intend = () => void fetchMenu().catch(() => undefined);
  const open = () =>
    void fetchMenu().then(
      (loaded) => setMenu(() => loaded),
      () => undefined,
    );
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  if (Menu) return <Menu {...props} buttonRef={buttonRef} initiallyOpen />;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={css.trigger[props.look ?? 'pill']}
      aria-label={props.label}
      title={props.look === 'icon' ? props.label : undefined}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={intend}
      onFocus={intend}
      onClick={open}
      onKeyDown={openByKey}
    >
      {props.trigger}
    </button>
  );
}
