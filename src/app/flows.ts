import { chunk, type Chunk } from './lazyMachine';

/**
 * The machines of dialogs and pages, each in a file with what only it needs (docs/decisions/0019).
 */
export const flows = {
  login: chunk(() => import('./actors/login')),
  forgotPassword: chunk(() => import('./actors/forgotPassword')),
  secondFactor: chunk(() => import('./actors/secondFactor')),
  changePassword: chunk(() => import('./actors/changePassword')),
  smsCode: chunk(() => import('./actors/smsCode')),
  registration: chunk(() => import('./actors/registration')),
  memberCentre: chunk(() => import('./actors/memberCentre')),
  agentCentre: chunk(() => import('./actors/agentCentre')),
  activities: chunk(() => import('./actors/activities')),
  missions: chunk(() => import('./actors/missions')),
  deposit: chunk(() => import('./actors/deposit')),
  wallets: chunk(() => import('./actors/wallets')),
  teamTransfer: chunk(() => import('./actors/teamTransfer')),
  member: chunk(() => import('./actors/member')),
  gameLists: chunk(() => import('./actors/gameLists')),
  play: chunk(() => import('./actors/play')),
  lottery: chunk(() => import('./actors/lottery')),
  pointMall: chunk(() => import('./actors/pointMall')),
  contracts: chunk(() => import('./actors/contracts')),
  records: chunk(() => import('./actors/records')),
  help: chunk(() => import('./actors/help')),
  feedback: chunk(() => import('./actors/feedback')),
  chat: chunk(() => import('./actors/chat')),
  withdrawalRequest: chunk(() => import('./actors/withdrawalRequest')),
  withdrawals: chunk(() => import('./actors/withdrawals')),
};

/** All of them now. */
export const loadFlows = () => Promise.all(Object.values(flows).map(({ load }) => load()));

/**
 * A screen that comes along with the machines it shows: it never sees one that is not there yet.
 */
export const along =
  <TScreen>(load: () => Promise<TScreen>, ...needed: Chunk<unknown>[]) =>
  async () => {
    const [Screen] = await Promise.all([load(), ...needed.map((flow) => flow.load())]);
    return Screen;
  };
