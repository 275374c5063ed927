import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  setup,
  SimulatedClock,
  waitFor,
  type AnyStateMachine,
} from 'xstate';
import type { Challenge, VerificationScope } from '../../../contract/session';
import {
  captchaMachine,
  type CaptchaPicture,
} from '../../../machines/account/captcha/captcha.machine';
import {
  selectAlternative,
  selectScreen,
} from '../../../machines/account/captcha/captcha.selectors';
import { findErrors } from '../../../machines/account/changePassword/changePassword.machine';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { overlayMachine } from '../../../machines/site/overlay/overlay.machine';
import { releaseMachine } from '../../../machines/site/release/release.machine';
import type { ReleaseOutcome } from '../../../machines/site/release/release.types';
import {
  favouritesMachine,
  type SaveOutcome,
} from '../../../machines/lobby/favourites/favourites.machine';
import type { FavouriteToggle } from '../../../machines/lobby/favourites/favourites.toggles';
import {
  gameLaunchMachine,
  type GameLaunchRef,
} from '../../../machines/lobby/gameLaunch/gameLaunch.machine';
import type {
  LaunchOutcome,
  WalletsOutcome,
} from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import type { Game, GameTarget } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import { toastsMachine, type ToastsRef } from '../../../machines/site/toasts/toasts.machine';
import { walletTransferMachine } from '../../../machines/money/walletTransfer/walletTransfer.machine';
import type {
  TransferOutcome,
  TransferOrder,
} from '../../../machines/money/walletTransfer/walletTransfer.types';
import { countsMachine } from '../../../machines/member/counts/counts.machine';
import type { Counts } from '../../../machines/member/counts/counts.types';
import {
  memberCentreMachine,
  type MemberPage,
} from '../../../machines/member/memberCentre/memberCentre.machine';
import { missionsMachine } from '../../../machines/rewards/missions/missions.machine';
import type { MissionBoard, MissionWeek } from '../../../machines/rewards/missions/missions.types';
import { heldPort } from '../harness/heldPort';
import { withStubs } from '../../../qa/model/stub';

