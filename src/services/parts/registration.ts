import { createFormSetups } from '../formSetups';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createCheckAffiliate } from '../registration/affiliate';
import { createCheckPatterns } from '../registration/checkPatterns';
import { createRegister } from '../registration/register';

/** What the register dialog needs. */
export const registrationPart = ({
  call,
  takeGrant,
  environment: { location, createPatternWorker },
  part,
}: Kit) => ({
  loadSetup: part(createFormSetups).forRegistration,
  checkPatterns: createCheckPatterns(createPatternWorker),
  checkAffiliate: createCheckAffiliate(call, location),
  register: createRegister({ call, takeGrant, location, createKey: createIdempotencyKey }),
});
