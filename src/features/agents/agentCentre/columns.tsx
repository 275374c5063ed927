import {
  AGENT_COLUMNS,
  type AgentColumn,
  type AgentFigure,
  type AgentRecord,
  type AgentRecordKind,
  type AgentTotals,
} from '../../../../machines/agents/agentRecords/agentRecords.types';
import {
  clockOf,
  dayOf,
  formatTimeAt,
  minuteOf,
} from '../../../../machines/shared/zonedTime.selectors';
import { vendorNameOf } from '../../../../machines/shared/vendorName.selectors';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import type { CardPlace, Column } from '../../../ui/DataTable';
import { IconButton } from '../../../ui/IconButton';
import { CircleHelp } from '../../../ui/icons';
import { formatCount, formatMoney } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { SignedMoney } from '../../../ui/SignedMoney';
import { Moment } from '../../../ui/Moment';
import { daysOf } from '../../../ui/time';
import * as css from './Records.css';

type Options = {
  kind: AgentRecordKind;
  symbol: string;
  utcOffset: number;
  totals: AgentTotals | null;
  onExplain: (settlementId: string) => void;
};
const TONES = {
  settled: 'neutral',
  approved: 'success',
  open: 'action',
  inProcess: 'action',
  rejected: 'danger',
} as const satisfies Record<NonNullable<AgentRecord['status']>, string>;
/** Wins are above zero, losses below. A net loss is neither: a rate is taken from it. */
const SIGNED: ReadonlySet<AgentFigure> = new Set([
  'profit',
  'amount',
  'dividend',
  'daily',
  'hourly',
  'realTime',
  'total',
]);
/** What a card of this kind begins with. */
const cardPlaceOf = (kind: AgentRecordKind, column: AgentColumn): CardPlace | undefined => {
  switch (column) {
    case 'account':
      return kind === 'accountDetails' ? undefined : 'title';
    case 'movement':
      return 'title';
    case 'period':
      return kind === 'income' ? 'title' : 'moment';
    case 'time':
      return 'moment';
    case 'profit':
    case 'amount':
    case 'total':
      return 'amount';
    case 'status':
      return 'state';
    default:
      return undefined;
  }
};
const DAY = 24 * 60 * 60 * 1_000;

/** The columns of a kind of record; the columns of its file have the same names. */
export const useAgentColumns = ({
  kind,
  symbol,
  utcOffset,
  totals,
  onExplain,
}: Options): Column<AgentRecord>[] => {
  const t = useT('agentRecordsFile');
  const shared = useT('recordsFile');
  const words = useT('agentCentre');
  const show = (figure: AgentFigure, value: string | undefined) => (
    <Figure figure={figure} value={value} symbol={symbol} isSigned={SIGNED.has(figure)} />
  );
  const columnOf = (column: AgentColumn): Column<AgentRecord> => ({
    ...cellOf(column),
    card: cardPlaceOf(kind, column),
  });
  const cellOf = (column: AgentColumn): Column<AgentRecord> => {
    const header = t(`columns.${column}`);
    switch (column) {
      case 'time':
        return {
          key: column,
          header,
          render: ({ time }) =>
            time === null ? '—' : <Moment text={formatTimeAt(time, utcOffset)} />,
        };
      case 'period':
        return {
          key: column,
          header,
          render: ({ period }) =>
            period === null ? '—' : <Moment text={periodText(period, utcOffset)} />,
        };
      case 'account':
        return { key: column, header, render: ({ account }) => account };
      case 'game':
        return {
          key: column,
          header,
          render: (record) => {
            const vendor = vendorNameOf(record);
            return (
              <>
                {record.title ?? '—'}
                {vendor === null || vendor === record.title ? null : (
                  <>
                    {' '}
                    <span className={css.small}>{vendor}</span>
                  </>
                )}
              </>
            );
          },
        };
      case 'movement':
        return {
          key: column,
          header,
          render: ({ title }) =>
            title === null ? '—' : shared(`movements.${title}`, { defaultValue: title }),
        };
      case 'status':
        return {
          key: column,
          header,
          render: ({ status }) =>
            status === null ? (
              '—'
            ) : (
              <Badge tone={TONES[status]}>{shared(`statuses.${status}`)}</Badge>
            ),
        };
      case 'amount':
        return {
          key: column,
          header,
          align: 'end',
          total: totalOf(column),
          render: ({ figures, settlementId, account, period }) => (
            <span className={css.amount}>
              {settlementId === null ? null : (
                <span className={css.why}>
                  <IconButton
                    aria-label={words('records.whyOf', {
                      account,
                      period: period ? periodText(period, utcOffset) : '',
                    })}
                    title={words('records.why')}
                    icon={<CircleHelp size={18} />}
                    onClick={() => onExplain(settlementId)}
                  />
                </span>
              )}
              {show(column, figures[column])}
            </span>
          ),
        };
      default:
        return {
          key: column,
          header,
          align: 'end',
          render: ({ figures }) => show(column, figures[column]),
          total: totalOf(column),
        };
    }
  };
  const totalOf = (figure: AgentFigure) =>
    totals?.[figure] === undefined ? undefined : show(figure, totals[figure]);
  const [first, ...rest] = AGENT_COLUMNS[kind].map(columnOf);
  const hasTotals = totals !== null && Object.keys(totals).length > 0;
  return first ? [hasTotals ? { ...first, total: words('records.total') } : first, ...rest] : rest;
};

function Figure({
  figure,
  value,
  symbol,
  isSigned,
}: {
  figure: AgentFigure;
  value: string | undefined;
  symbol: string;
  isSigned: boolean;
}) {
  if (value === undefined) return '—';
  if (figure === 'activeMembers') return formatCount(Number(value));
  if (figure === 'rate') return value;
  return isSigned ? (
    <SignedMoney amount={value} symbol={symbol} />
  ) : (
    <Money>{formatMoney(value, symbol)}</Money>
  );
}

/**
 * One day, a range of days, or minutes within one day. An end at midnight counts as the day before,
 * where it is 24:00.
 */
const periodText = ({ from, to }: { from: number; to: number }, utcOffset: number): string => {
  const start = formatTimeAt(from, utcOffset);
  const end = formatTimeAt(to, utcOffset);
  if (start.endsWith('00:00:00') && (end.endsWith('00:00:00') || to - from >= DAY - 60_000)) {
    const last = dayOf(formatTimeAt(Math.max(from, to - 1), utcOffset));
    return daysOf({ from: dayOf(start), to: last });
  }
  const isMidnight = end.endsWith('00:00:00') && to - from <= DAY;
  if (isMidnight) return `${minuteOf(start)} – 24:00`;
  return `${minuteOf(start)} – ${dayOf(start) === dayOf(end) ? clockOf(end) : minuteOf(end)}`;
};
