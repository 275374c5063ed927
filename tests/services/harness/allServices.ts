import { createServices, type ServiceOptions } from '../../../src/services';
import { createAuthenticator } from '../../../src/services/account/authenticator';
import { createAvatar } from '../../../src/services/account/avatar';
import { createProfile } from '../../../src/services/account/profile';
import { createLoadCountries } from '../../../src/services/account/countries';
import { createLogin } from '../../../src/services/account/login';
import { createRecovery } from '../../../src/services/account/recovery';
import { createRegistration } from '../../../src/services/account/registration/registration';
import { createSecondFactor } from '../../../src/services/account/secondFactor';
import { createSmsCodes } from '../../../src/services/account/smsCodes';
import { createStepUp } from '../../../src/services/account/stepUp';
import { createAcceptTerms } from '../../../src/services/account/terms';
import { createVerification } from '../../../src/services/account/verification/verification';
import { createAgents } from '../../../src/services/agents/agents';
import { createContracts } from '../../../src/services/agents/contracts';
import { createTransfers } from '../../../src/services/agents/transfers';
import { createFixtures } from '../../../src/services/lobby/fixtures';
import { createLoadForYou } from '../../../src/services/lobby/forYou';
import { createGames } from '../../../src/services/lobby/games';
import { createLotteries } from '../../../src/services/lobby/lottery';
import { createFavourites, createLoadRecent } from '../../../src/services/lobby/memberLists';
import { createPlay } from '../../../src/services/lobby/play';
import { createLoadCounts } from '../../../src/services/member/counts';
import { createMemberRecords } from '../../../src/services/member/memberRecords';
import { createDeposits } from '../../../src/services/money/deposit';
import { createWallets } from '../../../src/services/money/wallets';
import { createWithdrawals } from '../../../src/services/money/withdrawalConfirmation';
import { createWithdrawalRequests } from '../../../src/services/money/withdrawalRequest';
import { createActivities } from '../../../src/services/rewards/activities';
import { createInvitedFriends } from '../../../src/services/rewards/invitedFriends';
import { createMissions } from '../../../src/services/rewards/missions';
import { createLoadVip } from '../../../src/services/rewards/vip';
import { createPoints } from '../../../src/services/rewards/pointMall';
import { createMemberCalls } from '../../../src/services/site/member';
import { createChat } from '../../../src/services/support/chat';
import { createOpenEntry } from '../../../src/services/support/customerService';
import { createFeedback } from '../../../src/services/support/feedback';
import { createLoadHelp } from '../../../src/services/support/help';

/** The services of the start and of every dialog, as if all of them were open. */
export const createAllServices = (options: ServiceOptions) => {
  const services = createServices(options);
  const { service } = services;
  return {
    ...services,
    ...service(createVerification),
    smsCode: service(createSmsCodes),
    loadCountries: service(createLoadCountries),
    fixtures: service(createFixtures),
    ...service(createGames),
    ...service(createFavourites),
    loadRecent: service(createLoadRecent),
    loadForYou: service(createLoadForYou),
    loadCounts: service(createLoadCounts),
    agents: service(createAgents),
    transfers: service(createTransfers),
    play: service(createPlay),
    wallets: service(createWallets),
    contracts: service(createContracts),
    lottery: service(createLotteries),
    points: service(createPoints),
    records: service(createMemberRecords),
    chat: { ...service(createChat), openEntry: service(createOpenEntry) },
    withdrawals: service(createWithdrawals),
    deposits: service(createDeposits),
    activities: service(createActivities),
    invitedFriends: service(createInvitedFriends),
    missions: service(createMissions),
    loadVip: service(createLoadVip),
    withdrawalRequests: service(createWithdrawalRequests),
    loadHelp: service(createLoadHelp),
    ...service(createFeedback),
    authenticator: service(createAuthenticator),
    stepUp: service(createStepUp),
    avatar: service(createAvatar),
    profile: service(createProfile),
    acceptTerms: service(createAcceptTerms),
    registration: service(createRegistration),
    recovery: service(createRecovery),
    session: {
      ...services.session,
      ...service(createLogin),
      ...service(createMemberCalls),
      secondFactor: service(createSecondFactor),
    },
  };
};
