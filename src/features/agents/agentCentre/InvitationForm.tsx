import { useSelector } from '@xstate/react';
import type { CreateInvitationRef } from '../../../../machines/agents/createInvitation/createInvitation.machine';
import {
  INVITED_RATES,
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/agents/createInvitation/createInvitation.selectors';
import type { DownlineKind } from '../../../../machines/agents/createDownline/createDownline.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { useChoice } from '../../../ui/hooks/useChoice';
import { TextField } from '../../../ui/TextField';
import { figureOf } from '../../../ui/formText';
import { KindChoice } from './KindChoice';
import * as css from './RegisterCentre.css';

/** The form for a new invitation link and its terms. */
export function InvitationForm({ creation }: { creation: CreateInvitationRef }) {
  const t = useT('agentCentre');
  const say = useMessage('validation');
  const errors = useSelector(creation, selectFieldErrors);
  const message = useSelector(creation, selectMessage);
  const isSending = useSelector(creation, selectIsBusy);
  const [kind, choose] = useChoice<DownlineKind>(['member', 'agent']);
  return (
    <Form
      className={css.form}
      busy={isSending}
      refusal={errors}
      onSubmit={(data) => {
        const rateOf = (type: (typeof INVITED_RATES)[number]) => figureOf(data, type);
        creation.send({
          type: 'form.submit',
          form: {
            kind,
            dividend: rateOf('dividend'),
            daily: rateOf('daily'),
            hourly: rateOf('hourly'),
          },
        });
      }}
    >
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <KindChoice
        label={t('invitation.kind.label')}
        words={{ member: t('invitation.kind.member'), agent: t('invitation.kind.agent') }}
        value={kind}
        onSelect={choose}
      />
      {kind === 'agent'
        ? INVITED_RATES.map((type) => (
            <TextField
              key={type}
              name={type}
              label={t(`invitation.rate.${type}`)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              readOnly={isSending}
              hint={t('invitation.rateHint')}
              error={say(errors[type]) ?? null}
              onChange={() => creation.send({ type: 'field.changed', field: type })}
            />
          ))
        : null}
      <div className={css.buttons}>
        <Button type="submit" tone="primary" busy={isSending}>
          {t('invitation.submit')}
        </Button>
        <Button disabled={isSending} onClick={() => creation.send({ type: 'form.cancel' })}>
          {t('invitation.cancel')}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {isSending ? t('invitation.sending') : null}
      </p>
    </Form>
  );
}
