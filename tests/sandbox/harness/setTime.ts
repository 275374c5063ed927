import { sessions } from '../../../sandbox/db/schema';
import type { Stage } from './onEveryDatabase';

const HOUR = 60 * 60_000;

/**
 * Stops the platform's clock at a time (epoch ms), so that what a step itself takes does not count.
 * Who is signed in stays so, as if just there.
 */
export const setTime = async (
  { clock, platform }: Pick<Stage, 'clock' | 'platform'>,
  at: number,
): Promise<void> => {
  clock.stopAt(at);
  const now = new Date(at);
  await platform.services.db
    .update(sessions)
    .set({ createdAt: now, seenAt: now, activeAt: now, expiresAt: new Date(at + HOUR) });
};
