import { TOTP } from 'otpauth';

/** The Google code of a secret at this moment. */
export const authenticator = (secret: string) =>
  new TOTP({ secret, digits: 6, period: 30 }).generate();
