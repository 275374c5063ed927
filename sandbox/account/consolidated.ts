import type { Consolidated } from '../../contract/account';
import type { Language } from '../../contract/constants';
import type { User } from '../db/schema';
import { standingOf } from '../seed/standings';

/** Consolidated data, spec §4 After login. */
export const consolidatedOf = ({ username }: User, language: Language): Consolidated => {
  const { promotions, missions, vip } = standingOf(username);
  return {
    availablePromoCount: promotions, missionCount: missions,
    hasVip: vip !== null, vipLabelName: vip?.label[language] ?? '', vipRankLevel: vip?.level ?? 0,
    // Contracts are not offered yet: none can wait.
    contracts: { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  };
};
