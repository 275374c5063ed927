import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type * as v from 'valibot';
import { SECOND_FACTOR_TRIES } from '../../contract/constants';
import type {
  grantSchema,
  loginResponseSchema,
  SecondFactorChallenge,
  SecondFactorMethod,
} from '../../contract/session';
import type {
  secondFactorAnswerSchema,
  secondFactorSendSchema,
  codeSentSchema,
} from '../../contract/credentials';
import type { Clock } from '../base/clock';
import {
  secondFactorChallenges,
  secondFactorCodes,
  users,
  type CodePlace,
  type User,
} from '../db/schema';
import { accepted, refused, tooMany, type Answer, type Refused } from '../kit/answer';
import { notify } from '../kit/notify';
import type { Services } from '../kit/services';
import { wordsOf } from '../words';
import type { Language } from '../../contract/constants';
import { accountKey } from './accountKey';
import { grantTo } from './member';
import { authenticatorOf, judgeFactorCode, tellOfRecovery } from './authenticator';
import { sendMessage } from './outbox';
import { totpStep } from './totp';

type SendRequest = v.InferOutput<typeof secondFactorSendSchema>;
type AnswerRequest = v.InferOutput<typeof secondFactorAnswerSchema>;

const CHALLENGE_LIFETIME = 15 * 60_000;
const LOCK = 30 * 60_000;

/**
 * How a login proved itself: without a password that could be due to be changed, by the password
 * itself, and by a code to a place of the account. A link is neither of the first two.
 */
type FirstFactor = { passwordless: boolean; isByPassword: boolean; provedBy: CodePlace | null };

/**
 * Starts the second factor of a login. The count of wrong answers belongs to the account.
 */
const openSecondFactor = async (
  { db, clock }: Services,
  user: User,
  methods: SecondFactorChallenge['methods'],
  first: FirstFactor,
): Promise<SecondFactorChallenge> => {
  const challengeId = randomBytes(24).toString('base64url');
  await db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, clock.date()));
  await db.insert(secondFactorChallenges).values({
    id: challengeId,
    userId: user.id,
    ...first,
    expiresAt: clock.date(CHALLENGE_LIFETIME),
  });
  return { challengeId, methods };
};

/**
 * What a login that proved itself is answered, whichever way it came in: its grant, or a second
 * factor: the authenticator that the member has set, else from an unregistered IP one that the
 * platform knows (spec §4 Login).
 */
export const passedFirstFactor = async (
  services: Services,
  user: User,
  { passwordless = false, isByPassword = false, provedBy = null }: Partial<FirstFactor> = {},
): Promise<Answer<v.InferOutput<typeof loginResponseSchema>>> => {
  const first = { passwordless, isByPassword, provedBy };
  const methods = await methodsOf(services, user, first);
  if (methods === null) return accepted(await grantTo(services, user, first));
  if (isSecondFactorLocked(user, services.clock)) return secondFactorLocked;
  if (methods.length === 0) return unavailable;
  return accepted({
    secondFactor: await openSecondFactor(services, user, methods, first),
  });
};

/** Whether too many wrong answers lock the second factor of a user now. */
export const isSecondFactorLocked = (user: User, clock: Clock): boolean =>
  user.secondFactorLockedUntil !== null && user.secondFactorLockedUntil.getTime() > clock.now();

/** Sends a code by SMS or e-mail; a new one only after the last one expired. */
export const sendSecondFactorCode = async (
  services: Services,
  request: SendRequest,
  language: Language,
): Promise<Answer<v.InferOutput<typeof codeSentSchema>>> => {
  const { db, clock, settings, rateLimits } = services;
  return whilePending(services, request, async (user) => {
    const to = request.method === 'mobile' ? user.mobile : user.email;
    if (!to) return unavailable;
    const [last] = await codeOf(services, request);
    const wait = last ? Math.ceil((last.expiresAt.getTime() - clock.now()) / 1_000) : 0;
    if (wait > 0) return refused((words) => words.codeTooSoon(wait), { reason: 'tooSoon' });
    const limited = await rateLimits.take('codes', user.id);
    if (limited !== null) return tooMany(limited);

    const { expiredMinutes, smsProvider } = settings.current();
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const value = {
      codeHash: services.hashOfCode(request.challengeId, code),
      expiresAt: clock.date(expiredMinutes * 60_000),
    };
    await db.transaction(async (tx) => {
      await tx
        .insert(secondFactorCodes)
        .values({ challengeId: request.challengeId, method: request.method, ...value })
        .onConflictDoUpdate({
          target: [secondFactorCodes.challengeId, secondFactorCodes.method],
          set: value,
        });
      await sendMessage(tx, clock, {
        channel: request.method === 'mobile' ? 'sms' : 'email',
        to,
        code,
        provider: request.method === 'mobile' ? smsProvider : 'platform',
        text: wordsOf(language).codeText(code, expiredMinutes),
      });
    });
    return accepted({ expiredMinutes });
  });
};

