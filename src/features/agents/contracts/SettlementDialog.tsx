import { useSelector } from '@xstate/react';
import type {
  RealTimeTerms,
  Tier,
  TieredTerms,
} from '../../../../machines/agents/contractRequest/contractRequest.types';
import type { SettlementRef } from '../../../../machines/agents/settlement/settlement.machine';
import {
  selectIsFailed,
  selectListedBets,
  selectMessage,
  selectSettlement,
} from '../../../../machines/agents/settlement/settlement.selectors';
import type { Settlement } from '../../../../machines/agents/settlement/settlement.types';
import { formatTimeAt } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { DataTable, type Column } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { formatCount, formatMoney } from '../../../ui/money';
import { Skeleton } from '../../../ui/Skeleton';
import * as css from './contracts.css';
import { useTermsWords } from './useTermsWords';

/** `utcOffset`: offset of the platform's time zone, in which days and hours are settled. */
type Props = { settlement: SettlementRef; utcOffset: number };

/**
 * Explains a salary: the measured figures, the tier reached, the amount, and what the next tier
 * needs; for real-time salary also the bets.
 */
export function SettlementDialog({ settlement: ref, utcOffset }: Props) {
  const t = useT('contracts');
  const common = useT('common');
  const say = useMessage();
  const settlement = useSelector(ref, selectSettlement);
  const hasFailed = useSelector(ref, selectIsFailed);
  const message = useSelector(ref, selectMessage);
  const listed = useSelector(ref, selectListedBets);
  return (
    <Dialog
      open
      size="large"
      title={t('settlement.title')}
      closeLabel={common('close')}
      onDismiss={() => ref.send({ type: 'dialog.close' })}
    >
      {settlement ? (
        <Why settlement={settlement} listed={listed} utcOffset={utcOffset} />
      ) : hasFailed ? (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => ref.send({ type: 'data.reload' })}
        >
          {say(message)}
        </FailureState>
      ) : (
        <div role="status" aria-label={t('settlement.loading')} className={css.page}>
          <Skeleton height={88} />
          <Skeleton height={200} />
        </div>
      )}
    </Dialog>
  );
}

type WhyProps = { settlement: Settlement; listed: number | null; utcOffset: number };

function Why({ settlement, listed, utcOffset }: WhyProps) {
  const t = useT('contracts');
  const { type, account, from, to, amount, terms, tiers, bets } = settlement;
  return (
    <div className={css.page}>
      <dl className={css.results}>
        <div className={css.result}>
          <dt className={css.muted}>{t(`type.${type}`)}</dt>
          <dd className={css.figure}>{formatMoney(amount)}</dd>
        </div>
        <div className={css.result}>
          <dt className={css.muted}>{t('settlement.account')}</dt>
          <dd className={css.name}>{account}</dd>
        </div>
        <div className={css.result}>
          <dt className={css.muted}>{t('settlement.period')}</dt>
          <dd className={css.time}>{formatTimeAt(from, utcOffset)} –</dd>
          <dd className={css.time}>{formatTimeAt(to, utcOffset)}</dd>
        </div>
      </dl>
      {terms.kind === 'tiers' && tiers ? (
        <Measured settlement={settlement} terms={terms} tiers={tiers} />
      ) : null}
      {terms.kind === 'realTime' && bets ? (
        <Bets terms={terms} bets={bets} amount={amount} listed={listed} utcOffset={utcOffset} />
      ) : null}
    </div>
  );
}

type TierProps = {
  settlement: Settlement;
  terms: TieredTerms;
  tiers: NonNullable<Settlement['tiers']>;
};

function Measured({ settlement, terms, tiers }: TierProps) {
  const t = useT('contracts');
  const { validBet, netLoss, activeMembers } = tiers;
  return (
    <>
      <section className={css.panel} aria-labelledby="settlement-inputs">
        <h3 id="settlement-inputs" className={css.heading}>
          {t('settlement.inputs')}
        </h3>
        <dl className={css.results}>
          <div className={css.result}>
            <dt className={css.muted}>{t('settlement.validBet')}</dt>
            <dd className={css.figure}>{formatMoney(validBet)}</dd>
          </div>
          <div className={css.result}>
            <dt className={css.muted}>{t('settlement.netLoss')}</dt>
            <dd className={css.figure}>{formatMoney(netLoss)}</dd>
          </div>
          <div className={css.result}>
            <dt className={css.muted}>{t('settlement.activeMembers')}</dt>
            <dd className={css.figure}>{formatCount(activeMembers)}</dd>
          </div>
        </dl>
      </section>
      <TierTable terms={terms} reached={tiers.reached} />
      <section className={css.section} aria-labelledby="settlement-how">
        <h3 id="settlement-how" className={css.heading}>
          {t('settlement.howTitle')}
        </h3>
        <p>
          <How settlement={settlement} terms={terms} tiers={tiers} />
        </p>
      </section>
      <Next tiers={tiers} />
    </>
  );
}

