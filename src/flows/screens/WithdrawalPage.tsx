import type { WithdrawalRequestRef } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import { WithdrawalRequest } from '../../features/money/withdrawalRequest/WithdrawalRequest';
import { askSupport } from '../shared/askSupport';
import type { ScreenProps } from '../shared/defineFlow';
import { lazyScreen } from '../shared/lazyScreen';

const PaymentPassword = lazyScreen(
  async () => (await import('../../features/money/teamTransfer/PaymentPassword')).PaymentPassword,
  'teamTransfer',
  'validation',
);

/** A withdrawal, with the form of a first payment password where it asks for one. */
export function WithdrawalPage({ actor, session }: ScreenProps<WithdrawalRequestRef>) {
  return (
    <WithdrawalRequest
      request={actor}
      onAsk={(about) => askSupport(session, about)}
      onAnswer={() => session.send({ type: 'withdrawalConfirmation.open' })}
      renderPaymentPassword={(setting) => <PaymentPassword setting={setting} isLeavable={false} />}
    />
  );
}