const challenge: Challenge = {
  parameters: { algorithm: 'x', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' },
  signature: '',
};

describe('captcha', () => {
  const setUp = () => {
    const ports = {
      fetchCaptcha: heldPort<CaptchaPicture>(),
      fetchChallenge: heldPort<Challenge, { scope: VerificationScope }>(),
      solve: heldPort<string | null, { challenge: Challenge }>(),
    };
    const clock = new SimulatedClock();
    const humanVerification = humanVerificationMachine.provide({
      actors: { fetchChallenge: ports.fetchChallenge.logic, solveChallenge: ports.solve.logic },
    });
    const captcha = createActor(
      captchaMachine.provide({
        actors: { fetchCaptcha: ports.fetchCaptcha.logic, humanVerification },
      }),
      { clock },
    ).start();
    return { captcha, clock, ...ports, screen: () => selectScreen(captcha.getSnapshot()) };
  };

  test('is refreshed at most once a second', () => {
    const { captcha, fetchCaptcha, clock } = setUp();
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(1);
    clock.increment(1_000);
    captcha.send({ type: 'captcha.refresh' });
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(2);
    clock.increment(999);
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(2);
    clock.increment(1);
    captcha.send({ type: 'captcha.refresh' });
    expect(fetchCaptcha.calls).toHaveLength(3);
  });

  test('takes the later picture even when the earlier one arrives last', async () => {
    const { captcha, fetchCaptcha, clock } = setUp();
    clock.increment(1_000);
    captcha.send({ type: 'captcha.refresh' });
    await fetchCaptcha.answer({ image: 'later', key: 'two' });
    expect(fetchCaptcha.calls[0]?.signal.aborted).toBe(true);
    fetchCaptcha.calls[0]?.resolve({ image: 'earlier', key: 'one' });
    await Promise.resolve();
    expect(captcha.getSnapshot().context.picture).toEqual({ image: 'later', key: 'two' });
  });

  test('replaces a spent picture at once, despite the throttle', async () => {
    const { captcha, fetchCaptcha } = setUp();
    await fetchCaptcha.answer({ image: 'one', key: 'one' });
    captcha.send({ type: 'captcha.renew' });
    expect(fetchCaptcha.calls).toHaveLength(2);
    expect(captcha.getSnapshot().context.picture).toBeNull();
  });

  test('accepts a proof of its own scope instead, and spends it with the picture', async () => {
    const { captcha, fetchCaptcha, fetchChallenge, solve, screen } = setUp();
    captcha.send({ type: 'captcha.waive' });
    expect(fetchChallenge.calls[0]?.input).toEqual({ scope: 'captcha' });
    await fetchChallenge.answer(challenge);
    await solve.answer('stand-in');
    expect(screen()).toBe('waived');
    expect(selectAlternative(captcha.getSnapshot())).toBe('stand-in');
    captcha.send({ type: 'captcha.renew' });
    expect(screen()).toBe('picture');
    expect(selectAlternative(captcha.getSnapshot())).toBeNull();
    expect(fetchCaptcha.calls).toHaveLength(2);
  });

  test('shows the picture again when the proof fails or is cancelled', async () => {
    const { captcha, fetchChallenge, solve, screen } = setUp();
    captcha.send({ type: 'captcha.waive' });
    captcha.send({ type: 'verification.cancel' });
    expect(fetchChallenge.calls[0]?.signal.aborted).toBe(true);
    expect(screen()).toBe('picture');
    captcha.send({ type: 'captcha.waive' });
    await fetchChallenge.answer(challenge);
    await solve.answer(null);
    expect(captcha.getSnapshot().context.message).toBeNull();
    captcha.send({ type: 'captcha.waive' });
    await fetchChallenge.fail({ kind: 'offline' });
    expect(screen()).toBe('picture');
    expect(captcha.getSnapshot().context.message).toEqual({ key: 'errors:network' });
  });
});

describe('countdown', () => {
  test('follows a clock that jumps, never goes below zero, and ends at the deadline', () => {
    let tick = (_now: number) => {};
    const clock = fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
      tick = (now) => sendBack({ type: 'clock.ticked', now });
    });
    const countdown = createActor(countdownMachine.provide({ actors: { clock } }), {
      input: { now: 0, deadline: 60_000 },
    }).start();
    const left = () => countdown.getSnapshot().context.secondsLeft;
    expect(left()).toBe(60);
    tick(1_000);
    expect(left()).toBe(59);
    tick(31_000);
    expect(left()).toBe(29);
    tick(3_600_000);
    expect(left()).toBe(0);
    expect(countdown.getSnapshot().status).toBe('done');
  });
});

describe('change password', () => {
  const given = { username: 'a', oldPassword: null, rule: { min: 8, max: 20 }, reason: null };
  const form = {
    oldPassword: 'old',
    newPassword: 'Lagoon#2027',
    confirmNewPassword: 'Lagoon#2027',
  };
  test.each([
    ['a good form', {}, []],
    ['no old password', { oldPassword: '' }, ['oldPassword']],
    ['too short', { newPassword: 'Short#1', confirmNewPassword: 'Short#1' }, ['newPassword']],
    [
      'too long',
      { newPassword: 'x'.repeat(21), confirmNewPassword: 'x'.repeat(21) },
      ['newPassword'],
    ],
    ['another repeat', { confirmNewPassword: 'Lagoon#2028' }, ['confirmNewPassword']],
    [
      'a repeat that differs by a blank',
      { confirmNewPassword: 'Lagoon#2027 ' },
      ['confirmNewPassword'],
    ],
  ])('%s', (_, change, fields) =>
    expect(Object.keys(findErrors({ ...form, ...change }, given))).toEqual(fields),
  );
  test('names one number when both bounds are the same', () => {
    expect(
      findErrors(
        { ...form, newPassword: 'a', confirmNewPassword: 'a' },
        { ...given, rule: { min: 6, max: 6 } },
      ).newPassword,
    ).toEqual({ key: 'validation:passwordLengthExact', values: { length: 6 } });
  });
});

