import { accepted } from './wire';

/** A match on sale, and the vendor whose game takes the bets, as the platform answers them. */
export const match = {
  id: 'GL-1',
  league: 'Golden League',
  home: 'Bago',
  away: 'Pyay',
  startsAt: 600_000,
  minute: null,
  score: [0, 0],
  odds: { home: '1.85', draw: null, away: '4.20' },
};
const vendor = {
  vassalage: 'UG2',
  displayName: 'United Gaming',
  gameType: 'SPORTS',
  lagerIcon: '/media/vendors/UG2-SPORTS.svg',
};
export const fixturesAnswer = (given: object = {}) =>
  accepted({ asOf: 60_000, note: null, vendor, matches: [{ ...match, ...given }] });
