import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type * as v from 'valibot';
import { VERIFICATION_CODE_DIGITS, type Language } from '../../contract/constants';
import type { codeSentSchema } from '../../contract/credentials';
import type { confirmContactSchema, contactCodeSchema, Profile } from '../../contract/profile';
import { STEP_UP_MINUTES } from '../../contract/stepUp';
import { maskedNumber } from '../base/maskedNumber';
import { addressBlock } from '../base/addressBlock';
import type { Database } from '../db/database';
import { users, type User } from '../db/schema';
import { accepted, refused, tooMany, type Answer, type Refused } from '../kit/answer';
import { notify } from '../kit/notify';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { blockOf, isExcludedPerson } from '../member/playBlock/block';
import { wordsOf } from '../words';
import { accountKey } from './accountKey';
import { nicknameWithout } from './nicknames';
import { sendMessage } from './outbox';
import { storedPhone } from './phones';
import { profileOf } from './profile';
import { valueFault } from './registrationFields';
import {
  codeRefusal,
  holdCode,
  isSpentCode,
  keepSpent,
  makeCode,
  secondsToNextCode,
  type CodeKey,
} from './sentCodes';
import { refusalOfStepUp, refusalWithoutProof } from './stepUp';

type Asked = v.InferOutput<typeof contactCodeSchema>;
type Confirmed = v.InferOutput<typeof confirmContactSchema>;
type Call = { session: LiveSession; language: Language; ip: string };

/**
 * A code for a new mobile number, or for an address that is not confirmed (docs/decisions/0111).
 * The owner of a number that is taken is told so by the message; nobody else learns it.
 */
export const sendContactCode = (
  services: Services,
  request: Asked,
  { session, language, ip }: Call,
): Promise<Answer<v.InferOutput<typeof codeSentSchema>>> =>
  services.perAccount(accountKey(session.user.username), async () => {
    const { db, clock, settings, rateLimits, humanVerification } = services;
    const user = await ownOf(db, session);
    const to = recipientOf(user, request);
    const refusal = to === null ? nothingToConfirm : await refusalToSend(services, user, request);
    if (to === null || refusal) return refusal ?? nothingToConfirm;
    if (!(await humanVerification.isPassed('sms', request.humanVerification)))
      return refused((words) => words.verificationNeeded, { reason: 'verification' });
    const key = keyOf(user, to);
    const wait = await secondsToNextCode(services, key);
    if (wait > 0) return refused((words) => words.codeTooSoon(wait), { reason: 'tooSoon' });
    const limited =
      (await rateLimits.take('codes', `contact:${user.id}`)) ??
      (await rateLimits.take('codes', to)) ??
      (await rateLimits.take('codes', `ip:${addressBlock(ip)}`));
    if (limited !== null) return tooMany(limited);

    const { expiredMinutes } = settings.current();
    await db.transaction(async (tx) => {
      const code = await makeCode({ ...services, db: tx }, key, {
        digits: VERIFICATION_CODE_DIGITS,
        minutes: expiredMinutes,
      });
      const isTaken = request.kind === 'mobile' && (await isTakenBy(tx, user, to));
      const words = wordsOf(language);
      await sendMessage(tx, clock, {
        channel: request.kind === 'mobile' ? 'sms' : 'email',
        to,
        provider: 'platform',
        ...(isTaken
          ? { code: '', text: words.numberTaken }
          : { code, text: words.codeText(code, expiredMinutes) }),
      });
    });
    return accepted({ expiredMinutes });
  });

/**
 * The code is the proof that the number or the address is the member's. A number asks for a step-up
 * too: it logs in, and it recovers the account.
 */
