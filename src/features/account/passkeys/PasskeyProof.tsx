import { useSelector } from '@xstate/react';
import type { PasskeysRef } from '../../../../machines/account/passkeys/passkeys.machine';
import {
  selectAsksCode,
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
  selectRemoved,
} from '../../../../machines/account/passkeys/passkeys.selectors';
import type { Proof } from '../../../../machines/account/passkeys/passkeys.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { CodeField } from '../../../ui/CodeField';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { textIfAny, textOf } from '../../../ui/formText';
import { PasswordField } from '../../../ui/PasswordField';
import * as css from './Passkeys.css';
import { usePasskeyName } from './usePasskeyName';

type Props = { passkeys: PasskeysRef; step: 'addition' | 'removal' };

/** Asks for the password, and for a code where two-step login is on. */
export function PasskeyProof({ passkeys, step }: Props) {
  const t = useT('passkeys');
  const say = useMessage('validation');
  const nameOf = usePasskeyName();
  const isBusy = useSelector(passkeys, selectIsBusy);
  const asksCode = useSelector(passkeys, selectAsksCode);
  const removed = useSelector(passkeys, selectRemoved);
  const errors = useSelector(passkeys, selectFieldErrors);
  const message = useSelector(passkeys, selectMessage);
  const field = (name: keyof Proof) => ({
    name,
    required: true,
    readOnly: isBusy,
    error: say(errors[name]) ?? null,
    onChange: () => passkeys.send({ type: 'field.changed', field: name }),
  });
  return (
    <Form
      className={css.form}
      refusal={errors}
      busy={isBusy}
      onSubmit={(data) => passkeys.send({ type: 'proof.submit', proof: read(data) })}
    >
      <p className={css.lead}>
        {step === 'removal' && removed
          ? t('removal.lead', { name: nameOf(removed) })
          : t('addition.lead')}
      </p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <PasswordField
        {...field('password')}
        label={t('password.label')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
      />
      {asksCode ? (
        <CodeField
          {...field('code')}
          label={t('code.label')}
          hint={t('code.hint')}
          inputMode="text"
        />
      ) : null}
      <FormEnd
        busy={isBusy}
        submitLabel={t(`${step}.submit`)}
        busyLabel={t(`${step}.busy`)}
        leave={{
          label: t('cancel'),
          onLeave: () => passkeys.send({ type: 'proof.cancel' }),
        }}
      />
    </Form>
  );
}

/** Only the fields that the form has. */
const read = (data: FormData): Proof => {
  const code = textIfAny(data, 'code');
  return { password: textOf(data, 'password'), ...(code !== null && { code }) };
};
