import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import type { Country } from '../../../contract/countries';
import type { Announcement } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import { countriesMachine } from '../../../machines/account/countries/countries.machine';
import type { SocialOutcome, SocialProvider } from '../../../machines/account/login/login.types';
import {
  favouritesMachine,
  type SaveOutcome,
} from '../../../machines/lobby/favourites/favourites.machine';
import type { FavouriteToggle } from '../../../machines/lobby/favourites/favourites.toggles';
import { cases as gameLaunchCases } from '../../../machines/lobby/gameLaunch/gameLaunch.cases';
import { gameLaunchMachine } from '../../../machines/lobby/gameLaunch/gameLaunch.machine';
import type { LaunchOutcome } from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import { selectIsAnnouncementOpen } from '../../../machines/announcements/popups/popups.selectors';
import type {
  Announcements,
  AnnouncementsQuery,
} from '../../../machines/announcements/popups/popups.types';
import { switchMemberMachine } from '../../../machines/account/switchMember/switchMember.machine';
import type { LinkOwner } from '../../../machines/account/switchMember/switchMember.types';
import { registrationMachine } from '../../../machines/account/registration/registration.machine';
import type {
  Invitation,
  RegisterSetup,
} from '../../../machines/account/registration/registration.types';
import type { GameQuery } from '../../../machines/lobby/gameList/gameList.types';
import { gameListMachine } from '../../../machines/lobby/gameList/gameList.machine';
import { countsMachine } from '../../../machines/member/counts/counts.machine';
import type { Counts } from '../../../machines/member/counts/counts.types';
import { cases as realityCheckCases } from '../../../machines/member/realityCheck/realityCheck.cases';
import { realityCheckMachine } from '../../../machines/member/realityCheck/realityCheck.machine';
import type { Play } from '../../../machines/member/realityCheck/realityCheck.types';
import { inboxMachine } from '../../../machines/member/inbox/inbox.machine';
import type { InboxPage, InboxQuery } from '../../../machines/member/inbox/inbox.types';
import { vipMachine } from '../../../machines/rewards/vip/vip.machine';
import type { Vip } from '../../../machines/rewards/vip/vip.types';
import { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import type { Activities } from '../../../machines/rewards/activities/activities.types';
import type { Game, GameTarget } from '../../../machines/shared/game.types';
import type { ListPage, PageInput } from '../../../machines/shared/pagedList';
import { addressOfGame } from '../../../machines/shared/gameAddress';
import { gameCase } from '../../../machines/shared/gameCase';
import { placeOf } from '../../../machines/shared/routes';
import {
  selectIdentity,
  selectGameLaunch,
  selectGameOfPage,
  selectIsCentreOpen,
  selectIsLoginDialogOpen,
  selectIsRegistering,
  selectHasNoDialog,
  selectNotice,
  selectPage,
  selectPath,
  selectPopups,
  selectSupport,
} from '../../../machines/site/session/session.selectors';
import {
  selectMemberCentre,
  selectNextGame,
} from '../../../machines/site/session/laterScreens.selectors';
import type {
  EndSessionInput,
  EndSessionOutcome,
  FreePlayOutcome,
  LoginOutput,
  LogoutNotice,
  RestoreOutcome,
  SessionEvent,
} from '../../../machines/site/session/session.types';
import { selectChat } from '../../../machines/support/support/support.selectors';
import { toastsMachine } from '../../../machines/site/toasts/toasts.machine';
import { heldPort, settled } from '../harness/heldPort';
import { wholeCentre, wholeLogin, wholeSession } from '../../support/wholeMachines';
import { outputOf } from '../../support/caseOf';

const memberOf = (type: number, id = '1'): Member => ({
  id,
  account: 'someone',
  nickname: 'Someone',
  type,
  currencySymbol: 'Ks',
  referralCode: null,
  passwordChangeDue: null,
});
const nobody: RestoreOutcome = { kind: 'none', link: 'none' };

type Given = {
  remembered?: string;
  hadPopupsClosed?: boolean;
  invitation?: Invitation;
  notice?: LogoutNotice | null;
};

/** Runs a session below a parent that owns the toasts, as the app does. */
const setUp = (
  path = '/',
  {
    remembered = '',
    hadPopupsClosed = false,
    invitation = { affiliateCode: '', referralCode: '' },
    notice = null,
  }: Given = {},
) => {
  const restore = heldPort<RestoreOutcome>();
  const end = heldPort<EndSessionOutcome, EndSessionInput>();
  const freePlay = heldPort<FreePlayOutcome>();
  const announcements = heldPort<Announcements, AnnouncementsQuery>();
  const countries = heldPort<Country[]>();
  const rules = heldPort<RegisterSetup>();
  const social = heldPort<SocialOutcome, { provider: SocialProvider }>();
  const hearts = heldPort<SaveOutcome, FavouriteToggle>();
  const activities = heldPort<Activities>();
  const vendorGames = heldPort<ListPage<Game>, PageInput<GameQuery>>();
  const messages = heldPort<InboxPage, InboxQuery>();
  const vip = heldPort<Vip>();
  const counts = heldPort<Counts>();
  const bringBack = heldPort<null, { vendor: string }>();
  const play = heldPort<Play>();
  const launch = heldPort<LaunchOutcome, { target: GameTarget }>();
  const linkOwner = heldPort<LinkOwner>();
  const sessionLogic = wholeSession.provide({
    actors: {
      restoreSession: restore.logic,
      endSession: end.logic,
      startFreePlay: freePlay.logic,
      popups: popupsMachine.provide({
        actors: {
          loadAnnouncements: announcements.logic,
          rememberClosed: fromPromise<null, void>(() => Promise.resolve(null)),
        },
      }),
      countries: countriesMachine.provide({ actors: { load: countries.logic } }),
      registration: registrationMachine.provide({ actors: { loadSetup: rules.logic } }),
      login: wholeLogin.provide({ actors: { signInSocially: social.logic } }),
      favourites: favouritesMachine.provide({ actors: { saveFavourite: hearts.logic } }),
      gameLaunch: gameLaunchMachine.provide({
        actors: {
          launchGame: launch.logic,
          bringBack: bringBack.logic,
          gameList: gameListMachine.provide({ actors: { loadPage: vendorGames.logic } }),
        },
      }),
      memberCentre: wholeCentre.provide({
        actors: {
          activities: activitiesMachine.provide({ actors: { load: activities.logic } }),
          inbox: inboxMachine.provide({
            actors: {
              changes: fromCallback<{ type: 'inbox.changed' }>(() => undefined),
              readPage: messages.logic,
            },
          }),
          vip: vipMachine.provide({ actors: { load: vip.logic } }),
        },
      }),
      counts: countsMachine.provide({ actors: { load: counts.logic } }),
      switchMember: switchMemberMachine.provide({ actors: { readOwner: linkOwner.logic } }),
      realityCheck: realityCheckMachine.provide({ actors: { readPlay: play.logic } }),
    },
  });
  const parent = createActor(
    setup({
      types: { children: {} as { toasts: 'toasts'; session: 'session' } },
      actors: { toasts: toastsMachine, session: sessionLogic },
    }).createMachine({
      invoke: [
        { id: 'toasts', src: 'toasts', systemId: 'toasts' },
        {
          id: 'session',
          src: 'session',
          input: { remembered, path, hadPopupsClosed, invitation, notice },
        },
      ],
    }),
  ).start();
  const { session, toasts } = parent.getSnapshot().children;
  if (!session || !toasts) throw new Error('the parent invokes both');
  const now = () => session.getSnapshot();
  /** Ends a child; the journeys of the child itself are tested elsewhere. */
  const finish = async (id: string, output?: unknown) => {
    session.send({ type: `xstate.done.actor.${id}`, output, actorId: id } as never);
    await settled();
  };
  return {
    session,
    restore,
    end,
    freePlay,
    announcements,
    countries,
    rules,
    social,
    bringBack,
    play,
    launch,
    linkOwner,
    activities,
    vendorGames,
    messages,
    vip,
    counts,
    now,
    finish,
    toasts: () => toasts.getSnapshot().context.queue.map(({ message }) => message),
    place: () => [selectIdentity(now()), selectPage(now()), selectPath(now())],
    isOpen: () => selectIsLoginDialogOpen(now()),
    hearts: () => hearts.calls.map(({ input }) => input),
    viewer: () => selectPopups(now()).getSnapshot().context.viewer,
    finishLogin: (id: 'login' | 'agentLogin', output: LoginOutput) => finish(id, output),
  };
};
const authenticated = (member: Member) =>
  ({
    kind: 'authenticated',
    member,
    firstTimeLogin: false,
    passwordChanged: false,
    remembered: '',
  }) as const;

test.each([
  ['/', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/?a=b', 'home'],
  ['/login?next=1', 'login'],
  ['/register?affiliateCode=P1', 'register'],
  ['/member', 'member'],
  ['/agent', 'agentLogin'],
  ['/agent/', 'agentLogin'],
  ['/agentHome', 'agentHome'],
  ['/agenthome', 'elsewhere'],
  ['/nothing/here', 'elsewhere'],
  ['/rng?vassalage=JL', 'gameList'],
  ['/pvp', 'gameList'],
  ['/sports', 'gameCentre'],
  ['/elott', 'gameCentre'],
  ['/favorite', 'favourites'],
  ['/recent', 'recent'],
  ['/lottery', 'lottery'],
  ['/seaLottery', 'lottery'],
  ['/vnLottery', 'lottery'],
  ['/promotions#p1', 'promotions'],
  ['/pointMall', 'pointMall'],
  ['/help#a', 'help'],
  ['/pause', 'pause'],
  ['/seamless?gameCode=1', 'game'],
  ['/lottert', 'game'],
])('%s is the place %s', (path, place) => expect(placeOf(path)).toBe(place));

test.each([
  ['/', 'home', '/', false],
  ['/home', 'home', '/', false],
  ['/login', 'home', '/login', true],
  ['/register', 'home', '/register', false],
  ['/member', 'home', '/login', true],
  ['/agent', 'agentLogin', '/agent', false],
  ['/agentHome', 'agentLogin', '/agent', false],
  ['/nowhere', 'site', '/nowhere', false],
  ['/rng', 'site', '/rng', false],
  ['/recent', 'home', '/login', true],
  ['/favorite', 'home', '/login', true],
  ['/lottery?gameCode=A', 'home', '/login', true],
])('leads a guest from %s to %s, %s', async (path, page, address, isOpen) => {
  const visit = setUp(path);
  expect(selectIdentity(visit.now())).toBe('unknown');
  await visit.restore.answer(nobody);
  expect(visit.place()).toEqual(['visitor', page, address]);
  expect(visit.isOpen()).toBe(isOpen);
});

test.each([
  ['/', 0, 'member', 'home', '/'],
  ['/login', 0, 'member', 'home', '/'],
  ['/register', 0, 'member', 'home', '/'],
  ['/member', 0, 'member', 'home', '/member'],
  ['/member/rewards', 0, 'member', 'home', '/member/rewards'],
  ['/agentHome', 0, 'member', 'agentLogin', '/agent'],
  ['/', 4, 'trial', 'home', '/'],
  ['/agentHome', 4, 'trial', 'agentLogin', '/agent'],
  ['/agent', 1, 'agent', 'agentHome', '/agentHome'],
  ['/agentHome', 41, 'agent', 'agentHome', '/agentHome'],
  ['/', 42, 'agent', 'home', '/'],
])(
  '%s with a restored session of type %i: %s at %s',
  async (path, type, identity, page, address) => {
    const visit = setUp(path);
    await visit.restore.answer({ kind: 'member', member: memberOf(type), link: 'none' });
    expect(visit.place()).toEqual([identity, page, address]);
  },
);

test.each(['/login', '/register', '/member', '/member/rewards'])(
  '%s stays the address until the person is known',
  (path) => {
    expect(setUp(path).place()).toEqual(['unknown', 'home', path]);
  },
);

const onBreak: Member = {
  ...memberOf(0),
  playBlock: { kind: 'break', startedAt: 1, endsAt: null },
};

test.each([
  ['/', '/pause'],
  ['/rng?search=koi', '/pause'],
  ['/recent', '/pause'],
  ['/promotions', '/pause'],
  ['/pointMall', '/pause'],
  ['/nowhere', '/pause'],
  ['/seamless?vassalage=JL&gameType=RNG&gameCode=1', '/pause'],
  ['/member/deposit', '/pause'],
  ['/member/rewards', '/pause'],
  ['/member/missions', '/pause'],
  ['/member/friends', '/pause'],
  ['/member/vip', '/pause'],
  ['/member/transfer', '/pause'],
  ['/login', '/pause'],
  ['/pause', '/pause'],
  ['/member/transactions', '/member/transactions'],
  ['/member/statement', '/member/statement'],
  ['/member', '/member'],
])('during a break %s leads to %s, at the start and later', async (path, address) => {
  const typed = setUp(path);
  await typed.restore.answer({ kind: 'member', member: onBreak, link: 'none' });
  expect(typed.place()).toEqual(['member', 'pause', address]);
  expect(selectGameLaunch(typed.now())).toBeUndefined();

  const later = setUp('/pause');
  await later.restore.answer({ kind: 'member', member: onBreak, link: 'none' });
  later.session.send({ type: 'route.changed', path });
  await settled();
  expect(later.place()).toEqual(['member', 'pause', address]);
  expect(selectGameLaunch(later.now())).toBeUndefined();
});

test.each([
  ['/member/statement', '/member/statement'],
  ['/rng', '/rng'],
])('a link of the same member to %s leads to %s', async (path, place) => {
  const visit = setUp(path);
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'waiting' });
  expect(selectIsCentreOpen(visit.now())).toBe(false);
  await visit.linkOwner.answer({ kind: 'owner', memberId: '1', nickname: 'Someone' });
  expect(selectPath(visit.now())).toBe(place);
  expect(selectHasNoDialog(visit.now())).toBe(path === '/rng');
});

