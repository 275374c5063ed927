import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { SocialProvider } from '../../../contract/domain';
import type { loginResponseSchema, socialLoginRequestSchema } from '../../../contract/session';
import { accountKey } from '../accountKey';
import { grantTo } from '../member';
import { hashPassword } from '../passwords';
import { passedFirstFactor } from '../secondFactor';
import { socialIdentities, users, wallets, type User } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import type { Services, SocialPerson } from '../../kit/services';
import { CLIENT_ID } from './identityProvider';
import { CURRENCY_SYMBOL } from '../../base/currency';

type Response = v.InferOutput<typeof loginResponseSchema>;

/**
 * Login and registration with a social account (spec §2): exchanges the provider's code for its ID
 * token, and finds or creates the member.
 */
export const socialLogin = async (
  services: Services,
  {
    provider,
    code,
    codeVerifier,
    redirectUri,
    nonce,
  }: v.InferOutput<typeof socialLoginRequestSchema>,
): Promise<Answer<Response>> => {
  const { settings, identityProvider } = services;
  if (!settings.current().social[provider])
    return refused((words) => words.socialClosed, { reason: 'notOpen' });
  const idToken = await identityProvider.exchange({
    provider,
    clientId: CLIENT_ID,
    redirectUri,
    code,
    codeVerifier,
  });
  const person =
    idToken === null ? null : await identityProvider.personOf(provider, idToken, nonce);
  if (!person) return refused((words) => words.socialFailed, { reason: 'social' });
  // One call per person at a time, so that two parallel logins do not create two members.
  return services.perAccount(`social:${provider}:${person.subject}`, async () => {
    const member = await memberWith(services, provider, person);
    return member ? letIn(services, member) : becomeMember(services, provider, person);
  });
};

const memberWith = async (
  { db }: Pick<Services, 'db'>,
  provider: SocialProvider,
  { subject }: SocialPerson,
): Promise<User | undefined> => {
  const [found] = await db
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found?.user;
};

const letIn = (services: Services, { id, username }: User): Promise<Answer<Response>> =>
  services.perAccount(accountKey(username), async () => {
    const [user] = await services.db.select().from(users).where(eq(users.id, id));
    if (!user) return refused((words) => words.socialFailed, { reason: 'social' });
    if (!user.isMember) return refused((words) => words.notMember, { reason: 'notMember' });
    return passedFirstFactor(services, user, { passwordless: true });
  });

const becomeMember = async (
  services: Services,
  provider: SocialProvider,
  { subject, name, email }: SocialPerson,
): Promise<Answer<Response>> => {
  const { USERNAMEREG3, MOBILENUMREG3 } = services.settings.current().whitelabel;
  if (!USERNAMEREG3 && !MOBILENUMREG3)
    return refused((words) => words.socialRegistrationClosed, { reason: 'notOpen' });
  // Nobody learns this random password: the person can set one by the e-mail address.
  const passwordHash = await hashPassword(randomUUID());
  return services.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        id: `u-${randomUUID()}`,
        username: `${PREFIX[provider]}_${randomBytes(4).toString('hex')}`,
        nickname: name,
        email,
        type: 0,
        isMember: true,
        passwordHash,
        firstLoginPending: false,
        ipUnregistered: false,
      })
      .returning();
    if (!user) throw new Error('The database gave no member back.');
    await tx
      .insert(wallets)
      .values({ userId: user.id, balance: '0.00', currencySymbol: CURRENCY_SYMBOL });
    await tx.insert(socialIdentities).values({ provider, subject, userId: user.id });
    return accepted(await grantTo({ ...services, db: tx }, user, { passwordless: true }));
  });
};

const PREFIX: Record<SocialProvider, string> = { facebook: 'fb', google: 'go' };
