import type { Role } from '../../../contract/roles';
import type { MemberPage } from './memberCentre.machine';

/** Who looks at the menu: their role, and whether they have an invitation to pass on. */
export type Viewer = { role: Role | 'visitor' | 'unknown'; isInviting: boolean };

/** Not for trial accounts, whose money is play money. */
const OF_MONEY: readonly MemberPage[] = ['transferFund', 'depositv2', 'withdraw', 'transferUpline'];

/** Whether the menu of the member centre offers a page (spec §2, §6). */
export const isPageOffered = (page: MemberPage, { role, isInviting }: Viewer): boolean => {
  switch (page) {
    case 'referral':
      return isInviting;
    // Trial accounts earn nothing; agents earn by their contracts.
    case 'missionLeaderboard':
      return role !== 'trial' && role !== 'agent';
    case 'vip':
      return role !== 'trial';
    default:
      return role !== 'trial' || !OF_MONEY.includes(page);
  }
};
