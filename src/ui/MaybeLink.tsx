import type { ReactNode } from 'react';
import { ExternalLink, Link } from './Link';

type Props = {
  /** `external` leads out of the site in a new tab, `internal` to a page of it, `none` nowhere. */
  kind: 'external' | 'internal' | 'none';
  href: string;
  /** Called when the link to a page of the site is pressed. */
  onFollow?: () => void;
  children: ReactNode;
};

/** A picture in the link that belongs to it, if any. It cannot be dragged away. */
export function MaybeLink({ kind, href, onFollow, children }: Props) {
  switch (kind) {
    case 'external':
      return (
        <ExternalLink look="plain" href={href} draggable={false}>
          {children}
        </ExternalLink>
      );
    case 'internal':
      return (
        <Link look="plain" to={href} draggable={false} onClick={onFollow}>
          {children}
        </Link>
      );
    case 'none':
      return children;
  }
}
