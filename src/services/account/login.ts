import type { Kit } from '../kit';
import { createSignIn, createSignInBySms } from './signIn';
import { createSignInSocially } from './signInSocially';
import { createPopupSocialAuth } from './social/popupSocialAuth';

/** The ways in. */
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
    // Anyone who has a receipt has this file already: it sent the code.
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
