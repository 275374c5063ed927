import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { LinkRenderer, type RoutedLinkProps } from '../ui/Link';
import { flushWrites } from './historyWrites';

const Follow = createContext<NavigateFunction>(() => undefined);
const renderLink = (props: RoutedLinkProps) => <RoutedLink {...props} />;

/**
 * Links of this site are followed without loading the page. The router's own `Link` looks at the
 * address, so that every link on the page would be drawn anew with each letter of a search; ours
 * only follow it.
 */
export function RoutedLinks({ children }: { children: ReactNode }) {
  return (
    <LinkRenderer value={renderLink}>
      <Follow value={useNavigate()}>{children}</Follow>
    </LinkRenderer>
  );
}

function RoutedLink({ to, ...rest }: RoutedLinkProps) {
  return isElsewhere(to) ? (
    <a {...rest} href={to}>
      {rest.children}
    </a>
  ) : (
    <InnerLink to={to} {...rest} />
  );
}

/** An address with a scheme or another host is none of the router's. */
const isElsewhere = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

function InnerLink({ to, onClick, children, ...rest }: RoutedLinkProps) {
  const navigate = useContext(Follow);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    flushWrites();
    // Where one is already, as the browser does it.
    void navigate(to, { replace: to === location.pathname + location.search + location.hash });
  };
  return (
    <a {...rest} href={to} onClick={click}>
      {children}
    </a>
  );
}

/** Not one that asks for another tab, a window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
