import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { fadeAt } from './fade';
import { useCurrentInSight } from './hooks/useCurrentInSight';
import { useScrollEnds } from './hooks/useScrollEnds';
import { LinkRenderer, type RoutedLinkProps } from './Link';
import * as css from './NavLink.css';
import { rem } from './rem';

type Place = {
  place?: 'bar' | 'side';
  icon?: ReactNode;
  current?: boolean;
  children: ReactNode;
  /**
   * Width of the text in px in the brand's font at 16 px type: nothing moves when the font loads.
   */
  wordsWidth?: number | undefined;
};

const Inside = ({ icon, place, wordsWidth, children }: Place) => (
  <>
    {icon}
    {place === 'side' ? (
      <span className={css.sideText} data-fold="">
        {children}
      </span>
    ) : wordsWidth ? (
      <span className={css.words} style={{ width: rem(wordsWidth) }}>
        {children}
      </span>
    ) : (
      children
    )}
  </>
);

export type NavLinkProps = Omit<RoutedLinkProps, 'className' | 'style' | 'children'> & Place;

/** A link of a navigation; `current` marks the current page. */
export function NavLink({
  place = 'bar',
  icon,
  current,
  wordsWidth,
  children,
  ...rest
}: NavLinkProps) {
  const render = useContext(LinkRenderer);
  return render({
    ...rest,
    'aria-current': current ? 'page' : undefined,
    className: css.link[place],
    children: (
      <Inside icon={icon} place={place} wordsWidth={wordsWidth}>
        {children}
      </Inside>
    ),
  });
}

/** The same look for a button. */
export function NavButton({
  place = 'bar',
  icon,
  current,
  wordsWidth,
  children,
  type = 'button',
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> & Place) {
  return (
    <button {...rest} type={type} aria-current={current || undefined} className={css.link[place]}>
      <Inside icon={icon} place={place} wordsWidth={wordsWidth}>
        {children}
      </Inside>
    </button>
  );
}

type NavItem = { key: string; node: ReactNode };
type NavListProps = { label: string; items: readonly NavItem[] };

/** A named navigation in one row that scrolls sideways when it must. */
export const NavBar = (props: NavListProps) => <NavList {...props} className={css.list.bar} />;

/** The same in a menu that stands beside the page or slides in: a column. */
export const NavSide = (props: NavListProps) => <NavList {...props} className={css.list.side} />;

function NavList({ label, items, className }: NavListProps & { className: string }) {
  const { ref, ...ends } = useScrollEnds<HTMLUListElement>(items.length);
  useCurrentInSight(ref);
  return (
    <nav aria-label={label}>
      <ul role="list" className={className} ref={ref} {...fadeAt(ends)}>
        {items.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
    </nav>
  );
}
