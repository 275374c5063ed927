import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { RefusalDetail } from '../../contract/envelope';
import { roleOf } from '../../contract/roles';
import type { loginRequestSchema, loginResponseSchema } from '../../contract/session';
import { users, type User } from '../db/schema';
import { refused, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { captchaRefusal } from './captchaRefusal';
import {
  addressKey,
  clearFailures,
  countFailure,
  failuresOf,
  LOCK_MINUTES,
  lockedOut,
  type Failures,
} from './failures';
import { accountKey } from './accountKey';
import { isPassword, isPasswordOfNobody } from './passwords';
import { loginByPhone } from './phoneLogin';
import { passedFirstFactor } from './secondFactor';

type LoginRequest = v.InferOutput<typeof loginRequestSchema>;
type UsernameLogin = Extract<LoginRequest, { type: 'username' }>;
type LoginResponse = v.InferOutput<typeof loginResponseSchema>;

/**
 * Spec §4 Login. The order is fixed: human verification, captcha, password, kind of account, second
 * factor. Nothing about an account is revealed before its password is right.
 */
export const login = async (
  services: Services,
  request: LoginRequest,
  ip: string,
): Promise<Answer<LoginResponse>> => {
  if (request.type !== 'username') return loginByPhone(services, request);
  if (!(await services.humanVerification.isPassed('login', request.humanVerification))) {
    return refused((words) => words.verificationNeeded, { reason: 'verification' });
  }
  const username = request.username.toLowerCase();
  return services.perAccount(accountKey(username), async () => {
    const user = await withPassword(services, username, request, ip);
    if ('kind' in user) return user;
    const refusal = refusalOfKind(user, request.side);
    if (refusal)
      return refused(refusal.sentence, withCaptcha(services, 0, { reason: refusal.reason }));
    const passed = await passedFirstFactor(services, user, {
      isByPassword: true,
      provedBy: user.passwordProvedBy,
    });
    return passed.kind === 'refused'
      ? { ...passed, detail: withCaptcha(services, 0, passed.detail ?? {}) }
      : passed;
  });
};

/** The account with this username and password, or why the login is refused. */
const withPassword = async (
  services: Services,
  username: string,
  request: UsernameLogin,
  ip: string,
): Promise<User | Refused> => {
  const { db, clock } = services;
  const failures = await failuresOf(db, clock, username);
  if (failures.isLocked) return loginLocked(request.side);
  const address = addressKey(ip);
  const fromAddress = await failuresOf(db, clock, address);
  if (isCaptchaNeeded(services, failures.count, fromAddress)) {
    const refusal = await captchaRefusal(services, request);
    if (refusal) return refusal;
  }
  const [user] = await db.select().from(users).where(eq(users.username, username));
  const isRight = user
    ? await isPassword(user.passwordHash, request.password)
    : await isPasswordOfNobody(request.password);
  if (user && isRight) {
    if (failures.count > 0) await clearFailures(db, username);
    return user;
  }
  const counted = await countFailure(db, clock, username);
  const sprayed = await countFailure(db, clock, address);
  if (counted.isLocked) return loginLocked(request.side);
  return refused(
    (words) => words.loginFailure,
    withCaptcha(services, counted.count, { reason: 'credentials' }, sprayed),
  );
};

/** Other ways than the password are open to the owner meanwhile; agents' side has none. */
const loginLocked = (side: UsernameLogin['side']): Refused =>
  side === 'member'
    ? refused((words) => words.loginLocked(LOCK_MINUTES), { reason: 'locked' })
    : lockedOut;

/**
 * After wrong passwords of this account, and after those of any accounts from one address: a single
 * password that is tried on many accounts is wrong once for each.
 */
const isCaptchaNeeded = (
  { settings }: Services,
  failures: number,
  fromAddress?: Failures,
): boolean => {
  const { mode, failures: allowed } = settings.current().captcha;
  return (
    mode === 'always' ||
    (mode === 'afterFailures' && (failures >= allowed || fromAddress?.isLocked === true))
  );
};

/** Says in the refusal that the next try needs a captcha (spec §4 Login 7). */
const withCaptcha = (
  services: Services,
  failures: number,
  detail: RefusalDetail,
  fromAddress?: Failures,
): RefusalDetail =>
  isCaptchaNeeded(services, failures, fromAddress) ? { ...detail, captcha: true } : detail;

/** Spec §6: non-members cannot log in at all, non-agents not on the agent side. */
export const refusalOfKind = (
  user: User,
  side: UsernameLogin['side'],
): { sentence: Refused['sentence']; reason: string } | null => {
  if (!user.isMember) return { sentence: (words) => words.notMember, reason: 'notMember' };
  if (side === 'agent' && roleOf(user.type) !== 'agent')
    return { sentence: (words) => words.notAgent, reason: 'notAgent' };
  return null;
};
