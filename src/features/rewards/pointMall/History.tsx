import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import {
  selectHistory,
  selectHistoryScreen,
  selectMessage,
  selectPage,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import type { RedeemRecord } from '../../../../machines/rewards/pointMall/pointMall.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { DataTable, type Column } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { History as HistoryIcon } from '../../../ui/icons';
import { formatCount } from '../../../ui/money';
import { Pager } from '../../../ui/Pager';
import { platformTime } from '../../../i18n/platformTime';
import * as css from './PointMallPage.css';
import type { PointMallProps } from './types';

const TONES = {
  inProcess: 'action',
  rejected: 'danger',
  approved: 'success',
} as const satisfies Record<RedeemRecord['status'], string>;

/**
 * Redeemed rewards and collected points, newest first, each in process, rejected or approved (spec
 * §4 Statuses); an approved reward is on its way or delivered.
 */
export function History({ session, mall }: PointMallProps) {
  const t = useT('pointMall');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(mall, selectHistoryScreen);
  const history = useSelector(mall, selectHistory);
  const message = useSelector(mall, selectMessage);
  const columns = useColumns();
  if (screen === 'guest') {
    return (
      <EmptyState
        icon={<HistoryIcon size={28} />}
        action={
          <Button tone="primary" onClick={() => session.send({ type: 'login.open' })}>
            {common('logIn')}
          </Button>
        }
      >
        {t('history.login')}
      </EmptyState>
    );
  }
  return (
    <div className={css.list}>
      <DataTable<RedeemRecord>
        caption={t('tab.history')}
        columns={columns}
        rows={history?.rows ?? []}
        keyOf={({ id }) => id}
        isLoading={screen === 'loading'}
        empty={<EmptyState icon={<HistoryIcon size={28} />}>{t('history.empty')}</EmptyState>}
        failed={
          screen === 'failed' ? (
            <FailureState
              retryLabel={common('retry')}
              onRetry={() => mall.send({ type: 'history.reload' })}
            >
              {say(message)}
            </FailureState>
          ) : null
        }
      />
      <Pages mall={mall} />
    </div>
  );
}

function Pages({ mall }: { mall: PointMallRef }) {
  const t = useT('pointMall');
  const page = useSelector(mall, selectPage);
  const pages = useSelector(mall, selectHistory)?.totalPages ?? 0;
  const hasFailed = useSelector(mall, selectHistoryScreen) === 'failed';
  if (pages < 2 || hasFailed) return null;
  return (
    <Pager
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      page={page}
      pages={pages}
      onPage={(next) => mall.send({ type: 'page.turn', page: next })}
    >
      {t('pages.place', { page, pages })}
    </Pager>
  );
}

const useColumns = (): Column<RedeemRecord>[] => {
  const t = useT('pointMall');
  return [
    {
      key: 'time',
      card: 'moment',
      header: t('history.time'),
      render: ({ time }) => platformTime(time),
    },
    {
      key: 'reward',
      card: 'title',
      header: t('history.reward'),
      render: ({ reward, remark }) => (
        <>
          {reward ?? t('history.money')}
          {remark === null ? null : <span className={css.remark}>{remark}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('history.amount'),
      align: 'end',
      render: ({ amount }) => formatCount(amount),
    },
    {
      key: 'change',
      header: t('history.change'),
      align: 'end',
      render: ({ change }) => formatCount(change),
    },
    {
      key: 'balance',
      header: t('history.balance'),
      align: 'end',
      render: ({ balance }) => formatCount(balance),
    },
    {
      key: 'status',
      card: 'state',
      header: t('history.status'),
      render: ({ status, delivery }) => (
        <>
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          {delivery === null ? null : (
            <span className={css.remark}>{t(`delivery.${delivery}`)}</span>
          )}
        </>
      ),
    },
  ];
};
