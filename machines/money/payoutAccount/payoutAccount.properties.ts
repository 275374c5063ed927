import { isProved } from '../../shared/stepUpCase';
import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { payoutAccountMachine } from './payoutAccount.machine';

export const properties = defineProperties(payoutAccountMachine, ({ answers, on, starts }) => [
  // Who proves who they are asks for it once more.
  sentOncePerWish('The form', {
    wish: some(on('form.submit'), answers('stepUp', isProved)),
    sent: starts('submit'),
  }),
]);
