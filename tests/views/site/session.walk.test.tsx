import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeAll, expect } from 'vitest';
import { createActor, fromCallback, type StateValue } from 'xstate';
import { selectSession } from '../../../machines/site/app/app.selectors';
import { cases } from '../../../machines/site/session/session.cases';
import type { ImageFilesEvent } from '../../../machines/shared/imageFiles';
import type { sessionMachine } from '../../../machines/site/session/session.machine';
import type {
  EndSessionInput,
  EndSessionOutcome,
  FreePlayOutcome,
  RestoreOutcome,
  SessionEvent,
  SessionInput,
} from '../../../machines/site/session/session.types';
import { switchMemberMachine } from '../../../machines/account/switchMember/switchMember.machine';
import type { LinkOwner } from '../../../machines/account/switchMember/switchMember.types';
import type { PrepareOutcome } from '../../../machines/site/search/search.types';
import { searchMachine } from '../../../machines/site/search/search.machine';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import type { WithdrawalEvent } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { loadFlows } from '../../../src/flows/shared/table';
import { createWholeI18n } from '../../support/wholeWords';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { runningIn } from '../../support/runningIn';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { createWorld, renderApp } from './shell.world';
// They load on demand; the time of that is not part of their behaviour.
import '../../../src/flows/screens/GameFlow';
import '../../../src/flows/screens/RegistrationFlow';
import '../../../src/app/SitePage';
import '../../../src/features/account/changePassword/ChangePasswordScreen';
import '../../../src/features/account/devices/DevicesDialog';
import '../../../src/features/site/search/SearchDialog';
import '../../../src/features/agents/contracts/ContractsDialog';
import '../../../src/flows/screens/GameListScreen';
import '../../../src/features/lobby/gameList/RecentPage';
import '../../../src/features/money/withdrawalConfirmation/WithdrawalDialog';

const PORTS = [
  'restoreSession',
  'startFreePlay',
  'endSession',
  'followOut',
  'leaveLogin',
  'leaveTrial',
] as const;
const DIALOGS = {
  memberCentre: 'Member centre',
  agentCentre: 'Agent centre',
  contracts: 'Contracts',
  devices: 'Devices',
  search: 'Search',
  withdrawalConfirmation: 'Confirm withdrawal',
} as const;
type Ends =
  | keyof typeof DIALOGS
  | 'switchMember'
  | 'login'
  | 'agentLogin'
  | 'registration'
  | 'realityCheck'
  | 'pauseRoom'
  | 'gameLaunch';
type Step =
  | SessionEvent['type']
  | `xstate.${'done' | 'error'}.actor.${(typeof PORTS)[number]}`
  | `xstate.done.actor.${Ends}`;

const nothing = () => undefined;

/** Gives the walk the router: it goes to an address like a link, so that the history has it too. */
function Router({ onRender }: { onRender: (go: (path: string) => void) => void }) {
  const navigate = useNavigate();
  onRender((path) => void navigate(path));
  return null;
}

/** The whole app at an address, with light pages: no banners, vendors, games and winners. */
const start = async (input: SessionInput) => {
  const ports = {
    restoreSession: new Held<RestoreOutcome>(),
    startFreePlay: new Held<FreePlayOutcome>(),
    endSession: new Held<EndSessionOutcome, EndSessionInput>(),
  };
  const { app: whole } = createWorld({ loadVendors: () => Promise.resolve([]) });
  const session = (whole.logic.implementations.actors['session'] as typeof sessionMachine).provide({
    actors: {
      restoreSession: ports.restoreSession.logic,
      startFreePlay: ports.startFreePlay.logic,
      endSession: ports.endSession.logic,
      switchMember: switchMemberMachine.provide({
        actors: { readOwner: new Held<LinkOwner>().logic },
      }),
      search: searchMachine.provide({
        actors: {
          prepare: new Held<PrepareOutcome>().logic,
          readRecent: new Held<string[]>().logic,
        },
      }),
      withdrawalConfirmation: withdrawalConfirmationMachine.provide({
        actors: {
          tabs: fromCallback<WithdrawalEvent>(nothing),
          proofFiles: fromCallback<ImageFilesEvent>(nothing),
        },
      }),
    },
    // A dialog that is told to close ends at once; the plan says when.
    actions: {
      closeDialog: nothing,
      closeGame: nothing,
    },
  });
  const app = createActor(whole.logic.provide({ actors: { session } }), {
    input: {
      language: 'EN',
      visit: input,
      preferences: { menuCollapsed: false, theme: 'system', balanceHidden: false },
    },
  }).start();
  let goTo: (path: string) => void = nothing;
  const router = (
    <Router
      onRender={(go) => {
        goTo = go;
      }}
    />
  );
  renderApp(app, await createWholeI18n('EN'), input.path, router);
  return {
    goTo: (path: string) => goTo(path),
    app,
    ports,
    session: runningIn(selectSession(app.getSnapshot())),
    /** The title of the dialog in which a half-done login goes on; null when there is none. */
    due: null as string | null,
  };
};
type World = Awaited<ReturnType<typeof start>>;

