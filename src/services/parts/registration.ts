import { createFormSetups } from '../account/formSetups';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createCheckAffiliate } from '../account/registration/affiliate';
import { createCheckPatterns } from '../account/registration/checkPatterns';
import { createRegister } from '../account/registration/register';

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
