import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ForgotPasswordRef } from '../../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectFieldErrors,
  selectIsBusy,
  selectPasswordHint,
} from '../../../../machines/account/forgotPassword/forgotPassword.selectors';
import type {
  CodeForm,
  RecoveryField,
} from '../../../../machines/account/forgotPassword/forgotPassword.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { useStrengthWords } from '../../../i18n/useStrengthWords';
import { CodeField } from '../../../ui/CodeField';
import { textOf } from '../../../ui/formText';
import { NewPasswordField } from '../../../ui/NewPasswordField';

type Props = {
  recovery: ForgotPasswordRef;
  codeLabel: string;
  /** Beside the field of the code. */
  end?: ReactNode;
};

/** The code that was sent, and the password to set (spec §2 Forgot password). */
export function CodeFields({ recovery, codeLabel, end }: Props) {
  const t = useT('forgotPassword');
  const say = useMessage('validation');
  const strengthWords = useStrengthWords();
  const errors = useSelector(recovery, selectFieldErrors);
  const isBusy = useSelector(recovery, selectIsBusy);
  const hint = useSelector(recovery, selectPasswordHint, isSame);
  const typed = (field: RecoveryField) => () => recovery.send({ type: 'field.changed', field });
  return (
    <>
      <CodeField
        name="code"
        label={codeLabel}
        required
        readOnly={isBusy}
        error={say(errors.code) ?? null}
        onChange={typed('code')}
        end={end}
      />
      <NewPasswordField
        name="newPassword"
        label={t('newPassword')}
        strengthWords={strengthWords}
        required
        readOnly={isBusy}
        hint={errors.newPassword ? null : say(hint)}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        enterKeyHint="go"
        error={say(errors.newPassword) ?? null}
        onChange={typed('newPassword')}
      />
    </>
  );
}

/** What was typed in these fields. */
export const readCode = (data: FormData): CodeForm => ({
  code: textOf(data, 'code'),
  newPassword: textOf(data, 'newPassword'),
});

/** Rules are JSON: each snapshot creates a new hint object. */
const isSame = (before: object | null, after: object | null) =>
  JSON.stringify(before) === JSON.stringify(after);
