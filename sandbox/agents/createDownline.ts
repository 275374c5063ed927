import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { createDownlineSchema, createdDownlineSchema } from '../../contract/agents';
import { isFieldAccepted } from '../account/fieldRules';
import { newPasswordFault } from '../account/newPassword';
import { hashPassword } from '../account/passwords';
import type { Database } from '../db/database';
import { users, wallets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { joinTeam } from './team';
import type { LiveSession } from '../kit/row';
import { CURRENCY_SYMBOL } from '../base/currency';

/** The types of account that an agent can create (spec §6 Agent). */
export const TYPE_OF = { member: 0, agent: 2 } as const;

/**
 * Creates a downline directly below the caller, in the transaction of the call. The agent knows the
 * password, so the first login has to change it.
 */
export const createDownline = async (
  services: Pick<Services, 'clock' | 'settings' | 'breaches'>,
  tx: Database,
  { user }: LiveSession,
  { username: wanted, nickname, password, kind }: v.InferOutput<typeof createDownlineSchema>,
): Promise<Answer<v.InferOutput<typeof createdDownlineSchema>>> => {
  const username = wanted.trim().toLowerCase();
  const rule = services.settings.current().registerFields['username'];
  if (username === '' || (rule && !isFieldAccepted({ ...rule, enabled: true }, username)))
    return refused((words) => words.accountFormat, { reason: 'field' });
  const fault = await newPasswordFault(services, password, { username, nickname });
  if (fault) return refused(fault, { reason: 'password' });
  const [made] = await tx
    .insert(users)
    .values({
      id: `u-${randomUUID()}`,
      username,
      nickname: nickname.trim() || wanted.trim(),
      type: TYPE_OF[kind],
      isMember: true,
      passwordHash: await hashPassword(password),
      firstLoginPending: true,
      passwordChangeDue: 'first',
      ipUnregistered: false,
      uplineId: user.id,
      registeredAt: services.clock.date(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!made) return refused((words) => words.accountUsed, { reason: 'accountUsed' });
  await tx
    .insert(wallets)
    .values({ userId: made.id, balance: '0.00', currencySymbol: CURRENCY_SYMBOL });
  await joinTeam(tx, user.id, made.id);
  return accepted({ id: made.id, account: username });
};
