import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, gt, like, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import { TRIAL_TYPE } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import type { grantSchema } from '../../contract/session';
import type { freePlayRequestSchema } from '../../contract/credentials';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { sessions, users, wallets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { FREE_PLAY } from './freePlayRules';
import { grantTo } from './member';
import { hashPassword } from './passwords';
import { openPayload } from '../kit/sealed';
import { CURRENCY_SYMBOL } from '../base/currency';

/** No username that a person can choose has a dash. */
const PREFIX = 'trial-';
const keySchema = v.object({ nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(128)) });

/** loginFreePlay, spec §7: a new trial account for half an hour, when FREEPLAY3 is on. */
export const loginFreePlay = async (
  services: Services,
  { key }: v.InferOutput<typeof freePlayRequestSchema>,
): Promise<Answer<v.InferOutput<typeof grantSchema>>> => {
  if (!services.settings.current().whitelabel.FREEPLAY3)
    return refused((words) => words.freePlayClosed, { reason: 'methodUnavailable' });
  const opened = await openPayload(key, endpoints.loginFreePlay, services.cipher);
  if (opened.kind === 'refused') return opened;
  if (!v.is(keySchema, opened.value)) return refused((words) => words.fieldWrong('key'));
  const passwordHash = await hashPassword(randomUUID());
  return services.db.transaction(async (tx) => {
    await forgetGuests(tx, services.clock);
    const id = randomBytes(6).toString('hex');
    const [user] = await tx
      .insert(users)
      .values({
        id: `u-${PREFIX}${id}`,
        username: `${PREFIX}${id}`,
        nickname: `Guest ${randomInt(10_000).toString().padStart(4, '0')}`,
        type: TRIAL_TYPE,
        isMember: true,
        passwordHash,
        firstLoginPending: false,
        ipUnregistered: false,
      })
      .returning();
    if (!user) throw new Error('The database gave no trial account back.');
    await tx.insert(wallets).values({
      userId: user.id,
      balance: FREE_PLAY.playMoney,
      opening: FREE_PLAY.playMoney,
      currencySymbol: CURRENCY_SYMBOL,
    });
    return accepted(await grantTo({ ...services, db: tx }, user, { passwordless: true }));
  });
};

/** A trial account cannot be used again once its session has expired. */
const forgetGuests = async (db: Database, clock: Clock): Promise<void> => {
  const playing = db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(gt(sessions.expiresAt, clock.date()));
  await db
    .delete(users)
    .where(and(like(users.username, `${PREFIX}%`), notInArray(users.id, playing)));
};