const openDialogs = () =>
  [
    ...screen.queryAllByRole<HTMLDialogElement>('dialog', { hidden: true }),
    ...screen.queryAllByRole<HTMLDialogElement>('alertdialog', { hidden: true }),
  ].filter(({ open }) => open);
const titleOf = (dialog: HTMLElement) =>
  dialog.getAttribute('aria-label') ??
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
  '';
/** The page's own comes first; a game has one too. */
const pageHeader = () => screen.getAllByRole('banner', { hidden: true })[0] as HTMLElement;
const press = (title: string, button: string) => {
  const dialog = openDialogs().find((one) => titleOf(one) === title);
  if (!dialog) throw new Error(`no dialog "${title}" is open`);
  fireEvent.click(within(dialog).getByRole('button', { name: button, hidden: true }));
};

/**
 * From an address, a menu, a tile, another tab or the platform: the sources are tested elsewhere.
 */
const send = ({ session }: World, type: SessionEvent['type'], name: string) =>
  act(async () =>
    session.send({ ...(eventOf(cases, type, name) as object), type } as SessionEvent),
  );
/** Its end is tested by its own walk; here it just ends. */
const end = (world: World, child: Ends, name: string) => {
  if (name === 'a second factor is due') world.due = "Verify it's you";
  // Back at the register form, the login still owes what it owed.
  else if (name !== 'returned') world.due = null;
  return act(async () =>
    world.session.send({
      type: `xstate.done.actor.${child}`,
      actorId: child,
      output: outputOf(cases, child, name),
    } as unknown as SessionEvent),
  );
};

const sent = Object.fromEntries(
  Object.keys(cases.events).map((type) => [
    type,
    (world: World, name: string) => send(world, type as SessionEvent['type'], name),
  ]),
) as Gestures<SessionEvent['type'], World>;

