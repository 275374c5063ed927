import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import {
  selectChosen,
  selectMessage,
  selectScreen,
  type WithdrawalScreen,
} from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import type { Withdrawal } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { ChevronLeft } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { Waiting } from '../../../ui/Waiting';
import { AnswerForm } from './AnswerForm';
import { Deadline } from './Deadline';
import { Facts } from './Facts';
import { Timeline } from './Timeline';
import { WithdrawalList } from './WithdrawalList';
import * as css from './withdrawalConfirmation.css';

type Props = { confirmation: WithdrawalConfirmationRef };

/** The member confirms or disputes payouts (spec §4 Statuses, Withdrawal confirmation). */
export function WithdrawalDialog({ actor: confirmation }: { actor: WithdrawalConfirmationRef }) {
  const t = useT('withdrawalConfirmation');
  const common = useT('common');
  return (
    <Dialog
      open
      size="medium"
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => confirmation.send({ type: 'withdrawalConfirmation.close' })}
    >
      <div className={css.body}>
        <Screen confirmation={confirmation} />
      </div>
    </Dialog>
  );
}

function Screen({ confirmation }: Props) {
  const t = useT('withdrawalConfirmation');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(confirmation, selectScreen);
  const chosen = useSelector(confirmation, selectChosen);
  const message = useSelector(confirmation, selectMessage);
  // The element that had the focus is gone: the heading of the new screen takes it. The list keeps
  // its own focus.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    chosen && screen !== 'list' ? `${chosen.id} ${screen}` : null,
  );
  switch (screen) {
    case 'reading':
      return <Waiting label={t('loading')} rows={4} height={64} />;
    case 'unread':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => confirmation.send({ type: 'withdrawals.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'list':
      return <WithdrawalList confirmation={confirmation} />;
    case 'unanswered':
    case 'answered':
    case 'forced':
    case 'answeredElsewhere':
    case 'ended':
      return chosen ? (
        <One confirmation={confirmation} withdrawal={chosen} screen={screen} heading={heading} />
      ) : null;
  }
}

type OneProps = Props & {
  withdrawal: Withdrawal;
  screen: Exclude<WithdrawalScreen, 'reading' | 'unread' | 'list'>;
};

function One({
  confirmation,
  withdrawal,
  screen,
  heading,
}: OneProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useT('withdrawalConfirmation');
  return (
    <>
      <div className={css.back}>
        <Button tone="ghost" compact onClick={() => confirmation.send({ type: 'list.show' })}>
          <ChevronLeft size={18} aria-hidden="true" />
          {t('list.back')}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={css.sum}>
        <span className={css.heading}>{t('facts.amount')}</span>
        <span className={css.amount}>
          {formatMoney(withdrawal.amount, withdrawal.currencySymbol)}
        </span>
      </h3>
      <Ending confirmation={confirmation} withdrawal={withdrawal} screen={screen} />
      <Facts withdrawal={withdrawal} />
      {screen === 'unanswered' ? (
        <>
          <Deadline confirmation={confirmation} withdrawal={withdrawal} />
          <AnswerForm confirmation={confirmation} withdrawal={withdrawal} />
        </>
      ) : null}
      <Timeline withdrawal={withdrawal} />
    </>
  );
}

/** The result; nothing while the withdrawal waits for an answer. */
function Ending({ withdrawal: { status, remaining, currencySymbol }, screen }: OneProps) {
  const t = useT('withdrawalConfirmation');
  switch (screen) {
    case 'unanswered':
      return null;
    case 'forced':
      return <Alert tone="danger">{t('forciblyReceived')}</Alert>;
    case 'answeredElsewhere':
      return <Alert tone="info">{t('elsewhere')}</Alert>;
    case 'answered':
      return (
        <Alert tone="success">
          {t(`answered.${status}`, { amount: formatMoney(remaining ?? '', currencySymbol) })}
        </Alert>
      );
    case 'ended':
      return <Alert tone="info">{t(`status.${status}`)}</Alert>;
  }
}
