import type { Deposit } from '../../../contract/deposits';
import type { Organisation } from '../../../contract/jurisdictions/pack';
import type { PlayBlock } from '../../../contract/playBlock';

/** A deposit order from before that is still under way. */
export type OpenDeposit = Pick<Deposit, 'id' | 'amount' | 'status'>;
/** What runs, null when the member may play again, and who helps, as the pack names them. */
export type PauseRoom = {
  block: PlayBlock | null;
  organisations: Organisation[];
  deposit: OpenDeposit | null;
  currencySymbol: string;
};
/** What the member says of the deposit: it was paid, or it shall be cancelled. */
export type Settlement = { id: string; wish: 'paid' | 'cancel' };
export type SettleOutcome = { kind: 'settled' } | { kind: 'refused'; message: string };
