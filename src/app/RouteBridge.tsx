import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionRef } from '../../machines/session/session.machine';
import { DIALOG_PATHS, selectIdentity, selectPage, selectPath } from '../../machines/session/session.selectors';
import { brand } from '../brand/brand';
import { useFocusMain } from '../ui/hooks/useFocusMain';
import { useT } from './i18n';

/**
 * The one place where state and address meet (architecture.md, Machines): an address the person went to becomes
 * `route.changed`, and the address of the state is written back. Opening a dialog with an address is a step that Back undoes;
 * every other write is a redirect.
 */
export function RouteBridge({ session }: { session: SessionRef }) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = useSelector(session, selectPath);
  const told = useRef<string | null>(null);
  const own = useRef<string | null>(null);

  useEffect(() => {
    if (told.current !== location.key) {
      told.current = location.key;
      if (own.current !== location.pathname) session.send({ type: 'route.changed', path: location.pathname });
      own.current = null;
    }
    const wanted = selectPath(session.getSnapshot());
    if (wanted !== null && wanted !== location.pathname) {
      own.current = wanted;
      void navigate(wanted, { replace: !DIALOG_PATHS.includes(wanted) || DIALOG_PATHS.includes(location.pathname) });
    }
  }, [location, path, session, navigate]);

  // Once it is known who is here: every change of page or person.
  useFocusMain(useSelector(session, (s) => (selectIdentity(s) === 'unknown' ? null : `${selectPage(s)} ${selectIdentity(s)}`)));

  return <PageTitle session={session} />;
}

function PageTitle({ session }: { session: SessionRef }) {
  const t = useT('common');
  const page = useSelector(session, selectPage);
  const title = t(`title.${page}`);
  return <title>{`${title} · ${brand.name}`}</title>;
}
