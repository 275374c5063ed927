import {
  teamTransferMachine,
  type TeamTransferRef,
} from '../../machines/money/teamTransfer/teamTransfer.machine';
import { createTransfers } from '../services/agents/transfers';
import { paymentPassword } from './eager/paymentPassword';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** A transfer to a downline or to the upline. */
export const teamTransfer = defineFlow({
  machine: teamTransferMachine,
  includes: [paymentPassword],
  ports: ({ service }) => {
    const { readLimits, sendTransfer } = service(createTransfers);
    return { readLimits: read(readLimits), sendTransfer: act(sendTransfer) };
  },
  dialogs: { stepUp: { leave: { type: 'stepUp.cancel' } } },
  screen: {
    load: async () =>
      (await import('../features/money/teamTransfer/TeamTransfer')).TeamTransferDialog,
    words: ['teamTransfer', 'validation'],
  },
  page: {
    load: async () => {
      const { TeamTransfer } = await import('../features/money/teamTransfer/TeamTransfer');
      return ({ actor }: ScreenProps<TeamTransferRef>) => <TeamTransfer transfer={actor} />;
    },
    words: ['teamTransfer', 'validation'],
  },
});