test('a break that starts closes the game and the centre; its end leads home', async () => {
  const visit = setUp('/rng');
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  visit.session.send({ type: 'gameLaunch.open', game: gameCase('1') });
  visit.session.send({ type: 'memberCentre.open', page: 'limits' });
  visit.session.send({
    type: 'pause.started',
    block: { kind: 'break', startedAt: 1, endsAt: 2 },
    signedOut: false,
  });
  await settled();
  expect(visit.place()).toEqual(['member', 'pause', '/pause']);
  expect(selectIsCentreOpen(visit.now())).toBe(false);
  visit.session.send({ type: 'memberCentre.open', page: 'statement' });
  expect(selectIsCentreOpen(visit.now())).toBe(true);
  visit.session.send({ type: 'memberCentre.open', page: 'depositv2' });
  await settled();
  expect(selectIsCentreOpen(visit.now())).toBe(false);
  await visit.finish('pauseRoom');
  expect(visit.place()).toEqual(['member', 'home', '/']);
});

test('an exclusion signs out where the platform has ended the session', async () => {
  const visit = setUp('/rng');
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  const block = { kind: 'exclusion' as const, startedAt: 1, endsAt: null };
  visit.session.send({ type: 'pause.started', block, signedOut: true });
  await visit.end.answer({ kind: 'ended' });
  expect(visit.place()).toEqual(['visitor', 'home', '/']);
  expect(visit.toasts()).toEqual([{ key: 'session:excluded' }]);
});