function TierTable({ terms, reached }: { terms: TieredTerms; reached: number | null }) {
  const t = useT('contracts');
  const { needs } = useTermsWords();
  const columns: Column<Tier>[] = [
    {
      key: 'tier',
      header: t('settlement.tier'),
      render: (_, index) => t('terms.tier', { number: index + 1 }),
    },
    { key: 'rate', header: t('settlement.rate'), align: 'end', render: ({ rate }) => `${rate}%` },
    {
      key: 'asksFor',
      header: t('settlement.asksFor'),
      render: (tier) => (
        <span className={css.needs}>
          {needs(tier).map((need) => (
            <span key={need} className={css.need}>
              {need}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('settlement.state'),
      render: (_, index) =>
        index === reached ? (
          <Badge tone="success">{t('settlement.reached')}</Badge>
        ) : (
          t(reached !== null && index < reached ? 'settlement.passed' : 'settlement.open')
        ),
    },
  ];
  return (
    <DataTable<Tier>
      caption={t('settlement.tiers')}
      columns={columns}
      rows={terms.tiers}
      keyOf={(_, index) => `${index}`}
      empty={null}
    />
  );
}

function How({
  settlement: { type, amount },
  terms,
  tiers: { reached, validBet, netLoss },
}: TierProps) {
  const t = useT('contracts');
  if (reached === null) return t('settlement.howNothing');
  const rate = terms.tiers[reached]?.rate;
  if (type !== 'dividend')
    return t('settlement.howBet', {
      base: formatMoney(validBet),
      rate,
      amount: formatMoney(amount),
    });
  return netLoss.startsWith('-')
    ? t('settlement.howNoLoss')
    : t('settlement.howLoss', { base: formatMoney(netLoss), rate, amount: formatMoney(amount) });
}

function Next({ tiers: { next } }: Pick<TierProps, 'tiers'>) {
  const t = useT('contracts');
  if (!next) return <p>{t('settlement.highest')}</p>;
  return (
    <section className={css.section} aria-labelledby="settlement-next">
      <h3 id="settlement-next" className={css.heading}>
        {t('settlement.next', { number: next.index + 1 })}
      </h3>
      <ul role="list" className={css.plain}>
        {Number(next.validBet) > 0 ? (
          <li>{t('settlement.missingBet', { amount: formatMoney(next.validBet) })}</li>
        ) : null}
        {Number(next.profitLoss) > 0 ? (
          <li>{t('settlement.missingLoss', { amount: formatMoney(next.profitLoss) })}</li>
        ) : null}
        {next.activeMembers > 0 ? (
          <li>{t('settlement.missingMembers', { count: next.activeMembers })}</li>
        ) : null}
      </ul>
    </section>
  );
}

type Bet = NonNullable<Settlement['bets']>[number];

type BetsProps = Omit<WhyProps, 'settlement'> & {
  terms: RealTimeTerms;
  bets: readonly Bet[];
  amount: string;
};

function Bets({
  terms: { profitRate, lossRate, singleBetAmount },
  bets,
  amount,
  listed,
  utcOffset,
}: BetsProps) {
  const t = useT('contracts');
  const columns: Column<Bet>[] = [
    {
      key: 'time',
      header: t('settlement.time'),
      render: ({ time }) => <span className={css.time}>{formatTimeAt(time, utcOffset)}</span>,
    },
    {
      key: 'game',
      header: t('settlement.game'),
      render: ({ game, account }) => (
        <span className={css.needs}>
          {game}
          <span className={css.muted}>{account}</span>
        </span>
      ),
    },
    {
      key: 'stake',
      header: t('settlement.stake'),
      align: 'end',
      render: ({ stake }) => formatMoney(stake),
    },
    {
      key: 'profit',
      header: t('settlement.profit'),
      align: 'end',
      render: ({ profit }) => formatMoney(profit),
    },
    {
      key: 'salary',
      header: t('settlement.salary'),
      align: 'end',
      render: ({ salary }) => formatMoney(salary),
      total: formatMoney(amount),
    },
  ];
  return (
    <>
      <p className={css.muted}>
        {t('settlement.perBet', {
          profit: profitRate,
          loss: lossRate,
          amount: formatMoney(singleBetAmount),
        })}
      </p>
      {listed === null ? null : <p>{t('settlement.firstBets', { listed })}</p>}
      <DataTable<Bet>
        caption={t('settlement.bets')}
        columns={columns}
        rows={bets}
        keyOf={(_, index) => `${index}`}
        empty={<EmptyState>{t('settlement.noBets')}</EmptyState>}
      />
    </>
  );
}
