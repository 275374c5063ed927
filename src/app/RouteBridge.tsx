import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
  type NavigationType,
} from 'react-router-dom';
import { createActor } from 'xstate';
import { addressMachine, type AddressRef } from '../../machines/site/address/address.machine';
import type {
  AddressCommand,
  AddressEvent,
  EntryState,
} from '../../machines/site/address/address.types';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectEntryPath } from '../../machines/site/app/app.selectors';
import { addressOfGame } from '../../machines/shared/gameAddress';
import { placeOf, type Place } from '../../machines/shared/routes';
import type { SessionRef, SessionSnapshot } from '../../machines/site/session/session.machine';
import {
  PAGES_BELOW,
  selectCentre,
  selectDialogOverPage,
  selectIdentity,
  selectIsSignedIn,
  selectPage,
  selectPath,
  selectPathInCentre,
  selectReopening,
  selectSupport,
} from '../../machines/site/session/session.selectors';
import type { SessionEvent } from '../../machines/site/session/session.types';
import {
  selectIsHelpOpen,
  selectHelpTerm,
} from '../../machines/support/support/helpPlace.selectors';
import { leavePage, startLayers, writeWhenLeft } from '../ui/backLayers';
import { useBackCloses } from '../ui/hooks/useBackCloses';
import { useFocusMain } from '../ui/hooks/useFocusMain';
import {
  cancelWrite,
  flushOnLeaving,
  flushWrites,
  isOnLayer,
  scheduleWrite,
} from './historyWrites';
import { gameOfPage, useNameOfPage } from '../flows/screens/gamePage';
import { topOf } from './listPlace';
import { PageTitle, usePlace } from './PageTitle';

/** Connects the browser's address to the session, by an actor of the address machine. */
export function RouteBridge({ app, session }: { app: AppRef; session: SessionRef }) {
  const entry = useSelector(app, selectEntryPath);
  const [actor] = useState(() => createActor(addressMachine, { input: { entry } }).start());
  useAddressBar(actor, session);
  useEffect(() => flushOnLeaving(), []);
  useEffect(() => {
    // A reload closed what was open over the page: its entry is left.
    if (isOnLayer()) startLayers();
  }, []);
  useStartAtTop();
  useDialogEntry(session);

  // When the person is known, and after each change of page or person.
  const place = usePlace(session);
  useFocusMain(
    useSelector(session, (s) =>
      selectIdentity(s) === 'unknown' ? null : `${place} ${selectIdentity(s)}`,
    ),
  );

  return <PageTitle session={session} />;
}

/**
 * Tells the address machine where the browser is and what the session wants, and carries out its
 * commands.
 */
export const useAddressBar = (actor: AddressRef, session: SessionRef): void => {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const change = useAddressChange(session);
  const isHeard = useRef(false);
  // Before what opens along with a change of page gets its entry.
  useLayoutEffect(() => {
    const commands = actor.on('*', (command) => obey(command, actor, session, navigate));
    return () => commands.unsubscribe();
  }, [actor, session, navigate]);
  useLayoutEffect(() => actor.send(changeOf(location, kind)), [actor, location, kind]);
  useLayoutEffect(() => {
    if (isHeard.current) actor.send(wantedOf(session));
  }, [actor, session, location, change]);
  // The router listens to the history from a layout effect above this one: it would never hear of a
  // write before.
  useEffect(() => {
    isHeard.current = true;
    actor.send(wantedOf(session));
  }, [actor, session]);
};

/** A dialog over another page than home has an entry of its own: the address does not say it. */
const useDialogEntry = (session: SessionRef): void => {
  const dialog = useSelector(session, selectDialogOverPage);
  const last = useRef<SessionEvent>(undefined);
  useEffect(() => {
    if (dialog !== null) last.current = selectReopening(session.getSnapshot());
  }, [dialog, session]);
  useBackCloses(
    dialog !== null,
    () => dialog && session.send({ type: `${dialog}.close` }),
    () => {
      if (last.current) session.send(last.current);
      return selectDialogOverPage(session.getSnapshot()) !== null;
    },
  );
};

/** What a person goes forward to begins at its top; on the way back the browser knows the place. */
const useStartAtTop = (): void => {
  const page = pageUnder(useLocation().pathname);
  const kind: `${NavigationType}` = useNavigationType();
  const before = useRef(page);
  useEffect(() => {
    if (page !== before.current && kind !== 'POP') scrollTo(0, 0);
    before.current = page;
  }, [page, kind]);
};

const obey = (
  command: AddressCommand,
  actor: AddressRef,
  session: SessionRef,
  navigate: NavigateFunction,
): void => {
  switch (command.type) {
    case 'route.changed':
      session.send(command);
      return;
    case 'entry.write':
      writeWhenLeft(() => {
        void navigate(command.address, {
          ...command.options,
          replace: command.options.replace || isOnLayer(),
        });
      });
      return;
    case 'entry.leave':
      leavePage(() => void navigate(-1));
      return;
    case 'write.schedule':
      scheduleWrite('address', () => actor.send({ type: 'write.due' }), command.address);
      return;
    case 'write.cancel':
      cancelWrite('address');
      return;
    case 'writes.flush':
      flushWrites();
  }
};

const HOME = '/';
const HELP = '/help';
/** Their dialogs lie over the home page. */
const OVER_HOME: readonly Place[] = ['login', 'register', 'member', 'help'];
const pageUnder = (path: string) => (OVER_HOME.includes(placeOf(path)) ? HOME : path);

const changeOf = (location: Location, kind: NavigationType): AddressEvent => {
  const { mark, over } = (location.state ?? {}) as Partial<EntryState>;
  return {
    type: 'location.changed',
    address: location.pathname + location.search + location.hash,
    key: location.key,
    kind,
    mark,
    over: over ?? null,
    from: topOf(location.state),
    isLayer: isOnLayer(),
  };
};

/** Changes whenever `wantedOf` may. */
const useAddressChange = (session: SessionRef): string => {
  const path = useSelector(session, selectPath);
  const help = useSelector(
    useSelector(session, selectSupport),
    (s) => `${selectIsHelpOpen(s)} ${selectHelpTerm(s)}`,
  );
  const centre = useSelector(useSelector(session, selectCentre), selectPathInCentre);
  const game = useNameOfPage(session);
  return `${path} ${centre} ${help} ${game}`;
};

const wantedOf = (session: SessionRef): AddressEvent => {
  const s = session.getSnapshot();
  const address = addressOf(s);
  return address === null
    ? { type: 'address.lost' }
    : {
        type: 'address.wanted',
        address,
        isSite: selectPage(s) === 'site',
        isSignedIn: selectIsSignedIn(s),
      };
};

/** The game page, the help centre over the home page, or the place that the session says. */
const addressOf = (s: SessionSnapshot): string | null => {
  // A session that has ended has no place.
  if (s.status !== 'active') return null;
  const game = gameOfPage(s);
  if (game) return addressOfGame(game);
  const path = selectPath(s);
  const support = selectSupport(s).getSnapshot();
  if (!PAGES_BELOW.includes(path) || !selectIsHelpOpen(support)) return path;
  const term = selectHelpTerm(support);
  return term ? `${HELP}#${encodeURIComponent(term)}` : HELP;
};
