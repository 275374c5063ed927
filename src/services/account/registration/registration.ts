import { createFormSetups } from '../formSetups';
import { createIdempotencyKey } from '../../idempotency';
import type { Kit } from '../../kit';
import { createCheckAffiliate } from './affiliate';
import { createCheckPatterns } from './checkPatterns';
import { createRegister } from './register';
import { createValidateField } from './validateField';

/** What the register dialog needs. */
export const createRegistration = ({
  call,
  takeGrant,
  environment: { location, createPatternWorker },
  service,
}: Kit) => ({
  loadSetup: service(createFormSetups).forRegistration,
  checkPatterns: createCheckPatterns(createPatternWorker),
  checkAffiliate: createCheckAffiliate(call, location),
  validateField: createValidateField(call),
  register: createRegister({ call, takeGrant, location, createKey: createIdempotencyKey }),
});
