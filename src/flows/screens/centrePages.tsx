import type { WithdrawalRequestRef } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import { along } from '../shared/table';
import { lazyScreen } from '../shared/lazyScreen';

/**
 * The pages that are the same in the member centre and in the agent centre: what the platform
 * tells, and a person's own money.
 */
export const NoticeBoard = lazyScreen(
  () => import('../../features/announcements/popups/NoticesDialog').then((m) => m.NoticeBoard),
  'popups',
);
export const Deposit = lazyScreen(
  along(() => import('../../features/money/deposit/Deposit').then((m) => m.Deposit), 'deposit'),
  'deposit',
  'validation',
);
export const PaymentSecurity = lazyScreen(
  along(
    () =>
      import('../../features/money/teamTransfer/PaymentSecurity').then((m) => m.PaymentSecurity),
    'paymentSecurity',
  ),
  'teamTransfer',
  'validation',
);

const WithdrawalRequest = lazyScreen(
  along(
    () =>
      import('../../features/money/withdrawalRequest/WithdrawalRequest').then(
        (m) => m.WithdrawalRequest,
      ),
    'withdrawalRequest',
  ),
  'withdrawalRequest',
  'validation',
);
const PaymentPassword = lazyScreen(
  () => import('../../features/money/teamTransfer/PaymentPassword').then((m) => m.PaymentPassword),
  'teamTransfer',
  'validation',
);

/** A withdrawal, with the form of a first payment password where it asks for one. */
export function Withdrawal({ request }: { request: WithdrawalRequestRef }) {
  return (
    <WithdrawalRequest
      request={request}
      renderPaymentPassword={(setting) => <PaymentPassword setting={setting} isLeavable={false} />}
    />
  );
}
