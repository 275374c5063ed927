import { PAYMENT_PASSWORD } from '../../../sandbox/seed/people';
import type { createClient, Reply } from './client';

/**
 * Makes a call; where it is refused for want of a step-up, proves that by the payment password and
 * makes the call again. `call` uses a new key each time.
 */
export const withStepUp = async (
  client: Pick<ReturnType<typeof createClient>, 'call'>,
  token: string,
  call: () => Promise<Reply>,
): Promise<Reply> => {
  const reply = await call();
  const id = reply.success ? undefined : reply.value?.['stepUp'];
  if (id === undefined) return reply;
  const proof = { kind: 'paymentPassword', password: PAYMENT_PASSWORD };
  await client.call('proveStepUp', { id, proof }, { token });
  return call();
};
