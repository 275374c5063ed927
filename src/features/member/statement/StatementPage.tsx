import { shallowEqual, useSelector } from '@xstate/react';
import type { StatementRef } from '../../../../machines/member/statement/statement.machine';
import {
  selectHasFailed,
  selectIsPrinting,
  selectIsSaving,
  selectMessage,
  selectMonths,
  selectMore,
  selectStatement,
  sumOf,
} from '../../../../machines/member/statement/statement.selectors';
import {
  FIGURES,
  type Figure,
  type Statement,
  type StatementMonth,
} from '../../../../machines/member/statement/statement.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { DataTable, type Column } from '../../../ui/DataTable';
import { FailureState } from '../../../ui/FailureState';
import { FigureChart } from '../../../ui/FigureChart';
import { Money } from '../../../ui/Money';
import { formatMoney } from '../../../ui/money';
import { SignedMoney } from '../../../ui/SignedMoney';
import { WholeDays } from '../../../ui/WholeDays';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Statement.css';

/**
 * The account statement (issue 28): deposits, withdrawals, stakes, returns and net by month, as a
 * chart and a table; it can be saved as a file and printed.
 */
export function StatementPage({ statement }: { statement: StatementRef }) {
  const common = useT('common');
  const say = useMessage();
  const known = useSelector(statement, selectStatement);
  const hasFailed = useSelector(statement, selectHasFailed);
  const message = useSelector(statement, selectMessage);
  if (hasFailed)
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => statement.send({ type: 'statement.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  if (!known) return <Waiting label={common('loading')} rows={4} height={104} />;
  return (
    <div className={css.page}>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Months statement={statement} known={known} />
    </div>
  );
}

type Props = { statement: StatementRef; known: Statement };

function Months({ statement, known }: Props) {
  const t = useT('statement');
  const months = useSelector(statement, selectMonths, shallowEqual);
  const { currencySymbol, account, timeZone, to } = known;
  const zone = useZoneName(timeZone);
  const money = (figure: Figure, amount: string) => (
    <Amount figure={figure} amount={amount} symbol={currencySymbol} />
  );
  const first = months.at(-1)?.month ?? '';
  const columns: Column<StatementMonth>[] = [
    {
      key: 'month',
      header: t('month'),
      render: ({ month }) => <WholeDays>{month}</WholeDays>,
      total: t('total'),
    },
    ...FIGURES.map((figure) => ({
      key: figure,
      header: t(`figure.${figure}`),
      align: 'end' as const,
      render: (month: StatementMonth) => money(figure, month[figure]),
      total: money(figure, sumOf(months, figure)),
    })),
  ];
  return (
    <>
      <p className={css.lead}>
        <WholeDays>{t('about', { account, from: first, to, zone })}</WholeDays>
      </p>
      <Actions statement={statement} />
      <Chart months={months} symbol={currencySymbol} />
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={months}
        keyOf={({ month }) => month}
        empty={null}
      />
      <More statement={statement} />
      <p className={css.muted}>{t('meaning')}</p>
      <Lifetime known={known} />
    </>
  );
}

/** Only the net may be below zero. */
function Amount({ figure, amount, symbol }: { figure: Figure; amount: string; symbol: string }) {
  return figure === 'net' ? (
    <SignedMoney amount={amount} symbol={symbol} />
  ) : (
    <Money>{formatMoney(amount, symbol)}</Money>
  );
}

function Actions({ statement }: { statement: StatementRef }) {
  const t = useT('statement');
  const isSaving = useSelector(statement, selectIsSaving);
  const isPrinting = useSelector(statement, selectIsPrinting);
  return (
    <div className={css.buttons}>
      <Button
        busy={isSaving}
        disabled={isPrinting}
        onClick={() => statement.send({ type: 'statement.save' })}
      >
        {t('save')}
      </Button>
      <Button
        busy={isPrinting}
        disabled={isSaving}
        onClick={() => statement.send({ type: 'statement.print' })}
      >
        {t('print')}
      </Button>
    </div>
  );
}

/** One figure of the months, the oldest first. */
function Chart({ months, symbol }: { months: readonly StatementMonth[]; symbol: string }) {
  const t = useT('statement');
  return (
    <FigureChart
      size="lead"
      figures={FIGURES}
      nameOf={(figure) => t(`figure.${figure}`)}
      titleOf={(figure) => t('chart', { figure: t(`figure.${figure}`) })}
      choice={t('figures')}
      pointsOf={(figure) =>
        months.toReversed().map((month) => ({
          key: month.month,
          label: month.month,
          value: Number(month[figure]),
          text: formatMoney(month[figure], symbol),
        }))
      }
    />
  );
}

function More({ statement }: { statement: StatementRef }) {
  const t = useT('statement');
  const count = useSelector(statement, selectMore);
  if (count === 0) return null;
  return (
    <div className={css.buttons}>
      <Button onClick={() => statement.send({ type: 'months.showAll' })}>
        {t('more', { count })}
      </Button>
    </div>
  );
}

function Lifetime({ known: { lifetime, currencySymbol } }: { known: Statement }) {
  const t = useT('statement');
  return (
    <section className={css.part} aria-labelledby="statement-lifetime">
      <h4 id="statement-lifetime" className={css.heading}>
        {t('lifetime.title')}
      </h4>
      <dl className={css.figures}>
        {(['deposits', 'withdrawals', 'net'] as const).map((figure) => (
          <div key={figure} className={css.figure}>
            <dt className={css.muted}>{t(`lifetime.${figure}`)}</dt>
            <dd className={css.value}>
              <Amount figure={figure} amount={lifetime[figure]} symbol={currencySymbol} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