export const confirmContact = (
  services: Services,
  request: Confirmed,
  { session, language }: Pick<Call, 'session' | 'language'>,
): Promise<Answer<Profile>> =>
  services.db.transaction(async (tx): Promise<Answer<Profile>> => {
    const within = { ...services, db: tx };
    // Parallel calls are judged one by one.
    const [user] = await tx.select().from(users).where(eq(users.id, session.user.id)).for('update');
    if (!user) throw new Error('A session belongs to an account.');
    const to = recipientOf(user, request);
    if (to === null) return nothingToConfirm;
    const key = keyOf(user, to);
    const refusal = await codeRefusal(within, key, request.verificationCode);
    if (refusal) {
      // Its answer was lost: what it asks for is in force.
      const isAgain =
        isInForce(user, request, to) && (await isSpentCode(within, key, request.verificationCode));
      return isAgain ? accepted(await profileOf(services, tx, user)) : refusal;
    }
    const change =
      request.kind === 'email'
        ? ({ emailState: 'confirmed' } as const)
        : await numberOf(within, { user, session, to, key });
    if ('kind' in change) return change;
    await keepSpent(within, key);
    await tx.update(users).set(change).where(eq(users.id, user.id));
    if (request.kind === 'mobile' && user.mobile !== to) await tell(within, user, to, language);
    return accepted(await profileOf(services, tx, { ...user, ...change }));
  });

/** The number in the place of the old one, also where the old one names the account. */
const numberOf = async (
  services: Services,
  { user, session, to, key }: { user: User; session: LiveSession; to: string; key: CodeKey },
): Promise<Refused | Pick<User, 'mobile' | 'username' | 'nickname'>> => {
  const { db } = services;
  if (await isTakenBy(db, user, to))
    return refused((words) => words.accountUsed, { reason: 'mobileNum' });
  // Their own account may be excluded: what is missing can be completed all the same.
  if (
    !(await blockOf(services, db, user.id)) &&
    (await isExcludedPerson(services, db, { mobile: to }))
  )
    return refused((words) => words.excludedPerson, { reason: 'excludedPerson' });
  const unproved = await refusalOfStepUp(services, db, session, {
    action: 'profile',
    amount: null,
    targetId: JSON.stringify([['mobile', to]]),
    target: maskedNumber(to),
  });
  if (unproved) {
    // The proof takes longer than most codes are valid.
    await holdCode(services, key, STEP_UP_MINUTES);
    return unproved;
  }
  const isNamedByIt = user.username === user.mobile;
  return {
    mobile: to,
    username: isNamedByIt ? to : user.username,
    nickname:
      isNamedByIt && user.nickname === nicknameWithout(user.username)
        ? nicknameWithout(to)
        : user.nickname,
  };
};

const tell = async (
  { db, clock }: Services,
  user: User,
  to: string,
  language: Language,
): Promise<void> => {
  await notify(db, {
    userId: user.id,
    kind: 'mobileChanged',
    params: { number: maskedNumber(to) },
    cause: `mobile:${randomUUID()}`,
    at: clock.date(),
  });
  if (user.mobile !== null)
    await sendMessage(db, clock, {
      channel: 'sms',
      to: user.mobile,
      provider: 'platform',
      code: '',
      text: wordsOf(language).numberChanged,
    });
};

/** Why no code is sent, null when one can be. What cannot be proved costs no message. */
const refusalToSend = async (
  services: Services,
  user: User,
  request: Asked,
): Promise<Refused | null> => {
  if (request.kind === 'email') return null;
  const { mobileNum, countryDialingCode } = request;
  const sentence = valueFault(services, 'mobileNum', mobileNum, countryDialingCode);
  if (sentence) return refused(sentence, { reason: 'mobileNum' });
  return refusalWithoutProof(services.db, user);
};

const recipientOf = (user: User, request: Asked | Confirmed): string | null => {
  if (request.kind === 'mobile') return storedPhone(request);
  // A confirmed one again: the answer of its code may have been lost.
  return user.email !== null && (user.emailState !== 'confirmed' || 'verificationCode' in request)
    ? user.email
    : null;
};

const isInForce = (user: User, { kind }: Confirmed, to: string): boolean =>
  kind === 'mobile' ? user.mobile === to : user.emailState === 'confirmed';

const isTakenBy = async (db: Database, user: User, phone: string): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.mobile, phone), ne(users.id, user.id)))
  ).length > 0;

const ownOf = async (db: Database, { user }: LiveSession): Promise<User> =>
  (await db.select().from(users).where(eq(users.id, user.id))).at(0) ?? user;

/** A code is for one member and one number or address. */
const keyOf = ({ id }: User, to: string): CodeKey => ({
  purpose: 'contact',
  recipient: `${id}\n${to}`,
});

const nothingToConfirm = refused((words) => words.profileClosed, { reason: 'nothingToConfirm' });
