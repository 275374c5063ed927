import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../machines/agentCentre/agentCentre.machine';
import { selectAccountScreen, selectCreated, selectCreation, selectInvitations, selectMessage, selectWay } from '../../../machines/agentCentre/agentCentre.selectors';
import type { CreateDownlineRef, DownlineKind } from '../../../machines/createDownline/createDownline.machine';
import { selectFieldErrors, selectIsBusy, selectMessage as selectFormMessage, selectPasswordHint, selectUsernameHint } from '../../../machines/createDownline/createDownline.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { FailureState } from '../../ui/FailureState';
import { Form } from '../../ui/Form';
import { useChoice } from '../../ui/hooks/useChoice';
import { PasswordField } from '../../ui/PasswordField';
import { Tabs } from '../../ui/Tabs';
import { TextField } from '../../ui/TextField';
import { textOf } from '../../ui/formText';
import { Waiting } from '../../ui/Waiting';
import { Invitations } from './Invitations';
import { KindChoice } from './KindChoice';
import * as css from './RegisterCentre.css';

type Props = { centre: AgentCentreRef };
const WAYS = ['account', 'invitation'] as const;

/** New downlines: made at once, or by a link (spec §2 Register account). */
export function RegisterCentre({ centre }: Props) {
  const t = useT('agentCentre');
  const way = useSelector(centre, selectWay);
  const invitations = useSelector(centre, selectInvitations);
  return (
    <Tabs
      label={t('register.way.label')} items={WAYS.map((id) => ({ id, label: t(`register.way.${id}`) }))} selected={way}
      onSelect={(chosen) => centre.send({ type: 'way.choose', way: chosen })}
    >
      <div className={css.place}>{way === 'account' ? <Account centre={centre} /> : invitations ? <Invitations invitations={invitations} /> : null}</div>
    </Tabs>
  );
}

function Account({ centre }: Props) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(centre, selectAccountScreen);
  const message = useSelector(centre, selectMessage);
  const creation = useSelector(centre, selectCreation);
  switch (screen) {
    case 'loading': return <Waiting label={common('loading')} rows={3} height={72} />;
    case 'failed': return <FailureState retryLabel={common('retry')} onRetry={() => centre.send({ type: 'rules.retry' })}>{say(message)}</FailureState>;
    case 'created': return <Created centre={centre} />;
    case 'form': return creation ? <DownlineForm creation={creation} key={creation.sessionId} /> : null;
  }
}

function Created({ centre }: Props) {
  const t = useT('agentCentre');
  const account = useSelector(centre, selectCreated)?.account ?? '';
  return (
    <>
      <Alert tone="success">{t('register.created', { account })}</Alert>
      <div className={css.buttons}><Button onClick={() => centre.send({ type: 'account.another' })}>{t('register.another')}</Button></div>
    </>
  );
}

function DownlineForm({ creation }: { creation: CreateDownlineRef }) {
  const t = useT('agentCentre');
  const say = useMessage('validation');
  const usernameHint = useSelector(creation, selectUsernameHint, isSameHint);
  const passwordHint = useSelector(creation, selectPasswordHint, isSameHint);
  const errors = useSelector(creation, selectFieldErrors);
  const message = useSelector(creation, selectFormMessage);
  const isSending = useSelector(creation, selectIsBusy);
  const [kind, choose] = useChoice<DownlineKind>(['member', 'agent']);
  return (
    <Form
      className={css.form} busy={isSending} refusal={errors}
      onSubmit={(data) => creation.send({
        type: 'form.submit',
        form: { username: textOf(data, 'username'), nickname: textOf(data, 'nickname'), password: textOf(data, 'password'), kind },
      })}
    >
      <p className={css.lead}>{t('register.lead')}</p>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <KindChoice label={t('register.kind.label')} words={{ member: t('register.kind.member'), agent: t('register.kind.agent') }} value={kind} onSelect={choose} />
      <TextField
        name="username" label={t('register.username')} autoComplete="off" autoCapitalize="none" spellCheck={false} required readOnly={isSending}
        hint={say(usernameHint)} error={say(errors.username) ?? null} onChange={() => creation.send({ type: 'field.changed', field: 'username' })}
      />
      <TextField name="nickname" label={t('register.nickname')} autoComplete="off" maxLength={40} readOnly={isSending} />
      <PasswordField
        name="password" label={t('register.password')} autoComplete="new-password" required readOnly={isSending} showLabel={t('register.showPassword')} hideLabel={t('register.hidePassword')}
        hint={say(passwordHint)} error={say(errors.password) ?? null} onChange={() => creation.send({ type: 'field.changed', field: 'password' })}
      />
      <Button type="submit" tone="primary" fullWidth busy={isSending}>{t('register.submit')}</Button>
      <p role="status" className={css.status}>{isSending ? t('register.sending') : null}</p>
    </Form>
  );
}

/** Said anew by each snapshot, of a rule that is fixed for the life of the form. */
const isSameHint = () => true;
