import { JSDOM } from 'jsdom';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TRIAL_TYPE } from '../../../contract/constants';
import { HEADERS, endpoints } from '../../../contract/endpoints';
import { sessions, users } from '../../../sandbox/db/schema';
import { openLobby, queryOf } from '../harness/lobby';
import { type SandboxTab, sandboxOfTests, startSandbox } from '../harness/sandbox';
import { accepted } from '../harness/wire';

const sandbox = sandboxOfTests();

const leave = new Error('left');
const patch = (changes: unknown) => sandbox.platform.services.settings.patch(changes);
const fail = (endpoint: string, kind: 'status' | 'drop' | 'hold') =>
  sandbox.platform.services.faults.replace([{ endpoint, kind }]);
const isSent = ({ sent }: SandboxTab, { path }: { path: string }) =>
  vi.waitFor(() => expect(sent.map(({ url }) => url.pathname)).toContain(path));
const release = (endpoint: string) =>
  vi.waitFor(() => expect(sandbox.platform.services.faults.release(endpoint)).toBe(1));
const liveSessions = async () =>
  (await sandbox.platform.services.db.select().from(sessions)).length;
const lastCode = async () => {
  const [message] = (await (await sandbox.platform.app.request('/sandbox/outbox')).json()) as {
    code: string;
  }[];
  return message?.code ?? '';
};
const solve = async ({ verifier }: SandboxTab['services'], scope: 'sms' | 'recovery' = 'sms') =>
  (await verifier.solve(await verifier.fetchChallenge(scope))) ?? '';
/** A member with a number of its own. */
const PHONE = { countryDialingCode: '95', mobileNum: '9700000007' };
const sendCode = async (tab: SandboxTab, purpose: 'login' | 'recovery') => {
  await sandbox.platform.services.db
    .update(users)
    .set({ mobile: '+959700000007' })
    .where(eq(users.username, 'player'));
  await tab.services.smsCode.send({
    purpose,
    phone: PHONE,
    challenge: null,
    humanVerification: await solve(tab.services),
  });
  return lastCode();
};

test('countries come with their dialing codes', async () => {
  const { loadCountries } = sandbox.openTab().services;
  await expect(loadCountries()).resolves.toContainEqual({
    countryCode: 'MM',
    countryDialingCode: '95',
  });
  fail('countryCodes', 'drop');
  await expect(loadCountries()).rejects.toMatchObject({ kind: 'offline' });
});

describe('a switch of the language', () => {
  test('is sent to the platform, in the new language', async () => {
    const tab = sandbox.openTab();
    await tab.services.language.switchTo('MY');
    await isSent(tab, endpoints.updateLanguage);
    expect(tab.sent[0]?.body).toBe('{"language":"MY"}');
    expect(tab.sent[0]?.headers.get(HEADERS.language)).toBe('MY');
  });

  test('does not wait and cannot fail', async () => {
    const tab = sandbox.openTab();
    tab.goOffline();
    await expect(tab.services.language.switchTo('MY')).resolves.toBeUndefined();
  });
});

describe('password recovery', () => {
  test.each([
    [{}, ['email', 'mobile']],
    [{ CHNGPASSMAIL3: false }, ['mobile']],
    [{ CHNGPASSVERIF3: false }, ['email']],
    [{ CHNGPASSMAIL3: false, CHNGPASSVERIF3: false }, []],
  ])('flags %j', async (whitelabel, ways) => {
    await patch({ whitelabel });
    await expect(sandbox.openTab().services.recovery.loadSetup()).resolves.toMatchObject({
      ways,
      rules: { password: { minLength: 8 } },
    });
  });

  test('by e-mail gives the same result whether or not the account exists', async () => {
    const { services } = sandbox.openTab();
    const { recovery } = services;
    const nobody = async () => ({
      username: 'nobody',
      email: 'nobody@mail.example',
      humanVerification: await solve(services, 'recovery'),
    });
    await expect(recovery.sendEmail(await nobody())).resolves.toEqual({ kind: 'accepted' });
    await patch({ whitelabel: { CHNGPASSMAIL3: false } });
    await expect(recovery.sendEmail(await nobody())).resolves.toMatchObject({
      kind: 'refused',
      message: { text: expect.any(String) },
    });
    const last = await nobody();
    fail('forgetPassword', 'drop');
    await expect(recovery.sendEmail(last)).rejects.toMatchObject({ kind: 'offline' });
  });

  test('by e-mail sets a new password by the mailed code, and says whose it is', async () => {
    const { services } = sandbox.openTab();
    const { recovery } = services;
    const player = { username: 'player', email: 'player@padauk.example' };
    await recovery.sendEmail({
      ...player,
      humanVerification: await solve(services, 'recovery'),
    });
    const form = {
      ...player,
      code: await lastCode(),
      newPassword: 'Harbour-dawn-7',
    };
    await expect(recovery.confirmEmail({ ...form, code: '1' })).resolves.toMatchObject({
      kind: 'refused',
      message: expect.any(String),
    });
    const common = { ...form, newPassword: '12345678' };
    await expect(recovery.confirmEmail(common)).resolves.toMatchObject({
      kind: 'refused',
      field: 'newPassword',
    });
    await expect(recovery.confirmEmail(form)).resolves.toEqual({ kind: 'set', username: 'player' });
  });

  test('by mobile sets a new password and says whose it is', async () => {
    const tab = sandbox.openTab();
    const form = { ...PHONE, code: await sendCode(tab, 'recovery'), newPassword: 'Harbour-dawn-7' };
    await expect(tab.services.recovery.setPassword({ ...form, code: '1' })).resolves.toMatchObject({
      kind: 'refused',
      message: expect.any(String),
    });
    await expect(tab.services.recovery.setPassword(form)).resolves.toEqual({
      kind: 'set',
      username: 'player',
    });
    fail('passwordByPhone', 'status');
    await expect(tab.services.recovery.setPassword(form)).rejects.toMatchObject({ kind: 'fault' });
  });
});

