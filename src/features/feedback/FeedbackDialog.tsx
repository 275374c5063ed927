import { useSelector } from '@xstate/react';
import type { FeedbackRef } from '../../../machines/feedback/feedback.machine';
import { selectFieldError, selectFormMessage, selectIsSending } from '../../../machines/feedback/feedback.selectors';
import type { FeedbackBounds } from '../../../machines/feedback/feedback.types';
import type { SupportRef } from '../../../machines/support/support.machine';
import { selectFeedback, selectFeedbackBounds, selectFeedbackMessage, selectFeedbackScreen } from '../../../machines/support/support.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CounterTextArea } from '../../ui/CounterTextArea';
import { Dialog } from '../../ui/Dialog';
import { FailureState } from '../../ui/FailureState';
import { Form } from '../../ui/Form';
import { textOf } from '../../ui/formText';
import { Waiting } from '../../ui/Waiting';
import * as css from './FeedbackDialog.css';

/** Feedback to the house (spec §2 Other screens, §5 Feedback). */
export function FeedbackDialog({ support }: { support: SupportRef }) {
  const t = useT('feedback');
  const common = useT('common');
  const screen = useSelector(support, selectFeedbackScreen);
  return (
    <Dialog open={screen !== 'closed'} size="medium" title={t('title')} closeLabel={common('close')} onDismiss={() => support.send({ type: 'feedback.close' })}>
      <Content support={support} />
    </Dialog>
  );
}

function Content({ support }: { support: SupportRef }) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(support, selectFeedbackScreen);
  const message = useSelector(support, selectFeedbackMessage);
  const feedback = useSelector(support, selectFeedback);
  const bounds = useSelector(support, selectFeedbackBounds);
  if (screen === 'failed') return <FailureState retryLabel={common('retry')} onRetry={() => support.send({ type: 'feedback.retry' })}>{say(message)}</FailureState>;
  return feedback && bounds ? <FeedbackForm feedback={feedback} bounds={bounds} /> : <Waiting label={common('loading')} rows={2} height={96} />;
}

function FeedbackForm({ feedback, bounds: { minimum, maximum } }: { feedback: FeedbackRef; bounds: FeedbackBounds }) {
  const t = useT('feedback');
  const say = useMessage('validation');
  const isSending = useSelector(feedback, selectIsSending);
  const error = useSelector(feedback, selectFieldError);
  const message = useSelector(feedback, selectFormMessage);
  return (
    <Form
      className={css.form} busy={isSending} refusal={error}
      onSubmit={(data) => feedback.send({ type: 'form.submit', form: { content: contentOf(data) } })}
    >
      <p className={css.lead}>{t('lead')}</p>
      {message && !isSending ? <Alert tone="danger">{say(message)}</Alert> : null}
      <CounterTextArea
        name="content" label={t('content')} hint={t('length', { min: minimum, max: maximum })} error={say(error) ?? null} rows={5} readOnly={isSending} required
        most={maximum} sayLeft={(left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left }))}
        onChange={() => feedback.send({ type: 'field.changed', field: 'content' })}
      />
      <Button type="submit" tone="primary" fullWidth busy={isSending}>{t('send')}</Button>
      <p role="status" className={css.status}>{isSending ? t('sending') : null}</p>
    </Form>
  );
}

const contentOf = (data: FormData): string => textOf(data, 'content').replaceAll('\r\n', '\n').trim();
