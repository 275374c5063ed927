import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ContractRequestRef } from '../../../../machines/agents/contractRequest/contractRequest.machine';
import {
  selectContract,
  selectFigures,
  selectImpact,
  selectIsComparable,
  selectPayouts,
} from '../../../../machines/agents/contractRequest/contractRequest.selectors';
import type {
  OwnFigures,
  Payout,
} from '../../../../machines/agents/contractRequest/contractRequest.types';
import { useT } from '../../../i18n/i18n';
import { AmountField } from '../../../ui/AmountField';
import { formatMoney } from '../../../ui/money';
import * as css from './contracts.css';
import { figureOf } from '../../../ui/formText';
import { useTermsWords } from './useTermsWords';

/** What the current contract and the offered one pay for the figures that the person enters. */
export function PayoutCalculator({ request }: { request: ContractRequestRef }) {
  const t = useT('contracts');
  const { terms } = useSelector(request, selectContract);
  const figures = useSelector(request, selectFigures);
  const isPerBet = terms.kind === 'realTime';
  const field = (name: keyof typeof figures, label: string) => (
    <AmountField
      name={name}
      label={label}
      isCount={name === 'activeMembers'}
      defaultValue={figures[name]}
    />
  );
  return (
    <section className={css.panel} aria-labelledby="contract-calculator">
      <h4 id="contract-calculator" className={css.heading}>
        {t('calculator.title')}
      </h4>
      <p className={css.muted}>{t(isPerBet ? 'calculator.textPerBet' : 'calculator.text')}</p>
      <form
        className={css.fields}
        onSubmit={(event) => event.preventDefault()}
        onChange={({ currentTarget }) =>
          request.send({ type: 'figures.changed', figures: figuresOf(new FormData(currentTarget)) })
        }
      >
        {field('validBet', t(isPerBet ? 'calculator.wins' : 'calculator.validBet'))}
        {field('netLoss', t(isPerBet ? 'calculator.losses' : 'calculator.netLoss'))}
        {isPerBet ? null : field('activeMembers', t('calculator.activeMembers'))}
      </form>
      <Periods request={request} />
      <Results request={request} />
    </section>
  );
}

/** Says that the two amounts cover different lengths of time. */
function Periods({ request }: { request: ContractRequestRef }) {
  const t = useT('contracts');
  const { period } = useTermsWords();
  const { terms } = useSelector(request, selectContract);
  const current = useSelector(request, selectImpact)?.current;
  if (useSelector(request, selectIsComparable) || !current) return null;
  return <p>{t('calculator.periods', { now: period(current), offered: period(terms) })}</p>;
}

const figuresOf = (form: FormData): OwnFigures => ({
  validBet: figureOf(form, 'validBet'),
  netLoss: figureOf(form, 'netLoss'),
  activeMembers: figureOf(form, 'activeMembers'),
});

function Results({ request }: { request: ContractRequestRef }) {
  const t = useT('contracts');
  const { terms } = useSelector(request, selectContract);
  const payouts = useSelector(request, selectPayouts);
  const tierOf = ({ tier }: Payout) =>
    terms.kind === 'realTime'
      ? null
      : tier === null
        ? t('calculator.noTier')
        : t('calculator.reaches', { number: tier + 1 });
  return (
    <div aria-live="polite">
      {payouts ? (
        <dl className={css.results}>
          {payouts.now ? (
            <Result label={t('calculator.now')} amount={formatMoney(payouts.now.amount)}>
              {tierOf(payouts.now)}
            </Result>
          ) : null}
          <Result label={t('calculator.offered')} amount={formatMoney(payouts.offered.amount)}>
            {tierOf(payouts.offered)}
          </Result>
          {payouts.difference === null ? null : (
            <Result label={t('calculator.difference')} amount={signed(payouts.difference)} />
          )}
        </dl>
      ) : (
        <p className={css.muted}>{t('calculator.fill')}</p>
      )}
    </div>
  );
}

const signed = (amount: string) =>
  /^-|^0+\.00$/.test(amount) ? formatMoney(amount) : `+${formatMoney(amount)}`;

function Result({
  label,
  amount,
  children,
}: {
  label: string;
  amount: string;
  children?: ReactNode;
}) {
  return (
    <div className={css.result}>
      <dt className={css.muted}>{label}</dt>
      <dd className={css.figure}>{amount}</dd>
      {children ? <dd className={css.muted}>{children}</dd> : null}
    </div>
  );
}