describe('toasts', () => {
  const warn = (key: string) =>
    ({ type: 'toast.push', tone: 'warning', message: { key } }) as const;
  test('come one at a time, once per text, and stay while held', () => {
    const clock = new SimulatedClock();
    const toasts = createActor(toastsMachine, { clock }).start();
    const shown = () => toasts.getSnapshot().context.queue.map(({ message }) => message);
    toasts.send(warn('a'));
    toasts.send(warn('a'));
    toasts.send(warn('b'));
    expect(shown()).toEqual([{ key: 'a' }, { key: 'b' }]);
    toasts.send({ type: 'toast.hold' });
    clock.increment(60_000);
    expect(shown()).toHaveLength(2);
    toasts.send({ type: 'toast.release' });
    clock.increment(6_000);
    expect(shown()).toEqual([{ key: 'b' }]);
    toasts.send({ type: 'toast.dismiss' });
    expect(toasts.getSnapshot().value).toBe('empty');
  });
});

test('stack, and closing the top one shows the one below', () => {
  const overlay = createActor(overlayMachine).start();
  overlay.send({ type: 'overlay.open', name: 'menu' });
  overlay.send({ type: 'overlay.open', name: 'customerService' });
  overlay.send({ type: 'overlay.open', name: 'menu' });
  expect(overlay.getSnapshot().context.stack).toEqual(['menu', 'customerService']);
  overlay.send({ type: 'overlay.close', name: 'customerService' });
  expect(overlay.getSnapshot().context.stack).toEqual(['menu']);
  overlay.send({ type: 'overlay.close', name: 'menu' });
  expect(overlay.getSnapshot().value).toBe('clear');
});

describe('a game of a vendor with its own wallet', () => {
  const toldAfter = async (fault: unknown) => {
    const back = heldPort<null, { vendor: string }>();
    const launched = {
      kind: 'launched',
      name: 'BTi Sports',
      url: '/game',
      opening: 'popup',
      needsTransfer: true,
      frame: { sandbox: '', allow: '', origin: 'null' },
    } as const;
    const launch = gameLaunchMachine.provide({
      actors: {
        launchGame: fromPromise<LaunchOutcome, { target: GameTarget }>(() =>
          Promise.resolve(launched),
        ),
        readWallets: fromPromise<WalletsOutcome, { vendor: string }>(() =>
          Promise.resolve({
            vendor: 'BTI',
            balance: '100.00',
            vendorBalance: '0.00',
            currencySymbol: 'K',
          }),
        ),
        bringBack: back.logic,
      },
    });
    const page = createActor(
      setup({ actors: { toasts: toastsMachine, launch } }).createMachine({
        invoke: [
          { id: 'toasts', src: 'toasts', systemId: 'toasts' },
          {
            id: 'launch',
            src: 'launch',
            input: {
              target: {
                id: '',
                category: 'SPORTS',
                vendor: 'BTI',
                code: '',
                name: 'BTi Sports',
                opensList: false,
              },
              isOnPage: false,
            },
          },
        ],
      }),
    ).start();
    const { launch: game, toasts } = page.getSnapshot().children as {
      launch: GameLaunchRef;
      toasts: ToastsRef;
    };
    await waitFor(game, (snapshot) => snapshot.matches('transfer'));
    game.send({ type: 'gameLaunch.close' });
    await back.fail(fault);
    expect(game.getSnapshot().value).toBe('closed');
    return toasts.getSnapshot().context.queue.map(({ tone, message }) => ({ tone, message }));
  };

  test('takes the transferred money from the balance at once', async () => {
    const told: string[] = [];
    const launched = {
      kind: 'launched',
      name: 'BTi Sports',
      url: '/game',
      opening: 'popup',
      needsTransfer: true,
      frame: { sandbox: '', allow: '', origin: 'null' },
    } as const;
    const moved = {
      kind: 'accepted',
      moved: { balance: '60.00', vendorBalance: '40.00' },
    } as const;
    const launch = gameLaunchMachine.provide({
      actors: {
        launchGame: fromPromise<LaunchOutcome, { target: GameTarget }>(() =>
          Promise.resolve(launched),
        ),
        readWallets: fromPromise<WalletsOutcome, { vendor: string }>(() =>
          Promise.resolve({
            vendor: 'BTI',
            balance: '100.00',
            vendorBalance: '0.00',
            currencySymbol: 'K',
          }),
        ),
        walletTransfer: walletTransferMachine.provide({
          actors: {
            submit: fromPromise<TransferOutcome, TransferOrder>(() => Promise.resolve(moved)),
          },
        }),
      },
    });
    const balance = fromCallback<{ type: 'data.reload' }>(({ receive }) =>
      receive(({ type }) => told.push(type)),
    );
    const page = createActor(
      setup({ actors: { balance, launch } }).createMachine({
        invoke: [
          { id: 'balance', src: 'balance', systemId: 'balance' },
          {
            id: 'launch',
            src: 'launch',
            input: {
              target: {
                id: '',
                category: 'SPORTS',
                vendor: 'BTI',
                code: '',
                name: 'BTi Sports',
                opensList: false,
              },
              isOnPage: false,
            },
          },
        ],
      }),
    ).start();
    const { launch: game } = page.getSnapshot().children as { launch: GameLaunchRef };
    await waitFor(game, (snapshot) => snapshot.matches('transfer'));
    expect(told).toEqual([]);
    game
      .getSnapshot()
      .children.walletTransfer?.send({ type: 'form.submit', form: { amount: '40' } });
    await waitFor(game, (snapshot) => snapshot.matches('inFrame'));
    expect(told).toEqual(['data.reload']);
  });

  test("reports money that did not come back, with the game's name", async () => {
    expect(await toldAfter({ kind: 'offline' })).toEqual([
      {
        tone: 'warning',
        message: { key: 'gameList:launch.notBack', values: { name: 'BTi Sports' } },
      },
    ]);
  });
  test('tells a person who was signed out nothing else', async () => {
    expect(await toldAfter({ kind: 'session' })).toEqual([]);
  });
});

