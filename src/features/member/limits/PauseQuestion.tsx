import { useSelector } from '@xstate/react';
import type { PlayBreakRef } from '../../../../machines/member/playBreak/playBreak.machine';
import {
  selectAccount,
  selectFieldError,
  selectIsStarting,
  selectPauseMessage,
} from '../../../../machines/shared/pause.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { TextField } from '../../../ui/TextField';
import * as css from './Limits.css';

type Props = {
  pause: PlayBreakRef;
  title: string;
  /** How long, in words. */
  length: string;
  /** The start ends this session too. */
  signsOut: boolean;
  /** The name of the button that starts it. */
  yes: string;
};

/** What a break or an exclusion does, for how long, and what stays possible, before it starts. */
export function PauseQuestion({ pause, title, length, signsOut, yes }: Props) {
  const t = useT('limits');
  const common = useT('common');
  const say = useMessage('limits');
  const account = useSelector(pause, selectAccount);
  const fieldError = useSelector(pause, selectFieldError);
  const message = useSelector(pause, selectPauseMessage);
  const isStarting = useSelector(pause, selectIsStarting);
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={common('close')}
      onDismiss={() => pause.send({ type: 'pause.cancel' })}
    >
      <Form
        className={css.form}
        busy={isStarting}
        refusal={fieldError}
        onSubmit={(data) => pause.send({ type: 'pause.confirm', typed: textOf(data, 'account') })}
      >
        <p>{t('pause.effect', { length })}</p>
        {signsOut ? <p>{t('pause.signsOut')}</p> : null}
        <p>{t('pause.final')}</p>
        {message ? <Alert tone="danger">{say(message)}</Alert> : null}
        {account === null ? null : (
          <TextField
            name="account"
            label={t('pause.typed', { account })}
            autoComplete="off"
            required
            isAlert
            error={say(fieldError) ?? null}
          />
        )}
        <div className={css.buttons}>
          <Button type="submit" tone="danger" agrees busy={isStarting}>
            {yes}
          </Button>
          <Button disabled={isStarting} onClick={() => pause.send({ type: 'pause.cancel' })}>
            {t('question.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
