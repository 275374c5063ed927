import type { TeamBet } from '../agents/contracts/figures';
import { settlementsOf } from '../agents/contracts/settle';
import type { bets, settlements } from '../db/schema';
import { yangonMidnight } from '../base/yangon';
import { contractRows, SEEDED } from './contractRows';
import { linksByName } from './network';
import { idOf } from './people';

type SettlementRow = typeof settlements.$inferInsert;

/**
 * What the contracts paid for the seeded bets until today, as the platform would have settled it.
 */
export const pastSettlements = (
  placed: ReadonlyArray<typeof bets.$inferInsert>,
  now: number,
): SettlementRow[] => {
  const over = placed
    .flatMap(({ userId, stake, profit, time }): TeamBet[] =>
      typeof profit === 'string' ? [{ userId, stake, profit, time: time.getTime() }] : [],
    )
    .toSorted((a, b) => a.time - b.time);
  const teams = teamsById();
  return contractRows(now).flatMap((row) => {
    const since = row.acceptedAt?.getTime();
    if (since === undefined) return [];
    const ofTeam = over.filter(
      ({ userId, time }) =>
        time >= since && (userId === row.downlineId || teams.get(row.downlineId)?.has(userId)),
    );
    return settlementsOf(row, ofTeam, { since, end: null, now: yangonMidnight(now) }).map(
      (one, index) => ({ ...one, id: `${SEEDED}${row.id}-${index}`, status: 'approved' as const }),
    );
  });
};

const teamsById = (): Map<string, Set<string>> => {
  const teams = new Map<string, Set<string>>();
  for (const { ancestor, member } of linksByName())
    teams.set(idOf(ancestor), (teams.get(idOf(ancestor)) ?? new Set()).add(idOf(member)));
  return teams;
};
