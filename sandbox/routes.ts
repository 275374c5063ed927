import { eq } from 'drizzle-orm';
import { endpoints } from '../contract/endpoints';
import { invitationCodeUnknown, invitedBy } from './account/affiliate';
import { changePassword } from './account/changePassword';
import { payDue } from './money/dueMoney';
import { loginFreePlay } from './account/freePlay';
import { login } from './account/login';
import { memberOf, walletOf } from './account/member';
import { memberOnly } from './account/memberOnly';
import { forgetPassword, passwordByPhone } from './account/recovery';
import { register } from './account/register';
import { sendSecondFactorCode, verifySecondFactor } from './account/secondFactor';
import { closeSession } from './account/sessions';
import { sendLoginCode, sendRegisterCode } from './account/smsCodes';
import { mountActivities } from './rewards/activities/routes';
import { mountAgents } from './agents/routes';
import { mountContracts } from './agents/contracts/routes';
import { users } from './db/schema';
import { mountDeposits } from './money/deposits/routes';
import { mountPlay } from './lobby/playRoutes';
import { mountGames } from './lobby/routes';
import { accepted } from './kit/answer';
import { signedIn, type Mount } from './http/mount';
import { mountMissions } from './rewards/missions/routes';
import { mountPoints } from './rewards/points/routes';
import { countries } from './account/countries';
import type { Services } from './kit/services';
import { socialLogin } from './account/social/socialLogin';
import { mountSupport } from './support/routes';
import { announcementsFor } from './announcements/announcements';
import { permissionFor } from './site/permission';
import { statusOf } from './site/status';
import { mountWithdrawals } from './money/withdrawals/routes';

/** Every row of the contract that the platform answers, in the order of the table. */
export const mountRoutes = (mount: Mount, services: Services): void => {
  const { settings, cipher, clock, humanVerification, captchas } = services;

  mount(endpoints.login, ({ request }) => login(services, request));
  mount(endpoints.secondFactorSend, ({ request, language }) =>
    sendSecondFactorCode(services, request, language),
  );
  mount(endpoints.secondFactorVerify, ({ request }) => verifySecondFactor(services, request));
  mount(
    endpoints.firstLogin,
    signedIn(async ({ session, db }) => {
      await db.update(users).set({ firstLoginPending: false }).where(eq(users.id, session.user.id));
      return accepted(null);
    }),
  );
  mount(endpoints.socialLogin, ({ request }) => socialLogin(services, request));
  mount(endpoints.loginFreePlay, ({ request }) => loginFreePlay(services, request));
  mount(
    endpoints.logout,
    signedIn(async ({ session, db }) => {
      await closeSession(db, session);
      return accepted(null);
    }),
  );

  mount(endpoints.challenge, async ({ request }) =>
    accepted(await humanVerification.challenge(request.scope)),
  );
  mount(endpoints.captcha, async ({ request }) => accepted(await captchas.draw(request.key)));
  mount(endpoints.smsNoLogin, ({ request, ...caller }) => sendLoginCode(services, request, caller));
  mount(endpoints.smsRegister, ({ request, ...caller }) =>
    sendRegisterCode(services, request, caller),
  );

  mount(endpoints.permission, async (call) => accepted(await permissionFor(services, call)));
  mount(endpoints.systemStatus, ({ ip }) => accepted({ status: statusOf(settings.current()), ip }));
  mount(endpoints.whitelabel, () => accepted(settings.current().whitelabel));
  mount(endpoints.registerSettings, () => accepted(settings.current().registerFields));
  mount(endpoints.cipherKeys, () => accepted(cipher.keys()));
  mount(endpoints.countryCodes, () => accepted([...countries]));
  // Every call says its language; there is nothing to remember.
  mount(endpoints.updateLanguage, () => accepted(null));

  mount(
    endpoints.memberInfo,
    signedIn(async ({ session }) => accepted(await memberOf(services, session))),
  );
  mount(endpoints.register, ({ request, db }) => register(services, db, 'username', request));
  mount(endpoints.registerMobile, ({ request, db }) =>
    register(services, db, 'mobileNum', request),
  );
  mount(
    endpoints.changePassword,
    memberOnly(({ session, request }) => changePassword(services, session, request)),
  );
  mount(endpoints.forgetPassword, ({ request, ...caller }) =>
    forgetPassword(services, request, caller),
  );
  mount(endpoints.passwordByPhone, ({ request, ...caller }) =>
    passwordByPhone(services, request, caller),
  );
  mount(endpoints.affiliate, async ({ request, db }) =>
    (await invitedBy(db, request.code)) === null ? invitationCodeUnknown : accepted(null),
  );

  mount(
    endpoints.balance,
    signedIn(async ({ session, db }) => {
      await payDue(services, session.user.id);
      const { balance, currencySymbol } = await walletOf(db, session.user);
      return accepted({ balance, currencySymbol, asOf: clock.now() });
    }),
  );

  mount(endpoints.announcements, async ({ request, language, db }) =>
    accepted(await announcementsFor(db, request, language)),
  );

  mountSupport(mount, services);
  mountPlay(mount, services);
  mountGames(mount, services);
  mountMissions(mount, services);
  mountActivities(mount, services);
  mountPoints(mount, services);
  mountAgents(mount, services);
  mountContracts(mount, services);
  mountDeposits(mount, services);
  mountWithdrawals(mount, services);
};
