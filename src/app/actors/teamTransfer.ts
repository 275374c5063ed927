import { paymentPasswordMachine } from '../../../machines/paymentPassword/paymentPassword.machine';
import { teamTransferMachine } from '../../../machines/teamTransfer/teamTransfer.machine';
import type { Services } from '../../services';
import { transfersPart } from '../../services/parts/transfers';
import { act, read } from './ports';

export const provideTeamTransfer = (services: Services) => {
  const { readLimits, setPaymentPassword, sendTransfer } = services.part(transfersPart);
  return teamTransferMachine.provide({
    actors: {
      readLimits: read(readLimits),
      paymentPassword: paymentPasswordMachine.provide({ actors: { submit: act(setPaymentPassword) } }),
      sendTransfer: act(sendTransfer),
    },
  });
};
