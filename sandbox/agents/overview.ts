import { Big } from 'big.js';
import { and, count, countDistinct, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { AgentOverview, agentOverviewQuerySchema, TeamFigures } from '../../contract/agents';
import { AGENT_TYPES } from '../../contract/constants';
import { isLive } from '../account/liveSessions';
import { recordDaysWrong, spanOf, type RecordSpan } from '../member/recordDays';
import type { Database } from '../db/database';
import { bets, sessions, teamLinks, users, walletMovements } from '../db/schema';
import { accepted, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { settlePending } from '../lobby/settle';
import { yangonDay } from '../base/yangon';
import { byDay, dayOf } from '../db/days';
import { ofTeam } from './team';
import type { LiveSession } from '../kit/row';

const DAY = 24 * 60 * 60_000;

/**
 * Team overview: how many people the caller's team has, and their bets on some days (spec §2). The
 * caller's own bets are not the team's.
 */
export const overviewOf = async (
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  db: Database,
  { user }: LiveSession,
  request: v.InferOutput<typeof agentOverviewQuerySchema>,
): Promise<Answer<AgentOverview>> => {
  const span = spanOf(request);
  if (!span) return recordDaysWrong;
  await settlePending(services);
  const isAgent = sql.raw(`type in (${AGENT_TYPES.join(', ')})`);
  const [people] = await db
    .select({ all: count(), agents: sql<number>`count(*) filter (where ${isAgent})::int` })
    .from(users)
    .where(ofTeam(users.id, user.id));
  const [live] = await db
    .select({ online: countDistinct(sessions.userId) })
    .from(sessions)
    .innerJoin(teamLinks, eq(teamLinks.memberId, sessions.userId))
    .where(and(eq(teamLinks.ancestorId, user.id), isLive(services)));
  const figures = await figuresByDay(db, user.id, span);
  const [all, agents] = [people?.all ?? 0, people?.agents ?? 0];
  return accepted({
    members: all - agents,
    agents,
    online: live?.online ?? 0,
    totals: figures(null),
    days: daysOf(span).map((day) => ({ day, ...figures(day) })),
  });
};

/**
 * The team's bets on one day, or on all of them for null. A player of two days counts once in the
 * total.
 */
const figuresByDay = async (
  db: Database,
  agentId: string,
  { start, end }: RecordSpan,
): Promise<(day: string | null) => TeamFigures> => {
  const played = await db
    .select({
      day: dayOf(bets.time),
      stake: sum(bets.stake),
      profit: sum(bets.profit),
      players: countDistinct(bets.userId),
    })
    .from(bets)
    .where(and(ofTeam(bets.userId, agentId), gte(bets.time, start), lt(bets.time, end)))
    .groupBy(byDay(bets.time));
  const moved = await db
    .select({
      day: dayOf(walletMovements.time),
      kind: walletMovements.kind,
      amount: sum(walletMovements.amount),
    })
    .from(walletMovements)
    .where(
      and(
        ofTeam(walletMovements.userId, agentId),
        inArray(walletMovements.kind, ['deposit', 'withdrawal', 'withdrawalReturned']),
        eq(walletMovements.status, 'approved'),
        gte(walletMovements.time, start),
        lt(walletMovements.time, end),
      ),
    )
    .groupBy(sql`${walletMovements.kind}, ${byDay(walletMovements.time)}`);
  const came = await db
    .select({ day: dayOf(users.registeredAt), all: count() })
    .from(users)
    .where(
      and(ofTeam(users.id, agentId), gte(users.registeredAt, start), lt(users.registeredAt, end)),
    )
    .groupBy(byDay(users.registeredAt));
  const movedOf = (day: string | null, kind: string) =>
    moved.find((row) => row.day === day && row.kind === kind)?.amount ?? '0.00';
  return (day) => {
    const bet = played.find((row) => row.day === day);
    return {
      deposits: movedOf(day, 'deposit'),
      withdrawals: new Big(movedOf(day, 'withdrawal'))
        .plus(movedOf(day, 'withdrawalReturned'))
        .neg()
        .toFixed(2),
      bets: bet?.stake ?? '0.00',
      profit: bet?.profit ?? '0.00',
      newMembers: came.find((row) => row.day === day)?.all ?? 0,
      activeMembers: bet?.players ?? 0,
    };
  };
};

const sum = (column: typeof bets.stake | typeof bets.profit | typeof walletMovements.amount) =>
  sql<string>`coalesce(sum(${column}), 0.00)::text`;
const daysOf = ({ start, end }: RecordSpan): string[] =>
  Array.from({ length: Math.round((end.getTime() - start.getTime()) / DAY) }, (_, index) =>
    yangonDay(start.getTime() + index * DAY),
  );
