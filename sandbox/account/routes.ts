import { eq } from 'drizzle-orm';
import { endpoints } from '../../contract/endpoints';
import { users } from '../db/schema';
import { accepted, unauthorised } from '../kit/answer';
import { memberOnly, signedIn, type Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { invitationCodeUnknown, invitedBy } from './affiliate';
import {
  authenticatorOf,
  beginAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
  renewRecoveryCodes,
} from './authenticator';
import { changePassword } from './changePassword';
import { countries } from './countries';
import { loginFreePlay } from './freePlay';
import { chooseIcon, iconsOf } from './icons';
import { login } from './login';
import { claimLink, loginByLink } from './loginLinks';
import { memberOf } from './member';
import { loginByPasskey, passkeyChallenge } from './passkeyLogin';
import { declinePasskey } from './passkeyOffer';
import { addPasskey, beginPasskey, endPasskey, passkeysOf } from './passkeys';
import { forgetPassword, passwordByEmail, passwordByPhone } from './recovery';
import { confirmContact, sendContactCode } from './contact';
import { profileOf, saveProfile } from './profile';
import { register } from './register';
import { validateField } from './registerValidation';
import { sendSecondFactorCode, verifySecondFactor } from './secondFactor';
import { idleOf, noteActivity } from './activity';
import { devicesOf } from './devices';
import { endPlay } from '../member/playSession/session';
import { closeOtherSessions, closeSession, closeSessionOf } from './sessions';
import { setPaymentPassword } from './setPaymentPassword';
import { openStepUp, proveStepUp } from './stepUp';
import { acceptTerms } from './terms';
import { sendLoginCode, sendRegisterCode } from './sentCodes';
import { socialLogin } from './social/socialLogin';

/** The routes of login and logout, of registration, and of an account's passwords. */
export const mountAccount = (mount: Mount, services: Services): void => {
  const { humanVerification, captchas, sessionWatch } = services;

  mount({
    endpoint: endpoints.login,
    limit: 'login',
    handler: ({ request, ip }) => login(services, request, ip),
  });
  mount({
    endpoint: endpoints.secondFactorSend,
    limit: 'login',
    handler: ({ request, language }) => sendSecondFactorCode(services, request, language),
  });
  mount({
    endpoint: endpoints.secondFactorVerify,
    limit: 'login',
    handler: ({ request }) => verifySecondFactor(services, request),
  });
  mount({
    endpoint: endpoints.firstLogin,
    whenBlocked: 'open',
    whenPasswordDue: 'open',
    handler: signedIn(async ({ session, db }) => {
      await db.update(users).set({ firstLoginPending: false }).where(eq(users.id, session.user.id));
      return accepted(null);
    }),
  });
  mount({
    endpoint: endpoints.socialLogin,
    limit: 'login',
    handler: ({ request }) => socialLogin(services, request),
  });
  mount({
    endpoint: endpoints.claimLink,
    limit: 'login',
    handler: ({ request }) => claimLink(services, request),
  });
  mount({
    endpoint: endpoints.loginByLink,
    limit: 'login',
    handler: ({ request }) => loginByLink(services, request),
  });
  mount({
    endpoint: endpoints.passkeyChallenge,
    limit: 'challenge',
    handler: ({ party }) => passkeyChallenge(services, party),
  });
  mount({
    endpoint: endpoints.loginByPasskey,
    limit: 'login',
    handler: ({ request, party }) => loginByPasskey(services, request, party),
  });
  mount({
    endpoint: endpoints.passkeys,
    handler: memberOnly(async ({ session, db }) => accepted(await passkeysOf(db, session.user.id))),
  });
  mount({
    endpoint: endpoints.beginPasskey,
    whenBlocked: 'open',
    handler: memberOnly((call) => beginPasskey(services, call)),
  });
  mount({
    endpoint: endpoints.addPasskey,
    whenBlocked: 'open',
    handler: memberOnly((call) => addPasskey(services, call)),
  });
  mount({
    endpoint: endpoints.declinePasskey,
    whenBlocked: 'open',
    handler: memberOnly(async ({ session, db }) => {
      await declinePasskey(services, db, session);
      return accepted(null);
    }),
  });
  mount({
    endpoint: endpoints.endPasskey,
    whenBlocked: 'open',
    handler: memberOnly((call) => endPasskey(services, call)),
  });
  // Money out is open to everybody, and so is what it asks for first.
  mount({
    endpoint: endpoints.openStepUp,
    whenBlocked: 'open',
    handler: memberOnly((call) => openStepUp(services, call)),
  });
  mount({
    endpoint: endpoints.proveStepUp,
    whenBlocked: 'open',
    handler: memberOnly((call) => proveStepUp(services, call)),
  });
  mount({
    endpoint: endpoints.loginFreePlay,
    limit: 'login',
    handler: ({ request }) => loginFreePlay(services, request),
  });
  mount({
    endpoint: endpoints.logout,
    whenBlocked: 'open',
    whenClosed: 'open',
    whenPasswordDue: 'open',
    handler: signedIn(({ session, db }) =>
      db.transaction(async (tx) => {
        // On another device the play goes on, and so does its time.
        if (await closeSession(tx, services, session)) await endPlay(services, tx, session.user.id);
        return accepted(null);
      }),
    ),
  });
  mount({
    endpoint: endpoints.sessionWatch,
    whenPasswordDue: 'open',
    isUse: false,
    handler: signedIn(async ({ session }) =>
      (await sessionWatch.isLive(session.tokenHash)) ? accepted(null) : unauthorised,
    ),
  });
  mount({
    endpoint: endpoints.sessionActivity,
    whenBlocked: 'open',
    whenPasswordDue: 'open',
    handler: signedIn(async ({ session: { tokenHash }, request: { secondsAgo }, db }) => {
      if (secondsAgo !== null) await noteActivity(db, services, tokenHash, secondsAgo);
      return accepted(await idleOf(db, services, tokenHash));
    }),
  });
  mount({
    endpoint: endpoints.devices,
    handler: signedIn(async ({ session, db }) => accepted(await devicesOf(db, services, session))),
  });
  mount({
    endpoint: endpoints.endDevice,
    whenBlocked: 'open',
    handler: signedIn(async ({ session, request, db }) => {
      await closeSessionOf(db, session.user.id, request.id);
      return accepted(null);
    }),
  });
  mount({
    endpoint: endpoints.endOtherDevices,
    whenBlocked: 'open',
    handler: signedIn(async ({ session, db }) => {
      await closeOtherSessions(db, session);
      return accepted(null);
    }),
  });
  mount({
    endpoint: endpoints.challenge,
    limit: 'challenge',
    handler: async ({ request }) => accepted(await humanVerification.challenge(request.scope)),
  });
  mount({
    endpoint: endpoints.captcha,
    limit: 'captcha',
    handler: async ({ request }) => accepted(await captchas.draw(request.key)),
  });
  mount({
    endpoint: endpoints.smsNoLogin,
    handler: ({ request, ...caller }) => sendLoginCode(services, request, caller),
  });
  mount({
    endpoint: endpoints.smsRegister,
    handler: ({ request, ...caller }) => sendRegisterCode(services, request, caller),
  });
  mount({ endpoint: endpoints.countryCodes, handler: () => accepted([...countries]) });
  mount({
    endpoint: endpoints.memberInfo,
    whenPasswordDue: 'open',
    handler: signedIn(async ({ session }) => accepted(await memberOf(services, session))),
  });
  mount({
    endpoint: endpoints.acceptTerms,
    whenBlocked: 'open',
    handler: memberOnly(({ session: { user }, request, db }) =>
      acceptTerms(services, db, user.id, request.version),
    ),
  });
  mount({
    endpoint: endpoints.profile,
    handler: memberOnly(async ({ session: { user }, db }) =>
      accepted(await profileOf(services, db, user)),
    ),
  });
  mount({
    endpoint: endpoints.saveProfile,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) => saveProfile(services, db, session, request)),
  });
  mount({
    endpoint: endpoints.contactCode,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, language, ip }) =>
      sendContactCode(services, request, { session, language, ip }),
    ),
  });
  mount({
    endpoint: endpoints.confirmContact,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, language }) =>
      confirmContact(services, request, { session, language }),
    ),
  });
  mount({
    endpoint: endpoints.memberIcon,
    handler: signedIn(({ session: { user }, language }) => accepted(iconsOf(user, language))),
  });
  mount({
    endpoint: endpoints.chooseMemberIcon,
    handler: memberOnly(({ session: { user }, request, db }) =>
      chooseIcon(db, user.id, request.icon),
    ),
  });
  mount({
    endpoint: endpoints.register,
    limit: 'login',
    handler: ({ request, db }) => register(services, db, 'username', request),
  });
  mount({
    endpoint: endpoints.registerMobile,
    limit: 'login',
    handler: ({ request, db }) => register(services, db, 'mobileNum', request),
  });
  mount({
    endpoint: endpoints.registerValidation,
    limit: 'validation',
    handler: ({ request }) => validateField(services, request),
  });
  mount({
    endpoint: endpoints.changePassword,
    whenBlocked: 'open',
    whenPasswordDue: 'open',
    handler: memberOnly(({ session, request }) => changePassword(services, session, request)),
  });
  mount({
    endpoint: endpoints.forgetPassword,
    handler: ({ request, ...caller }) => forgetPassword(services, request, caller),
  });
  mount({
    endpoint: endpoints.passwordByEmail,
    handler: ({ request, ...caller }) => passwordByEmail(services, request, caller),
  });
  mount({
    endpoint: endpoints.passwordByPhone,
    handler: ({ request, ...caller }) => passwordByPhone(services, request, caller),
  });
  mount({
    endpoint: endpoints.affiliate,
    handler: async ({ request, db }) =>
      (await invitedBy(db, request.code)) === null ? invitationCodeUnknown : accepted(null),
  });
  mount({
    endpoint: endpoints.setPaymentPassword,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request }) => setPaymentPassword(services, session, request)),
  });
  mount({
    endpoint: endpoints.authenticator,
    handler: memberOnly(async ({ session, db }) =>
      accepted(await authenticatorOf(db, session.user.id)),
    ),
  });
  mount({
    endpoint: endpoints.beginAuthenticator,
    whenBlocked: 'open',
    handler: memberOnly((call) => beginAuthenticator(services, call)),
  });
  mount({
    endpoint: endpoints.confirmAuthenticator,
    whenBlocked: 'open',
    handler: memberOnly((call) => confirmAuthenticator(services, call)),
  });
  mount({
    endpoint: endpoints.renewRecoveryCodes,
    whenBlocked: 'open',
    handler: memberOnly((call) => renewRecoveryCodes(services, call)),
  });
  mount({
    endpoint: endpoints.endAuthenticator,
    whenBlocked: 'open',
    handler: memberOnly((call) => endAuthenticator(services, call)),
  });
};
