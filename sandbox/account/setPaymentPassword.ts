import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { setPaymentPasswordSchema } from '../../contract/agents';
import { isFieldAccepted } from './fieldRules';
import { tellOfPassword } from './news';
import { passwordCall } from './passwordCall';
import { refusalOfPassword } from './passwordCheck';
import { hashPassword, isPassword } from './passwords';
import { users, type User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import type { LiveSession } from '../kit/row';

type Request = v.InferOutput<typeof setPaymentPasswordSchema>;

/**
 * Sets the first payment password of a person who registered without one. It cannot replace one,
 * because a stranger at an open session could do so.
 */
export const setPaymentPassword = (
  services: Services,
  session: LiveSession,
  request: Request,
): Promise<Answer<null>> =>
  passwordCall(services, session, ({ user }) => setFor(services, user, request));

/** How long a payment password may be. */
export const paymentPasswordLength = ({
  settings,
}: Pick<Services, 'settings'>): { min: number; max: number } => {
  const { minLength: min, maxLength: max } = ruleOf({ settings }) ?? {
    minLength: 1,
    maxLength: 200,
  };
  return { min, max };
};

const setFor = async (
  services: Services,
  user: User,
  { password, paymentPassword }: Request,
): Promise<Answer<null>> => {
  const wrong = await refusalOfPassword(services, services.db, 'Payment password', user, password);
  if (wrong) return wrong;
  if (user.paymentPasswordHash !== null) {
    // The answer may have been lost.
    return (await isPassword(user.paymentPasswordHash, paymentPassword))
      ? accepted(null)
      : refused((words) => words.paymentPasswordThere, { reason: 'paymentPasswordThere' });
  }
  const rule = ruleOf(services);
  if (rule && !isFieldAccepted({ ...rule, enabled: true, required: true }, paymentPassword))
    return refused((words) => words.paymentPasswordFormat, { reason: 'field' });
  const paymentPasswordHash = await hashPassword(paymentPassword);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ paymentPasswordHash }).where(eq(users.id, user.id));
    await tellOfPassword(tx, services.clock, user.id, 'paymentPasswordSet');
  });
  return accepted(null);
};

const ruleOf = ({ settings }: Pick<Services, 'settings'>) =>
  settings.current().registerFields['paymentPassword'];
