import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { registerValidationQuerySchema } from '../../contract/registration';
import { users } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { storedPhone } from './phones';
import { valueFault } from './registrationFields';

type Query = v.InferOutput<typeof registerValidationQuerySchema>;

/**
 * Checks one value of the register form while it is typed (spec §7 registration validation). It
 * says of a value in use what registration says: of a username; of a number only where no code has
 * to prove it; never of an e-mail address, which several accounts may have.
 */
export const validateField = async (
  services: Services,
  { field, value, countryDialingCode }: Query,
): Promise<Answer<null>> => {
  const sentence = valueFault(services, field, value, countryDialingCode);
  if (sentence) return refused(sentence, { reason: 'field' });
  return (await isUsed(services, { field, value, countryDialingCode }))
    ? refused((words) => words.accountUsed, { reason: 'accountUsed' })
    : accepted(null);
};

const isUsed = async (
  { db, settings }: Services,
  { field, value, countryDialingCode = '' }: Query,
): Promise<boolean> => {
  const { USERNAMEREG3, REGMOBVERF3 } = settings.current().whitelabel;
  const mobileNum = value.replace(/^0+(?=.)/, '');
  const key =
    field === 'username' && USERNAMEREG3
      ? eq(users.username, value.toLowerCase())
      : field === 'mobileNum' && !REGMOBVERF3
        ? eq(users.mobile, storedPhone({ countryDialingCode, mobileNum }))
        : null;
  if (key === null) return false;
  return (await db.select({ id: users.id }).from(users).where(key).limit(1)).length > 0;
};
