import { useSelector } from '@xstate/react';
import type { PaymentPasswordRef } from '../../../../machines/account/paymentPassword/paymentPassword.machine';
import {
  selectFieldErrors,
  selectGiven,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/account/paymentPassword/paymentPassword.selectors';
import type { PaymentPasswordForm } from '../../../../machines/account/paymentPassword/paymentPassword.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { asciiOf, textOf } from '../../../ui/formText';
import { PasswordField } from '../../../ui/PasswordField';
import * as css from './TeamTransfer.css';

type Props = {
  setting: PaymentPasswordRef;
  /** Shown in a dialog that can be closed without finishing. */
  isLeavable: boolean;
};

/**
 * The first payment password, set where it is needed. Passwords are read from the DOM at submit and
 * never trimmed.
 */
export function PaymentPassword({ setting, isLeavable }: Props) {
  const t = useT('teamTransfer');
  const say = useMessage('validation');
  const { rule } = useSelector(setting, selectGiven);
  const isBusy = useSelector(setting, selectIsBusy);
  const errors = useSelector(setting, selectFieldErrors);
  const message = useSelector(setting, selectMessage);
  const field = (name: keyof PaymentPasswordForm) => ({
    name,
    label: t(`payment.${name}`),
    required: true,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    readOnly: isBusy,
    error: say(errors[name]) ?? null,
    onChange: () => setting.send({ type: 'field.changed', field: name }),
  });
  return (
    <Form
      className={css.place}
      refusal={errors}
      busy={isBusy}
      onSubmit={(data) => setting.send({ type: 'form.submit', form: read(data) })}
    >
      <p>{t('payment.lead')}</p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div className={css.form}>
        <PasswordField {...field('password')} autoComplete="current-password" />
        <PasswordField
          {...field('paymentPassword')}
          inputMode="numeric"
          autoComplete="new-password"
          hint={
            errors.paymentPassword
              ? null
              : rule.min === rule.max
                ? t('payment.ruleExact', { length: rule.min })
                : t('payment.rule', rule)
          }
        />
        <PasswordField
          {...field('confirmPaymentPassword')}
          inputMode="numeric"
          autoComplete="new-password"
        />
        <FormEnd
          busy={isBusy}
          submitLabel={t('payment.set')}
          busyLabel={t('payment.setting')}
          leave={
            isLeavable
              ? {
                  label: t('payment.later'),
                  onLeave: () => setting.send({ type: 'form.cancel' }),
                }
              : undefined
          }
        />
      </div>
    </Form>
  );
}

const read = (data: FormData): PaymentPasswordForm => ({
  password: textOf(data, 'password'),
  paymentPassword: asciiOf(data, 'paymentPassword'),
  confirmPaymentPassword: asciiOf(data, 'confirmPaymentPassword'),
});
