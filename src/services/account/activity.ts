import { IDLE_LOGOUT } from '../../../contract/idleLogout';
import { endpoints } from '../../../contract/endpoints';
import type { ActivityInput, Idle } from '../../../machines/account/idleLogout/idleLogout.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** Tells the platform that a person did something, and asks when the login ends. */
export const createActivity =
  ({ call, now, environment: { settled } }: Kit) =>
  async ({ actedAt }: ActivityInput, signal?: AbortSignal): Promise<Idle> => {
    // What the page shows comes first.
    await settled();
    const secondsAgo =
      actedAt === null
        ? null
        : Math.min(Math.max(0, (now() - actedAt) / 1_000), IDLE_LOGOUT.mostSecondsAgo);
    const idle = valueOf(
      endpoints.sessionActivity,
      await call(endpoints.sessionActivity, { secondsAgo }, { signal }),
    );
    return { ...idle, ahead: idle.now - now() };
  };
