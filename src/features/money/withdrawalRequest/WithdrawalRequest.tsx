import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PaymentPasswordRef } from '../../../../machines/account/paymentPassword/paymentPassword.machine';
import type { WithdrawalRequestRef } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import {
  selectFormScreen,
  selectHasAccounts,
  selectMessage,
  selectPaymentPassword,
  selectPayoutAccount,
  selectPlace,
  selectSetup,
} from '../../../../machines/money/withdrawalRequest/withdrawalRequest.selectors';
import type { WithdrawalPlace } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Tabs } from '../../../ui/Tabs';
import { Waiting } from '../../../ui/Waiting';
import { Confirmation } from './Confirmation';
import { PayoutAccountForm } from './PayoutAccountForm';
import { RequestForm } from './RequestForm';
import { Requests } from './Requests';
import * as css from './WithdrawalRequest.css';

export type WithdrawalRequestProps = {
  request: WithdrawalRequestRef;
  /** The form for the first payment password, which transfers need too. */
  renderPaymentPassword: (setting: PaymentPasswordRef) => ReactNode;
  /** Asks support about the number of a request. */
  onAsk: (number: string) => void;
  /** Opens the question whether a paid request arrived. */
  onAnswer: () => void;
};

/** The withdrawal request, and the results of earlier ones (spec §2 Member centre, withdraw). */
export function WithdrawalRequest(props: WithdrawalRequestProps) {
  const { request, onAsk, onAnswer } = props;
  const t = useT('withdrawalRequest');
  const place = useSelector(request, selectPlace);
  const underReview = useSelector(request, selectSetup)?.underReview ?? 0;
  const items: Array<{ id: WithdrawalPlace; label: string }> = [
    { id: 'form', label: t('tabs.form') },
    {
      id: 'requests',
      label:
        place === 'form' && underReview > 0
          ? t('tabs.requestsWaiting', { count: underReview })
          : t('tabs.requests'),
    },
  ];
  return (
    <Tabs
      label={t('tabs.label')}
      items={items}
      selected={place}
      onSelect={(chosen) => request.send({ type: 'place.choose', place: chosen })}
    >
      <div className={css.place}>
        {place === 'form' ? (
          <FormPlace {...props} />
        ) : (
          <Requests request={request} onAsk={onAsk} onAnswer={onAnswer} />
        )}
      </div>
    </Tabs>
  );
}

function FormPlace(props: WithdrawalRequestProps) {
  const screen = useSelector(props.request, selectFormScreen);
  // The element that had the focus is gone: the new screen takes it. The form is the first screen.
  const place = useFocusOnChange<HTMLElement>(
    screen === 'loading' || screen === 'failed' ? 'form' : screen,
  );
  return (
    <FocusTarget firstRef={place}>
      <Screen {...props} screen={screen} />
    </FocusTarget>
  );
}

function Screen({
  request,
  renderPaymentPassword,
  screen,
}: WithdrawalRequestProps & { screen: ReturnType<typeof selectFormScreen> }) {
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(request, selectMessage);
  const setting = useSelector(request, selectPaymentPassword);
  const account = useSelector(request, selectPayoutAccount);
  const hasAccounts = useSelector(request, selectHasAccounts);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={3} height={72} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => request.send({ type: 'setup.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'unsecured':
      return setting ? <div className={css.form}>{renderPaymentPassword(setting)}</div> : null;
    case 'account':
      return account ? (
        <PayoutAccountForm account={account} isLeavable={hasAccounts} key={account.sessionId} />
      ) : null;
    case 'form':
      return <RequestForm request={request} />;
    case 'confirmation':
      return <Confirmation request={request} />;
  }
}
