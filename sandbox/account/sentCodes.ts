import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { VERIFICATION_CODE_DIGITS, type Language } from '../../contract/constants';
import { codeDigits } from '../../contract/phone';
import type {
  codeSentSchema,
  loginCodeRequestSchema,
  registerCodeRequestSchema,
} from '../../contract/credentials';
import { addressBlock } from '../base/addressBlock';
import { sentCodes, users } from '../db/schema';
import { accepted, refused, tooMany, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { wordsOf } from '../words';
import { accountKey } from './accountKey';
import { sendWhereMeant } from './outbox';
import { storedPhone } from './phones';

/** What a code is for and whom it went to; a code that was sent for another purpose is refused. */
export type CodeKey = Pick<typeof sentCodes.$inferSelect, 'purpose' | 'recipient'>;
type PhoneKey = CodeKey & { purpose: 'login' | 'register' | 'recovery' };
type Caller = { language: Language; ip: string };
type Sent = Answer<v.InferOutput<typeof codeSentSchema>>;

const WRONG_CODES = 5;
/** How long an expired code is kept, so that its refusal differs from that of a wrong one. */
const REMEMBERED = 60 * 60_000;
/** How long the request that spent a code is answered again, when its answer was lost. */
const REPEATED = 10 * 60_000;

/**
 * getLoginCode, spec §7: a code for a login or a new password. Does not reveal which numbers have
 * an account.
 */
export const sendLoginCode = async (
  services: Services,
  request: v.InferOutput<typeof loginCodeRequestSchema>,
  caller: Caller,
): Promise<Sent> => {
  const { purpose } = request;
  const { whitelabel, smsProvider } = services.settings.current();
  const isOpen =
    purpose === 'recovery'
      ? whitelabel.CHNGPASSVERIF3
      : whitelabel.MOBILEVERCODELOGIN3 && smsProvider === 'platform';
  if (!isOpen) return methodUnavailable;
  if (!(await services.humanVerification.isPassed('sms', request.humanVerification))) {
    return verificationNeeded;
  }
  return send(services, { purpose, recipient: storedPhone(request) }, caller);
};

/**
 * sendRegPhoneCode, spec §7. The owner of a number that is taken is told so by the message; nobody
 * else learns it.
 */
export const sendRegisterCode = async (
  services: Services,
  request: v.InferOutput<typeof registerCodeRequestSchema>,
  caller: Caller,
): Promise<Sent> => {
  const { whitelabel, smsProvider } = services.settings.current();
  if (!whitelabel.REGMOBVERF3 || smsProvider !== 'platform') return methodUnavailable;
  if (!(await services.humanVerification.isPassed('register', request.humanVerification)))
    return verificationNeeded;
  const { countryDialingCode, mobileNo } = request;
  return send(
    services,
    { purpose: 'register', recipient: storedPhone({ countryDialingCode, mobileNum: mobileNo }) },
    caller,
  );
};

/**
 * Why a code is refused, null when it is right. Every wrong code counts, and after the fifth the
 * sent code is invalid.
 */
export const codeRefusal = async (
  { db, clock, hashOfCode }: Pick<Services, 'db' | 'clock' | 'hashOfCode'>,
  key: CodeKey,
  code: string,
): Promise<Refused | null> => {
  const codeHash = hashOfCode(ownerOf(key), codeDigits(code));
  // Judged and counted in one statement, so that every one of many parallel guesses is counted.
  const [judged] = await db
    .update(sentCodes)
    .set({
      failures: sql`${sentCodes.failures} +
        case when ${sentCodes.codeHash} = ${codeHash} then 0 else 1 end`,
    })
    .where(isCode(key))
    .returning();
  if (!judged || judged.spentAt) return wrongCode;
  if (judged.expiresAt.getTime() <= clock.now())
    return refused((words) => words.codeExpired, { reason: 'codeExpired' });
  const isRight = judged.codeHash === codeHash;
  if (judged.failures - (isRight ? 0 : 1) >= WRONG_CODES)
    return refused((words) => words.codeGone, { reason: 'codeGone' });
  return isRight ? null : wrongCode;
};

/**
 * A code works once. It is spent together with the act that it allows, so that another refusal does
 * not cost a new code.
 */
export const spendCode = async ({ db }: Pick<Services, 'db'>, key: CodeKey): Promise<void> => {
  await db.delete(sentCodes).where(isCode(key));
};

/** The same for an act whose request may come again, because its answer was lost. */
export const keepSpent = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: CodeKey,
): Promise<void> => {
  await db.update(sentCodes).set({ spentAt: clock.date() }).where(isCode(key));
};

