import { randomInt } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { VERIFICATION_CODE_DIGITS, type Language } from '../../contract/constants';
import { codeDigits } from '../../contract/phone';
import type {
  codeSentSchema,
  loginCodeRequestSchema,
  registerCodeRequestSchema,
} from '../../contract/credentials';
import { smsCodes, users } from '../db/schema';
import { accepted, refused, tooMany, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { wordsOf } from '../words';
import { accountKey } from './accountKey';
import { sendWhereMeant } from './outbox';
import { storedPhone } from './phones';

/** The purpose of a code; a code that was sent for another purpose is refused. `phone`: E.164. */
export type CodeKey = Pick<typeof smsCodes.$inferSelect, 'purpose' | 'phone'>;
type Caller = { language: Language; ip: string };
type Sent = Answer<v.InferOutput<typeof codeSentSchema>>;

const WRONG_CODES = 5;
/** How long an expired code is kept, so that its refusal differs from that of a wrong one. */
const REMEMBERED = 60 * 60_000;

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
    return refused((words) => words.verificationNeeded, { reason: 'verification' });
  }
  return send(services, { purpose, phone: storedPhone(request) }, caller);
};

/** sendRegPhoneCode, spec §7. */
export const sendRegisterCode = async (
  services: Services,
  request: v.InferOutput<typeof registerCodeRequestSchema>,
  caller: Caller,
): Promise<Sent> => {
  const { whitelabel, smsProvider } = services.settings.current();
  if (!whitelabel.REGMOBVERF3 || smsProvider !== 'platform') return methodUnavailable;
  const { countryDialingCode, mobileNo } = request;
  return send(
    services,
    { purpose: 'register', phone: storedPhone({ countryDialingCode, mobileNum: mobileNo }) },
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
    .update(smsCodes)
    .set({
      failures: sql`${smsCodes.failures} +
        case when ${smsCodes.codeHash} = ${codeHash} then 0 else 1 end`,
    })
    .where(isCode(key))
    .returning();
  if (!judged) return wrongCode;
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
  await db.delete(smsCodes).where(isCode(key));
};

/** The refusal of a wrong code. */
export const wrongCode = refused((words) => words.codeWrong, { reason: 'wrongCode' });
const methodUnavailable = refused((words) => words.smsUnavailable, { reason: 'methodUnavailable' });

const send = (services: Services, key: CodeKey, { language, ip }: Caller): Promise<Sent> => {
  const { db, clock, settings, rateLimits, perAccount } = services;
  return perAccount(accountKey(key.phone), async () => {
    const [last] = await db.select().from(smsCodes).where(isCode(key));
    const wait = last ? Math.ceil((last.expiresAt.getTime() - clock.now()) / 1_000) : 0;
    if (wait > 0) return refused((words) => words.codeTooSoon(wait), { reason: 'tooSoon' });
    const limited =
      (await rateLimits.take('codes', key.phone)) ?? (await rateLimits.take('codes', `ip:${ip}`));
    if (limited !== null) return tooMany(limited);
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.mobile, key.phone));
    if (owner && key.purpose === 'register')
      return refused((words) => words.accountUsed, { reason: 'accountUsed' });

    const { expiredMinutes } = settings.current();
    const code = randomInt(10 ** VERIFICATION_CODE_DIGITS)
      .toString()
      .padStart(VERIFICATION_CODE_DIGITS, '0');
    const value = {
      codeHash: services.hashOfCode(ownerOf(key), code),
      expiresAt: clock.date(expiredMinutes * 60_000),
      failures: 0,
    };
    await db.transaction(async (tx) => {
      await tx.delete(smsCodes).where(lt(smsCodes.expiresAt, clock.date(-REMEMBERED)));
      await tx
        .insert(smsCodes)
        .values({ ...key, ...value })
        .onConflictDoUpdate({ target: [smsCodes.purpose, smsCodes.phone], set: value });
      const text = wordsOf(language).codeText(code, expiredMinutes);
      await sendWhereMeant(
        tx,
        clock,
        { channel: 'sms', to: key.phone, code, provider: 'platform', text },
        key.purpose === 'register' || owner !== undefined,
      );
    });
    return accepted({ expiredMinutes });
  });
};

const isCode = ({ purpose, phone }: CodeKey) =>
  and(eq(smsCodes.purpose, purpose), eq(smsCodes.phone, phone));
const ownerOf = ({ purpose, phone }: CodeKey) => `${purpose}\n${phone}`;
