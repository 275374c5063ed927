import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectEntryPath } from '../../machines/site/app/app.selectors';
import { addressOfGame } from '../../machines/shared/gameAddress';
import { pathOf, placeOf } from '../../machines/shared/routes';
import type { SessionRef } from '../../machines/site/session/session.machine';
import {
  DIALOG_PATHS,
  selectIdentity,
  selectIsSignedIn,
  selectPage,
  selectPath,
  selectSupport,
} from '../../machines/site/session/session.selectors';
import { selectIsHelpOpen, selectHelpTerm } from '../../machines/support/support/support.selectors';
import { useFocusMain } from '../ui/hooks/useFocusMain';
import { cancelWrite, flushOnLeaving, flushWrites, scheduleWrite } from './historyWrites';
import { gameOfPage, useNameOfPage } from '../flows/screens/gamePage';
import { topOf } from './listPlace';
import { PageTitle, usePlace } from './PageTitle';

/**
 * The one place where state and address meet (architecture.md, Machines): an address the person
 * went to becomes `route.changed`, and the address of the state is written back. Opening a dialog
 * with an address, or a game on its page, is a step that Back undoes, and leaving it undoes it too;
 * every other write is a redirect.
 */
export function RouteBridge({ app, session }: { app: AppRef; session: SessionRef }) {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const change = useAddressChange(session);
  const entry = useSelector(app, selectEntryPath);
  // Not its key, which is the same for every entry that somebody typed.
  const told = useRef<Location | null>(null);
  /**
   * What was written last: the router takes its time to show it, and two of them may come one by
   * one or at once.
   */
  const written = useRef<{ address: string; mark: number } | null>(null);
  const marks = useRef(0);
  /**
   * The entry that is being left for the one before it, and what stands there; the browser takes
   * its time, too.
   */
  const left = useRef<{ key: string; to: string | null } | null>(null);

  useEffect(() => {
    const here = location.pathname + location.search + location.hash;
    if (told.current !== location) {
      const mark = kind === NavigationType.Pop ? undefined : markOf(location.state);
      // A session knows the address it began with; to be told again would close what it opened for
      // it.
      const isKnown =
        told.current === null ? here === entry : mark !== undefined || left.current?.to === here;
      told.current = location;
      if (mark === undefined || mark === written.current?.mark) written.current = null;
      if (left.current?.key !== location.key) left.current = null;
      if (!isKnown)
        session.send({ type: 'route.changed', path: here, from: topOf(location.state) });
    }
    if (left.current) return;
    const wanted = addressOf(session);
    if (wanted === null || isReached(wanted, session, location)) {
      cancelWrite('address');
      return;
    }
    const write = () => {
      // On its way already: the session was ahead of what is drawn.
      if (written.current?.address === wanted) return;
      const isIn = isStep(location.pathname);
      const over = isIn ? overOf(location.state) : here;
      // Of a game that was reloaded, or gone forward to, the entry alone knows the page below it.
      const isBelowUntold =
        placeOf(here) === 'game' &&
        wanted === HOME &&
        typeof over === 'string' &&
        selectIsSignedIn(session.getSnapshot());
      if (isIn && (over === wanted || isBelowUntold)) {
        left.current = { key: location.key, to: over === wanted ? wanted : null };
        void navigate(-1);
        return;
      }
      marks.current += 1;
      written.current = { address: wanted, mark: marks.current };
      void navigate(wanted, {
        replace: isIn || !isStep(wanted),
        state: { mark: marks.current, ...(isStep(wanted) && { over }) },
      });
    };
    // What narrows a list: to write it takes as long as to draw the answer, which comes first.
    if (pathOf(wanted) === location.pathname && !wanted.includes('#')) {
      scheduleWrite('address', write);
      return;
    }
    flushWrites();
    write();
  }, [location, kind, change, entry, session, navigate]);

  useEffect(() => flushOnLeaving(), []);

  // Once it is known who is here: every change of page or person.
  const place = usePlace(session);
  useFocusMain(
    useSelector(session, (s) =>
      selectIdentity(s) === 'unknown' ? null : `${place} ${selectIdentity(s)}`,
    ),
  );

  return <PageTitle session={session} />;
}

const HOME = '/';
const HELP = '/help';
/** What one steps into and out of again: it lies over the page, or takes its place for a while. */
const isStep = (address: string) =>
  DIALOG_PATHS.includes(pathOf(address)) || address.startsWith(HELP) || placeOf(address) === 'game';

/**
 * What was there before the step into this entry; undefined where it was come to by its address.
 */
const overOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined;
/** Set on what the bridge itself writes. */
const markOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'mark' in state ? state.mark : undefined;

/** Changes whenever `addressOf` may. */
const useAddressChange = (session: SessionRef): string => {
  const path = useSelector(session, selectPath);
  const help = useSelector(
    useSelector(session, selectSupport),
    (s) => `${selectIsHelpOpen(s)} ${selectHelpTerm(s)}`,
  );
  const game = useNameOfPage(session);
  return `${path} ${help} ${game}`;
};

/**
 * Where the state is: the game page, the help centre over the home page, or the place that the
 * session says.
 */
const addressOf = (session: SessionRef): string | null => {
  const s = session.getSnapshot();
  // On its way out it is nowhere.
  if (s.status !== 'active') return null;
  const game = gameOfPage(s);
  if (game) return addressOfGame(game);
  const path = selectPath(s);
  const support = selectSupport(s).getSnapshot();
  if (path !== HOME || !selectIsHelpOpen(support)) return path;
  const term = selectHelpTerm(support);
  return term ? `${HELP}#${encodeURIComponent(term)}` : HELP;
};

/**
 * A query or hash that our own address does not have (a campaign's, say) may stay, but not where it
 * says what the page shows.
 */
const isReached = (
  wanted: string,
  session: SessionRef,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
) =>
  /[?#]/.test(wanted) || selectPage(session.getSnapshot()) === 'site'
    ? wanted === pathname + search + hash
    : wanted === pathname;
