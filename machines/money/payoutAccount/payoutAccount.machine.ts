import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { compactNumber, isHolder, isPayoutNumber } from '../../../contract/withdrawalRequest';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { PayoutAccount, PayoutAccountForm, PayoutAccountGiven } from './payoutAccount.types';

/**
 * The fields that cannot be sent: a number that does not fit its kind, and no real name when the
 * platform knows none.
 */
export const findErrors = (
  { type, number, holder }: PayoutAccountForm,
  given: PayoutAccountGiven,
): FieldErrors<PayoutAccountForm> => ({
  ...(number.trim() === ''
    ? { number: { key: 'validation:empty' } }
    : !isPayoutNumber(type, compactNumber(number)) && {
        number: { key: 'validation:payoutNumber' },
      }),
  ...(given.holder === null &&
    (holder.trim() === ''
      ? { holder: { key: 'validation:empty' } }
      : !isHolder(holder.trim()) && { holder: { key: 'validation:realName' } })),
});

/** Adds an account for payouts. The machine's value is the account, as the platform shows it. */
export const payoutAccountMachine = makeRequest<
  PayoutAccountForm,
  PayoutAccountGiven,
  PayoutAccount
>({ id: 'payoutAccount', findErrors });
export type PayoutAccountRef = ActorRefFrom<typeof payoutAccountMachine>;
export type PayoutAccountSnapshot = SnapshotFrom<typeof payoutAccountMachine>;
