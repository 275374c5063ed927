import type { StepUpOutput } from '../../account/stepUp/stepUp.types';
import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { payoutAccountMachine } from './payoutAccount.machine';

export const properties = defineProperties(payoutAccountMachine, ({ answers, on, starts }) => [
  // Who proves who they are asks for it once more.
  sentOncePerWish('The form', {
    wish: some(
      on('form.submit'),
      answers('stepUp', (output) => (output as StepUpOutput).kind === 'succeeded'),
    ),
    sent: starts('submit'),
  }),
]);
