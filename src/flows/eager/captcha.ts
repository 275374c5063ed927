import { captchaMachine } from '../../../machines/account/captcha/captcha.machine';
import { createVerification } from '../../services/account/verification/verification';
import { humanVerification } from './humanVerification';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The captcha of a form. */
export const captcha = defineFlow({
  machine: captchaMachine,
  includes: [humanVerification],
  ports: ({ service }) => ({ fetchCaptcha: read(service(createVerification).fetchCaptcha) }),
});