/**
 * Judges an answer; the right one grants the login that waits for it, the fifth wrong one locks the
 * account's second factor.
 */
export const verifySecondFactor = (
  services: Services,
  request: AnswerRequest,
): Promise<Answer<v.InferOutput<typeof grantSchema>>> =>
  whilePending(services, request, async (user, first) => {
    const judged = await judge(services, user, request);
    if (judged === 'wrong') return countWrongAnswer(services, user);
    if (judged !== 'right') return judged;
    await services.db.transaction(async (tx) => {
      await tx
        .delete(secondFactorChallenges)
        .where(eq(secondFactorChallenges.id, request.challengeId));
      await tx
        .update(users)
        .set({ secondFactorFailures: 0, secondFactorLockedUntil: null, passwordProvedBy: null })
        .where(eq(users.id, user.id));
      // An authenticator is asked for at every login: that is no news.
      if (request.method !== 'authenticator')
        await notify(tx, {
          userId: user.id,
          kind: 'secondFactorPassed',
          params: { method: request.method },
          cause: `secondFactor:${request.challengeId}`,
          at: services.clock.date(),
        });
    });
    return accepted(await grantTo(services, user, first));
  });

/**
 * The methods of which a login has to pass one; null where no second factor is due. A code to the
 * place of the first proof is none: the SIM card or the mailbox alone would be both.
 */
const methodsOf = async (
  { db }: Services,
  user: User,
  { provedBy }: Pick<FirstFactor, 'provedBy'>,
): Promise<SecondFactorChallenge['methods'] | null> => {
  if ((await authenticatorOf(db, user.id)).since !== null)
    return [{ method: 'authenticator', hint: null }];
  if (!user.ipUnregistered) return null;
  return knownMethodsOf(user).filter(({ method }) => method !== provedBy);
};

const knownMethodsOf = (user: User): SecondFactorChallenge['methods'] => {
  // One that was added later is proved by its own code first.
  const email = user.emailState === 'added' ? null : user.email;
  const methods: Array<[SecondFactorMethod, string | null, string | null]> = [
    ['mobile', user.mobile, user.mobile && `•••• ${user.mobile.slice(-4)}`],
    ['email', email, email && maskedEmail(email)],
    ['bankName', user.bankAccountName, null],
    ['google', user.totpSecret, null],
  ];
  return methods
    .filter(([, known]) => known !== null)
    .map(([method, , hint]) => ({ method, hint }));
};

/** An e-mail address as its owner recognises it. */
export const maskedEmail = (email: string) =>
  email.replace(
    /^(.)(.*)(@.*)$/,
    (_, first: string, hidden: string, domain: string) =>
      `${first}${'•'.repeat(Math.max(3, hidden.length))}${domain}`,
  );

/**
 * Runs in the queue of the account whose login waits for this challenge, if it still waits when its
 * turn comes, and only by a method that is due: none of the others passes by an authenticator.
 */
const whilePending = async <T>(
  services: Services,
  request: { challengeId: string; method: SecondFactorMethod },
  work: (user: User, challenge: Pending) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const before = await pendingLogin(services, request);
  if ('kind' in before) return before;
  return services.perAccount(accountKey(before.user.username), async () => {
    const pending = await pendingLogin(services, request);
    if ('kind' in pending) return pending;
    const due = (await methodsOf(services, pending.user, pending)) ?? [];
    return due.some(({ method }) => method === request.method)
      ? work(pending.user, pending)
      : unavailable;
  });
};

type Pending = FirstFactor & { user: User };

