import { randomUUID } from 'node:crypto';
import { users, type User } from '../../../sandbox/db/schema';
import { yangonDay } from '../../../sandbox/base/yangon';
import type { Stage } from './onEveryDatabase';

export const DAY = 24 * 60 * 60_000;

type Members = Map<string, { username: string; type: number; depth: number; uplineId: string }>;

/**
 * Everyone below a person, found by walking down from upline to downline, not by the table that the
 * platform reads.
 */
export const teamOf = async (stage: Stage, agentId: string): Promise<Members> =>
  teamAmong(await stage.platform.services.db.select().from(users), agentId);

export const teamAmong = (
  all: ReadonlyArray<Pick<User, 'id' | 'username' | 'type' | 'uplineId'>>,
  agentId: string,
): Members => {
  const below: Members = new Map();
  let level = [agentId];
  for (let depth = 1; level.length > 0; depth += 1) {
    const next = all.filter(({ uplineId }) => uplineId !== null && level.includes(uplineId));
    for (const { id, username, type, uplineId } of next)
      below.set(id, { username, type, depth, uplineId: uplineId ?? '' });
    level = next.map(({ id }) => id);
  }
  return below;
};

export const createTeamCalls = (stage: Stage) => {
  const day = (ago: number) => yangonDay(stage.clock.now() - ago * DAY);
  const call = (
    id: Parameters<Stage['client']['call']>[0],
    body: Record<string, unknown>,
    token: string,
  ) =>
    stage.client.call(id, body, {
      token,
      language: 'EN',
      headers: { 'Idempotency-Key': randomUUID() },
    });
  return { day, call };
};