describe('a login by SMS', () => {
  test('needs the code and no password', async () => {
    const tab = sandbox.openTab();
    const form = { ...PHONE, receipt: null, code: await sendCode(tab, 'login') };
    await expect(tab.services.session.signInBySms({ ...form, code: '1' })).resolves.toMatchObject({
      kind: 'refused',
      message: { text: expect.any(String) },
    });
    await expect(tab.services.session.signInBySms(form)).resolves.toMatchObject({
      kind: 'granted',
      passwordless: true,
    });
    await expect(tab.services.session.loadMember()).resolves.toMatchObject({ account: 'player' });
  });

  test('gives its session back when it was left', async () => {
    const tab = sandbox.openTab();
    const form = { ...PHONE, receipt: null, code: await sendCode(tab, 'login') };
    const controller = new AbortController();
    fail('login', 'hold');
    const outcome = expect(tab.services.session.signInBySms(form, controller.signal)).rejects.toBe(
      leave,
    );
    await isSent(tab, endpoints.login);
    controller.abort(leave);
    await release('login');
    await outcome;
    expect(tab.session.getItem('token')).toBeNull();
    await expect(liveSessions()).resolves.toBe(0);
  });
});

describe('free play', () => {
  test('makes a visitor a trial member', async () => {
    const tab = sandbox.openTab();
    const outcome = await tab.services.startFreePlay();
    expect(outcome).toMatchObject({ kind: 'started', member: { type: TRIAL_TYPE } });
    expect(
      JSON.parse(
        tab.sent.find(({ url }) => url.pathname === endpoints.loginFreePlay.path)?.body ?? '',
      ),
    ).toMatchObject({ os: 'windows', platform: 'W' });
    await expect(tab.services.session.loadMember()).resolves.toMatchObject({ type: TRIAL_TYPE });
  });

  test("says that it is off, in the platform's words", async () => {
    await patch({ whitelabel: { FREEPLAY3: false } });
    const tab = sandbox.openTab();
    await expect(tab.services.startFreePlay()).resolves.toMatchObject({
      kind: 'refused',
      message: expect.any(String),
    });
    expect(tab.session.getItem('token')).toBeNull();
  });

  test('fetches the keys again when the platform changed its own', async () => {
    const other = await startSandbox();
    try {
      const tab = sandbox.openTab();
      await tab.services.startFreePlay();
      tab.reconnectTo(other.platform);
      await expect(tab.services.startFreePlay()).resolves.toMatchObject({ kind: 'started' });
    } finally {
      await other.platform.close();
    }
  });

  test('gives its session back when it was left', async () => {
    const tab = sandbox.openTab();
    const controller = new AbortController();
    fail('loginFreePlay', 'hold');
    const outcome = expect(tab.services.startFreePlay(controller.signal)).rejects.toBe(leave);
    await isSent(tab, endpoints.loginFreePlay);
    controller.abort(leave);
    await release('loginFreePlay');
    await outcome;
    expect(tab.session.getItem('token')).toBeNull();
    await expect(liveSessions()).resolves.toBe(0);
  });

  test.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', undefined, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', undefined, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', undefined, 'mac'],
    ['Mozilla/5.0 (X11; Linux x86_64)', undefined, 'linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', undefined, 'linux'],
    ['anything', 'macOS', 'mac'],
    ['anything', 'Windows', 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64)', '', 'linux'],
    ['', undefined, 'other'],
  ])('%s (%s) is %s', async (userAgent, platform, os) => {
    const tab = sandbox.openTab({
      device: { userAgent, ...(platform !== undefined && { userAgentData: { platform } }) },
    });
    await tab.services.startFreePlay();
    expect(
      JSON.parse(
        tab.sent.find(({ url }) => url.pathname === endpoints.loginFreePlay.path)?.body ?? '',
      ),
    ).toMatchObject({ os });
  });
});

