import * as css from './Money.css';

export type MoneyProps = { children: string; tone?: keyof typeof css.tone };

/** A formatted amount (see `formatMoney`) in tabular figures; never wraps. */
export function Money({ children, tone = 'plain' }: MoneyProps) {
  return <span className={`${css.money} ${css.tone[tone]}`}>{children}</span>;
}
