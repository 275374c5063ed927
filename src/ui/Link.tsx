import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { safeLink } from '../../contract/safeAddress';
import { tone } from './Button.css';
import * as css from './Link.css';

const looks = { text: css.link, plain: css.plain, mark: css.mark, ...tone };
type Look = keyof typeof looks;
const lookOf = (look: Look) => looks[look];

export type RoutedLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

/**
 * How a link inside the site is rendered. The app gives its router's link once, at the root:
 * `<LinkRenderer value={(props) => <RouterLink {...props} />}>`; without one a link is a plain `<a
 * href>` and loads the page. So src/ui knows no router (architecture.md, Rooms).
 */
export const LinkRenderer = createContext<(props: RoutedLinkProps) => ReactNode>(
  ({ to, children, ...rest }) => (
    <a {...rest} href={safeLink(to)}>
      {children}
    </a>
  ),
);

export type LinkProps = Omit<RoutedLinkProps, 'className' | 'style'> & {
  /**
   * `text` looks like a link, `plain` like its surroundings, `mark` holds a picture with a
   * full-size target, the others look like that button.
   */
  look?: Look;
};

/** A link inside the site. */
export function Link({ look = 'text', ...rest }: LinkProps) {
  const render = useContext(LinkRenderer);
  return render({ ...rest, className: lookOf(look) });
}

export type ExternalLinkProps = Omit<
  ComponentPropsWithRef<'a'>,
  'className' | 'style' | 'target' | 'rel'
> & { href: string; look?: Look; children: ReactNode };

/** A link out of the site, in a new tab, without an opener. */
export function ExternalLink({ look = 'text', href, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      href={safeLink(href)}
      target="_blank"
      rel="noopener noreferrer"
      className={lookOf(look)}
    >
      {children}
    </a>
  );
}

/** A button that looks like a link. */
export function TextButton({
  type = 'button',
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>) {
  return (
    <button {...rest} type={type} className={css.textButton}>
      {children}
    </button>
  );
}

/** The first stop of the Tab key: jumps over the navigation to the element with this id. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a href={`#${target}`} className={css.skip}>
      {children}
    </a>
  );
}
