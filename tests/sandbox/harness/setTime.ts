import { sessions } from '../../../sandbox/db/schema';
import type { Stage } from './onEveryDatabase';

const HOUR = 60 * 60_000;

/** Sets the platform's clock to a time (epoch ms). Who is signed in stays so, as if just there. */
export const setTime = async (
  { clock, platform }: Pick<Stage, 'clock' | 'platform'>,
  at: number,
): Promise<void> => {
  clock.setOffset(at - Date.now());
  const now = new Date(at);
  await platform.services.db
    .update(sessions)
    .set({ createdAt: now, seenAt: now, activeAt: now, expiresAt: new Date(at + HOUR) });
};
