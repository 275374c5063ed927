import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { addressMachine } from '../../../machines/site/address/address.machine';
import type { AddressCommand, LocationChanged } from '../../../machines/site/address/address.types';

const GAME = '/seamless?vassalage=JL&gameType=FISH&gameCode=F001';

/** An address bar that was opened at `entry`, and the commands that it got since it was asked. */
const openAt = (entry: string, first: Partial<LocationChanged> = {}) => {
  const commands: AddressCommand[] = [];
  const actor = createActor(addressMachine, { input: { entry } });
  actor.on('*', (command) => commands.push(command));
  actor.start();
  const shown = (address: string, how: Partial<LocationChanged> = {}) => {
    actor.send({
      type: 'location.changed',
      address,
      key: 'default',
      kind: 'POP',
      mark: undefined,
      over: null,
      from: 0,
      isLayer: false,
      ...how,
    });
    return commands.splice(0);
  };
  const wants = (address: string, { isSite = false, isSignedIn = true } = {}) => {
    actor.send({ type: 'address.wanted', address, isSite, isSignedIn });
    return commands.splice(0);
  };
  const send = (type: 'write.due' | 'address.lost') => {
    actor.send({ type });
    return commands.splice(0);
  };
  const told = shown(entry, first);
  return { shown, wants, send, told, state: () => actor.getSnapshot().value };
};
const redirect = (address: string, mark: number) => ({
  type: 'entry.write',
  address,
  options: { replace: true, state: { mark } },
});
const step = (address: string, mark: number, over: string | null, replace = false) => ({
  type: 'entry.write',
  address,
  options: { replace, state: { mark, over } },
});
const flush = { type: 'writes.flush' };
const tell = (path: string, from = 0) => ({ type: 'route.changed', path, from });

test('the address that a session began with is not told, and told twice it is still known', () => {
  const { shown, told, wants } = openAt('/login');
  expect(told).toEqual([]);
  expect(shown('/login')).toEqual([]);
  expect(wants('/login')).toEqual([]);
});

test('a browser that is elsewhere when the session begins is told', () => {
  expect(openAt('/', { address: '/rng', from: 7 }).told).toEqual([tell('/rng', 7)]);
});

test('a dialog with an address is a step that Back undoes, and closing it goes back', () => {
  const { shown, wants, state } = openAt('/');
  expect(wants('/login')).toEqual([flush, step('/login', 1, '/')]);
  expect(wants('/login'), 'the write is on its way').toEqual([]);
  expect(shown('/login', { key: 'a', kind: 'PUSH', mark: 1, over: '/' })).toEqual([]);
  expect(wants('/')).toEqual([flush, { type: 'entry.leave' }]);
  expect(state()).toBe('goingBack');
  expect(wants('/'), 'the browser takes its time').toEqual([]);
  expect(shown('/')).toEqual([]);
  expect(state()).toBe('idle');
  expect(wants('/')).toEqual([]);
});

test('Back out of a dialog is told', () => {
  const { shown, wants } = openAt('/');
  wants('/login');
  shown('/login', { key: 'a', kind: 'PUSH', mark: 1, over: '/' });
  expect(shown('/')).toEqual([tell('/')]);
  expect(shown('/login', { key: 'a', mark: 1, over: '/' }), 'and so is Forward').toEqual([
    tell('/login'),
  ]);
});

test('a dialog that replaces another one stays over the same page', () => {
  const { shown, wants } = openAt('/');
  wants('/login');
  shown('/login', { key: 'a', kind: 'PUSH', mark: 1, over: '/' });
  expect(wants('/register')).toEqual([flush, step('/register', 2, '/', true)]);
});

test('two writes may be shown one by one or at once', () => {
  const { shown, wants } = openAt('/');
  wants('/login');
  wants('/register');
  expect(shown('/login', { key: 'a', kind: 'PUSH', mark: 1, over: '/' })).toEqual([]);
  expect(wants('/register'), 'the second is on its way').toEqual([]);
  expect(shown('/register', { key: 'b', kind: 'REPLACE', mark: 2, over: '/' })).toEqual([]);
  expect(wants('/login'), 'nothing is on its way').not.toEqual([]);
});

