import { endpoints } from '../../../contract/endpoints';
import type {
  PauseRoom,
  SettleOutcome,
  Settlement,
} from '../../../machines/member/pauseRoom/pauseRoom.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { createDeposits } from '../money/deposit';
import { readPack } from './pack';

/** The page of a member who is on a break or excluded (issue 28). */
export const createPauseRoom = ({ call, service }: Kit) => ({
  readRoom: async (signal: AbortSignal): Promise<PauseRoom> => {
    const [block, deposits, pack] = await Promise.all([
      call(endpoints.playBlock, {}, { signal }),
      call(endpoints.deposits, {}, { signal }),
      readPack(call, signal),
    ]);
    const { open, currencySymbol } = valueOf(endpoints.deposits, deposits);
    return {
      block: valueOf(endpoints.playBlock, block).block,
      organisations: pack.organisations.value,
      deposit: open && { id: open.id, amount: open.amount, status: open.status },
      currencySymbol,
    };
  },
  /** Leaving does not stop it. Other tabs are told. */
  settleDeposit: async ({ id, wish }: Settlement): Promise<SettleOutcome> => {
    const { reportPaid, cancel } = service(createDeposits);
    const outcome = await (wish === 'paid' ? reportPaid : cancel)({ id });
    return outcome.kind === 'refused' ? outcome : { kind: 'settled' };
  },
});
