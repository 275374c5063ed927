import { fieldCheckMachine } from '../../../machines/account/fieldCheck/fieldCheck.machine';
import { createRegistration } from '../../services/account/registration/registration';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The check of a field of the register form while it is typed. */
export const fieldCheck = defineFlow({
  machine: fieldCheckMachine,
  ports: ({ service }) => ({ check: act(service(createRegistration).validateField) }),
});
