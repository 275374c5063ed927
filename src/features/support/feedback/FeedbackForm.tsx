import { useSelector } from '@xstate/react';
import type { FeedbackRef } from '../../../../machines/support/feedback/feedback.machine';
import {
  selectFieldError,
  selectFormMessage,
  selectIsSending,
} from '../../../../machines/support/feedback/feedback.selectors';
import type { FeedbackBounds } from '../../../../machines/support/feedback/feedback.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CounterTextArea } from '../../../ui/CounterTextArea';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import * as css from './FeedbackForm.css';

/** The feedback form, within the platform's length limits. */
export function FeedbackForm({
  feedback,
  bounds: { minimum, maximum },
  about,
}: {
  feedback: FeedbackRef;
  bounds: FeedbackBounds;
  /** The number of the transaction that it is about; null for none. */
  about: string | null;
}) {
  const t = useT('feedback');
  const say = useMessage('validation');
  const isSending = useSelector(feedback, selectIsSending);
  const error = useSelector(feedback, selectFieldError);
  const message = useSelector(feedback, selectFormMessage);
  return (
    <Form
      className={css.form}
      busy={isSending}
      refusal={error}
      onSubmit={(data) =>
        feedback.send({ type: 'form.submit', form: { content: contentOf(data) } })
      }
    >
      <p className={css.lead}>{t('lead')}</p>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <CounterTextArea
        name="content"
        label={t('content')}
        hint={t('length', { min: minimum, max: maximum })}
        error={say(error) ?? null}
        rows={5}
        defaultValue={about === null ? '' : t('about', { number: about })}
        readOnly={isSending}
        required
        most={maximum}
        sayLeft={(left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left }))}
        onChange={() => feedback.send({ type: 'field.changed', field: 'content' })}
      />
      <Button type="submit" tone="primary" fullWidth busy={isSending}>
        {t('send')}
      </Button>
      <p role="status" className={css.status}>
        {isSending ? t('sending') : null}
      </p>
    </Form>
  );
}

const contentOf = (data: FormData): string =>
  textOf(data, 'content').replaceAll('\r\n', '\n').trim();
