import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectIdentity, selectMember } from '../../../machines/session/session.selectors';
import { useT } from '../../app/i18n';
import { Avatar } from '../../ui/Avatar';
import { ChevronDown, Gift, LogOut, User, Users } from '../../ui/icons';
import { MenuButton, type MenuItem } from '../../ui/MenuButton';
import * as css from './Header.css';

/** What each entry asks of the session. */
const ENTRIES = {
  agentCentre: { type: 'route.changed', path: '/agentHome' },
  rewardCentre: { type: 'centre.open', page: 'rewardCenter' },
  myAccount: { type: 'centre.open', page: 'securityCenter' },
  signOut: { type: 'signOut.request' },
} as const;

/** Who is signed in, and what they can open from here; its entries all lead somewhere. */
export function AccountMenu({ session }: { session: SessionRef }) {
  const t = useT('shell');
  const common = useT('common');
  const nickname = useSelector(session, selectMember)?.nickname ?? '';
  const isAgent = useSelector(session, selectIdentity) === 'agent';
  const items: MenuItem[] = [
    ...(isAgent ? [{ id: 'agentCentre', label: common('agentCentre'), icon: <Users size={20} /> }] : []),
    { id: 'rewardCentre', label: t('rewardCentre'), icon: <Gift size={20} /> },
    { id: 'myAccount', label: t('myAccount'), icon: <User size={20} /> },
    { id: 'signOut', label: common('signOut'), icon: <LogOut size={20} />, separated: true },
  ];
  return (
    <>
      <span className={css.nickname}>{nickname}</span>
      <MenuButton
        label={t('accountMenu')}
        trigger={<><Avatar name={nickname} /><ChevronDown size={18} aria-hidden="true" /></>}
        items={items}
        onSelect={(id) => session.send(ENTRIES[id as keyof typeof ENTRIES])}
      />
    </>
  );
}
