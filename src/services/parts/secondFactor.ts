import type { Kit } from '../kit';
import { createSecondFactor } from '../account/secondFactor';

/** The extra verification of a login from an unregistered IP. */
export const secondFactorPart = ({ call, takeGrant, now }: Kit) =>
  createSecondFactor(call, takeGrant, now);