/** The account and the kind of the login that waits for this challenge. */
const pendingLogin = async (
  { db, clock }: Services,
  { challengeId }: { challengeId: string },
): Promise<Pending | Refused> => {
  const [found] = await db
    .select({
      user: users,
      passwordless: secondFactorChallenges.passwordless,
      isByPassword: secondFactorChallenges.isByPassword,
      provedBy: secondFactorChallenges.provedBy,
    })
    .from(secondFactorChallenges)
    .innerJoin(users, eq(users.id, secondFactorChallenges.userId))
    .where(
      and(
        eq(secondFactorChallenges.id, challengeId),
        gt(secondFactorChallenges.expiresAt, clock.date()),
      ),
    );
  if (!found) return refused((words) => words.secondFactorGone, { reason: 'challengeExpired' });
  return isSecondFactorLocked(found.user, clock) ? secondFactorLocked : found;
};

/** The refusal of a login whose second factor is locked. */
export const secondFactorLocked = refused((words) => words.secondFactorLocked, {
  reason: 'locked',
  triesLeft: 0,
});
const unavailable = refused((words) => words.secondFactorMethod, { reason: 'methodUnavailable' });

const codeOf = (
  { db }: Services,
  { challengeId, method }: { challengeId: string; method: 'mobile' | 'email' },
) =>
  db
    .select()
    .from(secondFactorCodes)
    .where(
      and(eq(secondFactorCodes.challengeId, challengeId), eq(secondFactorCodes.method, method)),
    );

const judge = async (
  services: Services,
  user: User,
  { challengeId, method, answer }: AnswerRequest,
): Promise<'right' | 'wrong' | Refused> => {
  switch (method) {
    case 'bankName':
      if (user.bankAccountName === null) return unavailable;
      return folded(answer) === folded(user.bankAccountName) ? 'right' : 'wrong';
    case 'authenticator':
      return judgeAuthenticator(services, user, answer);
    case 'google':
      return user.totpSecret === null
        ? unavailable
        : judgeTotp(services, user, user.totpSecret, answer);
    case 'mobile':
    case 'email': {
      const [sent] = await codeOf(services, { challengeId, method });
      if (!sent) return refused((words) => words.codeNotSent, { reason: 'codeNotSent' });
      if (sent.expiresAt.getTime() <= services.clock.now())
        return refused((words) => words.codeExpired, { reason: 'codeExpired' });
      return isSame(sent.codeHash, services.hashOfCode(challengeId, answer)) ? 'right' : 'wrong';
    }
  }
};

const judgeAuthenticator = (
  services: Services,
  user: User,
  answer: string,
): Promise<'right' | 'wrong' | Refused> =>
  services.db.transaction(async (tx) => {
    const judged = await judgeFactorCode(services, tx, user.id, answer);
    switch (judged) {
      case 'recovery':
        await tellOfRecovery(services, tx, user.id);
        return 'right';
      case 'app':
        return 'right';
      case 'used':
        return refused((words) => words.codeUsed, { reason: 'codeUsed' });
      case 'off':
        return unavailable;
      case 'wrong':
        return 'wrong';
    }
  });

/** Judged on the real clock: the person's authenticator does not follow an offset that QA sets. */
const judgeTotp = async (
  { db, clock }: Services,
  user: User,
  secret: string,
  answer: string,
): Promise<'right' | 'wrong' | Refused> => {
  const step = totpStep(secret, answer.replaceAll(/\s/g, ''), clock.real());
  if (step === null) return 'wrong';
  if (user.totpLastStep !== null && step <= user.totpLastStep)
    return refused((words) => words.codeUsed, { reason: 'codeUsed' });
  await db.update(users).set({ totpLastStep: step }).where(eq(users.id, user.id));
  return 'right';
};

const countWrongAnswer = async ({ db, clock }: Services, user: User): Promise<Refused> => {
  // An expired lock restarts the count.
  const failures = (user.secondFactorLockedUntil === null ? user.secondFactorFailures : 0) + 1;
  const triesLeft = SECOND_FACTOR_TRIES - failures;
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        secondFactorFailures: failures,
        secondFactorLockedUntil: triesLeft > 0 ? null : clock.date(LOCK),
      })
      .where(eq(users.id, user.id));
    if (triesLeft <= 0)
      await notify(tx, {
        userId: user.id,
        kind: 'secondFactorLocked',
        params: { tries: SECOND_FACTOR_TRIES },
        cause: `secondFactorLock:${clock.now()}`,
        at: clock.date(),
      });
  });
  return triesLeft > 0
    ? refused((words) => words.secondFactorWrong(triesLeft), { reason: 'wrongAnswer', triesLeft })
    : secondFactorLocked;
};

const folded = (name: string) =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