test.each([nobody, { kind: 'member', member: memberOf(0), link: 'none' } as const])(
  'the page of a break is nobody else’s: %j',
  async (outcome) => {
    const visit = setUp('/pause');
    expect(visit.place()).toEqual(['unknown', 'pause', '/pause']);
    await visit.restore.answer(outcome);
    expect(visit.place().slice(1)).toEqual(['home', '/']);
  },
);

test('leads home after the login popup', async () => {
  const visit = setUp();
  await visit.restore.answer(nobody);
  visit.session.send({ type: 'login.open' });
  expect(visit.place()).toEqual(['visitor', 'home', '/login']);
  await visit.finishLogin('login', authenticated(memberOf(0)));
  expect(visit.place()).toEqual(['member', 'home', '/']);
});

test('leads to the agent centre after the login on the agent page', async () => {
  const visit = setUp('/agent');
  await visit.restore.answer(nobody);
  await visit.finishLogin('agentLogin', authenticated(memberOf(2)));
  expect(visit.place()).toEqual(['agent', 'agentHome', '/agentHome']);
});

test('keeps the page of a centre through the login', async () => {
  const guest = setUp('/member/rewards');
  await guest.restore.answer(nobody);
  expect(guest.place()).toEqual(['visitor', 'home', '/login']);
  await guest.finishLogin('login', authenticated(memberOf(0)));
  expect(guest.place()).toEqual(['member', 'home', '/member/rewards']);

  const agent = setUp('/agentHome/team');
  await agent.restore.answer(nobody);
  expect(agent.place()).toEqual(['visitor', 'agentLogin', '/agent']);
  await agent.finishLogin('agentLogin', authenticated(memberOf(2)));
  expect(agent.place()).toEqual(['agent', 'agentHome', '/agentHome/team']);
  agent.session.send({ type: 'route.changed', path: '/agent' });
  expect(agent.place()).toEqual(['agent', 'agentHome', '/agentHome']);
});

test('closes the popup on Back; a form in a forced change stays', async () => {
  const visit = setUp('/login');
  await visit.restore.answer(nobody);
  visit.session.send({ type: 'route.changed', path: '/' });
  await settled();
  expect(visit.isOpen()).toBe(false);

  const owing = setUp('/');
  await owing.restore.answer({
    kind: 'unfinished',
    resume: { username: 'newcomer', due: { reason: 'first', rule: { min: 8, max: 20 } } },
    link: 'none',
  });
  expect(owing.isOpen()).toBe(true);
  owing.session.send({ type: 'route.changed', path: '/' });
  await settled();
  expect(owing.isOpen()).toBe(true);
  expect(selectPath(owing.now())).toBe('/login');
});

