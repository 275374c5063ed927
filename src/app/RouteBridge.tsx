import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOfGame } from '../../machines/pages/gameAddress';
import { selectIsOnPage, selectTarget } from '../../machines/gameLaunch/gameLaunch.selectors';
import { selectRoom } from '../../machines/pages/pages.selectors';
import type { SessionRef } from '../../machines/session/session.machine';
import { DIALOG_PATHS, selectGameLaunch, selectIdentity, selectPage, selectPages, selectPath, selectSupport } from '../../machines/session/session.selectors';
import { selectHelpTerm, selectIsHelpOpen } from '../../machines/support/support.selectors';
import { brand } from '../brand/brand';
import { useFocusMain } from '../ui/hooks/useFocusMain';
import { useT } from './i18n';
import { isLoaded } from './lazyMachine';
import { topOf } from './listPlace';

/**
 * The one place where state and address meet (architecture.md, Machines): an address the person went to becomes
 * `route.changed`, and the address of the state is written back. Opening a dialog with an address is a step that Back undoes;
 * every other write is a redirect.
 */
export function RouteBridge({ session }: { session: SessionRef }) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = useAddress(session);
  const told = useRef<string | null>(null);
  const own = useRef<string | null>(null);
  const address = location.pathname + location.search + location.hash;

  useEffect(() => {
    if (told.current !== location.key) {
      told.current = location.key;
      if (own.current !== address) session.send({ type: 'route.changed', path: address, from: topOf(location.state) });
      own.current = null;
    }
  }, [location, address, session]);

  useEffect(() => {
    // What was said above may have changed the state since `path` was read: it comes round again.
    const wanted = addressOf(session);
    if (wanted === null || wanted !== path || isSame(wanted, address)) return;
    own.current = wanted;
    void navigate(wanted, { replace: !isDialog(wanted) || isDialog(address) });
  }, [address, path, session, navigate]);

  // Once it is known who is here: every change of page or person.
  const place = usePlace(session);
  useFocusMain(useSelector(session, (s) => (selectIdentity(s) === 'unknown' ? null : `${place} ${selectIdentity(s)}`)));

  return <PageTitle session={session} />;
}
