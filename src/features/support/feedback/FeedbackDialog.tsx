import { useSelector } from '@xstate/react';
import type { SupportRef } from '../../../../machines/support/support/support.machine';
import {
  selectFeedback,
  selectFeedbackAbout,
  selectFeedbackBounds,
  selectFeedbackMessage,
  selectFeedbackScreen,
} from '../../../../machines/support/support/support.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { useBackCloses } from '../../../ui/hooks/useBackCloses';
import { Waiting } from '../../../ui/Waiting';
import { FeedbackForm } from './FeedbackForm';

/** The feedback dialog (spec §2 Other screens, §5 Feedback). */
export function FeedbackDialog({ support }: { support: SupportRef }) {
  const t = useT('feedback');
  const common = useT('common');
  const screen = useSelector(support, selectFeedbackScreen);
  const isOpen = screen !== 'closed';
  const close = () => support.send({ type: 'feedback.close' });
  useBackCloses(isOpen, close);
  return (
    <Dialog
      open={isOpen}
      size="medium"
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={close}
    >
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
  const about = useSelector(support, selectFeedbackAbout);
  if (screen === 'failed')
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => support.send({ type: 'feedback.retry' })}
      >
        {say(message)}
      </FailureState>
    );
  return feedback && bounds ? (
    <FeedbackForm feedback={feedback} bounds={bounds} about={about} />
  ) : (
    <Waiting label={common('loading')} rows={2} height={96} />
  );
}
