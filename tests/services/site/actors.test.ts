import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { selectSession } from '../../../machines/site/app/app.selectors';
import type { LoginRef } from '../../../machines/account/login/login.machine';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import {
  selectBalance,
  selectBanners,
  selectLogin,
} from '../../../machines/site/session/session.selectors';
import { selectForYou } from '../../../machines/site/session/laterScreens.selectors';
import { app as appFlow } from '../../../src/flows/eager/app';
import { loadFlows, provideFlow } from '../../../src/flows/shared/table';
import { PASSWORD } from '../../../sandbox/seed/people';
import { logIn, startSandbox, type SandboxTab } from '../harness/sandbox';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
  await loadFlows();
}, 60_000);
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const form = {
  password: PASSWORD,
  remember: false,
  captcha: null,
  captchaKey: null,
  captchaAlternative: null,
  termsAccepted: true,
};

/** The app as `src/app` runs it, over the real sandbox. */
const startApp = ({ services }: SandboxTab, path = '/login') => {
  const app = createActor(provideFlow(appFlow, services), {
    input: {
      language: 'EN',
      preferences: services.preferences.read(),
      visit: {
        remembered: services.rememberedUser.read(),
        path,
        invitation: services.invitation,
        hadPopupsClosed: services.popups.wasClosed(),
        notice: services.logoutNotice.read(),
      },
    },
  }).start();
  const session = (): SessionRef => given(selectSession(app.getSnapshot()));
  return { app, session, openLogin: () => session().send({ type: 'login.open' }) };
};
type App = ReturnType<typeof startApp>;

const isSignedIn = ({ session }: App) =>
  waitFor(session(), (snapshot) => snapshot.matches({ identity: 'signedIn' }));
const isVisitor = ({ session }: App) =>
  waitFor(session(), (snapshot) => snapshot.matches({ identity: { visitor: 'guest' } }));
const loginOf = async ({ session }: App): Promise<LoginRef> =>
  given(
    selectLogin(
      await waitFor(session(), (snapshot) => snapshot.matches({ dialog: { login: 'open' } })),
    ),
  );

const given = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('the app has no such actor now');
  return value;
};

test('supplies every port from boot to logout', async () => {
  const tab = sandbox.openTab();
  const running = startApp(tab);
  const { app, session } = running;
  await waitFor(app, (snapshot) => snapshot.matches({ platform: { product: 'open' } }));
  running.openLogin();
  const login = await loginOf(running);
  login.send({ type: 'credentials.submit', ...form, username: 'player' });
  const { context } = await isSignedIn(running);
  expect(context.member).toMatchObject({ account: 'player' });

  const balance = await waitFor(given(selectBalance(session().getSnapshot())), (snapshot) =>
    snapshot.matches('ready'),
  );
  expect(balance.context.value).toMatchObject({ balance: '12345.67' });
  await waitFor(given(selectBanners(session().getSnapshot())), (snapshot) =>
    snapshot.matches('ready'),
  );

  session().send({ type: 'signOut.request' });
  session().send({ type: 'signOut.confirm' });
  await isVisitor(running);
  expect(tab.session.getItem('token')).toBeNull();
  app.stop();
});

test('lets a traveller pass the second factor, with a running countdown', async () => {
  const running = startApp(sandbox.openTab());
  running.openLogin();
  const login = await loginOf(running);
  login.send({ type: 'credentials.submit', ...form, username: 'traveller' });
  await waitFor(login, (snapshot) => snapshot.matches('secondFactor'));
  const factor = login.getSnapshot().children['secondFactor'];
  factor?.send({ type: 'method.choose', method: 'mobile' });
  await vi.waitFor(() => {
    const code = factor?.getSnapshot().children['mobileCode'];
    const countdown = code?.getSnapshot().children['countdown'];
    expect(countdown?.getSnapshot()).toMatchObject({ context: { secondsLeft: 120 } });
  });
  factor?.send({ type: 'method.back' });
  factor?.send({ type: 'method.choose', method: 'bankName' });
  factor?.send({ type: 'code.submit', answer: 'Aung Aung' });
  await isSignedIn(running);
  running.app.stop();
});

test('fetches the captcha after a wrong password, and leads through a first login', async () => {
  const running = startApp(sandbox.openTab());
  running.openLogin();
  const login = await loginOf(running);
  login.send({ type: 'credentials.submit', ...form, username: 'newcomer', password: 'wrong' });
  const { children } = await waitFor(
    login,
    (snapshot) => snapshot.children['captcha'] !== undefined,
  );
  const captcha = given(children['captcha']);
  await waitFor(captcha, (snapshot) => snapshot.matches({ proof: { picture: 'shown' } }));
  captcha.send({ type: 'captcha.waive' });
  const {
    context: { captchaAlternative },
  } = await waitFor(captcha, (snapshot) => snapshot.matches({ proof: 'waived' }));
  login.send({ type: 'credentials.submit', ...form, captchaAlternative, username: 'newcomer' });
  await waitFor(login, (snapshot) => snapshot.matches('passwordChange'));
  login.getSnapshot().children['changePassword']?.send({
    type: 'form.submit',
    form: { oldPassword: PASSWORD, newPassword: 'Brand-new#1', confirmNewPassword: 'Brand-new#1' },
  });
  const { context } = await isSignedIn(running);
  expect(context.member).toMatchObject({ account: 'newcomer', passwordChangeDue: null });
  running.app.stop();
});

test('lets a forced password change succeed after a lost answer', async () => {
  const running = startApp(sandbox.openTab());
  running.openLogin();
  const login = await loginOf(running);
  login.send({ type: 'credentials.submit', ...form, username: 'expired' });
  await waitFor(login, (snapshot) => snapshot.matches('passwordChange'));
  sandbox.platform.services.faults.replace([
    { endpoint: 'changePassword', kind: 'abortAfterCommit' },
  ]);
  login.getSnapshot().children['changePassword']?.send({
    type: 'form.submit',
    form: { oldPassword: PASSWORD, newPassword: 'Brand-new#1', confirmNewPassword: 'Brand-new#1' },
  });
  const { context } = await isSignedIn(running);
  expect(context.member).toMatchObject({ account: 'expired', passwordChangeDue: null });
  running.app.stop();
});

test('sends a change of language to the platform', async () => {
  const tab = sandbox.openTab();
  const running = startApp(tab, '/');
  await waitFor(running.app, (snapshot) => snapshot.matches({ platform: { product: 'open' } }));
  running.app.send({ type: 'language.choose', language: 'MY' });
  await waitFor(
    running.app,
    (snapshot) => snapshot.context.language === 'MY' && snapshot.matches({ language: 'steady' }),
  );
  await tab.services.platform.readStatus();
  expect(tab.sent.at(-1)?.headers.get('x-language')).toBe('MY');
  expect(tab.local.getItem('lang')).toBe('MY');
  running.app.stop();
});

const { path } = endpoints.missionSummary;
test.each([
  { who: 'player', asked: 1 },
  { who: 'agent', asked: 0 },
])('asks for what $who has open, and for the missions of members only', async ({ who, asked }) => {
  const tab = sandbox.openTab();
  await logIn(tab, who);
  const running = startApp(tab, '/');
  await isSignedIn(running);
  await waitFor(given(selectForYou(running.session().getSnapshot())), (snapshot) =>
    snapshot.matches('ready'),
  );
  expect(tab.sent.filter(({ url }) => url.pathname === path)).toHaveLength(asked);
  running.app.stop();
});
