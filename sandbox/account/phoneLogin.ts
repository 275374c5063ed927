import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { loginRequestSchema, loginResponseSchema } from '../../contract/session';
import { users } from '../db/schema';
import { refused, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { accountKey } from './accountKey';
import { storedPhone } from './phones';
import { passedFirstFactor } from './secondFactor';
import { codeRefusal, spendCode, wrongCode, type CodeKey } from './sentCodes';

/** A login by mobile number. */
export type PhoneLogin = Extract<
  v.InferOutput<typeof loginRequestSchema>,
  { type: 'sms' | 'firebase' }
>;

/**
 * Spec §4 Login 2 and 5: a login by a code to the mobile number. The code is the proof instead of a
 * password: no human verification comes before it, and an unregistered IP is asked for its second
 * factor.
 */
export const loginByPhone = async (
  services: Services,
  request: PhoneLogin,
): Promise<Answer<v.InferOutput<typeof loginResponseSchema>>> => {
  const { whitelabel, smsProvider } = services.settings.current();
  if (
    !whitelabel.MOBILEVERCODELOGIN3 ||
    (request.type === 'firebase' && smsProvider !== 'firebase')
  ) {
    return refused((words) => words.smsLoginClosed, { reason: 'notOpen' });
  }
  const phone = storedPhone(request);
  const key: CodeKey = { purpose: 'login', recipient: phone };
  const ownerOf = async () =>
    (await services.db.select().from(users).where(eq(users.mobile, phone))).at(0);
  const before = await ownerOf();
  return services.perAccount(accountKey(before?.username ?? phone), async () => {
    const refusal =
      request.type === 'sms'
        ? await codeRefusal(services, key, request.verificationCode)
        : await phoneTokenRefusal(services, phone, request.firebaseIdToken);
    if (refusal) return refusal;
    const user = await ownerOf();
    // The reason is revealed to a person who proved the number, not to a person who guessed a code.
    if (!user)
      return request.type === 'sms'
        ? wrongCode
        : refused((words) => words.phoneUnknown, { reason: 'unknownAccount' });
    if (!user.isMember) return refused((words) => words.notMember, { reason: 'notMember' });
    await spendCode(services, key);
    return passedFirstFactor(services, user, { passwordless: true, provedBy: 'mobile' });
  });
};

/** Why firebase's token does not prove this number, null when it does. */
export const phoneTokenRefusal = async (
  { phoneTokens }: Pick<Services, 'phoneTokens'>,
  phone: string,
  idToken: string | undefined,
): Promise<Refused | null> => {
  const proven = idToken ? await phoneTokens.verify(idToken) : null;
  return proven?.phone === phone ? null : wrongCode;
};
