import { useSelector } from '@xstate/react';
import { createZonedTime, minuteOf } from '../../../../machines/shared/zonedTime.selectors';
import type { LimitsRef } from '../../../../machines/member/limits/limits.machine';
import {
  selectChosen,
  selectFieldError,
  selectIsChanging,
  selectPeriod,
} from '../../../../machines/member/limits/limits.selectors';
import type { Limit, LimitDesk, LimitKind } from '../../../../machines/member/limits/limits.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { AmountField } from '../../../ui/AmountField';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { Form } from '../../../ui/Form';
import { figureOf } from '../../../ui/formText';
import { useAtNow } from '../../../ui/hooks/useNow';
import { ProgressBar } from '../../../ui/ProgressBar';
import { TimeLeft } from '../../../ui/TimeLeft';
import * as css from './Limits.css';
import { useFigure } from './useFigure';

type Props = { limits: LimitsRef; desk: LimitDesk; timeZone: string };

/** One kind of limit: what is set and used, what waits, and the form that changes it. */
export function LimitCard({ limits, desk, kind, timeZone }: Props & { kind: LimitKind }) {
  const t = useT('limits');
  const own = desk.limits.filter((one) => one.kind === kind);
  const set = own.filter(({ amount }) => amount !== null);
  return (
    <Card as="section" aria-labelledby={`limits-${kind}`}>
      <div className={css.part}>
        <h4 id={`limits-${kind}`} className={css.heading}>
          {t(`kind.${kind}.title`)}
        </h4>
        <p className={css.lead}>{t(`kind.${kind}.text`)}</p>
        {set.length === 0 ? (
          <p className={css.muted}>{t('none')}</p>
        ) : (
          <ul role="list" className={css.items}>
            {set.map((limit) => (
              <li key={limit.period} className={css.item}>
                <Used limit={limit} desk={desk} timeZone={timeZone} />
                <Waits limits={limits} limit={limit} desk={desk} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        )}
        <ChangeForm key={desk.history[0]?.id} limits={limits} own={own} desk={desk} kind={kind} />
      </div>
    </Card>
  );
}

function Used({
  limit: { kind, period, amount, used, left, windowEnd },
  desk: { currencySymbol },
  timeZone,
}: Omit<Props, 'limits'> & { limit: Limit }) {
  const t = useT('limits');
  const zone = useZoneName(timeZone);
  const figureOfLimit = useFigure(currencySymbol);
  const shown = (figure: string | null) => figureOfLimit(kind, figure);
  const figures = t(windowEnd === null ? 'usedBalance' : 'used', {
    used: shown(used),
    amount: shown(amount),
  });
  return (
    <>
      <span className={css.line}>
        <span className={css.name}>{t(`period.${period}`)}</span>
        <span className={css.figures}>{figures}</span>
      </span>
      <ProgressBar
        label={`${t(`kind.${kind}.title`)}, ${t(`period.${period}`)}`}
        value={Number(used)}
        max={Number(amount)}
        text={figures}
        full="usedUp"
      />
      <span className={css.muted}>
        {windowEnd === null
          ? t('leftBalance', { left: shown(left) })
          : t('left', {
              left: shown(left),
              time: minuteOf(createZonedTime(timeZone)(windowEnd)),
              zone,
            })}
      </span>
    </>
  );
}

function Waits({ limits, limit, desk, timeZone }: Props & { limit: Limit }) {
  const t = useT('limits');
  const zone = useZoneName(timeZone);
  const { kind, period, amount, pending } = limit;
  const from = (pending?.from ?? 0) - desk.ahead;
  const isDue = useAtNow((now) => now >= from);
  const isChanging = useSelector(limits, selectIsChanging);
  const figureOfLimit = useFigure(desk.currencySymbol);
  if (!pending) return null;
  const shown = (figure: string | null) => figureOfLimit(kind, figure);
  const current = shown(amount);
  const isRemoval = pending.amount === null;
  return (
    <div className={css.pending}>
      <p>
        {isRemoval
          ? t('pending.removal', { current })
          : t('pending.raise', { amount: shown(pending.amount), current })}
      </p>
      <p>
        {t('pending.rule', { jurisdiction: pending.jurisdiction, count: pending.hours })}{' '}
        {t('pending.from', {
          time: minuteOf(createZonedTime(timeZone)(pending.from)),
          zone,
        })}
      </p>
      {isDue ? null : (
        <p>
          {t('pending.left')}: <TimeLeft until={from} label={t('pending.left')} />
        </p>
      )}
      <div className={css.buttons}>
        <Button
          tone="primary"
          agrees
          disabled={!isDue || isChanging}
          onClick={() => limits.send({ type: 'raise.confirm', kind, period })}
        >
          {isRemoval ? t('pending.confirmRemoval') : t('pending.confirm')}
        </Button>
        <Button
          disabled={isChanging}
          onClick={() => limits.send({ type: 'raise.drop', kind, period })}
        >
          {isRemoval ? t('pending.dropRemoval') : t('pending.drop')}
        </Button>
      </div>
    </div>
  );
}

function ChangeForm({
  limits,
  own,
  desk,
  kind,
}: Omit<Props, 'timeZone'> & { own: readonly Limit[]; kind: LimitKind }) {
  const t = useT('limits');
  const say = useMessage('validation', 'limits');
  const period = useSelector(limits, selectPeriod(kind));
  const chosen = useSelector(limits, selectChosen(kind));
  const fieldError = useSelector(limits, selectFieldError(kind));
  const isChanging = useSelector(limits, selectIsChanging);
  const isSet = (chosen?.amount ?? null) !== null;
  return (
    <Form
      className={css.form}
      refusal={fieldError}
      busy={isChanging}
      onSubmit={(data) =>
        limits.send({ type: 'limit.set', kind, amount: figureOf(data, `${kind}Amount`) })
      }
    >
      {own.length > 1 ? (
        <ChoiceChips
          label={t('period.label')}
          name={`${kind}Period`}
          value={period}
          onSelect={(value) => limits.send({ type: 'period.choose', kind, period: value })}
          options={own.map((one) => ({ value: one.period, label: t(`period.${one.period}`) }))}
        />
      ) : null}
      <AmountField
        name={`${kind}Amount`}
        label={kind === 'session' ? t('minutesLabel') : t('amount')}
        required
        isCount={kind === 'session'}
        {...(kind !== 'session' && { leading: desk.currencySymbol })}
        error={say(fieldError) ?? null}
      />
      <div className={css.buttons}>
        <Button type="submit" tone="primary" disabled={isChanging}>
          {isSet ? t('change') : t('set')}
        </Button>
        {isSet ? (
          <Button disabled={isChanging} onClick={() => limits.send({ type: 'limit.remove', kind })}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