test('opens the login dialog at /login after the agent login is left', async () => {
  const visit = setUp('/agent');
  await visit.restore.answer(nobody);
  visit.session.send({ type: 'route.changed', path: '/login' });
  expect(visit.isOpen()).toBe(true);
  await visit.end.answer({ kind: 'ended' });
  expect(visit.place()).toEqual(['visitor', 'home', '/login']);
});

test('offers the login at /login when the session cannot be restored', async () => {
  const visit = setUp('/login');
  await visit.restore.fail({ kind: 'offline' });
  expect(visit.place()).toEqual(['visitor', 'home', '/login']);
});

test("keeps a member's remembered username when an agent logs in", async () => {
  const visit = setUp('/agent', { remembered: 'player' });
  await visit.restore.answer(nobody);
  await visit.finishLogin('agentLogin', { ...authenticated(memberOf(1)), remembered: null });
  expect(visit.now().context.remembered).toBe('player');
});

test('drops a session with an owed password change on the way to the agent page', async () => {
  const owing = setUp('/');
  await owing.restore.answer({
    kind: 'unfinished',
    resume: { username: 'newcomer', due: { reason: 'first', rule: { min: 8, max: 20 } } },
    link: 'none',
  });
  owing.session.send({ type: 'route.changed', path: '/agent' });
  expect(owing.end.calls).toHaveLength(1);
  await owing.end.answer({ kind: 'ended' });
  expect(owing.place()).toEqual(['visitor', 'agentLogin', '/agent']);
  expect(owing.now().context.resume).toBeNull();
});

test.each([
  [0, '/'],
  [1, '/agent'],
])('signing out asks, tells the other tabs, and leads a type %i to %s', async (type, address) => {
  const visit = setUp('/');
  await visit.restore.answer({ kind: 'member', member: memberOf(type), link: 'none' });
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

test('signs the same member out quietly with another tab, and no one else', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  visit.session.send({ type: 'tab.signedOut', memberId: '2' });
  expect(visit.end.calls).toHaveLength(0);
  visit.session.send({ type: 'tab.signedOut', memberId: '1' });
  expect(visit.end.calls[0]?.input).toEqual({ memberId: '1', announce: false });
  await visit.end.answer({ kind: 'ended' });
  expect(selectIdentity(visit.now())).toBe('visitor');
});

test('makes one notice and one login offer for any number of 401 answers', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  for (let answers = 0; answers < 5; answers += 1)
    visit.session.send({ type: 'session.expired', isIdle: false });
  expect(visit.isOpen()).toBe(true);
  expect(visit.now().children.login?.getSnapshot().context.message).toEqual({
    key: 'errors:notLoggedIn',
  });
  expect(visit.toasts()).toEqual([]);
});

test('offers an agent the login on the agent page after a 401', async () => {
  const visit = setUp('/agentHome');
  await visit.restore.answer({ kind: 'member', member: memberOf(1), link: 'none' });
  visit.session.send({ type: 'session.expired', isIdle: false });
  expect(visit.place()).toEqual(['visitor', 'agentLogin', '/agent']);
  expect(visit.now().children.agentLogin?.getSnapshot().context.message).toEqual({
    key: 'errors:notLoggedIn',
  });
});

test.each([
  [0, '/', 'login'],
  [1, '/agentHome', 'agentLogin'],
] as const)(
  'says to a person of type %i that nothing was done for a while',
  async (type, path, form) => {
    const visit = setUp(path);
    await visit.restore.answer({ kind: 'member', member: memberOf(type), link: 'none' });
    visit.session.send({ type: 'session.expired', isIdle: true });
    expect(visit.now().children[form]?.getSnapshot().context.message).toEqual({
      key: 'errors:loggedOutIdle',
    });
  },
);

describe('another address', () => {
  const game = gameCase('1');
  const gamePage = addressOfGame(game);

  test.each(['/', '/rng', '/pause', '/agent', '/agentHome'])(
    '%s is no page of the game that was asked for before',
    async (path) => {
      const visit = setUp(gamePage);
      expect(selectGameOfPage(visit.now())).toMatchObject({ code: game.code });
      visit.session.send({ type: 'route.changed', path });
      expect(selectGameOfPage(visit.now())).toBeNull();
      await visit.restore.answer({ kind: 'member', member: memberOf(1), link: 'none' });
      expect(selectGameLaunch(visit.now())).toBeUndefined();
    },
  );

  test.each(['/', '/rng', '/pause', '/agent', '/agentHome'])(
    '%s closes the game and the centre',
    async (path) => {
      const visit = setUp();
      await visit.restore.answer({ kind: 'member', member: memberOf(1), link: 'none' });
      visit.session.send({ type: 'gameLaunch.open', game, isOnPage: true });
      visit.session.send({ type: 'memberCentre.open', page: 'securityCenter' });
      await settled();
      expect(selectGameLaunch(visit.now())).toBeDefined();
      visit.session.send({ type: 'route.changed', path });
      await settled();
      expect(selectGameLaunch(visit.now())).toBeUndefined();
      expect(selectIsCentreOpen(visit.now())).toBe(false);
    },
  );
});

