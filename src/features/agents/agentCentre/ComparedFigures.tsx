import type {
  DashboardFigures,
  Figure,
} from '../../../../machines/agents/agentDashboard/agentDashboard.types';
import { changeOf } from '../../../../machines/agents/agentDashboard/periods.selectors';
import { useT } from '../../../i18n/i18n';
import { ArrowDown, ArrowUp } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import {
  formatCount,
  formatCountChange,
  formatMoney,
  formatMoneyChange,
  formatShareChange,
} from '../../../ui/money';
import { SignedMoney } from '../../../ui/SignedMoney';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as css from './ComparedFigures.css';

type Periods = { now: DashboardFigures; before: DashboardFigures; symbol: string };

/** Figures of this period, how each differs from the period before, and what it was then. */
export function ComparedFigures({ figures, ...periods }: Periods & { figures: readonly Figure[] }) {
  const t = useT('agentDashboard');
  const { now, before, symbol } = periods;
  return (
    <dl className={css.figures}>
      {figures.map((figure) => (
        <div key={figure} className={css.figure}>
          <dt className={css.name}>{t(`column.${figure}`)}</dt>
          <dd className={css.value}>
            <FigureValue figure={figure} figures={now} symbol={symbol} />
          </dd>
          <Change figure={figure} {...periods} />
          <dd className={css.before}>
            {t('before')} <FigureValue figure={figure} figures={before} symbol={symbol} />
          </dd>
          {figure === 'profit' ? <dd className={css.sign}>{t('sign')}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** A figure as text: money, or a number of people. */
export const textOfFigure = (figure: Figure, figures: DashboardFigures, symbol: string): string =>
  figure === 'newMembers' ? formatCount(figures.newMembers) : formatMoney(figures[figure], symbol);

/** A figure. Only the income is the agent's own: it is won or lost. */
export function FigureValue({
  figure,
  figures,
  symbol,
}: {
  figure: Figure;
  figures: DashboardFigures;
  symbol: string;
}) {
  return figure === 'income' ? (
    <SignedMoney amount={figures.income} symbol={symbol} />
  ) : (
    <Money>{textOfFigure(figure, figures, symbol)}</Money>
  );
}

/**
 * The change, with an arrow for more or less. That of the income is good or bad for the agent, by
 * its colour and in words (docs/decisions/0109).
 */
function Change({ figure, now, before, symbol }: Periods & { figure: Figure }) {
  const t = useT('agentDashboard');
  const { difference, share } = changeOf(figure, now, before);
  const text =
    typeof difference === 'number'
      ? formatCountChange(difference)
      : formatMoneyChange(difference, symbol);
  const way = WAYS[Math.sign(Number(difference)) as keyof typeof WAYS];
  return (
    <dd className={css.change[figure === 'income' && way ? way.look : 'plain']}>
      {way ? <way.Arrow className={css.arrow} size={16} aria-hidden="true" /> : null}
      <Money>{text}</Money>
      {share === null ? null : (
        <>
          {' '}
          <Money>{`(${formatShareChange(share)})`}</Money>
        </>
      )}
      {way ? (
        <VisuallyHidden>
          {' '}
          {t(`change.${figure === 'income' ? way.judged : way.counted}`)}
        </VisuallyHidden>
      ) : null}
    </dd>
  );
}

const WAYS = {
  1: { Arrow: ArrowUp, look: 'win', judged: 'better', counted: 'more' },
  0: null,
  [-1]: { Arrow: ArrowDown, look: 'loss', judged: 'worse', counted: 'less' },
} as const;
