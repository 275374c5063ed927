import { useSelector } from '@xstate/react';
import type { ChangePasswordRef } from '../../../../machines/account/changePassword/changePassword.machine';
import {
  selectFieldErrors,
  selectGiven,
  selectIsBusy,
  selectIsForced,
  selectMessage,
} from '../../../../machines/account/changePassword/changePassword.selectors';
import type { ChangePasswordForm as Passwords } from '../../../../machines/account/changePassword/changePassword.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { useStrengthWords } from '../../../i18n/useStrengthWords';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';
import * as css from './ChangePasswordScreen.css';

/**
 * Uncontrolled: password managers fill without events, so the DOM is read at submit. Passwords are
 * never trimmed.
 */
export function ChangePasswordForm({ change }: { change: ChangePasswordRef }) {
  const t = useT('changePassword');
  const say = useMessage('validation');
  const strengthWords = useStrengthWords();
  const { username, oldPassword, rule } = useSelector(change, selectGiven);
  const isForced = useSelector(change, selectIsForced);
  const isBusy = useSelector(change, selectIsBusy);
  const errors = useSelector(change, selectFieldErrors);
  const message = useSelector(change, selectMessage);
  const form = useFormFocus({ refusal: errors, message, afterMessage: 'input:not([readonly])' });
  const passwordOf = (field: keyof Passwords) => ({
    name: field,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    readOnly: isBusy,
    error: say(errors[field]) ?? null,
    onChange: () => change.send({ type: 'field.changed', field }),
  });
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => change.send({ type: 'form.submit', form: read(data, oldPassword) })}
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <TextField
        name="username"
        label={t('username')}
        autoComplete="username"
        readOnly
        defaultValue={username}
      />
      {oldPassword === null ? (
        <PasswordField
          {...passwordOf('oldPassword')}
          label={t('oldPassword')}
          autoComplete="current-password"
        />
      ) : null}
      <NewPasswordField
        {...passwordOf('newPassword')}
        label={t('newPassword')}
        strengthWords={strengthWords}
        hint={
          errors.newPassword
            ? null
            : rule.min === rule.max
              ? t('ruleExact', { length: rule.min })
              : t('rule', rule)
        }
      />
      <PasswordField
        {...passwordOf('confirmNewPassword')}
        label={t('repeat')}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" fullWidth busy={isBusy}>
        {t('submit')}
      </Button>
      <p role="status" className={css.status}>
        {isBusy ? t('sending') : null}
      </p>
      <Button
        tone="ghost"
        fullWidth
        disabled={isBusy}
        onClick={() => change.send({ type: 'form.cancel' })}
      >
        {isForced ? t('signOut') : t('cancel')}
      </Button>
    </Form>
  );
}

const read = (data: FormData, known: string | null): Passwords => {
  return {
    oldPassword: known ?? textOf(data, 'oldPassword'),
    newPassword: textOf(data, 'newPassword'),
    confirmNewPassword: textOf(data, 'confirmNewPassword'),
  };
};
