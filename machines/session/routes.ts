/** Places a person can be at (spec §2 Routes); the lobby adds its own. */
export type Place = 'home' | 'login' | 'register' | 'member' | 'agentLogin' | 'agentHome' | 'elsewhere';

const PLACES: Record<string, Place> = {
  '/': 'home',
  '/index': 'home',
  '/index.html': 'home',
  '/home': 'home',
  '/login': 'login',
  '/register': 'register',
  '/member': 'member',
  '/agent': 'agentLogin',
  '/agentHome': 'agentHome',
};

/** Which place a typed or followed address means; query, hash and a trailing slash don't matter. */
export const placeOf = (path: string): Place => {
  const bare = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
  return PLACES[bare] ?? 'elsewhere';
};
