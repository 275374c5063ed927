import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type {
  forgetPasswordRequestSchema,
  passwordByPhoneRequestSchema,
  passwordByPhoneResponseSchema,
} from '../../contract/credentials';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { accepted, refused, tooMany, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { wordsOf } from '../words';
import { accountKey } from './accountKey';
import { newPasswordFault } from './newPassword';
import { tellOfPassword } from './news';
import { sendWhereMeant } from './outbox';
import { hashPassword } from './passwords';
import { storedPhone } from './phones';
import { closeSecondFactors } from './secondFactor';
import { closeSessions } from './sessions';
import { codeRefusal, spendCode, wrongCode, type CodeKey } from './smsCodes';

type Caller = { language: Language; ip: string };

/**
 * forgetPassword, spec §7: an e-mail with a temporary password, which the next login has to change.
 * The answer and its time are the same when no account has this username and address.
 */
export const forgetPassword = async (
  services: Services,
  request: v.InferOutput<typeof forgetPasswordRequestSchema>,
  { language, ip }: Caller,
): Promise<Answer<null>> => {
  const { db, clock, settings, rateLimits } = services;
  if (!settings.current().whitelabel.CHNGPASSMAIL3) return closed;
  const username = request.username.toLowerCase();
  const limited =
    (await rateLimits.take('password', `name:${username}`)) ??
    (await rateLimits.take('password', `ip:${ip}`));
  if (limited !== null) return tooMany(limited);
  return services.perAccount(accountKey(username), async () => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    const isMeant =
      user?.isMember === true && user.email?.toLowerCase() === request.email.toLowerCase();
    const password = `Padauk-${randomBytes(6).toString('base64url')}`;
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      await replacePassword(tx, isMeant ? user.id : randomUUID(), {
        passwordHash,
        passwordChangeDue: 'default',
      });
      const text = wordsOf(language).recoveryText(password);
      await sendWhereMeant(
        tx,
        clock,
        { channel: 'email', to: request.email, code: password, provider: 'platform', text },
        isMeant,
      );
    });
    return accepted(null);
  });
};

/** getPasswordByPhone, spec §7: the code to the number is the proof. */
export const passwordByPhone = async (
  services: Services,
  request: v.InferOutput<typeof passwordByPhoneRequestSchema>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<Answer<v.InferOutput<typeof passwordByPhoneResponseSchema>>> => {
  const { db, settings, rateLimits } = services;
  if (!settings.current().whitelabel.CHNGPASSVERIF3) return closed;
  const phone = storedPhone(request);
  const limited =
    (await rateLimits.take('password', phone)) ?? (await rateLimits.take('password', `ip:${ip}`));
  if (limited !== null) return tooMany(limited);
  const fault = await newPasswordFault(services, request.newPassword);
  if (fault) return refused(fault, { reason: 'newPassword' });

  const key: CodeKey = { purpose: 'recovery', phone };
  const ownerOf = async () => (await db.select().from(users).where(eq(users.mobile, phone))).at(0);
  const before = await ownerOf();
  return services.perAccount(accountKey(before?.username ?? phone), async () => {
    const refusal = await codeRefusal(services, key, request.verificationCode);
    if (refusal) return refusal;
    const user = await ownerOf();
    if (!user) return wrongCode;
    if (!user.isMember) return refused((words) => words.notMember, { reason: 'notMember' });
    const passwordHash = await hashPassword(request.newPassword);
    await db.transaction(async (tx) => {
      await replacePassword(tx, user.id, {
        passwordHash,
        passwordChangeDue: null,
        firstLoginPending: false,
      });
      await tellOfPassword(tx, services.clock, user.id, 'passwordChanged');
      await spendCode({ db: tx }, key);
    });
    return accepted({ username: user.username });
  });
};

const closed = refused((words) => words.recoveryClosed, { reason: 'methodUnavailable' });

/** Sessions that the old password opened end. */
const replacePassword = async (
  tx: Database,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  await tx.update(users).set(change).where(eq(users.id, userId));
  await closeSessions(tx, userId);
  await closeSecondFactors(tx, userId);
};
