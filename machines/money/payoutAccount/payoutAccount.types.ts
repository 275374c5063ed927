import type { Unproved } from '../../account/stepUp/stepUp.types';
import type { PayoutAccount, PayoutType } from '../../../contract/withdrawalRequest';

/**
 * The person's real name; null when the platform does not know it, so that this account gives it.
 */
export type PayoutAccountGiven = { holder: string | null };
/** As typed; `holder` is empty when the platform knows the name. */
export type PayoutAccountForm = { type: PayoutType; number: string; holder: string };
export type PayoutAccountOutcome =
  | { kind: 'accepted'; value: PayoutAccount }
  | Unproved
  | { kind: 'refused'; message: string };
export type { PayoutAccount };
