import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { NavigationType, parsePath, Router } from 'react-router-dom';
import { afterEach, expect, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { cases } from '../../../machines/site/address/address.cases';
import { addressMachine, type AddressRef } from '../../../machines/site/address/address.machine';
import type {
  AddressInput,
  AddressWanted,
  LocationChanged,
} from '../../../machines/site/address/address.types';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { useAddressBar } from '../../../src/app/RouteBridge';
import { eventOf } from '../../support/caseOf';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

/** An actor that only has a snapshot; `tell` says that it may be another one. */
const standIn = <TSnapshot extends object>(snapshotOf: () => TSnapshot) => {
  const observers = new Set<{ next?: () => void }>();
  return {
    getSnapshot: snapshotOf,
    subscribe: (observer: { next?: () => void }) => {
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
    send: vi.fn(),
    tell: () => observers.forEach(({ next }) => next?.()),
  };
};
/** What a session shows that has this address; none where it is null. */
const snapshotOf = (
  { address, isSite, isSignedIn }: Omit<AddressWanted, 'address'> & { address: string | null },
  support: object,
) => ({
  status: 'active',
  matches: (value: { page?: unknown; identity?: unknown }) =>
    (value.page === 'site' && isSite) || (value.identity === 'signedIn' && isSignedIn),
  getMeta: () =>
    address === null
      ? {}
      : { page: { path: address === '/login' ? '/' : address }, dialog: { path: address } },
  context: { address, pendingIntent: null, currentGame: null },
  children: { support },
});

const start = ({ input }: { input: string }) => {
  const { entry } = cases.inputs[input] as AddressInput;
  let supportSnapshot = { matches: () => false, context: { helpTerm: '' } };
  const support = standIn(() => supportSnapshot);
  const place = { isSite: false, isSignedIn: true };
  let snapshot = snapshotOf({ address: entry, ...place }, support);
  const session = standIn(() => snapshot);
  const world = {
    actor: createActor(addressMachine, { input: { entry } }).start(),
    session,
    navigator: { createHref: String, push: vi.fn(), replace: vi.fn(), go: vi.fn() },
    /** The session is elsewhere, and nobody has heard of it. */
    put: (wanted: Parameters<typeof snapshotOf>[0]) => {
      snapshot = snapshotOf(wanted, support);
    },
    /** Something of the session changes. */
    change: () => {
      const helpTerm = `${supportSnapshot.context.helpTerm}.`;
      supportSnapshot = { ...supportSnapshot, context: { helpTerm } };
      support.tell();
      session.tell();
    },
    /** Shows an entry; undefined until the first is on show. */
    show: undefined as ((to: LocationChanged) => void) | undefined,
    last: undefined as LocationChanged | undefined,
    /** The person went to the entry on show. */
    isTold: false,
  };
  return Promise.resolve(world);
};
type World = Awaited<ReturnType<typeof start>>;

const KINDS = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

type BrowserProps = {
  world: World;
  first: LocationChanged;
  onShown: (show: (to: LocationChanged) => void) => void;
};
function Browser({ world, first, onShown }: BrowserProps) {
  const [{ address, key, kind, mark, over, from }, show] = useState(first);
  useLayoutEffect(() => onShown(show), [onShown]);
  const location = { pathname: '/', search: '', hash: '', ...parsePath(address), key };
  return (
    <Router
      navigator={world.navigator}
      navigationType={KINDS[kind]}
      location={{ ...location, state: { mark, over, top: from } }}
    >
      <AddressBar actor={world.actor} session={world.session as unknown as SessionRef} />
    </Router>
  );
}
function AddressBar({ actor, session }: { actor: AddressRef; session: SessionRef }) {
  useAddressBar(actor, session);
  return null;
}

const gestures = {
  'location.changed': async (world, name) => {
    const to = { ...(eventOf(cases, 'location.changed', name) as LocationChanged) };
    const isNew = to.address !== world.last?.address || to.key !== world.last.key;
    // The session follows: this walk says by itself when it wants another address.
    if (isNew) world.put({ address: to.address, isSite: false, isSignedIn: true });
    const isUncovered = world.last?.isLayer && to.key === world.last.key && to.kind === 'POP';
    const isKnown = isUncovered || to.address === world.actor.getSnapshot().context.pending;
    world.isTold = isNew && !isKnown && world.last !== undefined && (to.kind === 'POP' || !to.mark);
    world.last = to;
    history.replaceState(to.isLayer ? { layer: 1 } : null, '');
    if (world.show) act(() => world.show?.(to));
    else {
      const keep = (show: (entry: LocationChanged) => void) => {
        world.show = show;
      };
      await renderView(<Browser world={world} first={to} onShown={keep} />);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    }
    // The entry of a layer is left at once.
    history.replaceState(null, '');
  },
  'address.wanted': (world, name) => {
    world.put(eventOf(cases, 'address.wanted', name) as AddressWanted);
    act(world.change);
  },
  'address.lost': (world) => {
    world.put({ address: null, isSite: false, isSignedIn: false });
    act(world.change);
  },
  'write.due': () => void act(() => vi.advanceTimersByTime(1_000)),
} satisfies Gestures<EventFrom<typeof addressMachine>['type'], World>;

afterEach(() => vi.useRealTimers());

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ actor }) => actor,
  /** What the browser and the session were asked to do in the step. */
  expectShown: ({ navigator: { push, replace, go }, session: { send }, isTold }, value, step) => {
    const navigated = [...push.mock.calls, ...replace.mock.calls, ...go.mock.calls];
    if (value === 'goingBack') expect(navigated).toEqual([[-1]]);
    if (value === 'scheduled' || step?.event === 'location.changed') expect(navigated).toEqual([]);
    if (step?.event === 'write.due') expect(replace).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledTimes(isTold && step?.event === 'location.changed' ? 1 : 0);
    [push, replace, go, send].forEach((mock) => mock.mockClear());
  },
});
