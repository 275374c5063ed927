import { useSelector } from '@xstate/react';
import type { PayoutAccountRef } from '../../../../machines/money/payoutAccount/payoutAccount.machine';
import {
  PAYOUT_TYPES,
  selectFieldErrors,
  selectGiven,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/money/payoutAccount/payoutAccount.selectors';
import type { PayoutAccountForm as Typed } from '../../../../machines/money/payoutAccount/payoutAccount.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { asciiOf, textOf } from '../../../ui/formText';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import * as css from './WithdrawalRequest.css';

type Props = {
  account: PayoutAccountRef;
  /** True when there is another account to return to. */
  isLeavable: boolean;
};

/** A payout account: the wallet or bank, its number and its holder. */
export function PayoutAccountForm({ account, isLeavable }: Props) {
  const t = useT('withdrawalRequest');
  const say = useMessage('validation');
  const { holder } = useSelector(account, selectGiven);
  const isBusy = useSelector(account, selectIsBusy);
  const errors = useSelector(account, selectFieldErrors);
  const message = useSelector(account, selectMessage);
  const common = (name: keyof Typed) => ({
    name,
    required: true,
    autoComplete: 'off',
    error: say(errors[name]) ?? null,
    onChange: () => account.send({ type: 'field.changed', field: name }),
  });
  return (
    <Form
      className={css.form}
      refusal={errors}
      busy={isBusy}
      onSubmit={(data) => account.send({ type: 'form.submit', form: read(data) })}
    >
      <h4 className={css.heading}>{t('account.title')}</h4>
      <p className={css.muted}>
        {holder === null ? t('account.lead') : t('account.leadKnown', { holder })}
      </p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <SelectField
        {...common('type')}
        label={t('account.type')}
        disabled={isBusy}
        options={PAYOUT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <TextField
        {...common('number')}
        label={t('account.number')}
        hint={t('account.numberHint')}
        inputMode="numeric"
        readOnly={isBusy}
        maxLength={30}
      />
      {holder === null ? (
        <TextField
          {...common('holder')}
          label={t('account.holder')}
          hint={t('account.holderHint')}
          autoComplete="name"
          readOnly={isBusy}
          maxLength={60}
        />
      ) : null}
      <FormEnd
        busy={isBusy}
        submitLabel={t('account.submit')}
        busyLabel={t('account.sending')}
        leave={
          isLeavable
            ? { label: t('account.back'), onLeave: () => account.send({ type: 'form.cancel' }) }
            : undefined
        }
      />
    </Form>
  );
}

const read = (data: FormData): Typed => ({
  type: PAYOUT_TYPES.find((type) => type === textOf(data, 'type')) ?? PAYOUT_TYPES[0],
  number: asciiOf(data, 'number'),
  holder: textOf(data, 'holder'),
});
