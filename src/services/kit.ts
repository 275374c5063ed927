import type { PayloadCipher } from './cipher/payloadCipher';
import type { Environment } from './environment';
import type { Call } from './http/client';
import type { PermissionSource } from './permission';
import type { PhoneAuth } from './phoneAuth/phoneAuth';
import type { TakeGrant } from './session/grant';
import type { PasswordRule } from '../../machines/shared/grant';
import type { RememberedUser } from './session/rememberedUser';
import type { SocialAuth } from './social/socialAuth';
import type { HumanVerifier } from './verification/humanVerifier';

/** What stands in the place of a provider of ours. */
export type Replacements = {
  /** Another provider of human verification; ALTCHA when left out. */
  createVerifier?: ((call: Call) => HumanVerifier) | undefined;
  /** Somebody else who sends codes in the platform's place; firebase when left out. */
  phoneAuth?: PhoneAuth | undefined;
  /** Another way to prove a social account; a window beside the page when left out. */
  socialAuth?: SocialAuth | undefined;
};

/** Makes the services of one flow. */
export type Make<TPart> = (kit: Kit) => TPart;

/** What every service is made of. */
export type Kit = Replacements & {
  environment: Environment;
  call: Call;
  permission: PermissionSource;
  takeGrant: TakeGrant;
  rememberedUser: RememberedUser;
  readPasswordRule: () => Promise<PasswordRule>;
  cipher: PayloadCipher;
  now: () => number;
  /** The services that `make` makes; made once, so all flows share them. */
  part: <TPart>(make: Make<TPart>) => TPart;
};
