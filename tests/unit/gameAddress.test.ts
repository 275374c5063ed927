import { expect, test } from 'vitest';
import {
  addressOfGame,
  gameOfAddress,
  LONGEST_SEARCH,
  queryOfAddress,
} from '../../machines/shared/gameAddress';

test('a search in an address is cut to the length that the platform accepts', () => {
  expect(queryOfAddress(`/rng?search=${'a'.repeat(LONGEST_SEARCH + 1)}`).search).toBe(
    'a'.repeat(LONGEST_SEARCH),
  );
  expect(queryOfAddress('/rng?search=koi').search).toBe('koi');
});

test('the address of a game that is played in a room names the room', () => {
  const game = {
    id: '',
    name: 'Big Two',
    vendor: 'HC',
    category: 'PVP',
    code: 'P003',
    opensList: false,
  } as const;
  const inRoom = { ...game, room: 'HC-P003-2' };
  expect(gameOfAddress(addressOfGame(inRoom))).toEqual(inRoom);
  expect(gameOfAddress(addressOfGame(game))).toEqual(game);
  expect(addressOfGame(game)).not.toContain('roomId');
});

test('the address of a game of sports names the match at which it opens', () => {
  const game = {
    id: '',
    name: 'United Gaming',
    vendor: 'UG2',
    category: 'SPORTS',
    code: '',
    opensList: false,
  } as const;
  const atMatch = { ...game, match: 'GL-3705218' };
  expect(gameOfAddress(addressOfGame(atMatch))).toEqual(atMatch);
  const withPick = { ...atMatch, pick: 'draw' } as const;
  expect(gameOfAddress(addressOfGame(withPick))).toEqual(withPick);
  expect(gameOfAddress(`${addressOfGame(atMatch)}&pick=both`)).toEqual(atMatch);
  // What is picked belongs to a match.
  expect(gameOfAddress(`${addressOfGame(game)}&pick=draw`)).toEqual(game);
  expect(gameOfAddress(addressOfGame(game))).toEqual(game);
});
