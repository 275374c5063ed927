import { useSelector } from '@xstate/react';
import { selectVipLabel } from '../../../../machines/member/counts/memberMenu.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectCounts, selectMember } from '../../../../machines/site/session/session.selectors';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import * as css from './Who.css';

/**
 * The member above the menu: picture, name and VIP level. Where the menu is above the page there is
 * no room for it. The header has the balance.
 */
export function Who({ session }: { session: SessionRef }) {
  const { nickname = '', icon } = useSelector(session, selectMember) ?? {};
  const vip = useSelector(useSelector(session, selectCounts), selectVipLabel);
  return (
    <div className={css.who}>
      <Avatar name={nickname} src={icon ?? undefined} />
      <span className={css.nickname}>{nickname}</span>
      {vip === '' ? null : <Badge tone="action">{vip}</Badge>}
    </div>
  );
}
