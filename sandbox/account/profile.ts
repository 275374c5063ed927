import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import {
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type saveProfileSchema,
} from '../../contract/profile';
import { maskedNumber } from '../base/maskedNumber';
import type { Database } from '../db/database';
import { users, type User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import { notify } from '../kit/notify';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { blockOf, isExcludedPerson } from '../member/playBlock/block';
import { holderOf, payoutsOf } from '../money/withdrawals/payouts';
import { nicknameWithout } from './nicknames';
import { valueFault } from './registrationFields';
import { maskedEmail } from './secondFactor';
import { refusalOfStepUp } from './stepUp';

type Values = Partial<Record<ProfileField, string>>;

/** A value that somebody is known, paid or congratulated by: it is set once. */
const ONCE: ReadonlySet<ProfileField> = new Set([
  'payeeName',
  'realName',
  'email',
  'birthday',
  'idNumber',
]);
/** Money is paid to the name, and the e-mail recovers the account. */
const PROVED: ReadonlySet<ProfileField> = new Set(['payeeName', 'realName', 'email']);

/** What the platform knows of a member, and what is missing (docs/decisions/0108). */
export const profileOf = async (
  { settings }: Pick<Services, 'settings'>,
  db: Database,
  user: User,
): Promise<Profile> => {
  const { registerFields } = settings.current();
  const values = await valuesOf(db, user);
  return {
    account: user.username,
    nickname: user.nickname,
    mobile: user.mobile && maskedNumber(user.mobile),
    unconfirmedEmail: user.emailState === 'confirmed' ? null : user.email,
    fields: PROFILE_FIELDS.flatMap((field) => {
      const rule = registerFields[field];
      const value = values[field];
      return rule?.enabled
        ? [
            {
              field,
              rule,
              value: value === undefined ? null : shown(user, field, value),
              isOnce: isOnce(user, field),
            },
          ]
        : [];
    }),
  };
};

/**
 * Completes the profile. Every value is judged as the registration judges it; the first invalid one
 * is named by the reason.
 */
export const saveProfile = async (
  services: Services,
  db: Database,
  session: LiveSession,
  { changes }: v.InferOutput<typeof saveProfileSchema>,
): Promise<Answer<Profile>> =>
  db.transaction(async (tx): Promise<Answer<Profile>> => {
    // Parallel calls are judged one by one.
    const [user] = await tx.select().from(users).where(eq(users.id, session.user.id)).for('update');
    if (!user) throw new Error('A session belongs to an account.');
    const before = await valuesOf(tx, user);
    const next: Values = {};
    for (const field of PROFILE_FIELDS) {
      const value = changes[field]?.trim();
      // A repeated call finds its values.
      if (value === undefined || value === (before[field] ?? '')) continue;
      if (!services.settings.current().registerFields[field]?.enabled)
        return refused((words) => words.profileClosed, { reason: field });
      if (field === 'email' && value === '')
        return refused((words) => words.emailFormat, { reason: field });
      if (before[field] !== undefined && isOnce(user, field))
        return refused((words) => words.profileOnce, { reason: field });
      const sentence = valueFault(services, field, value, undefined);
      if (sentence) return refused(sentence, { reason: field });
      next[field] = value;
    }
    // Their own account may be excluded: what is missing can be completed all the same.
    if (
      next.email !== undefined &&
      !(await blockOf(services, tx, user.id)) &&
      (await isExcludedPerson(services, tx, { email: next.email }))
    )
      return refused((words) => words.excludedPerson, { reason: 'excludedPerson' });
    const proved = PROFILE_FIELDS.filter((field) => PROVED.has(field) && next[field]);
    if (proved.length > 0) {
      const unproved = await refusalOfStepUp(services, tx, session, {
        action: 'profile',
        amount: null,
        targetId: JSON.stringify(proved.map((field) => [field, next[field]])),
        target: proved.map((field) => next[field] ?? '').join(', '),
      });
      if (unproved) return unproved;
      await notify(tx, {
        userId: user.id,
        kind: 'profileCompleted',
        params: {},
        cause: `profile:${randomUUID()}`,
        at: services.clock.date(),
      });
    }
    const saved = { ...user, ...keptOf(user, next) };
    await tx.update(users).set(keptOf(user, next)).where(eq(users.id, user.id));
    return accepted(await profileOf(services, tx, saved));
  });

const valuesOf = async (db: Database, user: User): Promise<Values> => {
  const holder = holderOf(user, await payoutsOf(db, user.id));
  const known = user.registration ?? {};
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const value = ownOf(user, known, field, holder);
      return value ? [[field, value]] : [];
    }),
  );
};

/** The name that payouts are bound to is the name of the person, however it became known. */
const ownOf = (
  { email, nickname, username }: User,
  known: Record<string, string>,
  field: ProfileField,
  holder: string | null,
): string | null => {
  switch (field) {
    case 'email':
      return email;
    case 'nickname':
      return known.nickname ?? (isOwnNickname(username, nickname) ? nickname : null);
    case 'payeeName':
    case 'realName':
      return known[field] ?? holder;
    default:
      return known[field] ?? null;
  }
};

/** An address that is not confirmed can be corrected: it may have a typing error. */
const isOnce = ({ email, emailState }: User, field: ProfileField): boolean =>
  ONCE.has(field) && (field !== 'email' || (email !== null && emailState === 'confirmed'));

/** An address that is not confirmed is shown whole, so that a typing error is seen. */
const shown = ({ emailState }: User, field: ProfileField, value: string): string =>
  field === 'email'
    ? emailState === 'confirmed'
      ? maskedEmail(value)
      : value
    : field === 'idNumber'
      ? maskedNumber(value)
      : value;

/** The nickname of the registration stands for one that was never chosen. */
const isOwnNickname = (username: string, nickname: string): boolean =>
  nickname.toLowerCase() !== username && nickname !== nicknameWithout(username);

const keptOf = (
  { email, emailState, nickname, username, registration }: User,
  { email: given, ...further }: Values,
): Pick<User, 'email' | 'emailState' | 'nickname' | 'registration'> => ({
  email: given ?? email,
  // Nothing is sent there but the code that confirms it.
  emailState: given === undefined ? emailState : 'added',
  nickname:
    further.nickname === undefined ? nickname : further.nickname || nicknameWithout(username),
  registration: Object.fromEntries(
    Object.entries({ ...registration, ...further }).filter(([, value]) => value !== ''),
  ),
});
