import { useSelector } from '@xstate/react';
import { goalOf } from '../../../../machines/rewards/vip/vip.selectors';
import {
  selectHasFailed,
  selectIsLoading,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import type { VipRef } from '../../../../machines/rewards/vip/vip.machine';
import type { Vip } from '../../../../machines/rewards/vip/vip.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Badge } from '../../../ui/Badge';
import { DataTable, type Column } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureAlert } from '../../../ui/FailureAlert';
import { FailureState } from '../../../ui/FailureState';
import { Crown } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { ProgressBar } from '../../../ui/ProgressBar';
import { WholeDays } from '../../../ui/WholeDays';
import { Waiting } from '../../../ui/Waiting';
import * as css from './VipPage.css';

type Level = Vip['levels'][number];
type Month = Vip['history'][number];

/**
 * The member's VIP level: the own one, this month's progress, all levels, and the levels by month.
 * `timeZone` is the platform's.
 */
export function VipPage({ vip, timeZone }: { vip: VipRef; timeZone: string }) {
  const common = useT('common');
  const say = useMessage();
  const value = useSelector(vip, selectValue<Vip>);
  const isLoading = useSelector(vip, selectIsLoading);
  const hasFailed = useSelector(vip, selectHasFailed);
  const message = useSelector(vip, selectMessage);
  const retry = () => vip.send({ type: 'data.reload' });
  if (!value)
    return hasFailed ? (
      <FailureState retryLabel={common('retry')} onRetry={retry}>
        {say(message)}
      </FailureState>
    ) : (
      <Waiting label={common('loading')} rows={4} height={104} />
    );
  return (
    <div className={css.page} aria-busy={isLoading || undefined}>
      {hasFailed ? (
        <FailureAlert retryLabel={common('retry')} onRetry={retry}>
          {say(message)}
        </FailureAlert>
      ) : null}
      <Own vip={value} timeZone={timeZone} />
      <Progress vip={value} />
      <Levels vip={value} />
      <History vip={value} />
    </div>
  );
}

