import { useSelector } from '@xstate/react';
import { selectVipLabel } from '../../../../machines/member/counts/memberMenu.selectors';
import { selectAmount } from '../../../../machines/money/balance/balance.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectBalance,
  selectCounts,
  selectMember,
} from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { formatBalance } from '../../../ui/money';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as css from './Who.css';

/**
 * The member above the menu: picture, name, VIP level and balance. Where the menu is above the
 * page there is no room for it, and the header has the same.
 */
export function Who({ session, isHidden }: { session: SessionRef; isHidden: boolean }) {
  const common = useT('common');
  const { nickname = '', icon } = useSelector(session, selectMember) ?? {};
  const vip = useSelector(useSelector(session, selectCounts), selectVipLabel);
  const amount = useSelector(useSelector(session, selectBalance), (s) => s && selectAmount(s));
  return (
    <div className={css.who}>
      <Avatar name={nickname} src={icon ?? undefined} />
      <span className={css.words}>
        <span className={css.name}>
          <span className={css.nickname}>{nickname}</span>
          {vip === '' ? null : <Badge tone="action">{vip}</Badge>}
        </span>
        {amount ? (
          <span className={css.balance}>
            <VisuallyHidden>{common('balance.label')}</VisuallyHidden>{' '}
            {formatBalance(amount.balance, amount.currencySymbol, isHidden)}
          </span>
        ) : null}
      </span>
    </div>
  );
}
