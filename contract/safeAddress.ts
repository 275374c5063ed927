/** What a link may open: a page, or a program that calls or writes to somebody. */
const LINK = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** What a page shows or loads. `blob:` is a file that this page itself holds. */
const CONTENT = new Set(['http:', 'https:', 'blob:']);
/** Where a window goes. */
const PAGE = new Set(['http:', 'https:']);
/** A path has the scheme of the page that it stands on. */
const OWN_PAGE = 'https://own.invalid';

/**
 * The address of a link if its scheme is http, https, mailto or tel, or if it is a path; undefined
 * for any other, such as `javascript:` (issue 27, finding 21).
 */
export const safeLink = (address: string | undefined): string | undefined =>
  withScheme(address, LINK);

/** The same for pictures and frames: http, https, a file of this page, or a path. */
export const safeContent = (address: string | undefined): string | undefined =>
  withScheme(address, CONTENT);

/** The same for a window: http, https, or a path. */
export const safePage = (address: string): string | undefined => withScheme(address, PAGE);

/** Parsed as a browser does it, which leaves out blanks and control characters. */
const withScheme = (address: string | undefined, schemes: ReadonlySet<string>) => {
  if (!address) return undefined;
  try {
    return schemes.has(new URL(address, OWN_PAGE).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
};
