import type { Kit } from '../kit';
import { createSignIn, createSignInBySms } from '../account/signIn';
import { createSignInSocially } from '../account/signInSocially';
import { createPopupSocialAuth } from '../account/social/popupSocialAuth';

/** The ways in. */
export const loginPart = ({
  call,
  takeGrant,
  rememberedUser,
  permission,
  environment,
  socialAuth,
  part,
}: Kit) => ({
  signIn: createSignIn(call, takeGrant, rememberedUser),
  signInBySms: createSignInBySms(call, takeGrant, {
    // Whoever has a receipt has the part already: it sent the code.
    confirm: async (...given) =>
      part((await import('./smsCode')).smsCodePart).smsCode.confirm(...given),
  }),
  signInSocially: createSignInSocially(
    call,
    takeGrant,
    permission,
    socialAuth ?? createPopupSocialAuth(environment),
  ),
});
