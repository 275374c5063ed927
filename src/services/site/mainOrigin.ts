import type { Permission } from '../../../contract/platform';
import type { Environment } from '../environment';

/** The origin of links that people pass on: the platform's main domain, or the page's own. */
export const mainOrigin = (
  { info: { mainDomain } }: Permission,
  { href, protocol }: Environment['location'],
): string => (mainDomain ? `${protocol}//${mainDomain}` : new URL(href).origin);
