import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { RoutedLinkProps } from '../ui/Link';

/**
 * A link of this site, followed without loading the page. It does what we use of the router's own `Link` and leaves out
 * its prefetching for framework mode, which would be a tenth of the router in everyone's first load.
 */
export function RoutedLink({ to, ...rest }: RoutedLinkProps) {
  return isElsewhere(to) ? <a {...rest} href={to}>{rest.children}</a> : <InnerLink to={to} {...rest} />;
}

/** An address with a scheme or another host is none of the router's. */
const isElsewhere = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

function InnerLink({ to, onClick, children, ...rest }: RoutedLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click}>{children}</a>;
}
