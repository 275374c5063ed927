import { createServices, type ServiceOptions } from '../../../src/services';
import { agentsPart } from '../../../src/services/parts/agents';
import { chatPart } from '../../../src/services/parts/chat';
import { contractsPart } from '../../../src/services/parts/contracts';
import { depositsPart } from '../../../src/services/parts/deposits';
import { feedbackPart } from '../../../src/services/parts/feedback';
import { gamesPart } from '../../../src/services/parts/games';
import { helpPart } from '../../../src/services/parts/help';
import { loginPart } from '../../../src/services/parts/login';
import { lotteryPart } from '../../../src/services/parts/lottery';
import { memberPart } from '../../../src/services/parts/member';
import { memberListsPart } from '../../../src/services/parts/memberLists';
import { activitiesPart } from '../../../src/services/parts/activities';
import { missionsPart } from '../../../src/services/parts/missions';
import { playPart } from '../../../src/services/parts/play';
import { pointMallPart } from '../../../src/services/parts/pointMall';
import { recordsPart } from '../../../src/services/parts/records';
import { recoveryPart } from '../../../src/services/parts/recovery';
import { registrationPart } from '../../../src/services/parts/registration';
import { secondFactorPart } from '../../../src/services/parts/secondFactor';
import { smsCodePart } from '../../../src/services/parts/smsCode';
import { transfersPart } from '../../../src/services/parts/transfers';
import { verificationPart } from '../../../src/services/parts/verification';
import { walletsPart } from '../../../src/services/parts/wallets';
import { withdrawalRequestPart } from '../../../src/services/parts/withdrawalRequest';
import { withdrawalsPart } from '../../../src/services/parts/withdrawals';

/** The services of the start and of every dialog, as if all of them were open. */
export const createAllServices = (options: ServiceOptions) => {
  const services = createServices(options);
  const { part } = services;
  return {
    ...services,
    ...part(verificationPart),
    ...part(smsCodePart),
    ...part(gamesPart),
    ...part(memberListsPart),
    agents: part(agentsPart),
    transfers: part(transfersPart),
    play: part(playPart),
    wallets: part(walletsPart),
    contracts: part(contractsPart),
    lottery: part(lotteryPart),
    points: part(pointMallPart),
    records: part(recordsPart),
    chat: part(chatPart),
    withdrawals: part(withdrawalsPart),
    deposits: part(depositsPart),
    activities: part(activitiesPart),
    missions: part(missionsPart),
    withdrawalRequests: part(withdrawalRequestPart),
    ...part(helpPart),
    ...part(feedbackPart),
    registration: part(registrationPart),
    recovery: part(recoveryPart),
    session: {
      ...services.session,
      ...part(loginPart),
      ...part(memberPart),
      secondFactor: part(secondFactorPart),
    },
  };
};