describe('announcements', () => {
  const NOBODY = { isAsked: false, viewer: 'B' } as const;
  beforeEach(() => {
    vi.stubGlobal('window', new JSDOM('').window);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('are read together and sanitised', async () => {
    const tab = sandbox.openTab();
    const { popup, player, promotion } = await tab.services.popups.load(NOBODY);
    expect(Object.fromEntries(tab.sent[0]?.url.searchParams ?? [])).toEqual({
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'B',
    });
    expect(popup.length).toBeGreaterThan(9);
    expect(promotion.length).toBeGreaterThan(0);
    const all = [...popup, ...player].map(({ content }) => content).join('');
    expect(all).toContain('<h3>');
    expect(all).not.toMatch(/<script|<iframe|<form|javascript:|\son\w+=|style=/i);
    expect(all.match(/<a /g)?.length).toBe(all.match(/rel="noopener noreferrer"/g)?.length);
  });

  test('of a member come with the notices of the home page, which are for everybody', async () => {
    const item = (id: string, execution: string) => ({
      id,
      title: id,
      content: '<p>Words</p>',
      promotionType: null,
      execution,
      time: 0,
    });
    const { services, sent } = openLobby([
      accepted({ banners: [], popup: [], player: [item('own', 'A')], promotion: [] }),
      accepted({ banners: [], popup: [], player: [item('home', 'B')], promotion: [] }),
    ]);
    const { player, home } = await services.popups.load({ isAsked: true, viewer: 'F' });
    expect([player, home].map((list) => list.map(({ id }) => id))).toEqual([['own'], ['home']]);
    expect(sent.map(queryOf)).toEqual([
      { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'F' },
      { types: 'PL', platform: 'W', execution: 'B' },
    ]);
  });

  test('are sanitised in idle time, each in a task of its own', async () => {
    const { popup, player, promotion } = await sandbox.openTab().services.popups.load(NOBODY);
    const idle = vi.fn(() => Promise.resolve());
    await sandbox.openTab({ idle }).services.popups.load(NOBODY);
    expect(idle).toHaveBeenCalledTimes([popup, player, promotion].flat().length);
  });

  test('wait for the page when nobody asked, and are read at once otherwise', async () => {
    let settle = () => {};
    const tab = sandbox.openTab({
      settled: () =>
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
    });
    const unasked = tab.services.popups.load(NOBODY);
    const { popup } = await tab.services.popups.load({ ...NOBODY, isAsked: true });
    expect(tab.sent).toHaveLength(1);
    settle();
    await expect(unasked).resolves.toMatchObject({ popup });
    expect(tab.sent).toHaveLength(2);
  });

  test('are harmless in all of their lists', async () => {
    const content = '<p onclick="x()">Words<img src=x onerror="x()"><script>alert(1)</script></p>';
    const item = { id: 'a1', title: 'News', content, promotionType: null, execution: 'B', time: 0 };
    const promotion = {
      id: 'p1',
      title: 'Bonus',
      category: 'slots',
      summary: 'Soon',
      content,
      imageUrl: '',
    };
    const { services } = openLobby([
      accepted({ banners: [], popup: [item], player: [item], promotion: [promotion] }),
    ]);
    const { popup, player, home, promotion: promotions } = await services.popups.load(NOBODY);
    const lists = [popup, player, home, promotions];
    expect(lists.map((list) => list.length)).toEqual([1, 1, 1, 1]);
    for (const [shown] of lists) expect(shown?.content).toMatch(/^<p>Words(?!.*(on\w+=|script))/);
  });

  test('fail when they do not come, and are dropped when the person left', async () => {
    const tab = sandbox.openTab();
    fail('MCSFE_getListAnnouncements', 'drop');
    await expect(tab.services.popups.load(NOBODY)).rejects.toMatchObject({ kind: 'offline' });
    await expect(tab.services.popups.load(NOBODY, AbortSignal.abort(leave))).rejects.toBe(leave);
  });

  test('stay closed for this browser session', async () => {
    const tab = sandbox.openTab();
    expect(tab.services.popups.wasClosed()).toBe(false);
    await expect(tab.services.popups.rememberClosed()).resolves.toBeNull();
    expect(tab.services.popups.wasClosed()).toBe(true);
    expect(sandbox.openTab({ sessionStorage: () => tab.session }).services.popups.wasClosed()).toBe(
      true,
    );
    expect(sandbox.openTab().services.popups.wasClosed()).toBe(false);
  });
});