const gestures = {
  ...sent,
  'route.changed': ({ goTo }, name) => {
    const { path } = eventOf(cases, 'route.changed', name) as { path: string };
    return act(async () => goTo(path));
  },
  'login.open': async (world, name) => {
    const button = screen
      .queryAllByRole('banner')
      .map((one) => within(one).queryByRole('button', { name: 'Log in' }))[0];
    // The agents' page has none.
    if (button) fireEvent.click(button);
    else await send(world, 'login.open', name);
  },
  'signOut.confirm': () => press('Sign out?', 'Sign out'),
  'signOut.cancel': () => press('Sign out?', 'Stay signed in'),
  'trialAlert.close': (world, name) => send(world, 'trialAlert.close', name),
  'xstate.done.actor.restoreSession': (world, name) => {
    const outcome = outputOf(cases, 'restoreSession', name) as RestoreOutcome;
    world.due = outcome.kind === 'unfinished' ? 'Change password' : null;
    return world.ports.restoreSession.answer(outcome);
  },
  'xstate.error.actor.restoreSession': ({ ports }, name) =>
    ports.restoreSession.fail(errorOf(cases, 'restoreSession', name)),
  'xstate.done.actor.startFreePlay': ({ ports }, name) =>
    ports.startFreePlay.answer(outputOf(cases, 'startFreePlay', name) as FreePlayOutcome),
  'xstate.error.actor.startFreePlay': ({ ports }, name) =>
    ports.startFreePlay.fail(errorOf(cases, 'startFreePlay', name)),
  'xstate.done.actor.endSession': ({ ports }, name) =>
    ports.endSession.answer(outputOf(cases, 'endSession', name) as EndSessionOutcome),
  'xstate.error.actor.endSession': ({ ports }, name) =>
    ports.endSession.fail(errorOf(cases, 'endSession', name)),
  'xstate.done.actor.followOut': ({ ports }) => ports.endSession.answer({ kind: 'ended' }),
  'xstate.error.actor.followOut': ({ ports }, name) =>
    ports.endSession.fail(errorOf(cases, 'followOut', name)),
  'xstate.done.actor.leaveLogin': (world) => {
    world.due = null;
    return world.ports.endSession.answer({ kind: 'ended' });
  },
  'xstate.error.actor.leaveLogin': (world, name) => {
    world.due = null;
    return world.ports.endSession.fail(errorOf(cases, 'leaveLogin', name));
  },
  'xstate.done.actor.leaveTrial': ({ ports }) => ports.endSession.answer({ kind: 'ended' }),
  'xstate.error.actor.leaveTrial': ({ ports }, name) =>
    ports.endSession.fail(errorOf(cases, 'leaveTrial', name)),
  'xstate.done.actor.login': (world, name) => end(world, 'login', name),
  'xstate.done.actor.agentLogin': (world, name) => end(world, 'agentLogin', name),
  'xstate.done.actor.registration': (world, name) => end(world, 'registration', name),
  'xstate.done.actor.realityCheck': (world, name) => end(world, 'realityCheck', name),
  'xstate.done.actor.pauseRoom': (world, name) => end(world, 'pauseRoom', name),
  'xstate.done.actor.gameLaunch': (world, name) => end(world, 'gameLaunch', name),
  'xstate.done.actor.switchMember': (world, name) => end(world, 'switchMember', name),
  'xstate.done.actor.search': (world, name) => end(world, 'search', name),
  'xstate.done.actor.memberCentre': () => press(DIALOGS.memberCentre, 'Close'),
  'xstate.done.actor.agentCentre': () => press(DIALOGS.agentCentre, 'Close'),
  'xstate.done.actor.contracts': () => press(DIALOGS.contracts, 'Close'),
  'xstate.done.actor.devices': () => press(DIALOGS.devices, 'Close'),
  'xstate.done.actor.withdrawalConfirmation': () => press(DIALOGS.withdrawalConfirmation, 'Close'),
} satisfies Gestures<Step, World>;

type SignedIn = {
  role: 'member' | 'trial' | 'agent';
  play: 'idle' | 'trialAlert' | 'open';
  exit: 'closed' | 'confirmation';
};
/** `requested`: until it is known who is here. */
type Opening = 'requested' | 'open';
type Value = {
  identity:
    | 'signingOut'
    | 'leavingTrial'
    | 'followingOut'
    | 'restoring'
    | { visitor: string | object }
    | { signedIn: SignedIn };
  dialog:
    | 'none'
    | 'withdrawalConfirmation'
    | 'contracts'
    | 'devices'
    | 'switchMember'
    | 'search'
    | { login: Opening }
    | { registration: Opening }
    | { memberCentre: Opening };
  page:
    | 'home'
    | 'site'
    | 'agentLogin'
    | { pause: 'arrival' | 'room' }
    | { agentHome: 'centre' | 'entrance' };
};

const NAMES = { member: 'Thiri', trial: 'Guest', agent: 'Kyaw' };

/** The dialog of the region, by the name that a person reads. */
const dialogOf = (dialog: Value['dialog']): string[] => {
  if (dialog === 'none') return [];
  // It asks when the platform has said whose link it is; its own walk does that.
  if (dialog === 'switchMember') return [];
  if (typeof dialog === 'string') return [DIALOGS[dialog]];
  if ('login' in dialog) return dialog.login === 'open' ? ['Log in'] : [];
  if ('registration' in dialog) return dialog.registration === 'open' ? ['Register'] : [];
  return dialog.memberCentre === 'open' ? [DIALOGS.memberCentre] : [];
};

