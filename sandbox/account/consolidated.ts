import { count } from 'drizzle-orm';
import type { Consolidated } from '../../contract/account';
import type { Language } from '../../contract/constants';
import { waitsForUser } from '../contracts/contractRows';
import type { Database } from '../db/database';
import { contracts, type User } from '../db/schema';
import { standingOf } from '../seed/standings';

/** Consolidated data, spec §4 After login. */
export const consolidatedOf = async (db: Database, { id, username }: User, language: Language): Promise<Consolidated> => {
  const { promotions, missions, vip } = standingOf(username);
  const waiting = await db.select({ type: contracts.type, requests: count() }).from(contracts).where(waitsForUser(id)).groupBy(contracts.type);
  const waitingOf = (type: (typeof waiting)[number]['type']) => waiting.find((row) => row.type === type)?.requests ?? 0;
  return {
    availablePromoCount: promotions, missionCount: missions,
    hasVip: vip !== null, vipLabelName: vip?.label[language] ?? '', vipRankLevel: vip?.level ?? 0,
    contracts: {
      dailysalreqtype: waitingOf('daily'), divtypereq: waitingOf('dividend'), contracthoursalreq: waitingOf('hourly'), realtimesalreqtype: waitingOf('realTime'),
    },
  };
};
