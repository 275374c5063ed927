import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { LinkRenderer, type RoutedLinkProps } from './Link';
import * as css from './NavLink.css';

type Place = { place?: 'bar' | 'side'; icon?: ReactNode; current?: boolean; children: ReactNode };

const Inside = ({ icon, place, children }: Place) => (
  <>
    {icon}
    {place === 'side' ? <span className={css.sideText} data-fold="">{children}</span> : children}
  </>
);

export type NavLinkProps = Omit<RoutedLinkProps, 'className' | 'style' | 'children'> & Place;

/** A link of a navigation; `current` says that this is the page. */
export function NavLink({ place = 'bar', icon, current, children, ...rest }: NavLinkProps) {
  const render = useContext(LinkRenderer);
  return render({
    ...rest,
    'aria-current': current ? 'page' : undefined,
    className: css.link[place],
    children: <Inside icon={icon} place={place}>{children}</Inside>,
  });
}

/** The same looks for what acts instead of leading somewhere. */
export function NavButton({ place = 'bar', icon, current, children, type = 'button', ...rest }: Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> & Place) {
  return (
    <button {...rest} type={type} aria-current={current || undefined} className={css.link[place]}>
      <Inside icon={icon} place={place}>{children}</Inside>
    </button>
  );
}

/** A named navigation in one row that scrolls sideways when it must. */
export function NavBar({ label, items }: { label: string; items: readonly { key: string; node: ReactNode }[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>{items.map(({ key, node }) => <li key={key}>{node}</li>)}</ul>
    </nav>
  );
}