test('reads missions at once when a favourite is added, not when it is removed', async () => {
  const save = heldPort<SaveOutcome, FavouriteToggle>();
  const told: string[] = [];
  const listener = (name: string) =>
    fromCallback<{ type: 'data.reload' }>(({ receive }) =>
      receive(({ type }) => told.push(`${name} ${type}`)),
    );
  const favourites = favouritesMachine.provide({
    actors: {
      loadFavourites: fromPromise<Game[], void>(() => Promise.resolve([])),
      saveFavourite: save.logic,
    },
  });
  const clock = new SimulatedClock();
  const page = createActor(
    setup({
      actors: { balance: listener('balance'), counts: listener('counts'), favourites },
    }).createMachine({
      invoke: [
        { id: 'balance', src: 'balance', systemId: 'balance' },
        { id: 'counts', src: 'counts', systemId: 'counts' },
        { id: 'favourites', src: 'favourites' },
      ],
    }),
    { clock },
  ).start();
  const hearts = page.getSnapshot().children.favourites;
  const toggle = async (outcome: SaveOutcome) => {
    hearts?.send({ type: 'favourite.toggle', game: gameCase('1') });
    await save.answer(outcome);
    clock.increment(1_000);
    return told.splice(0);
  };
  expect(await toggle({ kind: 'refused', message: 'Too many' })).toEqual([]);
  expect(await toggle({ kind: 'saved' })).toEqual(['balance data.reload', 'counts data.reload']);
  expect(await toggle({ kind: 'saved' })).toEqual([]);
});

/** A page with counts and one more machine; the times that the counts were read. */
const besideCounts = (logic: AnyStateMachine, input?: unknown) => {
  const counts = heldPort<Counts>();
  const page = createActor(
    setup({
      types: { children: {} as { counts: 'counts'; other: 'other' } },
      actors: {
        counts: countsMachine.provide({ actors: { load: counts.logic } }),
        other: logic,
      },
    }).createMachine({
      invoke: { id: 'counts', src: 'counts', systemId: 'counts' },
      initial: 'closed',
      on: { 'other.open': '.open', 'other.close': '.closed' },
      states: { closed: {}, open: { invoke: { id: 'other', src: 'other', input } } },
    }),
  ).start();
  return { page, counts, reads: () => counts.calls.length };
};
const COUNTS: Counts = {
  vip: null,
  promotions: 0,
  missions: 1,
  unreadMessages: 0,
  withdrawals: 0,
  claimable: null,
  contracts: { dividend: 0, daily: 0, hourly: 0, realTime: 0 },
};
const WEEK: MissionWeek = {
  from: '2026-11-16',
  to: '2026-11-22',
  endsAt: 60_000,
  missions: [],
  bonus: { amount: '8000.00', currencySymbol: 'K', paidAt: null },
};