describe('why the session ended, after a reload', () => {
  const notice: LogoutNotice = { key: 'errors:loggedOutIdle' };
  const reloaded = async (path = '/login') => {
    const visit = setUp(path, { notice });
    await visit.restore.answer(nobody);
    return visit;
  };
  type Visit = Awaited<ReturnType<typeof reloaded>>;

  test.each([
    ['/login', 'login'],
    ['/agent', 'agentLogin'],
  ] as const)('is said at %s', async (path, form) => {
    const visit = await reloaded(path);
    expect(visit.now().children[form]?.getSnapshot().context.message).toEqual(notice);
    expect(selectNotice(visit.now())).toEqual(notice);
  });

  test('is said by the login that is opened later', async () => {
    const visit = await reloaded('/rng');
    visit.session.send({ type: 'login.open' });
    expect(visit.now().children.login?.getSnapshot().context.message).toEqual(notice);
  });

  test.each<[string, (visit: Visit) => Promise<void>]>([
    ['a login', (visit) => visit.finishLogin('login', authenticated(memberOf(0)))],
    ['closing the login', (visit) => visit.finishLogin('login', { kind: 'closed' })],
    [
      'going to the agents',
      async (visit) => {
        visit.session.send({ type: 'route.changed', path: '/agent' });
        await visit.end.answer({ kind: 'ended' });
      },
    ],
  ])('is forgotten by %s', async (_, leave) => {
    const visit = await reloaded();
    await leave(visit);
    expect(selectNotice(visit.now())).toBeNull();
  });

  test('is forgotten by free play', async () => {
    const visit = await reloaded('/');
    visit.session.send({ type: 'freePlay.start' });
    await visit.freePlay.answer({ kind: 'started', member: memberOf(4) });
    expect(selectNotice(visit.now())).toBeNull();
  });

  test('is forgotten by closing the login before it is known who is here', async () => {
    const visit = setUp('/login', { notice });
    visit.session.send({ type: 'login.close' });
    expect(selectNotice(visit.now())).toBeNull();
  });

  test.each<[string, RestoreOutcome]>([
    ['somebody is signed in', { kind: 'member', member: memberOf(0), link: 'none' }],
    [
      'a login goes on',
      {
        kind: 'unfinished',
        resume: { username: 'someone', due: { reason: 'first', rule: { min: 6, max: 16 } } },
        link: 'none',
      },
    ],
  ])('is forgotten where %s', async (_, outcome) => {
    const visit = setUp('/login', { notice });
    await visit.restore.answer(outcome);
    expect(selectNotice(visit.now())).toBeNull();
  });
});

test('shows an invalid link and keeps the present session', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'refused' });
  expect(selectIdentity(visit.now())).toBe('member');
  expect(visit.toasts()).toEqual([{ key: 'session:linkRefused' }]);
});

test('makes a guest of a session that cannot be restored, and says why', async () => {
  const visit = setUp();
  await visit.restore.fail({ kind: 'offline' });
  expect(selectIdentity(visit.now())).toBe('visitor');
  expect(visit.toasts()).toEqual([{ key: 'errors:network' }]);
});

const nobodyHere = async (path = '/', given: Given = {}) => {
  const visit = setUp(path, given);
  await visit.restore.answer(nobody);
  return visit;
};
const memberHere = async (path = '/', type = 0) => {
  const visit = setUp(path);
  await visit.restore.answer({ kind: 'member', member: memberOf(type), link: 'none' });
  return visit;
};

test.each<[string, number, SessionEvent[]]>([
  ['signing out', 0, [{ type: 'signOut.request' }, { type: 'signOut.confirm' }]],
  ['a 401', 0, [{ type: 'session.expired', isIdle: false }]],
  ['a 401 of an agent', 1, [{ type: 'session.expired', isIdle: false }]],
  ['another tab', 0, [{ type: 'tab.signedOut', memberId: '1' }]],
  ['a trial account that becomes a real one', 4, [{ type: 'registration.open' }]],
])('closes the chat of the former person: %s', async (_, type, ways) => {
  const visit = await memberHere('/', type);
  const support = selectSupport(visit.now());
  support.send({ type: 'chat.open' });
  expect(selectChat(support.getSnapshot())).toBeDefined();
  for (const event of ways) visit.session.send(event);
  await settled();
  expect(selectChat(support.getSnapshot())).toBeUndefined();
});

describe('the register dialog', () => {
  test('is at /register, knows the invitation, and leads home with the new member', async () => {
    const visit = await nobodyHere('/register', {
      invitation: { affiliateCode: 'PADAUK01', referralCode: 'r' },
    });
    expect(selectIsRegistering(visit.now())).toBe(true);
    expect(visit.now().children.registration?.getSnapshot().context.invitation).toEqual({
      affiliateCode: 'PADAUK01',
      referralCode: 'r',
    });
    await visit.finish('registration', { ...authenticated(memberOf(0)), remembered: null });
    expect(visit.place()).toEqual(['member', 'home', '/']);
    expect(visit.now().context.remembered).toBe('');
  });

  test('replaces the login dialog and is replaced by it, by link and by address', async () => {
    const visit = await nobodyHere('/login');
    visit.session.send({ type: 'registration.open' });
    expect(visit.place()).toEqual(['visitor', 'home', '/register']);
    expect(visit.isOpen()).toBe(false);
    visit.session.send({ type: 'login.open' });
    expect(visit.place()).toEqual(['visitor', 'home', '/login']);
    visit.session.send({ type: 'route.changed', path: '/register' });
    expect(visit.place()).toEqual(['visitor', 'home', '/register']);
    visit.session.send({ type: 'route.changed', path: '/' });
    await settled();
    expect(visit.place()).toEqual(['visitor', 'home', '/']);
  });

  test('hands a social account to the login, which starts with it once', async () => {
    const visit = await nobodyHere('/register');
    await visit.finish('registration', { kind: 'social', provider: 'facebook' });
    expect(visit.place()).toEqual(['visitor', 'home', '/login']);
    expect(visit.social.calls.map(({ input }) => input)).toEqual([{ provider: 'facebook' }]);
    await visit.finishLogin('login', { kind: 'closed' });
    visit.session.send({ type: 'login.open' });
    expect(visit.social.calls).toHaveLength(1);
  });

  test.each([['cancelled' as const], ['by the button' as const]])(
    'is back on the register form when its social window is closed: %s',
    async (way) => {
      const visit = await nobodyHere('/register');
      await visit.finish('registration', { kind: 'social', provider: 'facebook' });
      if (way === 'cancelled') await visit.social.answer({ kind: 'cancelled' });
      else visit.now().children.login?.send({ type: 'verification.cancel' });
      await settled();
      expect(visit.place()).toEqual(['visitor', 'home', '/register']);
      visit.session.send({ type: 'login.open' });
      expect(visit.social.calls).toHaveLength(1);
    },
  );

  test('keeps the heart that a guest pressed through the login', async () => {
    const visit = await nobodyHere();
    const game = gameCase('1');
    visit.session.send({ type: 'favourite.toggle', game });
    expect(visit.isOpen()).toBe(true);
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.hearts()).toEqual([{ game, isWanted: true }]);
    expect(visit.now().context.pendingIntent).toBeNull();
  });

  test('forgets the heart when the login is closed', async () => {
    const visit = await nobodyHere();
    visit.session.send({ type: 'favourite.toggle', game: gameCase('1') });
    await visit.finishLogin('login', { kind: 'closed' });
    visit.session.send({ type: 'login.open' });
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.hearts()).toEqual([]);
  });

  test('keeps the heart that was pressed before it was known who is here', async () => {
    const visit = setUp('/');
    visit.session.send({ type: 'favourite.toggle', game: gameCase('1') });
    await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
    expect(visit.hearts()).toMatchObject([{ isWanted: true }]);
  });

  test('opens the member centre after the login for a guest who asked for it', async () => {
    const visit = await nobodyHere('/member');
    expect(visit.place()).toEqual(['visitor', 'home', '/login']);
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.place()).toEqual(['member', 'home', '/member']);
    const other = await nobodyHere();
    other.session.send({ type: 'memberCentre.open', page: 'referral' });
    await other.finishLogin('login', { ...authenticated(memberOf(0)), passwordChanged: true });
    expect(selectMemberCentre(other.now())?.getSnapshot().value).toBe('referral');
  });

  test('keeps a code that is on its way when the dialog closes', async () => {
    const visit = await nobodyHere('/register');
    const code = visit.now().children.registerCode;
    await visit.finish('registration', { kind: 'closed' });
    visit.session.send({ type: 'login.open' });
    visit.session.send({ type: 'registration.open' });
    expect(visit.now().children.registerCode).toBe(code);
    expect(code?.getSnapshot().status).toBe('active');
  });
});

