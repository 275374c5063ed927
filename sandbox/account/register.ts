import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { grantSchema } from '../../contract/session';
import { TYPE_OF } from '../agents/createDownline';
import { honourInvitation } from '../agents/invitations';
import { joinTeam } from '../agents/team';
import type { Database } from '../db/database';
import { users, wallets, type User } from '../db/schema';
import { accepted, refused, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { isExcludedPerson } from '../member/playBlock/block';
import { invitationCodeUnknown, invitedBy, referrerOf, type Invited } from './affiliate';
import { captchaRefusal } from './captchaRefusal';
import { grantTo } from './member';
import { breachFault } from './newPassword';
import { nicknameWithout } from './nicknames';
import { hashPassword } from './passwords';
import { phoneTokenRefusal } from './phoneLogin';
import { storedPhone } from './phones';
import { readFields, type Given, type RegistrationRequest, type Way } from './registrationFields';
import { codeRefusal, spendCode } from './sentCodes';
import { CURRENCY_SYMBOL } from '../base/currency';

type Grant = v.InferOutput<typeof grantSchema>;
type Registration = {
  given: Given;
  request: RegistrationRequest;
  phone: string | null;
  invited: Invited | null;
  referrer: string | null;
};

/**
 * Spec §4 Register. The order is fixed: human verification, captcha, fields, invitation code, code
 * to the number, taken. Everything is read and written through `db`, the transaction that also
 * stores the answer.
 */
export const register = async (
  services: Services,
  db: Database,
  way: Way,
  request: RegistrationRequest,
): Promise<Answer<Grant>> => {
  const { whitelabel, registerFields } = services.settings.current();
  if (!(way === 'username' ? whitelabel.USERNAMEREG3 : whitelabel.MOBILENUMREG3)) {
    return refused((words) => words.registrationClosed, { reason: 'notOpen' });
  }
  const answer = await registerOpen({ ...services, db }, way, request);
  // Every picture takes one answer: the next try needs another.
  return answer.kind === 'refused' && registerFields['captcha']?.enabled
    ? { ...answer, detail: { ...answer.detail, captcha: true } }
    : answer;
};

const registerOpen = async (
  services: Services,
  way: Way,
  request: RegistrationRequest,
): Promise<Answer<Grant>> => {
  const { db, settings, humanVerification } = services;
  if (!(await humanVerification.isPassed('register', request.humanVerification, db))) {
    return refused((words) => words.verificationNeeded, { reason: 'verification' });
  }
  const unread = settings.current().registerFields['captcha']?.enabled
    ? await captchaRefusal(services, request)
    : null;
  if (unread) return unread;
  const fields = readFields(services, way, request);
  if (fields.kind === 'fault')
    return refused(fields.sentence, {
      reason: fields.field === 'password' && request.password ? 'password' : 'field',
    });
  const { given } = fields;
  const known = given.password === undefined ? null : await breachFault(services, given.password);
  if (known) return refused(known, { reason: 'password' });

  const invited =
    given.affiliateCode === undefined ? null : await invitedBy(db, given.affiliateCode);
  if (given.affiliateCode !== undefined && invited === null) return invitationCodeUnknown;
  const referrer =
    given.referralCode === undefined ? null : await referrerOf(db, given.referralCode);
  const { mobileNum } = given;
  const phone =
    mobileNum === undefined
      ? null
      : storedPhone({ countryDialingCode: request.countryDialingCode ?? '', mobileNum });
  const unproven = phone === null ? null : await phoneRefusal(services, phone, given, request);
  if (unproven) return unproven;

  const { email = null } = given;
  if (await isExcludedPerson(services, db, { mobile: phone, email }))
    return refused((words) => words.excludedPerson, { reason: 'excludedPerson' });

  const user = await createUser(services, { given, request, phone, invited, referrer });
  if (!user) return refused((words) => words.accountUsed, { reason: 'accountUsed' });
  if (phone !== null) await spendCode(services, { purpose: 'register', recipient: phone });
  return accepted(await grantTo(services, user, { isByPassword: true }));
};

/** Why the number is not proved to be the person's own, null when it is. */
const phoneRefusal = async (
  services: Services,
  phone: string,
  { verificationCode }: Given,
  request: RegistrationRequest,
): Promise<Refused | null> => {
  const { whitelabel, smsProvider } = services.settings.current();
  if (!whitelabel.REGMOBVERF3) return null;
  return smsProvider === 'firebase'
    ? phoneTokenRefusal(services, phone, request.firebaseIdToken)
    : codeRefusal(services, { purpose: 'register', recipient: phone }, verificationCode ?? '');
};

/**
 * Null when the username or the number is taken: the database decides, so that two parallel
 * registrations cannot both have it.
 */
const createUser = async (
  { db, clock }: Services,
  { given, request, phone, invited, referrer }: Registration,
): Promise<User | null> => {
  // The username of an account that was registered without one is its number, which no username can
  // be.
  const username = given.username?.toLowerCase() ?? phone;
  if (username === null) throw new Error('A registration carries a username or a mobile number.');
  // Its two names in the catalogue (spec §2 Register form); the form has one of them.
  const secret = given.paymentPassword ?? given.transactionPassword;
  const kept = keptOf(given, request, { upline: invited?.uplineId ?? null, referrer });
  const [user] = await db
    .insert(users)
    .values({
      id: `u-${randomUUID()}`,
      username,
      nickname: given.nickname ?? given.username ?? nicknameWithout(username),
      type: TYPE_OF[invited?.kind ?? 'member'],
      isMember: true,
      // A person who registers without a password gets a random one that nobody can guess.
      passwordHash: await hashPassword(given.password ?? randomUUID()),
      firstLoginPending: false,
      ipUnregistered: false,
      mobile: phone,
      email: given.email ?? null,
      uplineId: invited?.uplineId ?? null,
      registeredAt: clock.date(),
      paymentPasswordHash: secret === undefined ? null : await hashPassword(secret),
      registration: kept,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return null;
  await db
    .insert(wallets)
    .values({ userId: user.id, balance: '0.00', currencySymbol: CURRENCY_SYMBOL });
  if (invited) await joinTeam(db, invited.uplineId, user.id);
  if (invited?.link) await honourInvitation({ clock }, db, invited.link, user.id);
  return user;
};

const OWN_COLUMN = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'email',
  'paymentPassword',
  'transactionPassword',
]);

/** The registration data that have no columns of their own. */
const keptOf = (
  given: Given,
  { domain, registerUrl, registerMethod }: RegistrationRequest,
  { upline, referrer }: { upline: string | null; referrer: string | null },
): Record<string, string> => {
  const further = Object.entries(given).filter(([field]) => !OWN_COLUMN.has(field));
  return {
    ...Object.fromEntries(further),
    domain,
    registerUrl,
    registerMethod,
    ...(upline !== null && { upline }),
    ...(referrer !== null && { referredBy: referrer }),
  };
};
