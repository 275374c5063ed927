const PARAMETER = 'token';

/**
 * Takes `?token=` out of the address and of this history entry, before anything else can read, log
 * or bookmark it. Null when there is none (docs/decisions/0041).
 */
export const takeUrlToken = (
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): string | null => {
  const url = new URL(location.href);
  if (!url.searchParams.has(PARAMETER)) return null;
  const token = url.searchParams.get(PARAMETER);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  return token || null;
};

/** The token that the page was opened with, kept in memory until it was used. */
export type LinkToken = {
  /** Null when there was none, and once it was used. */
  read(): string | null;
  forget(): void;
};

/** Takes the token out of the address, as `takeUrlToken` does, and keeps it. */
export const createLinkToken = (...page: Parameters<typeof takeUrlToken>): LinkToken => {
  let token = takeUrlToken(...page);
  return {
    read: () => token,
    forget: () => {
      token = null;
    },
  };
};