describe('the member centre', () => {
  test('is at /member, follows its menu, and closes at another address', async () => {
    const visit = await memberHere();
    visit.session.send({ type: 'memberCentre.open', page: 'rewardCenter' });
    expect(visit.place()).toEqual(['member', 'home', '/member/rewards']);
    expect(selectMemberCentre(visit.now())?.getSnapshot().value).toBe('rewardCenter');
    visit.session.send({ type: 'route.changed', path: '/member/nothing' });
    expect(visit.place()).toEqual(['member', 'home', '/member']);
    visit.session.send({ type: 'route.changed', path: '/member/rewards?from=mail' });
    expect(visit.place()).toEqual(['member', 'home', '/member/rewards']);
    visit.session.send({ type: 'memberCentre.open', page: 'securityCenter' });
    expect(selectMemberCentre(visit.now())?.getSnapshot().value).toEqual({
      securityCenter: 'summary',
    });
    visit.session.send({ type: 'route.changed', path: '/' });
    await settled();
    expect(visit.place()).toEqual(['member', 'home', '/']);
    visit.session.send({ type: 'route.changed', path: '/member' });
    expect(selectIsCentreOpen(visit.now())).toBe(true);
  });

  test('has the address of the page that was asked for before it can show it', () => {
    const visit = setUp();
    visit.session.send({ type: 'memberCentre.open', page: 'withdraw' });
    expect(selectPath(visit.now())).toBe('/member/withdraw');
  });

  test('offers the login to a guest', async () => {
    const visit = await nobodyHere();
    visit.session.send({ type: 'memberCentre.open', page: 'securityCenter' });
    expect(visit.place()).toEqual(['visitor', 'home', '/login']);
  });

  test('asks before signing out, and ends at home', async () => {
    const visit = await memberHere('/member');
    visit.session.send({ type: 'signOut.request' });
    expect(visit.place()).toEqual(['member', 'home', '/member']);
    visit.session.send({ type: 'signOut.confirm' });
    await visit.end.answer({ kind: 'ended' });
    expect(visit.place()).toEqual(['visitor', 'home', '/']);
    expect(selectMemberCentre(visit.now())).toBeUndefined();
  });

  test('reads the session again when the browser shows a kept page', async () => {
    const visit = await memberHere('/');
    visit.session.send({ type: 'page.returned' });
    expect(visit.now().context.member).toBeNull();
    await visit.restore.answer(nobody);
    expect(visit.place()).toEqual(['visitor', 'home', '/']);
    visit.session.send({ type: 'page.returned' });
    await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
    expect(visit.place()).toEqual(['member', 'home', '/']);
  });

  test('is signed out when another tab signs the same member out meanwhile', async () => {
    const visit = await memberHere('/');
    visit.session.send({ type: 'page.returned' });
    visit.session.send({ type: 'tab.signedOut', memberId: '9' });
    visit.session.send({ type: 'tab.signedOut', memberId: '1' });
    await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
    expect(visit.end.calls.map(({ input }) => input)).toEqual([{ memberId: '1', announce: false }]);
    await visit.end.answer({ kind: 'ended' });
    expect(visit.place()).toEqual(['visitor', 'home', '/']);
  });

  test('stays when somebody else signs out in another tab meanwhile', async () => {
    const visit = await memberHere('/');
    visit.session.send({ type: 'page.returned' });
    visit.session.send({ type: 'tab.signedOut', memberId: '9' });
    await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
    expect(visit.place()).toEqual(['member', 'home', '/']);
  });

  test('offers the login after a 401', async () => {
    const visit = await memberHere('/member');
    visit.session.send({ type: 'session.expired', isIdle: false });
    expect(visit.place()).toEqual(['visitor', 'home', '/login']);
    expect(selectMemberCentre(visit.now())).toBeUndefined();
  });
});

