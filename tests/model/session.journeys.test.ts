import { expect, test } from 'vitest';
import { createActor, setup, type OutputFrom } from 'xstate';
import type { Member } from '../../contract/domain';
import type { loginMachine } from '../../machines/login/login.machine';
import { placeOf } from '../../machines/session/routes';
import { sessionMachine } from '../../machines/session/session.machine';
import { selectIdentity, selectIsDoorOpen, selectPage, selectPath } from '../../machines/session/session.selectors';
import type { EndSessionInput, RestoreOutcome } from '../../machines/session/session.types';
import { toastsMachine } from '../../machines/toasts/toasts.machine';
import { heldPort, settled } from './support/heldPort';

const memberOf = (type: number, id = '1'): Member =>
  ({ id, account: 'someone', nickname: 'Someone', type, currencySymbol: 'Ks', passwordChangeDue: null });
const nobody: RestoreOutcome = { kind: 'none', linkRefused: false };

/** Runs a session below a parent that owns the toasts, as the app does. */
const setUp = (path = '/', remembered = '') => {
  const restore = heldPort<RestoreOutcome>();
  const end = heldPort<null, EndSessionInput>();
  const parent = createActor(
    setup({
      actors: {
        toasts: toastsMachine,
        session: sessionMachine.provide({ actors: { restoreSession: restore.logic, endSession: end.logic } }),
      },
    }).createMachine({
      invoke: [
        { id: 'toasts', src: 'toasts', systemId: 'toasts' },
        { id: 'session', src: 'session', input: { remembered, path } },
      ],
    }),
  ).start();
  const session = parent.getSnapshot().children.session;
  const toasts = parent.getSnapshot().children.toasts;
  if (!session || !toasts) throw new Error('the parent invokes both');
  const now = () => session.getSnapshot();
  return {
    session, restore, end, now,
    toasts: () => toasts.getSnapshot().context.queue.map(({ message }) => message),
    place: () => [selectIdentity(now()), selectPage(now()), selectPath(now())],
    isOpen: () => selectIsDoorOpen(now()),
    /** Ends the login child as the real one would; its own journeys are in login.journeys. */
    finishLogin: async (id: 'login' | 'agentLogin', output: OutputFrom<typeof loginMachine>) => {
      session.send({ type: `xstate.done.actor.${id}`, output, actorId: id } as never);
      await settled();
    },
  };
};
const authenticated = (member: Member) => ({ kind: 'authenticated', member, firstTimeLogin: false, remembered: '' }) as const;

test.each([
  ['/', 'home'], ['/index', 'home'], ['/index.html', 'home'], ['/home', 'home'], ['/home/', 'home'], ['/?a=b', 'home'], ['/login?next=1', 'login'],
  ['/agent', 'agentLogin'], ['/agent/', 'agentLogin'], ['/agentHome', 'agentHome'], ['/agenthome', 'elsewhere'], ['/nothing/here', 'elsewhere'],
])('%s is the place %s', (path, place) => expect(placeOf(path)).toBe(place));

test.each([
  ['/', 'home', '/', false], ['/home', 'home', '/', false], ['/login', 'home', '/login', true],
  ['/agent', 'agentLogin', '/agent', false], ['/agentHome', 'agentLogin', '/agent', false], ['/nowhere', 'elsewhere', null, false],
])('a guest who comes to %s is at %s, %s', async (path, page, address, isOpen) => {
  const visit = setUp(path);
  expect(selectIdentity(visit.now())).toBe('unknown');
  await visit.restore.answer(nobody);
  expect(visit.place()).toEqual(['visitor', page, address]);
  expect(visit.isOpen()).toBe(isOpen);
});

test.each([
  ['/', 0, 'member', 'home', '/'], ['/login', 0, 'member', 'home', '/'], ['/agentHome', 0, 'member', 'agentLogin', '/agent'],
  ['/', 4, 'trial', 'home', '/'], ['/agentHome', 4, 'trial', 'agentLogin', '/agent'],
  ['/agent', 1, 'agent', 'agentHome', '/agentHome'], ['/agentHome', 41, 'agent', 'agentHome', '/agentHome'], ['/', 42, 'agent', 'home', '/'],
])('%s with a restored session of type %i: %s at %s', async (path, type, identity, page, address) => {
  const visit = setUp(path);
  await visit.restore.answer({ kind: 'member', member: memberOf(type), linkRefused: false });
  expect(visit.place()).toEqual([identity, page, address]);
});

test('login through the popup leads home', async () => {
  const visit = setUp();
  await visit.restore.answer(nobody);
  visit.session.send({ type: 'login.open' });
  expect(visit.place()).toEqual(['visitor', 'home', '/login']);
  await visit.finishLogin('login', authenticated(memberOf(0)));
  expect(visit.place()).toEqual(['member', 'home', '/']);
});

test('login on the agent page leads to the agent centre', async () => {
  const visit = setUp('/agent');
  await visit.restore.answer(nobody);
  await visit.finishLogin('agentLogin', authenticated(memberOf(2)));
  expect(visit.place()).toEqual(['agent', 'agentHome', '/agentHome']);
});

