import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../machines/popups/popups.machine';
import { selectFault, selectIsAwaited, selectIsLoading, selectPromotions } from '../../../machines/popups/popups.selectors';
import { useMessage, useT } from '../../app/i18n';
import { EmptyState } from '../../ui/EmptyState';
import { FailureState } from '../../ui/FailureState';
import { Gift } from '../../ui/icons';
import { Waiting } from '../../ui/Waiting';
import * as css from './RewardCentre.css';

/** The promotions that are on (spec §2 Member centre menu pages). */
export function RewardCentre({ popups }: { popups: PopupsRef }) {
  const t = useT('memberCentre');
  const common = useT('common');
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
  return isAwaited ? <Waiting label={common('loading')} rows={3} height={64} /> : <EmptyState icon={<Gift size={28} />}>{t('rewardCenter.nothing')}</EmptyState>;
}

function Failure({ popups }: { popups: PopupsRef }) {
  const common = useT('common');
  const say = useMessage();
  const fault = useSelector(popups, selectFault);
  const isLoading = useSelector(popups, selectIsLoading);
  return <FailureState busy={isLoading} retryLabel={common('retry')} onRetry={() => popups.send({ type: 'popups.reload' })}>{say(fault)}</FailureState>;
}