describe('free play', () => {
  test('makes a trial member of a guest', async () => {
    const visit = await nobodyHere();
    visit.session.send({ type: 'freePlay.start' });
    visit.session.send({ type: 'freePlay.start' });
    expect(visit.freePlay.calls).toHaveLength(1);
    await visit.freePlay.answer({ kind: 'started', member: memberOf(4) });
    expect(visit.place()).toEqual(['trial', 'home', '/']);
    expect(visit.viewer()).toBe('A');
  });

  test.each([
    ['/lottery?gameCode=A', '/'],
    ['/favorite', '/'],
    ['/rng', '/rng'],
  ])('asks a trial member at %s to register, not to log in', async (address, below) => {
    const visit = await memberHere(address, 4);
    visit.session.send({ type: 'registration.open' });
    await visit.end.answer({ kind: 'ended' });
    expect(selectIsRegistering(visit.now())).toBe(true);
    expect(visit.isOpen()).toBe(false);
    visit.session.send({ type: 'registration.close' });
    await settled();
    expect(selectPath(visit.now())).toBe(below);
  });

  test.each([
    [
      'refused',
      (visit: ReturnType<typeof setUp>) =>
        visit.freePlay.answer({ kind: 'refused', message: 'Closed' }),
      { text: 'Closed' },
    ],
    [
      'lost',
      (visit: ReturnType<typeof setUp>) => visit.freePlay.fail({ kind: 'offline' }),
      { key: 'errors:network' },
    ],
  ])('%s: stays a guest and says why', async (_, end, message) => {
    const visit = await nobodyHere();
    visit.session.send({ type: 'freePlay.start' });
    await end(visit);
    expect(visit.place()).toEqual(['visitor', 'home', '/']);
    expect(visit.toasts()).toEqual([message]);
  });
});

describe('the announcements', () => {
  const item = (id: string, execution: Announcement['execution']): Announcement => ({
    id,
    title: id,
    content: '',
    promotionType: null,
    execution,
    time: 0,
  });
  const content: Announcements = {
    banners: [],
    popup: [item('a', 'A'), item('b', 'B'), item('f', 'F')],
    player: [],
    home: [],
    promotion: [],
  };

  test('wait until it is known who is here: a visitor, a member, a new member', async () => {
    const visit = setUp();
    expect(visit.viewer()).toBeNull();
    expect(visit.announcements.calls).toHaveLength(0);
    await visit.restore.answer(nobody);
    expect(visit.viewer()).toBe('B');
    visit.session.send({ type: 'login.open' });
    await visit.finishLogin('login', { ...authenticated(memberOf(0)), firstTimeLogin: true });
    expect(visit.viewer()).toBe('F');
    visit.session.send({ type: 'signOut.request' });
    visit.session.send({ type: 'signOut.confirm' });
    await visit.end.answer({ kind: 'ended' });
    expect(visit.viewer()).toBe('B');
    visit.session.send({ type: 'login.open' });
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.viewer()).toBe('A');
    expect(visit.announcements.calls.map(({ input: { viewer } }) => viewer)).toEqual([
      'B',
      'F',
      'B',
      'A',
    ]);
  });

  test.each([
    ['/', false],
    ['/rng', false],
    ['/promotions', true],
    ['/promotions#welcome', true],
  ])('open at %s, %s, when a page that shows them asks', async (path, isAsked) => {
    const visit = setUp(path);
    await visit.restore.answer(nobody);
    expect(visit.announcements.calls.map(({ input }) => input)).toEqual([{ isAsked, viewer: 'B' }]);
    visit.session.send({ type: 'route.changed', path: '/promotions' });
    expect(visit.announcements.calls.at(-1)?.input).toEqual({
      isAsked: true,
      viewer: 'B',
    });
  });

  test("wait for the login when a visitor's link was invalid", async () => {
    const visit = setUp();
    await visit.restore.answer({ kind: 'none', link: 'refused' });
    expect(visit.announcements.calls).toHaveLength(0);
    visit.session.send({ type: 'login.open' });
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.announcements.calls).toHaveLength(1);
  });

  test('open for a member despite an invalid link', async () => {
    const visit = setUp();
    await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'refused' });
    expect(visit.announcements.calls).toHaveLength(1);
  });

  test('stay closed when they were closed in this browser session', async () => {
    for (const hadPopupsClosed of [false, true]) {
      const visit = await nobodyHere('/', { hadPopupsClosed });
      await visit.announcements.answer(content);
      expect(selectIsAnnouncementOpen(selectPopups(visit.now()).getSnapshot())).toBe(
        !hadPopupsClosed,
      );
    }
  });

  test('show only while no dialog is open or about to open', async () => {
    const visit = setUp();
    expect(selectHasNoDialog(visit.now())).toBe(false);
    await visit.restore.answer(nobody);
    expect(selectHasNoDialog(visit.now())).toBe(true);
    for (const open of ['login.open', 'registration.open'] as const) {
      visit.session.send({ type: open });
      expect(selectHasNoDialog(visit.now())).toBe(false);
    }
    await visit.finish('registration', authenticated(memberOf(0)));
    expect(selectHasNoDialog(visit.now())).toBe(true);
    visit.session.send({ type: 'memberCentre.open', page: 'securityCenter' });
    expect(selectHasNoDialog(visit.now())).toBe(false);
    visit.session.send({ type: 'memberCentre.close' });
    await settled();
    visit.session.send({ type: 'signOut.request' });
    expect(selectHasNoDialog(visit.now())).toBe(false);
  });

  test('close and open the reward centre for a promotion, or the login for a guest', async () => {
    const visit = await memberHere();
    await visit.announcements.answer(content);
    visit.session.send({ type: 'promotion.open' });
    expect(selectMemberCentre(visit.now())?.getSnapshot().value).toBe('rewardCenter');
    expect(selectIsAnnouncementOpen(selectPopups(visit.now()).getSnapshot())).toBe(false);
    const guest = await nobodyHere();
    await guest.announcements.answer(content);
    guest.session.send({ type: 'promotion.open' });
    expect(guest.isOpen()).toBe(true);
    expect(selectIsAnnouncementOpen(selectPopups(guest.now()).getSnapshot())).toBe(false);
    await guest.finishLogin('login', authenticated(memberOf(0)));
    expect(selectMemberCentre(guest.now())?.getSnapshot().value).toBe('rewardCenter');
  });
});

test('reads announcements and rules again in a new language; the form stays', async () => {
  const visit = await nobodyHere('/register');
  await visit.announcements.answer({ banners: [], popup: [], player: [], home: [], promotion: [] });
  await visit.countries.answer([]);
  await visit.rules.answer({
    ways: ['username'],
    asksMobilePassword: false,
    asksLimit: false,
    verifiesMobile: false,
    rules: {},
  });
  const registration = visit.now().children.registration;
  visit.session.send({ type: 'language.changed' });
  expect(
    [visit.announcements, visit.countries, visit.rules].map(({ calls }) => calls.length),
  ).toEqual([2, 2, 2]);
  expect(visit.now().children.registration).toBe(registration);
  expect(registration?.getSnapshot().matches('form')).toBe(true);
});

