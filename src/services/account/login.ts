import type { Kit } from '../kit';
import { createSignIn, createSignInBySms } from './signIn';
import { createSignInSocially } from './signInSocially';
import { createPopupSocialAuth } from './social/popupSocialAuth';

/** The ways to log in. */
export const createLogin = ({
  call,
  takeGrant,
  rememberedUser,
  permission,
  environment,
  socialAuth,
  service,
}: Kit) => ({
  signIn: createSignIn(call, takeGrant, rememberedUser),
  signInBySms: createSignInBySms(call, takeGrant, {
    // A receipt proves that this file is loaded: it sent the code.
    confirm: async (...given) =>
      service((await import('./smsCodes')).createSmsCodes).confirm(...given),
  }),
  signInSocially: createSignInSocially(
    call,
    takeGrant,
    permission,
    socialAuth ?? createPopupSocialAuth(environment),
  ),
});