test('what narrows a list is written when the page is idle, and only the newest', () => {
  const { shown, wants, send, state } = openAt('/rng');
  const schedule = (address: string) => ({ type: 'write.schedule', address });
  const cancel = { type: 'write.cancel' };
  expect(wants('/rng?search=k', { isSite: true })).toEqual([schedule('/rng?search=k')]);
  expect(wants('/rng?search=koi', { isSite: true })).toEqual([cancel, schedule('/rng?search=koi')]);
  expect(send('write.due')).toEqual([cancel, redirect('/rng?search=koi', 1)]);
  expect(shown('/rng?search=koi', { key: 'a', kind: 'REPLACE', mark: 1 })).toEqual([]);
  expect(wants('/rng', { isSite: true })).toEqual([schedule('/rng')]);
  expect(wants('/rng?search=koi', { isSite: true }), 'as it was').toEqual([cancel]);
  wants('/rng', { isSite: true });
  expect(send('address.lost')).toEqual([cancel]);
  expect(state()).toBe('idle');
});

test('what was chosen over a list before a reload is written to the entry of the list', () => {
  const { shown, wants, told } = openAt('/rng?bet=1', { key: 'a', isLayer: true });
  expect(told).toEqual([]);
  expect(wants('/rng?bet=1', { isSite: true })).toEqual([]);
  expect(shown('/rng', { key: 'a' }), 'it is not told').toEqual([]);
  expect(wants('/rng?bet=1', { isSite: true })).toEqual([
    { type: 'write.schedule', address: '/rng?bet=1' },
  ]);
  expect(shown('/rng', { key: 'b' }), 'another entry is').toContainEqual(tell('/rng'));
});

test('a list that is left while a write waits keeps what narrowed it', () => {
  const { shown, wants } = openAt('/rng');
  wants('/rng?search=koi', { isSite: true });
  expect(wants('/login')).toEqual([{ type: 'write.cancel' }, redirect('/rng?search=koi', 1)]);
  shown('/rng?search=koi', { key: 'a', kind: 'REPLACE', mark: 1 });
  expect(wants('/login')).toEqual([flush, step('/login', 2, '/rng?search=koi')]);
});

test('a query of somebody else stays, unless it says what the page shows', () => {
  expect(openAt('/?utm_source=x').wants('/')).toEqual([]);
  expect(openAt('/rng?utm_source=x').wants('/rng', { isSite: true })).not.toEqual([]);
  expect(openAt('/help?utm_source=x').wants('/help#sms')).not.toEqual([]);
});

test('a slash at the end is taken away at once', () => {
  const { wants } = openAt('/promotions/');
  expect(wants('/promotions', { isSite: true })).toEqual([flush, redirect('/promotions', 1)]);
});

test('a topic of the help centre is written at once', () => {
  expect(openAt('/help').wants('/help#sms')).toEqual([flush, step('/help#sms', 1, null, true)]);
});

test('a game that was reloaded leads back to the page below it, which is told', () => {
  const { shown, wants } = openAt(GAME, { key: 'a', over: '/rng' });
  expect(wants('/')).toEqual([flush, { type: 'entry.leave' }]);
  expect(shown('/rng', { key: 'b', from: 70 })).toEqual([tell('/rng', 70)]);
});

test('signing out of a game that was reloaded leads home', () => {
  const { wants } = openAt(GAME, { key: 'a', over: '/rng' });
  expect(wants('/', { isSignedIn: false })).toEqual([flush, redirect('/', 1)]);
});

test('a game that was opened by its address has nothing below it', () => {
  expect(openAt(GAME).wants('/')).toEqual([flush, redirect('/', 1)]);
});

test('addresses typed one after the other are told, though they share one key', () => {
  const { shown } = openAt('/help');
  expect(shown('/help#sms')).toEqual([tell('/help#sms')]);
  expect(shown('/help')).toEqual([tell('/help')]);
});