test('reads what a dialog shows again in a new language', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  visit.session.send({ type: 'memberCentre.open', page: 'rewardCenter' });
  await visit.activities.answer({ activities: [], currencySymbol: 'Ks', canTakePart: true });
  visit.session.send({
    type: 'gameLaunch.open',
    game: { id: '', name: 'CQ9', vendor: 'CQ9', category: 'RNG', code: '', opensList: true },
  });
  await visit.vendorGames.answer({ items: [], totalPages: 0, total: 0 });
  visit.session.send({ type: 'language.changed' });
  expect([visit.activities, visit.vendorGames].map(({ calls }) => calls.length)).toEqual([2, 2]);
});

test('reads messages, the VIP page and its name in the menu again in a new language', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  visit.session.send({ type: 'memberCentre.open', page: 'messageV2' });
  await visit.messages.answer({ messages: [], page: 1, pages: 1, unread: 0 });
  const counted = visit.counts.calls.length;
  visit.session.send({ type: 'language.changed' });
  expect([visit.messages, visit.counts].map(({ calls }) => calls.length)).toEqual([2, counted + 1]);
  selectMemberCentre(visit.now())?.send({ type: 'page.choose', page: 'vip' });
  expect(visit.vip.calls.length).toBe(1);
  visit.session.send({ type: 'language.changed' });
  expect(visit.vip.calls.length).toBe(2);
});

describe('a game that is opened while another is open', () => {
  const koi: GameTarget = {
    id: '',
    name: 'Koi',
    vendor: 'JL',
    category: 'RNG',
    code: 'koi',
    opensList: false,
  };
  const cocks: GameTarget = {
    id: '',
    name: 'DS88',
    vendor: 'DS88',
    category: 'COCKFIGHT',
    code: '',
    opensList: false,
  };
  const end = (id: string, output: unknown) =>
    ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as never;
  /** The first game's vendor has its own wallet, so its end takes a moment. */
  const playing = async () => {
    const visit = setUp();
    await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
    visit.session.send({ type: 'gameLaunch.open', game: koi });
    const launch = visit.now().children.gameLaunch;
    launch?.send(
      end('launchGame', {
        kind: 'launched',
        name: '',
        url: 'https://games.example',
        opening: 'popup',
        needsTransfer: true,
        frame: {},
      }),
    );
    launch?.send(
      end('readWallets', {
        vendor: 'JL',
        balance: '5.00',
        vendorBalance: '1.00',
        currencySymbol: 'K',
      }),
    );
    visit.session.send({ type: 'gameLaunch.open', game: cocks });
    expect(selectNextGame(visit.now())).toBe('DS88');
    return visit;
  };
  const targetOf = ({ now }: Awaited<ReturnType<typeof playing>>) =>
    now().children.gameLaunch?.getSnapshot().context.target.name;

  test('opens when the other has ended', async () => {
    const visit = await playing();
    expect(targetOf(visit)).toBe('Koi');
    await visit.bringBack.answer(null);
    expect(targetOf(visit)).toBe('DS88');
    expect(selectNextGame(visit.now())).toBeNull();
  });

  test('is dropped when the launch is closed', async () => {
    const visit = await playing();
    visit.session.send({ type: 'gameLaunch.close' });
    await visit.bringBack.answer(null);
    expect(visit.now().children.gameLaunch).toBeUndefined();
  });

  test('is dropped when the session ends', async () => {
    const visit = await playing();
    visit.session.send({ type: 'session.expired', isIdle: false });
    expect(selectNextGame(visit.now())).toBeNull();
  });
});

test('reads the session of play again once the platform has let a game begin', async () => {
  const visit = setUp();
  await visit.restore.answer({ kind: 'member', member: memberOf(0), link: 'none' });
  const noPlay = outputOf(realityCheckCases, 'readPlay', 'nobody plays') as Play;
  await visit.play.answer(noPlay);
  visit.session.send({ type: 'gameLaunch.open', game: gameCase('1') });
  await visit.play.answer(noPlay);
  expect(visit.play.calls.length).toBe(2);
  const launched = outputOf(gameLaunchCases, 'launchGame', 'in the popup') as LaunchOutcome;
  await visit.launch.answer(launched);
  expect(visit.play.calls.length).toBe(3);
});

describe('a game whose session had ended', () => {
  const koi: GameTarget = {
    id: 'JL-1',
    category: 'RNG',
    vendor: 'JL',
    code: '1',
    name: 'Silver Koi',
    opensList: false,
  };
  const expire = async (type: number) => {
    const visit = await memberHere('/', type);
    visit.session.send({ type: 'gameLaunch.open', game: koi });
    visit.session.send({ type: 'session.expired', isIdle: false });
    await settled();
    return visit;
  };

  test('opens after the login that it asked for', async () => {
    const visit = await expire(0);
    expect(visit.isOpen()).toBe(true);
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.now().children.gameLaunch?.getSnapshot().context.target).toEqual(koi);
  });

  test('is forgotten without a login, for an agent, and at sign-out', async () => {
    const visit = await expire(0);
    await visit.finishLogin('login', { kind: 'closed' });
    visit.session.send({ type: 'login.open' });
    await visit.finishLogin('login', authenticated(memberOf(0)));
    expect(visit.now().children.gameLaunch).toBeUndefined();

    const agent = await expire(1);
    expect(agent.place()).toEqual(['visitor', 'agentLogin', '/agent']);
    await agent.finishLogin('agentLogin', authenticated(memberOf(1)));
    expect(agent.now().children.gameLaunch).toBeUndefined();

    const leaver = await memberHere();
    leaver.session.send({ type: 'gameLaunch.open', game: koi });
    leaver.session.send({ type: 'signOut.request' });
    leaver.session.send({ type: 'signOut.confirm' });
    await leaver.end.answer({ kind: 'ended' });
    leaver.session.send({ type: 'login.open' });
    await leaver.finishLogin('login', authenticated(memberOf(0)));
    expect(leaver.now().children.gameLaunch).toBeUndefined();
  });
});
