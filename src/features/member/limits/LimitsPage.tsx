import { useSelector } from '@xstate/react';
import { createZonedTime, minuteOf } from '../../../../machines/shared/zonedTime.selectors';
import type { LimitsRef } from '../../../../machines/member/limits/limits.machine';
import {
  kindsOf,
  selectChange,
  selectDesk,
  selectMessage,
  selectScreen,
} from '../../../../machines/member/limits/limits.selectors';
import type { LimitDesk, LimitEntry } from '../../../../machines/member/limits/limits.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { DataTable, type Column } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { History } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import { LimitCard } from './LimitCard';
import { LimitQuestion } from './LimitQuestion';
import * as css from './Limits.css';
import { Rules } from './Rules';
import { useFigure } from './useFigure';

type Props = { limits: LimitsRef; timeZone: string };

/**
 * The limits that a member sets themselves (issue 28): a card for each kind, the rules behind them
 * and the changes. `timeZone` is the platform's.
 */
export function LimitsPage({ limits, timeZone }: Props) {
  const t = useT('limits');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(limits, selectScreen);
  const desk = useSelector(limits, selectDesk);
  const message = useSelector(limits, selectMessage);
  const change = useSelector(limits, selectChange);
  if (screen === 'failed')
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => limits.send({ type: 'limits.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  if (!desk) return <Waiting label={common('loading')} rows={3} height={160} />;
  return (
    <div className={css.page}>
      <p className={css.lead}>{t('lead')}</p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {kindsOf(desk.limits).map((kind) => (
        <LimitCard key={kind} limits={limits} desk={desk} kind={kind} timeZone={timeZone} />
      ))}
      <Rules limits={limits} pack={desk.pack} currencySymbol={desk.currencySymbol} />
      <Changes desk={desk} timeZone={timeZone} />
      {change ? <LimitQuestion change={change} desk={desk} /> : null}
    </div>
  );
}

function Changes({ desk, timeZone }: { desk: LimitDesk; timeZone: string }) {
  const t = useT('limits');
  const timeOf = createZonedTime(timeZone);
  const figureOf = useFigure(desk.currencySymbol);
  const amountOf = (kind: LimitEntry['kind'], amount: string | null) =>
    amount === null ? t('history.noLimit') : figureOf(kind, amount);
  const columns: Column<LimitEntry>[] = [
    { key: 'time', header: t('history.time'), render: ({ at }) => minuteOf(timeOf(at)) },
    {
      key: 'limit',
      header: t('history.limit'),
      render: ({ kind, period }) => `${t(`kind.${kind}.title`)}, ${t(`period.${period}`)}`,
    },
    {
      key: 'what',
      header: t('history.what'),
      render: ({ action, jurisdiction }) => [t(`history.action.${action}`), ` (${jurisdiction})`],
    },
    {
      key: 'from',
      header: t('history.from'),
      align: 'end',
      render: ({ kind, before }) => amountOf(kind, before),
    },
    {
      key: 'to',
      header: t('history.to'),
      align: 'end',
      render: ({ kind, after }) => amountOf(kind, after),
    },
  ];
  return (
    <section className={css.part} aria-labelledby="limits-history">
      <h4 id="limits-history" className={css.heading}>
        {t('history.title')}
      </h4>
      <DataTable
        caption={t('history.title')}
        columns={columns}
        rows={desk.history}
        keyOf={({ id }) => String(id)}
        empty={<EmptyState icon={<History size={28} />}>{t('history.empty')}</EmptyState>}
      />
    </section>
  );
}