test('the member centre reads counts that were read before, and no others', async () => {
  const { page, counts, reads } = besideCounts(withStubs(memberCentreMachine), {
    username: 'player',
    role: 'member',
    page: 'referral',
  });
  page.send({ type: 'other.open' });
  expect(reads()).toBe(1);
  await counts.answer(COUNTS);
  page.send({ type: 'other.close' });
  page.send({ type: 'other.open' });
  expect(reads()).toBe(2);
});

test.each([
  ['trial', 'depositv2'],
  ['trial', 'withdraw'],
  ['trial', 'vip'],
  ['agent', 'missionLeaderboard'],
  ['agent', 'referral'],
] as const)('the member centre opens no page that is not offered to a %s: %s', (role, page) => {
  const open = (asked: MemberPage) =>
    createActor(withStubs(memberCentreMachine), {
      input: { username: 'somebody', role, page: asked },
    }).start();
  const asked = open(page);
  expect(asked.getSnapshot().matches('securityCenter')).toBe(true);
  const chosen = open('rewardCenter');
  chosen.send({ type: 'page.choose', page });
  expect(chosen.getSnapshot().matches('rewardCenter')).toBe(true);
  chosen.send({ type: 'page.choose', page: 'securityCenter' });
  chosen.send({ type: 'password.change' });
  expect(chosen.getSnapshot().matches({ securityCenter: 'summary' })).toBe(role === 'trial');
});

test('missions read the counts again for the next week only', async () => {
  const week = heldPort<MissionWeek>();
  const { page, counts, reads } = besideCounts(
    missionsMachine.provide({
      actors: {
        loadWeek: week.logic,
        weekEnd: fromCallback<{ type: 'week.over' }, { at: number | null }>(() => undefined),
      },
    }),
  );
  await counts.answer(COUNTS);
  page.send({ type: 'other.open' });
  await week.answer(WEEK);
  expect(reads()).toBe(1);
  page.getSnapshot().children.other?.send({ type: 'week.over' });
  await week.answer(WEEK);
  expect(reads()).toBe(2);
});

test('missions read the board with the next week, and no week for another period', async () => {
  const [week, board] = [heldPort<MissionWeek>(), heldPort<MissionBoard, { period: string }>()];
  const page = createActor(
    withStubs(missionsMachine).provide({
      actors: { loadWeek: week.logic, loadBoard: board.logic },
    }),
  ).start();
  await week.answer(WEEK);
  page.send({ type: 'period.choose', period: 'lastWeek' });
  expect([week.calls.length, board.calls.length]).toEqual([1, 2]);
  page.send({ type: 'week.over' });
  expect([week.calls.length, board.calls.length]).toEqual([2, 3]);
});

describe('release', () => {
  const setUp = () => {
    const ports = { readRelease: heldPort<ReleaseOutcome>(), reload: heldPort<null>() };
    const release = createActor(
      releaseMachine.provide({
        actors: { readRelease: ports.readRelease.logic, reload: ports.reload.logic },
      }),
    ).start();
    release.send({ type: 'file.missing' });
    return { release, ports };
  };

  test('reloads by itself where nothing was typed', async () => {
    const { release, ports } = setUp();
    await ports.readRelease.answer({ kind: 'newer', isUntouched: true });
    expect(release.getSnapshot().value).toBe('reloading');
    expect(ports.reload.calls).toHaveLength(1);
  });

  test('never reloads what was typed without being told to', async () => {
    const { release, ports } = setUp();
    await ports.readRelease.answer({ kind: 'newer', isUntouched: false });
    expect(release.getSnapshot().value).toBe('offered');
    release.send({ type: 'release.postpone' });
    release.send({ type: 'file.missing' });
    expect(release.getSnapshot().value).toBe('offered');
    expect(ports.reload.calls).toHaveLength(0);
    release.send({ type: 'release.reload' });
    expect(ports.reload.calls).toHaveLength(1);
  });
});
