import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { notify } from '../kit/notify';

/** Tells a member that a password of the account was changed or set. */
export const tellOfPassword = (
  tx: Database,
  clock: Clock,
  userId: string,
  kind: 'passwordChanged' | 'paymentPasswordSet',
): Promise<void> =>
  notify(tx, {
    userId,
    kind,
    params: {},
    cause: `password:${randomUUID()}`,
    at: clock.date(),
  });
