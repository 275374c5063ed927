import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../machines/popups/popups.machine';
import { selectFault, selectIsAwaited, selectIsLoading, selectPromotions } from '../../../machines/popups/popups.selectors';
import { useMessage, useT } from '../../app/i18n';
import { FailureState } from '../../ui/FailureState';
import { Gift } from '../../ui/icons';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as css from './RewardCentre.css';

/** The promotions that are on (spec §2 Member centre menu pages). */
export function RewardCentre({ popups }: { popups: PopupsRef }) {
  const t = useT('memberCentre');
  const promotions = useSelector(popups, selectPromotions) ?? [];
  const isAwaited = useSelector(popups, selectIsAwaited);
  const hasFailed = useSelector(popups, selectFault) !== null;
  if (promotions.length > 0) {
    return (
      <>
        <p className={css.lead}>{t('rewardCenter.lead')}</p>
        <ul className={css.list} aria-label={t('rewardCenter.promotions')}>
          {promotions.map(({ id, title }) => <li key={id} className={css.promotion}><span className={css.sign}><Gift size={20} aria-hidden="true" /></span>{title}</li>)}
        </ul>
      </>
    );
  }
  if (hasFailed) return <Failure popups={popups} />;
  return isAwaited ? <Waiting /> : <p className={css.nothing}><Gift size={28} aria-hidden="true" />{t('rewardCenter.nothing')}</p>;
}

function Waiting() {
  const common = useT('common');
  return (
    <div role="status" className={css.list}>
      <VisuallyHidden>{common('loading')}</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => <Skeleton key={key} height={64} />)}
    </div>
  );
}

function Failure({ popups }: { popups: PopupsRef }) {
  const common = useT('common');
  const say = useMessage();
  const fault = useSelector(popups, selectFault);
  const isLoading = useSelector(popups, selectIsLoading);
  return <FailureState busy={isLoading} retryLabel={common('retry')} onRetry={() => popups.send({ type: 'popups.reload' })}>{say(fault)}</FailureState>;
}
