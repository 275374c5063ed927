import type { Role } from '../../../contract/roles';
import type { MemberPage } from './memberCentre.machine';

/** Who looks at the menu: their role, and whether they have an invitation to pass on. */
export type Viewer = {
  role: Role | 'visitor' | 'unknown';
  isInviting: boolean;
  /** A break or an exclusion runs. */
  isPaused: boolean;
};

/** Not for trial accounts, whose money is play money. */
const OF_MONEY: readonly MemberPage[] = ['transferFund', 'depositv2', 'withdraw', 'transferUpline'];

/** Closed during a break or an exclusion: money in, and rewards. */
const CLOSED_IN_PAUSE: readonly MemberPage[] = [
  'depositv2',
  'transferUpline',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'vip',
];
/** Whether a page is closed during a break or an exclusion. */
export const isClosedInPause = (page: MemberPage): boolean => CLOSED_IN_PAUSE.includes(page);

/** Whether a page is open to a role (spec §2, §6). */
export const isOpenTo = (page: MemberPage, role: Viewer['role']): boolean => {
  switch (page) {
    // Trial accounts earn nothing; agents earn by their contracts.
    case 'missionLeaderboard':
    // Agents invite by the links of their own centre.
    case 'referral':
      return role !== 'trial' && role !== 'agent';
    case 'vip':
    case 'limits':
    case 'statement':
      return role !== 'trial';
    default:
      return role !== 'trial' || !OF_MONEY.includes(page);
  }
};

/** Whether the menu offers a page: an invitation is offered only while its promotion runs. */
export const isPageOffered = (page: MemberPage, { role, isInviting, isPaused }: Viewer): boolean =>
  isOpenTo(page, role) &&
  !(isPaused && isClosedInPause(page)) &&
  (page !== 'referral' || isInviting);
