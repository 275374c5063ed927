import { useSelector } from '@xstate/react';
import { selectClaimable } from '../../../../machines/member/counts/memberMenu.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectCounts } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { CountBadge } from '../../../ui/CountBadge';
import * as css from './BottomBar.css';

/**
 * The number of rewards to claim, on the icon of the tab that leads to them; nothing without any.
 * `id`: of its words, which describe the tab and leave its name alone.
 */
export function RewardsToClaim({ session, id }: { session: SessionRef; id: string }) {
  const t = useT('memberParts');
  const count = useSelector(useSelector(session, selectCounts), selectClaimable)?.count ?? 0;
  return count > 0 ? (
    <>
      <span className={css.toClaim} aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <span id={id} hidden>
        {t('rewardsToClaim', { count })}
      </span>
    </>
  ) : null;
}
