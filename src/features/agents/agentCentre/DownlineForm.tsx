import { useSelector } from '@xstate/react';
import type {
  CreateDownlineRef,
  DownlineKind,
} from '../../../../machines/agents/createDownline/createDownline.machine';
import {
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
  selectPasswordHint,
  selectUsernameHint,
} from '../../../../machines/agents/createDownline/createDownline.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useStrengthWords } from '../../../i18n/useStrengthWords';
import { Alert } from '../../../ui/Alert';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { useChoice } from '../../../ui/hooks/useChoice';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { TextField } from '../../../ui/TextField';
import { textOf } from '../../../ui/formText';
import { KindChoice } from './KindChoice';
import * as css from './RegisterCentre.css';

/** The form that creates an account directly. */
export function DownlineForm({ creation }: { creation: CreateDownlineRef }) {
  const t = useT('agentCentre');
  const say = useMessage('validation');
  const usernameHint = useSelector(creation, selectUsernameHint, isSameHint);
  const strengthWords = useStrengthWords();
  const passwordHint = useSelector(creation, selectPasswordHint, isSameHint);
  const errors = useSelector(creation, selectFieldErrors);
  const message = useSelector(creation, selectMessage);
  const isSending = useSelector(creation, selectIsBusy);
  const [kind, choose] = useChoice<DownlineKind>(['member', 'agent']);
  return (
    <Form
      className={css.form}
      busy={isSending}
      refusal={errors}
      onSubmit={(data) =>
        creation.send({
          type: 'form.submit',
          form: {
            username: textOf(data, 'username'),
            nickname: textOf(data, 'nickname'),
            password: textOf(data, 'password'),
            kind,
          },
        })
      }
    >
      <p className={css.lead}>{t('register.lead')}</p>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <KindChoice
        label={t('register.kind.label')}
        words={{ member: t('register.kind.member'), agent: t('register.kind.agent') }}
        value={kind}
        onSelect={choose}
      />
      <TextField
        name="username"
        label={t('register.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isSending}
        hint={say(usernameHint)}
        error={say(errors.username) ?? null}
        onChange={() => creation.send({ type: 'field.changed', field: 'username' })}
      />
      <TextField
        name="nickname"
        label={t('register.nickname')}
        autoComplete="off"
        maxLength={40}
        readOnly={isSending}
      />
      <NewPasswordField
        name="password"
        label={t('register.password')}
        strengthWords={strengthWords}
        required
        readOnly={isSending}
        showLabel={t('register.showPassword')}
        hideLabel={t('register.hidePassword')}
        hint={say(passwordHint)}
        error={say(errors.password) ?? null}
        onChange={() => creation.send({ type: 'field.changed', field: 'password' })}
      />
      <FormEnd
        busy={isSending}
        submitLabel={t('register.submit')}
        busyLabel={t('register.sending')}
      />
    </Form>
  );
}

/**
 * The hint object is created once: each snapshot holds a new object for a rule that stays the same
 * while the form is open.
 */
const isSameHint = () => true;