test('going back from the popup closes it; a form in a forced change stays', async () => {
  const visit = setUp('/login');
  await visit.restore.answer(nobody);
  visit.session.send({ type: 'route.changed', path: '/' });
  await settled();
  expect(visit.isOpen()).toBe(false);

  const owing = setUp('/');
  await owing.restore.answer({ kind: 'passwordChangeDue', resume: { username: 'newcomer', due: { reason: 'first', rule: { min: 8, max: 20 } } }, linkRefused: false });
  expect(owing.isOpen()).toBe(true);
  owing.session.send({ type: 'route.changed', path: '/' });
  await settled();
  expect(owing.isOpen()).toBe(true);
  expect(selectPath(owing.now())).toBe('/login');
});

test('from the agent page to /login, the popup is there once the door is left', async () => {
  const visit = setUp('/agent');
  await visit.restore.answer(nobody);
  visit.session.send({ type: 'route.changed', path: '/login' });
  expect(visit.isOpen()).toBe(true);
  await visit.end.answer(null);
  expect(visit.place()).toEqual(['visitor', 'home', '/login']);
});

test('a session that cannot be restored on /login still offers the login', async () => {
  const visit = setUp('/login');
  await visit.restore.fail({ kind: 'offline' });
  expect(visit.place()).toEqual(['visitor', 'home', '/login']);
});

test('an agent who logs in leaves the username that a member had remembered', async () => {
  const visit = setUp('/agent', 'player');
  await visit.restore.answer(nobody);
  await visit.finishLogin('agentLogin', { ...authenticated(memberOf(1)), remembered: null });
  expect(visit.now().context.remembered).toBe('player');
});

test('leaving for the agent page drops a session that still owes its password change', async () => {
  const owing = setUp('/');
  await owing.restore.answer({ kind: 'passwordChangeDue', resume: { username: 'newcomer', due: { reason: 'first', rule: { min: 8, max: 20 } } }, linkRefused: false });
  owing.session.send({ type: 'route.changed', path: '/agent' });
  expect(owing.end.calls).toHaveLength(1);
  await owing.end.answer(null);
  expect(owing.place()).toEqual(['visitor', 'agentLogin', '/agent']);
  expect(owing.now().context.resume).toBeNull();
});

test.each([[0, '/'], [1, '/agent']])('signing out asks, tells the other tabs, and leads a type %i to %s', async (type, address) => {
  const visit = setUp('/');
  await visit.restore.answer({ kind: 'member', member: memberOf(type), linkRefused: false });
  visit.session.send({ type: 'signOut.request' });
  visit.session.send({ type: 'signOut.cancel' });
  expect(visit.end.calls).toHaveLength(0);
  visit.session.send({ type: 'signOut.request' });
  visit.session.send({ type: 'signOut.confirm' });
  expect(visit.end.calls[0]?.input).toEqual({ memberId: '1', announce: true });
  await visit.end.fail({ kind: 'offline' });
  expect(visit.place()).toEqual(['visitor', type === 0 ? 'home' : 'agentLogin', address]);
  expect(visit.now().context.member).toBeNull();
});

test('another tab takes the same member along, quietly, and nobody else', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), linkRefused: false });
  visit.session.send({ type: 'tab.signedOut', memberId: '2' });
  expect(visit.end.calls).toHaveLength(0);
  visit.session.send({ type: 'tab.signedOut', memberId: '1' });
  expect(visit.end.calls[0]?.input).toEqual({ memberId: '1', announce: false });
  await visit.end.answer(null);
  expect(selectIdentity(visit.now())).toBe('visitor');
});

test('any number of 401 answers make one notice and one login offer', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), linkRefused: false });
  for (let answers = 0; answers < 5; answers += 1) visit.session.send({ type: 'session.expired' });
  expect(visit.isOpen()).toBe(true);
  expect(visit.now().children.login?.getSnapshot().context.message).toEqual({ key: 'errors:notLoggedIn' });
  expect(visit.toasts()).toEqual([]);
});

test('a 401 of an agent offers login on the agent page', async () => {
  const visit = setUp('/agentHome');
  await visit.restore.answer({ kind: 'member', member: memberOf(1), linkRefused: false });
  visit.session.send({ type: 'session.expired' });
  expect(visit.place()).toEqual(['visitor', 'agentLogin', '/agent']);
  expect(visit.now().children.agentLogin?.getSnapshot().context.message).toEqual({ key: 'errors:notLoggedIn' });
});

test('a refused link says so and leaves the present session as it was', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), linkRefused: true });
  expect(selectIdentity(visit.now())).toBe('member');
  expect(visit.toasts()).toEqual([{ key: 'session:linkRefused' }]);
});

test('a session that cannot be restored makes a guest who is told why', async () => {
  const visit = setUp();
  await visit.restore.fail({ kind: 'offline' });
  expect(selectIdentity(visit.now())).toBe('visitor');
  expect(visit.toasts()).toEqual([{ key: 'errors:network' }]);
});
