import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { safeLink } from '../../contract/safeAddress';
import { LinkRenderer, type RoutedLinkProps } from '../ui/Link';
import { flushWrites, isOnLayer } from './historyWrites';

const Follow = createContext<NavigateFunction>(() => undefined);
const renderLink = (props: RoutedLinkProps) => <RoutedLink {...props} />;

/**
 * Links of this site are followed without loading the page. The router's own `Link` reads the
 * address, so every link on the page would render again with each letter of a search; ours only
 * follow it.
 */
export function RoutedLinks({ children }: { children: ReactNode }) {
  return (
    <LinkRenderer value={renderLink}>
      <Follow value={useNavigate()}>{children}</Follow>
    </LinkRenderer>
  );
}

function RoutedLink({ to, ...rest }: RoutedLinkProps) {
  const href = safeLink(to);
  return href === undefined || isElsewhere(to) ? (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  ) : (
    <InnerLink to={to} {...rest} />
  );
}

/** An address with a scheme or another host is not the router's. */
const isElsewhere = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

function InnerLink({ to, onClick, children, ...rest }: RoutedLinkProps) {
  const navigate = useContext(Follow);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    flushWrites();
    // A link to the current address replaces its entry, as in a browser.
    const isHere = to === location.pathname + location.search + location.hash;
    void navigate(to, { replace: isHere || isOnLayer() });
  };
  return (
    <a {...rest} href={safeLink(to)} onClick={click}>
      {children}
    </a>
  );
}

/** False for a click that asks for another tab, a window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
