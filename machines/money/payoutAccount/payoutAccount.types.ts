import type { PayoutAccount, PayoutType } from '../../../contract/withdrawalRequest';

/** The real name that the platform knows; null: this account says it. */
export type PayoutAccountGiven = { holder: string | null };
/** As it was typed; `holder` is empty where the platform knows the name. */
export type PayoutAccountForm = { type: PayoutType; number: string; holder: string };
export type { PayoutAccount };
