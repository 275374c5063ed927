import { isClosedInPause } from '../../shared/pausePages';
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
