import { useMemo } from 'react';
import type {
  MemberRecord,
  RecordFilter,
  RecordTotals,
} from '../../../../machines/member/records/records.types';
import { createZonedTime, zonedHeading } from '../../../../machines/shared/zonedTime.selectors';
import { vendorNameOf } from '../../../../machines/shared/vendorName.selectors';
import { useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Badge } from '../../../ui/Badge';
import type { Column } from '../../../ui/DataTable';
import { formatMoney } from '../../../ui/money';
import { Moment } from '../../../ui/Moment';
import { Money } from '../../../ui/Money';
import { SignedMoney } from '../../../ui/SignedMoney';
import * as css from './RecordPage.css';

/** `timeZone`: the platform's, whose days the records are asked for by. */
type Options = {
  kind: RecordFilter['kind'];
  totals: RecordTotals | null;
  symbol: string;
  timeZone: string;
};
const TONES = {
  settled: 'neutral',
  approved: 'success',
  open: 'action',
  inProcess: 'action',
  rejected: 'danger',
} as const satisfies Record<MemberRecord['status'], string>;

/**
 * The columns of a kind of record. The columns of its file have the same names; only the time zone
 * has its identifier there.
 */
export const useColumns = ({ kind, totals, symbol, timeZone }: Options): Column<MemberRecord>[] => {
  const t = useT('recordsFile');
  const total = useT('records')('total');
  const money = (amount: string | null, isSigned = false) =>
    amount === null ? (
      '—'
    ) : isSigned ? (
      <SignedMoney amount={amount} symbol={symbol} />
    ) : (
      <Money>{formatMoney(amount, symbol)}</Money>
    );
  const zone = useZoneName(timeZone);
  const timeOf = useMemo(() => createZonedTime(timeZone), [timeZone]);
  const time: Column<MemberRecord> = {
    key: 'time',
    card: 'moment',
    header: zonedHeading(t('columns.time'), zone),
    render: (record) => <Moment text={timeOf(record.time)} />,
    total,
  };
  const last: Column<MemberRecord>[] = [
    {
      key: 'balance',
      header: t('columns.balance'),
      align: 'end',
      render: ({ balance }) => money(balance),
    },
    {
      key: 'status',
      card: 'state',
      header: t('columns.status'),
      render: ({ status }) => <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>,
    },
  ];
  const movement: Column<MemberRecord>[] = [
    time,
    {
      key: 'movement',
      card: 'title',
      header: t('columns.movement'),
      render: (record) => (
        <Named
          title={t(`movements.${record.title}`, { defaultValue: record.title })}
          vendor={vendorNameOf(record)}
        />
      ),
    },
    {
      key: 'amount',
      card: 'amount',
      header: t('columns.amount'),
      align: 'end',
      render: ({ amount }) => money(amount, true),
      total: money(totals?.amount ?? null, true),
    },
    // Alone below the others, it has a line for itself.
    ...last.map((column) =>
      column.key === 'balance' ? { ...column, card: 'line' as const } : column,
    ),
  ];
  const profit: Column<MemberRecord> = {
    key: 'profit',
    card: 'amount',
    header: t('columns.profit'),
    align: 'end',
    render: (record) => money(record.profit, true),
    total: money(totals?.profit ?? null, true),
  };
  switch (kind) {
    case 'bets':
      return [
        time,
        {
          key: 'game',
          card: 'title',
          header: t('columns.game'),
          render: ({ ticket, picks, ...record }) => (
            <>
              <Named title={record.title} vendor={vendorNameOf(record)} />
              {ticket ? (
                <span className={css.ticket}>
                  {t('ticket', { drawNo: ticket.drawNo, numbers: ticket.numbers.join(' ') })}
                </span>
              ) : null}
              {picks?.map((pick) => (
                <span key={pick} className={css.ticket}>
                  {pick}
                </span>
              ))}
            </>
          ),
        },
        {
          key: 'stake',
          header: t('columns.stake'),
          align: 'end',
          render: ({ amount }) => money(amount),
          total: money(totals?.amount ?? null),
        },
        profit,
        ...last,
      ];
    case 'account':
    case 'bonus':
      return movement;
    case 'profit':
      return [
        {
          key: 'day',
          card: 'title',
          header: t('columns.day'),
          render: ({ title }) => <span className={css.whole}>{title}</span>,
          total,
        },
        {
          key: 'bets',
          header: t('columns.bets'),
          align: 'end',
          render: ({ amount }) => money(amount),
          total: money(totals?.amount ?? null),
        },
        { ...profit, card: undefined },
        {
          key: 'rewards',
          card: 'line',
          header: t('columns.rewards'),
          align: 'end',
          render: ({ day }) => money(day?.rewards ?? null),
          total: money(totals?.day?.rewards ?? null),
        },
        {
          key: 'result',
          card: 'amount',
          header: t('columns.result'),
          align: 'end',
          render: ({ day }) => money(day?.result ?? null, true),
          total: money(totals?.day?.result ?? null, true),
        },
      ];
  }
};

/** A vendor of one game gives it its own name. */
function Named({ title, vendor }: { title: string; vendor: string | null }) {
  return vendor === null || vendor === title ? (
    title
  ) : (
    <>
      {title} <span className={css.vendor}>{vendor}</span>
    </>
  );
}