/** A right code waits for what else has to be proved, so many minutes from now. */
export const holdCode = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: CodeKey,
  minutes: number,
): Promise<void> => {
  await db
    .update(sentCodes)
    .set({ expiresAt: clock.date(minutes * 60_000) })
    .where(isCode(key));
};

/** How long no new code is sent, because the last one is valid; 0 when one can be. */
export const secondsToNextCode = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: CodeKey,
): Promise<number> => {
  const [last] = await db.select().from(sentCodes).where(isCode(key));
  return last && !last.spentAt
    ? Math.max(0, Math.ceil((last.expiresAt.getTime() - clock.now()) / 1_000))
    : 0;
};

/** Whether this is the code of an act that was done some minutes ago. */
export const isSpentCode = async (
  { db, clock, hashOfCode }: Pick<Services, 'db' | 'clock' | 'hashOfCode'>,
  key: CodeKey,
  code: string,
): Promise<boolean> => {
  const spent = await db
    .select({ at: sentCodes.spentAt })
    .from(sentCodes)
    .where(
      and(
        isCode(key),
        eq(sentCodes.codeHash, hashOfCode(ownerOf(key), codeDigits(code))),
        gt(sentCodes.spentAt, clock.date(-REPEATED)),
        lt(sentCodes.failures, WRONG_CODES),
      ),
    );
  return spent.length > 0;
};

/** Makes a new code in place of the last one, and keeps its keyed hash. */
export const makeCode = async (
  { db, clock, hashOfCode }: Pick<Services, 'db' | 'clock' | 'hashOfCode'>,
  key: CodeKey,
  { digits, minutes }: { digits: number; minutes: number },
): Promise<string> => {
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
  const value = {
    codeHash: hashOfCode(ownerOf(key), code),
    expiresAt: clock.date(minutes * 60_000),
    failures: 0,
    spentAt: null,
  };
  await db.delete(sentCodes).where(lt(sentCodes.expiresAt, clock.date(-REMEMBERED)));
  await db
    .insert(sentCodes)
    .values({ ...key, ...value })
    .onConflictDoUpdate({ target: [sentCodes.purpose, sentCodes.recipient], set: value });
  return code;
};

/** The refusal of a wrong code. */
export const wrongCode = refused((words) => words.codeWrong, { reason: 'wrongCode' });
const verificationNeeded = refused((words) => words.verificationNeeded, {
  reason: 'verification',
});
const methodUnavailable = refused((words) => words.smsUnavailable, { reason: 'methodUnavailable' });

const send = (services: Services, key: PhoneKey, { language, ip }: Caller): Promise<Sent> => {
  const { db, clock, settings, rateLimits, perAccount } = services;
  return perAccount(accountKey(key.recipient), async () => {
    const wait = await secondsToNextCode(services, key);
    if (wait > 0) return refused((words) => words.codeTooSoon(wait), { reason: 'tooSoon' });
    const limited =
      (await rateLimits.take('codes', key.recipient)) ??
      (await rateLimits.take('codes', `ip:${addressBlock(ip)}`));
    if (limited !== null) return tooMany(limited);
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.mobile, key.recipient));

    const { expiredMinutes } = settings.current();
    await db.transaction(async (tx) => {
      const code = await makeCode({ ...services, db: tx }, key, {
        digits: VERIFICATION_CODE_DIGITS,
        minutes: expiredMinutes,
      });
      const isRegistering = key.purpose === 'register';
      const sent =
        isRegistering && owner
          ? { code: '', text: wordsOf(language).numberTaken }
          : { code, text: wordsOf(language).codeText(code, expiredMinutes) };
      await sendWhereMeant(
        tx,
        clock,
        { channel: 'sms', to: key.recipient, provider: 'platform', ...sent },
        isRegistering || owner !== undefined,
      );
    });
    return accepted({ expiredMinutes });
  });
};

const isCode = ({ purpose, recipient }: CodeKey) =>
  and(eq(sentCodes.purpose, purpose), eq(sentCodes.recipient, recipient));
const ownerOf = ({ purpose, recipient }: CodeKey) => `${purpose}\n${recipient}`;
