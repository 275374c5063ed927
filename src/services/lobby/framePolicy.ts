import type { GameFramePolicy } from '../../../machines/lobby/gameLaunch/gameLaunch.types';

/** A page of our own origin could read the session, so its frame gets no `allow-same-origin`. */
const OWN = 'allow-scripts allow-forms allow-popups allow-pointer-lock';
const FOREIGN = `${OWN} allow-same-origin`;
/**
 * Not `fullscreen`: a game that fills the screen by itself would cover the time played and the
 * stop. The page has a button for it, and shows both above the game (docs/decisions/0107).
 */
const ALLOW = 'autoplay';
/** What `postMessage` calls a page without an origin. */
const NO_ORIGIN = 'null';

/**
 * What a game may do and from where it may post messages (docs/decisions/0041): only from the
 * page's own origin or a configured one, never with the right to navigate the page. Null for any
 * other address.
 */
export const createFramePolicy = (
  location: Pick<Location, 'href'>,
  gameOrigins: readonly string[],
) => {
  const configured = new Set(gameOrigins.map(originOf));
  return (address: string): { url: string; frame: GameFramePolicy } | null => {
    const { origin: own } = new URL(location.href);
    const url = urlOf(address, location.href);
    if (url === null || !isPage(url)) return null;
    if (url.origin === own)
      return { url: url.href, frame: { sandbox: OWN, allow: ALLOW, origin: NO_ORIGIN } };
    return configured.has(url.origin)
      ? { url: url.href, frame: { sandbox: FOREIGN, allow: ALLOW, origin: url.origin } }
      : null;
  };
};

const urlOf = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/** A `blob:` address has the origin of the page that made it, but belongs to no site. */
const isPage = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';
/** Configured with a path or a trailing slash, it is still that origin. */
const originOf = (configured: string) => urlOf(configured)?.origin ?? null;