function Own({ vip, timeZone }: { vip: Vip; timeZone: string }) {
  const t = useT('vip');
  const zone = useZoneName(timeZone);
  const benefits = useBenefits(vip.currencySymbol);
  const { level, label } = vip;
  return (
    <section className={css.part} aria-labelledby="vip-own">
      <h4 id="vip-own" className={css.heading}>
        {t('own')}
      </h4>
      <div className={css.own[metalOf(level) ?? 'none']}>
        <span className={css.crown} aria-hidden="true">
          <Crown size={32} />
        </span>
        <strong className={css.level}>{level === 0 ? t('none') : label}</strong>
        <dl className={css.benefits}>
          {benefits.map(({ key, name, textOf }) => (
            <div key={key} className={css.benefit}>
              <dt className={css.benefitName}>{name}</dt>
              <dd className={css.benefitValue}>{textOf(vip)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={css.lead}>{t('lead', { zone })}</p>
    </section>
  );
}

function Progress({ vip }: { vip: Vip }) {
  const t = useT('vip');
  const { reached, countsOn, turnover, deposits } = vip.progress;
  const labelOf = (level: number | null) => vip.levels.find((one) => one.level === level)?.label;
  const target = goalOf(vip);
  return (
    <section className={css.part} aria-labelledby="vip-progress">
      <h4 id="vip-progress" className={css.heading}>
        {t('progress')}
      </h4>
      <p>
        <WholeDays>
          {reached === 0
            ? t('reachesNone', { day: countsOn })
            : t('reaches', { label: labelOf(reached) ?? '', day: countsOn })}
        </WholeDays>
      </p>
      {target ? (
        <>
          <p className={css.name}>
            {t(target.keeps ? 'toKeep' : 'toNext', { label: target.goal.label })}
          </p>
          <div className={css.bars}>
            <Bar vip={vip} name={t('turnover')} done={turnover} needed={target.goal.turnover} />
            <Bar vip={vip} name={t('deposits')} done={deposits} needed={target.goal.deposits} />
          </div>
        </>
      ) : (
        <p>{t('highest')}</p>
      )}
    </section>
  );
}

function Bar({
  vip: { currencySymbol },
  name,
  done,
  needed,
}: {
  vip: Vip;
  name: string;
  done: string;
  needed: string;
}) {
  const t = useT('vip');
  const figures = t('of', {
    done: formatMoney(done, currencySymbol),
    target: formatMoney(needed, currencySymbol),
  });
  return (
    <div className={css.bar}>
      <span className={css.line} aria-hidden="true">
        <span className={css.name}>{name}</span>
        <span className={css.figures}>{figures}</span>
      </span>
      <ProgressBar label={name} value={Number(done)} max={Number(needed)} text={figures} />
    </div>
  );
}

/** The metals of the levels from 1 on; a level above them has that of the highest. */
const OF_LEVELS = ['bronze', 'silver', 'gold', 'diamond'] as const;
const metalOf = (level: number) =>
  level === 0 ? null : (OF_LEVELS[level - 1] ?? ('diamond' as const));

function Piece({ level }: { level: number }) {
  const metal = metalOf(level);
  return metal ? <span className={css.pieces[metal]} aria-hidden="true" /> : null;
}

function Levels({ vip: { level, levels, currencySymbol } }: { vip: Vip }) {
  const t = useT('vip');
  const moneyOf = (amount: string) => formatMoney(amount, currencySymbol);
  const orNone = useOrNone();
  const columns: Column<Level>[] = [
    {
      key: 'level',
      card: 'title',
      header: t('level'),
      render: (one) => (
        <span className={css.yours}>
          <Piece level={one.level} />
          {one.label} {one.level === level ? <Badge>{t('yours')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'turnover',
      header: t('turnoverNeeded'),
      align: 'end',
      render: ({ turnover }) => moneyOf(turnover),
    },
    {
      key: 'deposits',
      header: t('depositsNeeded'),
      align: 'end',
      render: ({ deposits }) => moneyOf(deposits),
    },
    {
      key: 'fee',
      header: t('fee'),
      align: 'end',
      render: ({ feePercent }) => orNone(feePercent, `${feePercent}%`),
    },
    {
      key: 'rebate',
      header: t('rebate'),
      align: 'end',
      render: ({ rebatePercent }) => orNone(rebatePercent, `${rebatePercent}%`),
    },
    {
      key: 'rebateMost',
      header: t('rebateMost'),
      align: 'end',
      render: ({ rebatePercent, rebateMost }) => orNone(rebatePercent, moneyOf(rebateMost)),
    },
    {
      key: 'birthday',
      header: t('birthday'),
      align: 'end',
      render: ({ birthdayGift }) => orNone(birthdayGift, moneyOf(birthdayGift)),
    },
  ];
  return (
    <section className={css.part} aria-labelledby="vip-levels">
      <h4 id="vip-levels" className={css.heading}>
        {t('levels')}
      </h4>
      <DataTable<Level>
        caption={t('levels')}
        columns={columns}
        rows={levels}
        keyOf={(one) => String(one.level)}
        isMarked={(one) => one.level === level}
        empty={<EmptyState icon={<Crown size={28} />}>{t('none')}</EmptyState>}
      />
    </section>
  );
}

function History({ vip: { history, currencySymbol } }: { vip: Vip }) {
  const t = useT('vip');
  const columns: Column<Month>[] = [
    {
      key: 'month',
      card: 'title',
      header: t('month'),
      render: ({ month }) => <WholeDays>{month}</WholeDays>,
    },
    {
      key: 'level',
      header: t('level'),
      render: ({ level, label }) => (level === 0 ? t('none') : label),
    },
    {
      key: 'turnover',
      header: t('turnoverBefore'),
      align: 'end',
      render: ({ turnover }) => formatMoney(turnover, currencySymbol),
    },
    {
      key: 'deposits',
      header: t('depositsBefore'),
      align: 'end',
      render: ({ deposits }) => formatMoney(deposits, currencySymbol),
    },
  ];
  return (
    <section className={css.part} aria-labelledby="vip-history">
      <h4 id="vip-history" className={css.heading}>
        {t('history')}
      </h4>
      <DataTable<Month>
        caption={t('history')}
        columns={columns}
        rows={history}
        keyOf={({ month }) => month}
        empty={<EmptyState icon={<Crown size={28} />}>{t('none')}</EmptyState>}
      />
    </section>
  );
}

type Benefits = Pick<Vip, 'feePercent' | 'rebatePercent' | 'rebateMost' | 'birthdayGift'>;
type Benefit = { key: string; name: string; textOf: (benefits: Benefits) => string };

/** The text of an amount, or the word for none where it is zero. */
const useOrNone = () => {
  const t = useT('vip');
  return (amount: string, text: string) => (Number(amount) === 0 ? t('free') : text);
};

/** What a level brings, in words. */
const useBenefits = (currencySymbol: string): Benefit[] => {
  const t = useT('vip');
  const moneyOf = (amount: string) => formatMoney(amount, currencySymbol);
  const orNone = useOrNone();
  return [
    {
      key: 'fee',
      name: t('fee'),
      textOf: ({ feePercent }) => orNone(feePercent, `${feePercent}%`),
    },
    {
      key: 'rebate',
      name: t('rebate'),
      textOf: ({ rebatePercent, rebateMost }) =>
        orNone(
          rebatePercent,
          t('rebateUpTo', { rate: `${rebatePercent}%`, most: moneyOf(rebateMost) }),
        ),
    },
    {
      key: 'birthday',
      name: t('birthday'),
      textOf: ({ birthdayGift }) => orNone(birthdayGift, moneyOf(birthdayGift)),
    },
  ];
};
