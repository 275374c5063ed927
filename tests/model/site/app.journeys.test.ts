import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { STATUS_INTERVAL, WHITELABEL_FLAGS, type LanguageCode } from '../../../contract/constants';
import type { Whitelabel } from '../../../contract/domain';
import { appMachine } from '../../../machines/site/app/app.machine';
import {
  selectIsBooting,
  selectOverlay,
  selectScreen,
  selectSession,
} from '../../../machines/site/app/app.selectors';
import { selectIsChecking } from '../../../machines/site/app/laterScreens.selectors';
import { selectNotice } from '../../../machines/site/session/session.selectors';
import type { LogoutNotice } from '../../../machines/site/session/session.types';
import { releaseMachine } from '../../../machines/site/release/release.machine';
import type {
  BootOutcome,
  PlatformInfo,
  StatusOutcome,
} from '../../../machines/site/app/app.types';
import { heldPort } from '../harness/heldPort';
import { wholeSession } from '../../support/wholeMachines';

const whitelabel = Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, false])) as Whitelabel;
const platform: PlatformInfo = {
  customerService: [],
  resources: {},
  social: [],
  whitelabel,
  hasReferral: true,
  isLoginInHeader: false,
  mainOrigin: 'https://padauk.example',
};
const open: BootOutcome = { status: { kind: 'normal' }, platform };

const setUp = (notice: LogoutNotice | null = null) => {
  const boot = heldPort<BootOutcome>();
  const readStatus = heldPort<StatusOutcome>();
  const switchLanguage = heldPort<null, { language: LanguageCode }>();
  const clock = new SimulatedClock();
  const app = createActor(
    appMachine.provide({
      actors: {
        release: releaseMachine,
        session: wholeSession,
        boot: boot.logic,
        readStatus: readStatus.logic,
        switchLanguage: switchLanguage.logic,
      },
    }),
    {
      clock,
      input: {
        language: 'MY',
        visit: {
          remembered: '',
          path: '/',
          invitation: { affiliateCode: '', referralCode: '' },
          hadPopupsClosed: false,
          notice,
        },
        preferences: { menuCollapsed: false, theme: 'system', balanceHidden: false },
      },
    },
  ).start();
  return {
    app,
    boot,
    readStatus,
    switchLanguage,
    clock,
    now: () => app.getSnapshot(),
    screen: () => selectScreen(app.getSnapshot()),
  };
};

test('shows the product while it boots, and keeps it', async () => {
  const visit = setUp();
  expect(visit.screen()).toBe('product');
  expect(selectSession(visit.now())).toBeDefined();
  const session = selectSession(visit.now());
  await visit.boot.answer(open);
  expect(selectIsBooting(visit.now())).toBe(false);
  expect(selectSession(visit.now())).toBe(session);
});

test.each([
  ['maintenance', 'maintenance'],
  ['regionRestricted', 'regionBlocked'],
] as const)('%s replaces the product until the status changes', async (kind, screen) => {
  const visit = setUp();
  await visit.boot.answer({ ...open, status: { kind, ip: '203.0.113.7' } });
  expect(visit.screen()).toBe(screen);
  expect(visit.now().context.ip).toBe('203.0.113.7');
  expect(selectSession(visit.now())).toBeUndefined();

  visit.app.send({ type: 'status.recheck' });
  expect(visit.screen()).toBe(screen);
  expect(selectIsChecking(visit.now())).toBe(true);
  await visit.readStatus.fail({ kind: 'offline' });
  expect(visit.screen()).toBe(screen);

  visit.clock.increment(STATUS_INTERVAL);
  await visit.readStatus.answer({ kind: 'normal' });
  expect(visit.screen()).toBe('product');
});

test('says why a session ended, and not again after the product was closed', async () => {
  const notice: LogoutNotice = { key: 'errors:loggedOutIdle' };
  const visit = setUp(notice);
  const said = () => {
    const session = selectSession(visit.now());
    return session && selectNotice(session.getSnapshot());
  };
  await visit.boot.fail({ kind: 'offline' });
  visit.app.send({ type: 'boot.retry' });
  expect(said()).toEqual(notice);
  await visit.boot.answer(open);
  expect(said()).toEqual(notice);

  visit.app.send({ type: 'status.recheck' });
  await visit.readStatus.answer({ kind: 'maintenance', ip: '' });
  visit.app.send({ type: 'status.recheck' });
  await visit.readStatus.answer({ kind: 'normal' });
  expect(said()).toBeNull();
});

test('closes overlays and toasts when the product comes back', async () => {
  const visit = setUp();
  await visit.boot.answer(open);
  selectOverlay(visit.now()).send({ type: 'overlay.open', name: 'menu' });
  visit.app.send({ type: 'status.recheck' });
  await visit.readStatus.answer({ kind: 'maintenance', ip: '' });
  expect(selectOverlay(visit.now()).getSnapshot().context.stack).toEqual([]);
});

test('can retry a failed boot', async () => {
  const visit = setUp();
  await visit.boot.fail({ kind: 'offline' });
  expect(visit.screen()).toBe('bootFailed');
  expect(visit.now().context.message).toEqual({ key: 'errors:network' });
  visit.app.send({ type: 'boot.retry' });
  await visit.boot.answer(open);
  expect(visit.screen()).toBe('product');
});

test('reads the status again while the app runs, without touching the session', async () => {
  const visit = setUp();
  await visit.boot.answer(open);
  const session = selectSession(visit.now());
  visit.clock.increment(STATUS_INTERVAL);
  await visit.readStatus.answer({ kind: 'normal' });
  expect(selectSession(visit.now())).toBe(session);
  visit.clock.increment(STATUS_INTERVAL);
  await visit.readStatus.fail({ kind: 'offline' });
  expect(visit.screen()).toBe('product');
  visit.clock.increment(STATUS_INTERVAL);
  await visit.readStatus.answer({ kind: 'maintenance', ip: '' });
  expect(visit.screen()).toBe('maintenance');
});

test('keeps a language once its words are loaded, and no other', async () => {
  const visit = setUp();
  visit.app.send({ type: 'language.choose', language: 'MY' });
  expect(visit.switchLanguage.calls).toHaveLength(0);
  visit.app.send({ type: 'language.choose', language: 'EN' });
  expect(visit.now().context.language).toBe('MY');
  await visit.switchLanguage.fail(new Error('chunk'));
  expect(visit.now().context.language).toBe('MY');
  visit.app.send({ type: 'language.choose', language: 'EN' });
  await visit.switchLanguage.answer(null);
  expect(visit.now().context.language).toBe('EN');
});

test('tells the session about a new language', async () => {
  const visit = setUp();
  await visit.boot.answer(open);
  const told: string[] = [];
  selectSession(visit.now())?.system.inspect((event) => {
    if (event.type === '@xstate.event' && event.actorRef === selectSession(visit.now()))
      told.push(event.event.type);
  });
  visit.app.send({ type: 'language.choose', language: 'EN' });
  expect(told).not.toContain('language.changed');
  await visit.switchLanguage.answer(null);
  expect(told).toContain('language.changed');
});