const dialogsOf = ({ identity, dialog, page }: Value): string[] => {
  const centre =
    typeof page === 'object' && 'agentHome' in page && page.agentHome === 'centre'
      ? [DIALOGS.agentCentre]
      : [];
  // It is for everybody, and stays open while that changes.
  const search = dialog === 'search' ? [DIALOGS.search] : [];
  if (identity === 'signingOut' || identity === 'followingOut')
    return [...centre, ...search, 'Sign out?'];
  if (typeof identity === 'string') return [...centre, ...search];
  if ('visitor' in identity) return dialogOf(dialog);
  const { signedIn } = identity;
  return [
    ...centre,
    ...dialogOf(dialog),
    ...(signedIn.play === 'trialAlert' ? ['Demo account'] : []),
    ...(signedIn.exit === 'confirmation' ? ['Sign out?'] : []),
  ];
};

/** The titles that the tab can have from a dialog: help, and the page of a centre. */
const titlesOverPage = (one: HTMLElement): (string | null)[] => {
  const name = titleOf(one);
  if (name === 'Help centre') return [name];
  return name === DIALOGS.memberCentre || name === DIALOGS.agentCentre
    ? [...one.querySelectorAll('h3')].map(({ textContent }) => textContent)
    : [];
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ due }: World, value: Value) => {
  const { identity, dialog, page } = value;
  const title = document.title.split(' · ')[0];
  const isPlaying =
    typeof identity === 'object' && 'signedIn' in identity && identity.signedIn.play === 'open';
  const isPause = typeof page === 'object' && 'pause' in page;
  // A game that is left for the agents' pages may still be closing.
  const isAgents = page === 'agentLogin' || (typeof page === 'object' && 'agentHome' in page);
  // Before it is known who is here, a game may be requested.
  const mayPlay = identity === 'restoring';
  const over = openDialogs().flatMap(titlesOverPage);
  if (over.length > 0) expect(over).toContain(title);
  else if (isAgents) expect(title).toBe(page === 'agentLogin' ? 'Agents' : 'Agent centre');
  else if (isPlaying) expect(['Koi', 'Game']).toContain(title);
  else if (isPause) expect(['Break from playing', ...(mayPlay ? ['Game'] : [])]).toContain(title);
  else
    expect([
      ...(page === 'home' ? ['Home'] : ['Slots', 'Recent games']),
      ...(mayPlay ? ['Game'] : []),
    ]).toContain(title);

  // The support machine shows the help centre.
  const dialogs = openDialogs()
    .map(titleOf)
    .filter((name) => name !== 'Help centre')
    .sort();
  const isAtLogin =
    (typeof dialog === 'object' && 'login' in dialog && dialog.login === 'open') ||
    (typeof identity === 'object' && 'visitor' in identity && identity.visitor === 'agentLogin');
  // A member who owes a new password or a second factor sees its form.
  if (due !== null && isAtLogin) return expect(dialogs).toContain(due);
  expect(dialogs).toEqual(dialogsOf(value).sort());

  if (typeof identity === 'string') return undefined;
  const isInside = 'signedIn' in identity;
  const isVisitor = 'visitor' in identity;
  if (page === 'home' || page === 'site' || isPause) {
    const banner = within(pageHeader());
    expect(banner.queryAllByText('Log in')).toHaveLength(isVisitor ? 1 : 0);
    for (const [role, name] of Object.entries(NAMES))
      expect(banner.queryAllByText(name)).toHaveLength(
        isInside && identity.signedIn.role === role ? 1 : 0,
      );
    // A game has the page to itself; while it is not known who is here, it may be on its way.
    if (isInside || isVisitor)
      expect(
        screen.queryAllByRole('complementary', { name: 'Side menu', hidden: true }),
      ).toHaveLength(isInside && identity.signedIn.play === 'open' ? 0 : 1);
  }
  return (
    page !== 'agentLogin' ||
    expect(screen.queryAllByRole('region', { name: 'Log in' })).toHaveLength(
      isVisitor && identity.visitor === 'agentLogin' ? 1 : 0,
    )
  );
};

beforeAll(loadFlows);

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as SessionInput),
  actorOf: ({ app, session }) => ({
    getSnapshot: () => session.getSnapshot(),
    stop: () => app.stop(),
  }),
  expectShown: (world, value: StateValue) => waitFor(() => expectShown(world, value as Value)),
});
