import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectPage, type Page } from '../../../machines/session/session.selectors';
import { useT } from '../../app/i18n';
import { House } from '../../ui/icons';
import { NavBar, NavLink } from '../../ui/NavLink';

/** Where the main navigation leads; `words` is a key of `common`. */
const PLACES = [
  { page: 'home', path: '/', words: 'home', icon: <House size={18} /> },
] as const satisfies readonly { page: Page; path: string; words: string; icon: React.ReactNode }[];

/** The main navigation (spec §2 Main navigation). */
export function MainNav({ session }: { session: SessionRef }) {
  const t = useT('shell');
  const common = useT('common');
  const current = useSelector(session, selectPage);
  const items = PLACES.map(({ page, path, words, icon }) => ({
    key: page,
    node: <NavLink to={path} icon={icon} current={page === current}>{common(words)}</NavLink>,
  }));
  return <NavBar label={t('mainNav')} items={items} />;
}
