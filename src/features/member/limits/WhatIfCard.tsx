import { useSelector } from '@xstate/react';
import type { WhatIfRef } from '../../../../machines/member/whatIf/whatIf.machine';
import {
  selectAmount,
  selectAnswer,
  selectFieldError,
  selectHasFailed,
  selectIsAsking,
  selectKind,
  selectMessage,
  selectOptions,
  selectPeriod,
  selectStep,
} from '../../../../machines/member/whatIf/whatIf.selectors';
import { STEPS, type WhatIfOptions } from '../../../../machines/member/whatIf/whatIf.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { AmountField } from '../../../ui/AmountField';
import { Card } from '../../../ui/Card';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { FailureAlert } from '../../../ui/FailureAlert';
import { FailureState } from '../../../ui/FailureState';
import { plainFigure } from '../../../ui/digits';
import { formatMoney } from '../../../ui/money';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Limits.css';

type Props = { whatIf: WhatIfRef };

/** What a limit would have done in the last days (issue 28); it sets nothing. */
export function WhatIfCard({ whatIf }: Props) {
  const t = useT('whatIf');
  const common = useT('common');
  const say = useMessage();
  const options = useSelector(whatIf, selectOptions);
  const hasFailed = useSelector(whatIf, selectHasFailed);
  const message = useSelector(whatIf, selectMessage);
  const retry = () => whatIf.send({ type: 'whatIf.retry' });
  return (
    <Card as="section" aria-labelledby="what-if">
      <div className={css.part}>
        <h4 id="what-if" className={css.heading}>
          {t('title')}
        </h4>
        <p className={css.lead}>{t('text')}</p>
        {hasFailed ? (
          <FailureState retryLabel={common('retry')} onRetry={retry}>
            {say(message)}
          </FailureState>
        ) : options ? (
          <>
            <Limit whatIf={whatIf} options={options} />
            {message ? (
              <FailureAlert retryLabel={common('retry')} onRetry={retry}>
                {say(message)}
              </FailureAlert>
            ) : null}
            <div role="status">
              <Answer whatIf={whatIf} />
            </div>
          </>
        ) : (
          <Waiting label={common('loading')} rows={2} height={72} />
        )}
      </div>
    </Card>
  );
}

function Limit({
  whatIf,
  options: { kinds, periods, currencySymbol },
}: Props & { options: WhatIfOptions }) {
  const t = useT('whatIf');
  const limits = useT('limits');
  const say = useMessage('validation');
  const amount = useSelector(whatIf, selectAmount);
  const step = useSelector(whatIf, selectStep);
  return (
    <div className={css.form}>
      <ChoiceChips
        label={t('kind')}
        name="whatIfKind"
        value={useSelector(whatIf, selectKind)}
        onSelect={(kind) => whatIf.send({ type: 'kind.choose', kind })}
        options={kinds.map((value) => ({ value, label: limits(`kind.${value}.title`) }))}
      />
      <ChoiceChips
        label={limits('period.label')}
        name="whatIfPeriod"
        value={useSelector(whatIf, selectPeriod)}
        onSelect={(period) => whatIf.send({ type: 'period.choose', period })}
        options={periods.map((value) => ({ value, label: limits(`period.${value}`) }))}
      />
      <input
        type="range"
        className={css.slider}
        aria-label={t('slider')}
        aria-valuetext={formatMoney(STEPS[step] ?? '', currencySymbol)}
        min={0}
        max={STEPS.length - 1}
        step={1}
        value={step}
        onChange={({ target }) => whatIf.send({ type: 'amount.slide', step: target.valueAsNumber })}
      />
      <AmountField
        name="whatIfAmount"
        label={t('amount')}
        leading={currencySymbol}
        value={amount}
        onChange={({ target }) =>
          whatIf.send({ type: 'amount.change', amount: plainFigure(target.value) })
        }
        error={say(useSelector(whatIf, selectFieldError)) ?? null}
      />
    </div>
  );
}

function Answer({ whatIf }: Props) {
  const t = useT('whatIf');
  const kind = useSelector(whatIf, selectKind);
  const answer = useSelector(whatIf, selectAnswer);
  const isAsking = useSelector(whatIf, selectIsAsking);
  if (!answer) return isAsking ? <p className={css.muted}>{t('asking')}</p> : null;
  const { days, stopped, refused, kept, currencySymbol } = answer;
  if (stopped === 0) return <p>{t('never', { count: days })}</p>;
  const isWon = kind === 'loss' && kept.startsWith('-');
  return (
    <>
      <p className={css.name}>{t('stopped', { count: stopped, days })}</p>
      <p>
        {t(`refused.${isWon ? 'won' : kind}`, {
          count: refused,
          kept: formatMoney(isWon ? kept.slice(1) : kept, currencySymbol),
        })}
      </p>
    </>
  );
}
