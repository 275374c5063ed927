import { useSelector } from '@xstate/react';
import type { AuthenticatorRef } from '../../../../machines/account/authenticator/authenticator.machine';
import {
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/account/authenticator/authenticator.selectors';
import type { Proof } from '../../../../machines/account/authenticator/authenticator.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { CodeField } from '../../../ui/CodeField';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { textIfAny } from '../../../ui/formText';
import { PasswordField } from '../../../ui/PasswordField';
import * as css from './Authenticator.css';

type Props = {
  authenticator: AuthenticatorRef;
  step: 'password' | 'pairing' | 'renewal' | 'end';
  asks: readonly (keyof Proof)[];
};

/** Asks for what a step needs: the password, a code, or both. */
export function ProofForm({ authenticator, step, asks }: Props) {
  const t = useT('authenticator');
  const say = useMessage('validation');
  const isBusy = useSelector(authenticator, selectIsBusy);
  const errors = useSelector(authenticator, selectFieldErrors);
  const message = useSelector(authenticator, selectMessage);
  const field = (name: keyof Proof) => ({
    name,
    required: true,
    readOnly: isBusy,
    error: say(errors[name]) ?? null,
    onChange: () => authenticator.send({ type: 'field.changed', field: name }),
  });
  return (
    <Form
      className={css.form}
      refusal={errors}
      busy={isBusy}
      onSubmit={(data) => authenticator.send({ type: 'proof.submit', proof: read(data) })}
    >
      {step === 'pairing' ? null : <p className={css.lead}>{t(`${step}.lead`)}</p>}
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {asks.includes('password') ? (
        <PasswordField
          {...field('password')}
          label={t('password.label')}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete="current-password"
        />
      ) : null}
      {asks.includes('code') ? (
        <CodeField
          {...field('code')}
          label={t(step === 'pairing' ? 'pairing.code' : 'code.label')}
          hint={t(step === 'pairing' ? 'pairing.hint' : 'code.hint')}
          inputMode={step === 'pairing' ? 'numeric' : 'text'}
        />
      ) : null}
      <FormEnd
        busy={isBusy}
        submitLabel={t(`${step}.submit`)}
        busyLabel={t(`${step}.busy`)}
        leave={{
          label: t('cancel'),
          onLeave: () => authenticator.send({ type: 'proof.cancel' }),
        }}
      />
    </Form>
  );
}

/** Only the fields that the form has. */
const read = (data: FormData): Partial<Proof> => {
  const [password, code] = [textIfAny(data, 'password'), textIfAny(data, 'code')];
  return { ...(password !== null && { password }), ...(code !== null && { code }) };
};
