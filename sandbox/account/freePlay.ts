import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { gt, like, notInArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { TRIAL_TYPE } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import type { grantSchema } from '../../contract/session';
import type { freePlayRequestSchema } from '../../contract/credentials';
import type { Database } from '../db/database';
import { sessions, users, wallets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { FREE_PLAY } from './freePlayRules';
import { closeAccounts } from '../money/ledger';
import { lockMain, post } from '../money/purses';
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
    const time = services.clock.date();
    await forgetGuests(tx, time);
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
      balance: '0.00',
      currencySymbol: CURRENCY_SYMBOL,
    });
    await post(tx, await lockMain(tx, user.id), [
      { kind: 'opening', amount: FREE_PLAY.playMoney, time },
    ]);
    return accepted(await grantTo({ ...services, db: tx }, user, { passwordless: true }));
  });
};

/** A trial account cannot be used again once its session has expired. */
const forgetGuests = async (tx: Database, time: Date): Promise<void> => {
  const playing = tx
    .select({ id: sessions.userId })
    .from(sessions)
    .where(gt(sessions.expiresAt, time));
  const gone = sql`${like(users.username, `${PREFIX}%`)} and ${notInArray(users.id, playing)}`;
  await closeAccounts(tx, gone, time);
};
