import { defineCases } from '../../shared/cases';
import { pagesMachine } from './pages.machine';

const at = (address: string) => ({ address, from: 0 });
const running = { done: [], error: [] };

export const cases = defineCases(pagesMachine, {
  file: import.meta.url,
  inputs: {
    slots: at('/rng'),
    'slots, further down': { address: '/rng?vassalage=JL&search=gold', from: 70 },
    tables: at('/pvp'),
    sports: at('/sports'),
    'e-sports': at('/esports'),
    favourites: at('/favorite'),
    recent: at('/recent'),
    lottery: at('/lottery'),
    promotions: at('/promotions'),
    points: at('/pointMall'),
    vendor: at('/JL'),
  },
  events: {
    'address.changed': [
      { name: 'slots, narrowed', ...at('/rng?search=koi') },
      { name: 'tables', ...at('/pvp') },
      { name: 'tables, narrowed', ...at('/pvp?search=koi') },
      { name: 'sports', ...at('/sports') },
      { name: 'e-sports', ...at('/esports') },
      { name: 'favourites', ...at('/favorite') },
      { name: 'recent', ...at('/recent') },
      { name: 'a lottery', ...at('/lottery?gameCode=A') },
      { name: 'promotions', ...at('/promotions#p1') },
      { name: 'points', ...at('/pointMall') },
      { name: 'a vendor', ...at('/JL') },
    ],
    'data.reload': [{ name: 'again' }],
    'viewer.changed': [{ name: 'logged in' }],
    'game.ended': [{ name: 'left' }],
    'language.changed': [{ name: 'other words' }],
  },
  actors: {
    gameList: running,
    fixtures: running,
    hotGames: running,
    rooms: running,
    lottery: running,
    pointMall: running,
    findVendor: {
      done: [
        { name: 'slots and sports', output: ['SPORTS', 'RNG'] },
        { name: 'sports', output: ['SPORTS'] },
        { name: 'nobody', output: [] },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
