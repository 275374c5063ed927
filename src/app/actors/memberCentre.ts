import { memberCentreMachine } from '../../../machines/member/memberCentre/memberCentre.machine';
import type { Services } from '../../services';
import { memberPart } from '../../services/parts/member';
import { recordsPart } from '../../services/parts/records';
import { provideChangePassword } from './changePassword';
import { flows } from '../flows';
import { lazyMachine } from '../lazyMachine';
import { read } from './ports';
import { provideRecords } from './records';

export const provideMemberCentre = (services: Services) =>
  memberCentreMachine.provide({
    actors: {
      readPasswordRule: read(() => services.part(memberPart).readPasswordRule()),
      changePassword: provideChangePassword(services),
      readToday: read(() => services.part(recordsPart).readToday()),
      records: provideRecords(services),
      withdrawalRequest: lazyMachine(flows.withdrawalRequest, ({ provideWithdrawalRequest }) =>
        provideWithdrawalRequest(services),
      ),
      paymentSecurity: lazyMachine(flows.teamTransfer, ({ providePaymentSecurity }) =>
        providePaymentSecurity(services),
      ),
      activities: lazyMachine(flows.activities, ({ provideActivities }) =>
        provideActivities(services),
      ),
      missions: lazyMachine(flows.missions, ({ provideMissions }) => provideMissions(services)),
      wallets: lazyMachine(flows.wallets, ({ provideWallets }) => provideWallets(services)),
      deposit: lazyMachine(flows.deposit, ({ provideDeposit }) => provideDeposit(services)),
      teamTransfer: lazyMachine(flows.teamTransfer, ({ provideTeamTransfer }) =>
        provideTeamTransfer(services),
      ),
    },
  });
