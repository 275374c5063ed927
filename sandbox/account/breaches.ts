import { createHash } from 'node:crypto';
import { logFault } from '../kit/logFault';
import type { BreachLookup } from '../kit/services';

const PREFIX = 5;

/** Nobody is asked: no password counts as found in a breach. */
export const noBreaches: BreachLookup = async () => [];

/**
 * Whether a password was found in a breach. Only the first five digits of its SHA-1 leave the
 * platform; a look-up that fails refuses nobody.
 */
export const isBreached = async (lookUp: BreachLookup, password: string): Promise<boolean> => {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    return (await lookUp(hash.slice(0, PREFIX))).includes(hash.slice(PREFIX));
  } catch (error) {
    logFault('The look-up of breached passwords', error);
    return false;
  }
};
