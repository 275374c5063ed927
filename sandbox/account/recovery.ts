import { eq, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type {
  forgetPasswordRequestSchema,
  passwordByEmailRequestSchema,
  passwordByPhoneRequestSchema,
  passwordSetSchema,
} from '../../contract/credentials';
import { RECOVERY_CODE } from '../../contract/sessionLimits';
import { addressBlock } from '../base/addressBlock';
import { users, type CodePlace, type User } from '../db/schema';
import { accepted, refused, tooMany, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { wordsOf } from '../words';
import { accountKey } from './accountKey';
import { newPasswordFault, personalFault } from './newPassword';
import { tellOfPassword } from './news';
import { sendWhereMeant } from './outbox';
import { hashPassword, isPassword } from './passwords';
import { storedPhone } from './phones';
import {
  codeRefusal,
  isSpentCode,
  keepSpent,
  makeCode,
  wrongCode,
  type CodeKey,
} from './sentCodes';
import { closeSecondFactors, closeSessions } from './sessions';

type Caller = { language: Language; ip: string };
type PasswordSet = Answer<v.InferOutput<typeof passwordSetSchema>>;
type NewPassword = { verificationCode: string; newPassword: string };
/** An account as its owner names it. */
type Named = { username: string; email: string };

/**
 * forgetPassword, spec §7: an e-mail with a code; until it is used, the password and its sessions
 * stay. The answer and the work are the same when no account has this username and address.
 */
export const forgetPassword = async (
  services: Services,
  request: v.InferOutput<typeof forgetPasswordRequestSchema>,
  { language, ip }: Caller,
): Promise<Answer<null>> => {
  const { db, clock, settings, humanVerification } = services;
  if (!settings.current().whitelabel.CHNGPASSMAIL3) return closed;
  if (!(await humanVerification.isPassed('recovery', request.humanVerification)))
    return refused((words) => words.verificationNeeded, { reason: 'verification' });
  const named = namedIn(request);
  const limited = await countedFor(services, `name:${named.username}`, ip);
  if (limited !== null) return tooMany(limited);
  return services.perAccount(accountKey(named.username), async () => {
    const owner = await ownerOf(services, eq(users.username, named.username));
    await db.transaction(async (tx) => {
      const code = await makeCode({ ...services, db: tx }, emailKey(named), RECOVERY_CODE);
      const text = wordsOf(language).recoveryText(spaced(code), RECOVERY_CODE.minutes);
      await sendWhereMeant(
        tx,
        clock,
        { channel: 'email', to: request.email, code, provider: 'platform', text },
        owner?.isMember === true && isOf(owner, named),
      );
    });
    return accepted(null);
  });
};

/** The code of the e-mail is the proof; an account that it was not made for has none. */
export const passwordByEmail = async (
  services: Services,
  request: v.InferOutput<typeof passwordByEmailRequestSchema>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<PasswordSet> => {
  if (!services.settings.current().whitelabel.CHNGPASSMAIL3) return closed;
  const named = namedIn(request);
  const limited = await countedFor(services, `code:${named.username}`, ip);
  if (limited !== null) return tooMany(limited);
  const find = async () => {
    const user = await ownerOf(services, eq(users.username, named.username));
    return user && isOf(user, named) ? user : undefined;
  };
  const place = 'email';
  return setByCode(services, emailKey(named), request, { queue: named.username, find, place });
};

/** getPasswordByPhone, spec §7: the code to the number is the proof. */
export const passwordByPhone = async (
  services: Services,
  request: v.InferOutput<typeof passwordByPhoneRequestSchema>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<PasswordSet> => {
  if (!services.settings.current().whitelabel.CHNGPASSVERIF3) return closed;
  const phone = storedPhone(request);
  const limited = await countedFor(services, phone, ip);
  if (limited !== null) return tooMany(limited);
  const find = () => ownerOf(services, eq(users.mobile, phone));
  const queue = (await find())?.username ?? phone;
  const key: CodeKey = { purpose: 'recovery', recipient: phone };
  return setByCode(services, key, request, { queue, find, place: 'mobile' });
};

/**
 * Sets the password of the account that `find` gives, once; sessions that the old one opened end.
 * `queue`: what the account's calls wait for; `place`: where the code was sent.
 */
const setByCode = async (
  services: Services,
  key: CodeKey,
  { verificationCode, newPassword }: NewPassword,
  {
    queue,
    find,
    place,
  }: { queue: string; find: () => Promise<User | undefined>; place: CodePlace },
): Promise<PasswordSet> => {
  // Nothing is known of the person before the code is right.
  const fault = await newPasswordFault(services, newPassword, {});
  if (fault) return refused(fault, { reason: 'newPassword' });
  return services.perAccount(accountKey(queue), async () => {
    const refusal = await codeRefusal(services, key, verificationCode);
    const user = await find();
    if (refusal) {
      // Its answer was lost: what it asks for is in force.
      const isAgain =
        (await isSpentCode(services, key, verificationCode)) &&
        user !== undefined &&
        (await isPassword(user.passwordHash, newPassword));
      return isAgain ? accepted({ username: user.username }) : refusal;
    }
    if (!user) return wrongCode;
    if (!user.isMember) return refused((words) => words.notMember, { reason: 'notMember' });
    const personal = personalFault(services, newPassword, user);
    if (personal) return refused(personal, { reason: 'newPassword' });
    const passwordHash = await hashPassword(newPassword);
    await services.db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({
          passwordHash,
          passwordProvedBy: place,
          // Who read the code has the mailbox.
          ...(place === 'email' && { emailState: 'confirmed' as const }),
          passwordChangeDue: null,
          firstLoginPending: false,
        })
        .where(eq(users.id, user.id));
      await closeSessions(tx, user.id);
      await closeSecondFactors(tx, user.id);
      await tellOfPassword(tx, services.clock, user.id, 'passwordChanged');
      await keepSpent({ ...services, db: tx }, key);
    });
    return accepted({ username: user.username });
  });
};

const closed = refused((words) => words.recoveryClosed, { reason: 'methodUnavailable' });

/** The seconds to wait, null when neither the account nor the address asked too often. */
const countedFor = async ({ rateLimits }: Services, account: string, ip: string) =>
  (await rateLimits.take('password', account)) ??
  (await rateLimits.take('password', `ip:${addressBlock(ip)}`));

const ownerOf = async ({ db }: Services, condition: SQL): Promise<User | undefined> =>
  (await db.select().from(users).where(condition)).at(0);

const namedIn = ({ username, email }: Named): Named => ({
  username: username.toLowerCase(),
  email: email.toLowerCase(),
});
/** An address that was added later recovers nothing before a code has confirmed it. */
const isOf = (user: User, { email }: Named) =>
  user.emailState !== 'added' && user.email?.toLowerCase() === email;
const emailKey = ({ username, email }: Named): CodeKey => ({
  purpose: 'emailRecovery',
  recipient: `${username}\n${email}`,
});

/** In two halves, which are read more easily. */
const spaced = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;
