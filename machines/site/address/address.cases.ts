import { defineCases } from '../../shared/cases';
import { addressMachine } from './address.machine';

const GAME = '/seamless?vassalage=JL&gameType=FISH&gameCode=F001';
const typed = {
  key: 'default',
  kind: 'POP',
  mark: undefined,
  over: null,
  from: 0,
  isLayer: false,
} as const;
const written = { kind: 'REPLACE', over: null, from: 0, isLayer: false } as const;
const wanted = { isSite: false, isSignedIn: true };

export const cases = defineCases(addressMachine, {
  file: import.meta.url,
  inputs: { home: { entry: '/' }, 'a game': { entry: GAME } },
  events: {
    'location.changed': [
      { name: 'home, typed', address: '/', ...typed },
      { name: 'a game, reloaded', address: GAME, ...typed, over: '/rng' },
      { name: 'a list, by a link', address: '/rng', ...typed, key: 'link', kind: 'PUSH' },
      { name: 'the list below', address: '/rng', ...typed, key: 'list', from: 70 },
      {
        name: 'home, reloaded below a drawer',
        address: '/',
        ...typed,
        key: 'list',
        isLayer: true,
      },
      { name: 'the list, narrowed', address: '/rng?search=koi', ...written, key: 'koi', mark: 1 },
      {
        name: 'the login, opened',
        address: '/login',
        ...written,
        key: 'login',
        kind: 'PUSH',
        mark: 2,
        over: '/rng',
      },
      { name: 'a login of long ago', address: '/login', ...typed, key: 'old', mark: 1, over: '/' },
    ],
    'address.wanted': [
      { name: 'home', address: '/', ...wanted },
      { name: 'home, signed out', address: '/', ...wanted, isSignedIn: false },
      { name: 'a list', address: '/rng', ...wanted, isSite: true },
      { name: 'a list, narrowed', address: '/rng?search=koi', ...wanted, isSite: true },
      { name: 'a list, narrowed further', address: '/rng?search=koi7', ...wanted, isSite: true },
      { name: 'the login', address: '/login', ...wanted },
      { name: 'help', address: '/help#sms', ...wanted },
    ],
    'address.lost': [{ name: 'signed out' }],
    'write.due': [{ name: 'idle' }],
  },
  // Marks go on counting; what a third write does, a fifth does too.
  constraint: ({ marks }) => marks <= 2,
});
