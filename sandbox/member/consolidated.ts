import { count } from 'drizzle-orm';
import type { Consolidated } from '../../contract/account';
import type { Language } from '../../contract/constants';
import { openActivities } from '../rewards/activities/standing';
import { roleOf } from '../../contract/roles';
import { waitsForUser } from '../agents/contracts/contractRows';
import { contracts, type User } from '../db/schema';
import { openMissions } from '../rewards/missions/summary';
import { vipLevelOf } from '../rewards/vip/count';
import { labelOf } from '../rewards/vip/levels';
import type { Services } from '../kit/services';

/** Consolidated data, spec §4 After login. */
export const consolidatedOf = async (
  services: Pick<Services, 'db' | 'clock'>,
  user: User,
  language: Language,
): Promise<Consolidated> => {
  const { db } = services;
  const level =
    roleOf(user.type) === 'trial' ? 0 : await vipLevelOf(db, user, services.clock.now());
  const waiting = await db
    .select({ type: contracts.type, requests: count() })
    .from(contracts)
    .where(waitsForUser(user.id))
    .groupBy(contracts.type);
  const waitingOf = (type: (typeof waiting)[number]['type']) =>
    waiting.find((row) => row.type === type)?.requests ?? 0;
  return {
    availablePromoCount:
      roleOf(user.type) === 'trial' ? 0 : await openActivities(db, user, services.clock.now()),
    missionCount: await openMissions(services, user),
    hasVip: level > 0,
    vipLabelName: labelOf(level, language),
    vipRankLevel: level,
    contracts: {
      dailysalreqtype: waitingOf('daily'),
      divtypereq: waitingOf('dividend'),
      contracthoursalreq: waitingOf('hourly'),
      realtimesalreqtype: waitingOf('realTime'),
    },
  };
};
