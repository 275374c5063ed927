import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import { paymentSecurityMachine } from '../../../machines/account/paymentSecurity/paymentSecurity.machine';
import { teamTransferMachine } from '../../../machines/money/teamTransfer/teamTransfer.machine';
import type { Services } from '../../services';
import { transfersPart } from '../../services/parts/transfers';
import { act, read } from './ports';

export const provideTeamTransfer = (services: Services) => {
  const { readLimits, sendTransfer } = services.part(transfersPart);
  return teamTransferMachine.provide({
    actors: {
      readLimits: read(readLimits),
      paymentPassword: providePaymentPassword(services),
      sendTransfer: act(sendTransfer),
    },
  });
};

export const providePaymentSecurity = (services: Services) => {
  const { readPaymentStatus } = services.part(transfersPart);
  return paymentSecurityMachine.provide({
    actors: {
      readStatus: read(readPaymentStatus),
      paymentPassword: providePaymentPassword(services),
    },
  });
};

export const providePaymentPassword = (services: Services) =>
  paymentPasswordMachine.provide({
    actors: { submit: act(services.part(transfersPart).setPaymentPassword) },
  });
