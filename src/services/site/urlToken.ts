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
