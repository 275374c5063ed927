import { createLoginLink } from '../../../src/services/account/loginLink';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { SignInInput } from '../../../machines/account/login/login.types';
import { users } from '../../../sandbox/db/schema';
import { people, PASSWORD } from '../../../sandbox/seed/people';
import { createChannels } from '../harness/environment';
import { type SandboxTab, sandboxOfTests, startSandbox } from '../harness/sandbox';
import { addressOf, faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

const solve = async ({ verifier }: SandboxTab['services'], scope: 'login' | 'captcha' = 'login') =>
  (await verifier.solve(await verifier.fetchChallenge(scope))) ?? '';

const signIn = async (
  { services }: SandboxTab,
  username: string,
  given: Partial<SignInInput> = {},
) =>
  services.session.signIn({
    username,
    password: PASSWORD,
    remember: false,
    side: 'member',
    captcha: null,
    captchaKey: null,
    captchaAlternative: null,
    humanVerification: await solve(services),
    ...given,
  });

const memberInfosOf = ({ sent }: SandboxTab) =>
  sent.filter(({ url }) => url.pathname === endpoints.memberInfo.path).length;

describe('login', () => {
  test('keeps the token in session storage only, the username in a cookie', async () => {
    const tab = sandbox.openTab();
    const outcome = await signIn(tab, 'player', { remember: true });
    expect(outcome).toEqual({
      kind: 'granted',
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      expiryEnforced: false,
      passwordRule: { min: 8, max: 20 },
      passwordless: false,
      memberType: 0,
    });
    await expect(tab.services.session.loadMember()).resolves.toMatchObject({
      account: 'player',
      passwordChangeDue: null,
    });
    await expect(tab.services.loadBalance()).resolves.toMatchObject({ balance: '12345.67' });
    const token = tab.session.getItem('token') ?? '';
    expect(token).not.toBe('');
    expect(
      [...Array(tab.local.length).keys()]
        .map((index) => tab.local.getItem(tab.local.key(index) ?? ''))
        .join(),
    ).not.toContain(token);
    expect(tab.cookies.cookie + tab.addresses.join()).not.toContain(token);
    expect(tab.services.rememberedUser.read()).toBe('player');
  });

  test('forgets the remembered username when the person unticks it', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player', { remember: true });
    await signIn(tab, 'player', { remember: false });
    expect(tab.services.rememberedUser.read()).toBe('');
  });

  test("of an agent keeps the member's remembered username", async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player', { remember: true });
    await signIn(tab, 'agent', { side: 'agent', remember: false });
    expect(tab.services.rememberedUser.read()).toBe('player');
  });

  test('says why it is refused and that a captcha is needed, and keeps nothing', async () => {
    const tab = sandbox.openTab();
    await expect(signIn(tab, 'player', { password: 'wrong', remember: true })).resolves.toEqual({
      kind: 'refused',
      message: 'incorrect username or password',
      captcha: true,
    });
    expect(tab.session.getItem('token')).toBeNull();
    expect(tab.services.rememberedUser.read()).toBe('');
  });

  test('accepts the text of the captcha picture', async () => {
    const tab = sandbox.openTab();
    await sandbox.platform.services.settings.patch({ captcha: { mode: 'always', text: 'ab12' } });
    await expect(signIn(tab, 'player')).resolves.toMatchObject({ kind: 'refused', captcha: true });
    const wrong = await tab.services.fetchCaptcha();
    await expect(
      signIn(tab, 'player', { captcha: 'zzzz', captchaKey: wrong.key }),
    ).resolves.toMatchObject({ kind: 'refused', captcha: true });
    const picture = await tab.services.fetchCaptcha();
    expect(Buffer.from(picture.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
    await expect(
      signIn(tab, 'player', { captcha: 'AB12', captchaKey: picture.key }),
    ).resolves.toMatchObject({ kind: 'granted' });
  });

  test('accepts a proof of its own scope instead of the picture', async () => {
    const tab = sandbox.openTab();
    await sandbox.platform.services.settings.patch({ captcha: { mode: 'always' } });
    await expect(
      signIn(tab, 'player', { captchaAlternative: await solve(tab.services, 'login') }),
    ).resolves.toMatchObject({ kind: 'refused' });
    await expect(
      signIn(tab, 'player', { captchaAlternative: await solve(tab.services, 'captcha') }),
    ).resolves.toMatchObject({ kind: 'granted' });
  });

  test('on the agent side refuses a member without a token', async () => {
    const tab = sandbox.openTab();
    await expect(signIn(tab, 'player', { side: 'agent' })).resolves.toMatchObject({
      kind: 'refused',
      message: 'Non-agents cannot log in',
    });
    expect(tab.session.getItem('token')).toBeNull();
    await expect(signIn(tab, 'agent', { side: 'agent' })).resolves.toMatchObject({
      kind: 'granted',
      memberType: 1,
    });
  });

  test.each([
    ['fresh', { passwordDefault: true }],
    ['newcomer', { firstTimeLogin: true }],
    ['expired', { passwordExpired: true, expiryEnforced: true }],
  ])('says what %s owes', async (username, facts) => {
    const password = people.find((person) => person.username === username)?.password ?? '';
    await expect(signIn(sandbox.openTab(), username, { password })).resolves.toMatchObject({
      kind: 'granted',
      ...facts,
    });
  });

  test('says when expiry is not enforced', async () => {
    const tab = sandbox.openTab();
    // The rules that were read at boot are older than the login.
    await tab.services.platform.boot();
    await sandbox.platform.services.settings.patch({ whitelabel: { PWDEXPFORCECHANGE3: false } });
    await expect(signIn(tab, 'expired')).resolves.toMatchObject({
      passwordExpired: true,
      expiryEnforced: false,
    });
  });

  test('succeeds when the rules cannot be read', async () => {
    sandbox.platform.services.faults.replace(
      ['permission', 'registerSettings'].map((endpoint) => ({ endpoint, kind: 'status' as const })),
    );
    await expect(signIn(sandbox.openTab(), 'player')).resolves.toMatchObject({
      kind: 'granted',
      passwordRule: { min: 8, max: 20 },
    });
  });

  test('reads the rules alone when the permission call fails', async () => {
    const { faults, settings } = sandbox.platform.services;
    faults.replace([{ endpoint: 'permission', kind: 'status' }]);
    await settings.patch({ registerFields: { password: { minLength: 9, maxLength: 30 } } });
    await expect(signIn(sandbox.openTab(), 'player')).resolves.toMatchObject({
      passwordRule: { min: 9, max: 30 },
    });
  });

  test.each([
    [{ kind: 'status' as const }, 'fault'],
    [{ kind: 'malformed' as const }, 'fault'],
    [{ kind: 'drop' as const }, 'offline'],
  ])('distinguishes the fault %j and keeps nothing', async (fault, kind) => {
    const tab = sandbox.openTab();
    const humanVerification = await solve(tab.services);
    sandbox.platform.services.faults.replace([{ endpoint: 'login', ...fault }]);
    await expect(
      signIn(tab, 'player', { humanVerification, remember: true }),
    ).rejects.toMatchObject({ kind });
    expect(tab.session.getItem('token')).toBeNull();
    expect(tab.services.rememberedUser.read()).toBe('');
  });
});

describe('second factor', () => {
  const challengeOf = async (tab: SandboxTab) => {
    const outcome = await signIn(tab, 'traveller');
    if (outcome.kind !== 'secondFactor')
      throw new Error(`expected a second factor, got ${outcome.kind}`);
    return outcome.challenge;
  };

  test('opens no session before it passes', async () => {
    const tab = sandbox.openTab();
    const { challengeId, methods } = await challengeOf(tab);
    expect(methods.map(({ method }) => method)).toEqual(['mobile', 'email', 'bankName', 'google']);
    expect(tab.session.getItem('token')).toBeNull();
    const answer = { challengeId, method: 'bankName' as const };
    await expect(
      tab.services.session.secondFactor.answer({ ...answer, answer: 'Somebody' }),
    ).resolves.toMatchObject({ kind: 'refused' });
    await expect(
      tab.services.session.secondFactor.answer({ ...answer, answer: 'aung aung' }),
    ).resolves.toMatchObject({ kind: 'granted' });
    await expect(tab.services.session.loadMember()).resolves.toMatchObject({
      account: 'traveller',
    });
  });

  test('sends a code to the outbox, and says when the next one can be sent', async () => {
    const tab = sandbox.openTab();
    const { challengeId } = await challengeOf(tab);
    const sent = await tab.services.session.secondFactor.sendCode({
      challenge: { challengeId, method: 'mobile' },
    });
    if (sent.kind !== 'sent') throw new Error('no code was sent');
    expect(sent.deadline - sent.now).toBe(2 * 60_000);
    await expect(
      tab.services.session.secondFactor.sendCode({ challenge: { challengeId, method: 'mobile' } }),
    ).resolves.toMatchObject({ kind: 'refused' });
    const [message] = (await (await sandbox.platform.app.request('/sandbox/outbox')).json()) as {
      code: string;
    }[];
    await expect(
      tab.services.session.secondFactor.answer({
        challengeId,
        method: 'mobile',
        answer: message?.code ?? '',
      }),
    ).resolves.toMatchObject({ kind: 'granted' });
  });

  test('is locked by the fifth wrong answer, and refuses an unknown challenge', async () => {
    const tab = sandbox.openTab();
    const { challengeId } = await challengeOf(tab);
    const wrong = { challengeId, method: 'bankName' as const, answer: 'Somebody' };
    const kinds = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      kinds.push((await tab.services.session.secondFactor.answer(wrong)).kind);
    expect(kinds).toEqual(['refused', 'refused', 'refused', 'refused', 'locked']);
    await expect(
      tab.services.session.secondFactor.answer({ ...wrong, challengeId: 'unknown' }),
    ).resolves.toMatchObject({ kind: 'locked' });
    await expect(signIn(tab, 'traveller')).resolves.toMatchObject({ kind: 'refused' });
  });
});

describe('forced password change', () => {
  test("after the first login: the greeting, the change, and then the member's calls", async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'newcomer');
    await expect(tab.services.session.markFirstLogin()).resolves.toBeNull();
    await expect(tab.services.loadBalance()).rejects.toMatchObject({ kind: 'fault' });
    const form = {
      oldPassword: 'wrong',
      newPassword: 'Brand-new#1',
      confirmNewPassword: 'Brand-new#1',
    };
    const given = { reason: 'first' as const };
    await expect(tab.services.session.changePassword({ form, given })).resolves.toEqual({
      kind: 'refused',
      message: 'The old password is wrong',
    });
    await expect(
      tab.services.session.changePassword({ form: { ...form, oldPassword: PASSWORD }, given }),
    ).resolves.toEqual({ kind: 'accepted', value: null });
    await expect(tab.services.loadBalance()).resolves.toMatchObject({ balance: '0.00' });
  });

  describe('whose answer was lost', () => {
    const form = {
      oldPassword: PASSWORD,
      newPassword: 'Brand-new#1',
      confirmNewPassword: 'Brand-new#1',
    };
    const given = { reason: 'expired' as const };

    test('succeeds when the platform owes no change any more', async () => {
      const tab = sandbox.openTab();
      await signIn(tab, 'expired');
      sandbox.platform.services.faults.replace([
        { endpoint: 'changePassword', kind: 'abortAfterCommit' },
      ]);
      await expect(tab.services.session.changePassword({ form, given })).resolves.toEqual({
        kind: 'accepted',
        value: null,
      });
      expect(memberInfosOf(tab)).toBe(1);
    });

    test('succeeds when the change was late, too', async () => {
      const tab = sandbox.openTab();
      await signIn(tab, 'expired');
      sandbox.platform.services.faults.replace([{ endpoint: 'changePassword', kind: 'hold' }]);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const outcome = tab.services.session.changePassword({ form, given });
        const person = () =>
          sandbox.platform.services.db.select().from(users).where(eq(users.username, 'expired'));
        await vi.waitFor(() =>
          expect(person()).resolves.toMatchObject([{ passwordChangeDue: null }]),
        );
        await vi.advanceTimersByTimeAsync(CALL_TIMEOUT);
        await expect(outcome).resolves.toEqual({ kind: 'accepted', value: null });
      } finally {
        vi.useRealTimers();
      }
    });

    test('is a fault while the change is still owed', async () => {
      const tab = sandbox.openTab();
      await signIn(tab, 'expired');
      sandbox.platform.services.faults.replace([{ endpoint: 'changePassword', kind: 'drop' }]);
      await expect(tab.services.session.changePassword({ form, given })).rejects.toMatchObject({
        kind: 'offline',
      });
      expect(memberInfosOf(tab)).toBe(1);
    });

    test('keeps its own fault when the platform cannot be reached', async () => {
      const tab = sandbox.openTab();
      await signIn(tab, 'expired');
      sandbox.platform.services.faults.replace([
        { endpoint: 'changePassword', kind: 'abortAfterCommit' },
        { endpoint: 'memberInfo', kind: 'status' },
      ]);
      await expect(tab.services.session.changePassword({ form, given })).rejects.toMatchObject({
        kind: 'offline',
      });
    });

    test.each(['expired', 'player'])('succeeds when %s sends it again', async (username) => {
      const tab = sandbox.openTab();
      await signIn(tab, username);
      sandbox.platform.services.faults.replace([
        { endpoint: 'changePassword', kind: 'abortAfterCommit' },
        { endpoint: 'memberInfo', kind: 'status' },
      ]);
      const change = () =>
        tab.services.session.changePassword({
          form,
          given: { reason: username === 'player' ? null : 'expired' },
        });
      await expect(change()).rejects.toMatchObject({ kind: 'offline' });
      sandbox.platform.services.faults.replace([]);
      await expect(change()).resolves.toEqual({ kind: 'accepted', value: null });
    });

    test('proves nothing when the person chose the change', async () => {
      const tab = sandbox.openTab();
      await signIn(tab, 'player');
      sandbox.platform.services.faults.replace([{ endpoint: 'changePassword', kind: 'drop' }]);
      await expect(
        tab.services.session.changePassword({ form, given: { reason: null } }),
      ).rejects.toMatchObject({ kind: 'offline' });
      expect(memberInfosOf(tab)).toBe(0);
    });
  });

  test('is still owed after a reload', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'expired');
    const reloaded = sandbox.openTab({ sessionStorage: () => tab.session });
    await expect(reloaded.services.session.restore()).resolves.toEqual({
      kind: 'unfinished',
      link: 'none',
      resume: { username: 'expired', due: { reason: 'expired', rule: { min: 8, max: 20 } } },
    });
  });
});

describe('a session', () => {
  test('survives a reload', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const reloaded = sandbox.openTab({ sessionStorage: () => tab.session });
    await expect(reloaded.services.session.restore()).resolves.toMatchObject({
      kind: 'member',
      member: { account: 'player' },
      link: 'none',
    });
  });

  test('is checked before the status of the site is known, once', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const reloaded = sandbox.openTab({ sessionStorage: () => tab.session });
    const checks = () => memberInfosOf(reloaded);
    void reloaded.services.session.begin();
    await vi.waitFor(() => expect(checks()).toBe(1));
    await expect(reloaded.services.session.restore()).resolves.toMatchObject({ kind: 'member' });
    expect(checks()).toBe(1);
    await reloaded.services.session.restore();
    expect(checks()).toBe(2);
  });

  test('that could not be checked before it was asked for is checked again', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    sandbox.platform.services.faults.replace([{ endpoint: 'memberInfo', kind: 'drop', times: 1 }]);
    const reloaded = sandbox.openTab({ sessionStorage: () => tab.session });
    await reloaded.services.session.begin();
    await expect(reloaded.services.session.restore()).resolves.toMatchObject({ kind: 'member' });
  });

  test('is not checked without a token', async () => {
    const tab = sandbox.openTab();
    await expect(tab.services.session.restore()).resolves.toEqual({
      kind: 'none',
      link: 'none',
    });
    expect(tab.sent).toEqual([]);
  });

  test('that is dead at a reload ends without a notice', async () => {
    const tab = sandbox.openTab();
    tab.session.setItem('token', 'dead');
    const expired = vi.fn<() => void>();
    tab.services.session.onExpired(expired);
    await expect(tab.services.session.restore()).resolves.toEqual({
      kind: 'none',
      link: 'none',
    });
    expect(tab.session.getItem('token')).toBeNull();
    expect(expired).not.toHaveBeenCalled();
  });

  test('is kept when it could not be checked', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const reloaded = sandbox.openTab({ sessionStorage: () => tab.session });
    reloaded.goOffline();
    await expect(reloaded.services.session.restore()).rejects.toMatchObject({ kind: 'offline' });
    expect(tab.session.getItem('token')).not.toBeNull();
  });

  test('that nobody used is reported as such', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const expired = vi.fn<(how: { isIdle: boolean }) => void>();
    tab.services.session.onExpired(expired);
    sandbox.platform.services.clock.setOffset(30 * 60_000);
    expect(await faultKindOf(tab.services.loadBalance())).toBe('session');
    expect(expired.mock.calls).toEqual([[{ isIdle: true }]]);
  });

  test('that the platform ended is reported once for five parallel calls', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const expired = vi.fn<(how: { isIdle: boolean }) => void>();
    tab.services.session.onExpired(expired);
    sandbox.platform.services.clock.setOffset(24 * 60 * 60_000);
    const kinds = await Promise.all(
      Array.from({ length: 5 }, () => faultKindOf(tab.services.loadBalance())),
    );
    expect(kinds).toEqual(Array(5).fill('session'));
    expect(expired.mock.calls).toEqual([[{ isIdle: false }]]);
    expect(tab.session.getItem('token')).toBeNull();
  });
});

describe('a link with a token', () => {
  const linkOf = async (username: string) => {
    const answer = await sandbox.platform.app.request('/sandbox/links', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username }),
    });
    return ((await answer.json()) as { token: string }).token;
  };

  test('leaves the address at once, and logs a guest in once', async () => {
    const token = await linkOf('player');
    const address = `https://site.test/promotions?token=${token}&id=7#top`;
    const tab = sandbox.openTab({}, address);
    expect(tab.addresses).toEqual(['https://site.test/promotions?id=7#top']);
    expect(tab.session.getItem('token')).toBeNull();
    await expect(tab.services.session.restore()).resolves.toMatchObject({
      kind: 'member',
      member: { account: 'player' },
      link: 'none',
    });
    expect(tab.session.getItem('token')).not.toBe(token);
    // Neither the address of a call nor a body that can be read holds it.
    expect(tab.sent.map(({ url, body }) => url.href + body).join()).not.toContain(token);

    const again = sandbox.openTab({}, address);
    await expect(again.services.session.restore()).resolves.toEqual({
      kind: 'none',
      link: 'refused',
    });
  });

  describe('of somebody else', () => {
    const open = async (username: string) => {
      const openChannel = createChannels();
      const first = sandbox.openTab();
      await signIn(first, 'player');
      const heard = vi.fn<(memberId: string) => void>();
      sandbox.openTab({ openChannel }).services.tabs.onSignedOut(heard);
      const tab = sandbox.openTab(
        { sessionStorage: () => first.session, openChannel },
        `https://site.test/?token=${await linkOf(username)}`,
      );
      const restored = await tab.services.session.restore();
      const member = restored.kind === 'member' ? restored.member : null;
      return {
        tab,
        session: first.session,
        heard,
        restored,
        memberId: member?.id ?? '',
        former: first.session.getItem('token') ?? '',
        link: tab.services.service(createLoginLink),
      };
    };
    const isLive = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await sandbox.platform.app.request('/wps/member/info', { headers })).status === 200;
    };

    test('waits for the answer of the person who is signed in', async () => {
      const { tab, session, restored, former, link } = await open('agent');
      expect(restored).toMatchObject({ member: { account: 'player' }, link: 'waiting' });
      await expect(link.readOwner()).resolves.toMatchObject({
        kind: 'owner',
        nickname: 'Daw Khin',
      });
      expect(session.getItem('token')).toBe(former);
      await expect(tab.services.session.restore()).resolves.toMatchObject({
        member: { account: 'player' },
        link: 'none',
      });
    });

    test('ends the former session when the person continues', async () => {
      const { tab, heard, memberId, former, link } = await open('agent');
      await link.readOwner();
      await expect(link.switchTo({ memberId })).resolves.toEqual({ kind: 'switched' });
      await vi.waitFor(async () => expect(await isLive(former)).toBe(false));
      expect(heard).toHaveBeenCalledWith(memberId);
      await expect(tab.services.session.restore()).resolves.toMatchObject({
        kind: 'member',
        member: { account: 'agent' },
      });
    });

    test('leads to the second factor, and the former session has ended', async () => {
      const { session, memberId, former, link } = await open('traveller');
      await link.readOwner();
      await expect(link.switchTo({ memberId })).resolves.toMatchObject({ kind: 'secondFactor' });
      expect(session.getItem('token')).toBeNull();
      expect(await isLive(former)).toBe(false);
    });

    test('that was used meanwhile changes nothing', async () => {
      const { session, memberId, former, link } = await open('agent');
      await link.readOwner();
      await expect(link.readOwner()).resolves.toEqual({ kind: 'gone' });
      sandbox.platform.services.clock.setOffset(11 * 60_000);
      await expect(link.switchTo({ memberId })).resolves.toEqual({ kind: 'gone' });
      expect(session.getItem('token')).toBe(former);
    });
  });

  test('that is invalid keeps the present session', async () => {
    const first = sandbox.openTab();
    await signIn(first, 'player');
    const token = first.session.getItem('token') ?? '';
    const tab = sandbox.openTab(
      { sessionStorage: () => first.session },
      'https://site.test/?token=stolen',
    );
    await expect(tab.services.session.restore()).resolves.toMatchObject({
      kind: 'member',
      member: { account: 'player' },
    });
    await expect(tab.services.service(createLoginLink).readOwner()).resolves.toEqual({
      kind: 'gone',
    });
    expect(first.session.getItem('token')).toBe(token);
  });

  test('that is invalid opens nothing', async () => {
    const tab = sandbox.openTab({}, 'https://site.test/?token=stolen');
    await expect(tab.services.session.restore()).resolves.toEqual({
      kind: 'none',
      link: 'refused',
    });
    await expect(tab.services.session.restore()).resolves.toEqual({
      kind: 'none',
      link: 'none',
    });
    expect(tab.session.getItem('token')).toBeNull();
  });

  test('that could not be claimed is tried again', async () => {
    const tab = sandbox.openTab({}, `https://site.test/?token=${await linkOf('player')}`);
    sandbox.platform.services.faults.replace([{ endpoint: 'claimLink', kind: 'status', times: 1 }]);
    await expect(tab.services.session.restore()).rejects.toMatchObject({ kind: 'fault' });
    await expect(tab.services.session.restore()).resolves.toMatchObject({ kind: 'member' });
  });

  test('asks an unregistered IP for its second factor', async () => {
    const tab = sandbox.openTab({}, `https://site.test/?token=${await linkOf('traveller')}`);
    await expect(tab.services.session.restore()).resolves.toMatchObject({
      kind: 'unfinished',
      resume: { challenge: { challengeId: expect.any(String) } },
    });
    expect(tab.session.getItem('token')).toBeNull();
  });

  test('does not avoid an owed password change', async () => {
    const tab = sandbox.openTab({}, `https://site.test/?token=${await linkOf('expired')}`);
    await expect(tab.services.session.restore()).resolves.toMatchObject({
      kind: 'unfinished',
      resume: { username: 'expired' },
    });
  });
});

describe('logout', () => {
  test('ends the session on the platform and tells the other tabs whose it was', async () => {
    const openChannel = createChannels();
    const tab = sandbox.openTab({ openChannel });
    const heard = vi.fn<(memberId: string) => void>();
    sandbox.openTab({ openChannel }).services.tabs.onSignedOut(heard);
    await signIn(tab, 'player');
    const token = tab.session.getItem('token') ?? '';
    await expect(
      tab.services.session.end({ memberId: 'u-player', announce: true }),
    ).resolves.toEqual({ kind: 'ended' });
    expect(tab.session.getItem('token')).toBeNull();
    expect(heard.mock.calls).toEqual([['u-player']]);
    const reuse = sandbox.openTab();
    reuse.session.setItem('token', token);
    await expect(reuse.services.session.restore()).resolves.toEqual({
      kind: 'none',
      link: 'none',
    });
  });

  test('works without the network', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    tab.goOffline();
    await expect(
      tab.services.session.end({ memberId: 'u-player', announce: true }),
    ).resolves.toEqual({ kind: 'unreached' });
    expect(tab.session.getItem('token')).toBeNull();
  });

  test('clears the tab before the platform answers, and waits three seconds at most', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    sandbox.platform.services.faults.replace([{ endpoint: 'logout', kind: 'hold' }]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ended = tab.services.session.end({ memberId: 'u-player', announce: false });
      expect(tab.session.getItem('token')).toBeNull();
      await vi.advanceTimersByTimeAsync(3_000);
      await expect(ended).resolves.toEqual({ kind: 'unreached' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('sealed bodies', () => {
  const logins = ({ sent }: SandboxTab) =>
    sent.filter(({ url }) => url.pathname === endpoints.login.path);

  test('show no username and no password, and two equal submits differ', async () => {
    const tab = sandbox.openTab();
    const humanVerification = await solve(tab.services);
    await signIn(tab, 'player', { humanVerification });
    await signIn(tab, 'player', { humanVerification });
    const bodies = logins(tab).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).not.toBe(bodies[1]);
    for (const secret of ['player', PASSWORD, humanVerification]) {
      expect(tab.sent.map(({ url, body }) => url.href + body).join()).not.toContain(secret);
    }
  });

  test('are refused when they are sent again', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const [first] = logins(tab);
    const replayed = await sandbox.platform.app.request(endpoints.login.path, {
      method: 'POST',
      headers: first?.headers ?? {},
      body: first?.body ?? '',
    });
    await expect(replayed.json()).resolves.toMatchObject({
      success: false,
      value: { reason: 'cipherReplayed' },
    });
  });

  test('are sealed with a new key when the platform changed its own', async () => {
    const tab = sandbox.openTab();
    await signIn(tab, 'player');
    const restarted = await startSandbox();
    try {
      tab.reconnectTo(restarted.platform);
      await expect(signIn(tab, 'player')).resolves.toMatchObject({ kind: 'granted' });
    } finally {
      await restarted.platform.close();
    }
  });

  test('are accepted from a device whose clock is an hour off', async () => {
    const { app } = sandbox.platform;
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 60 * 60_000 });
    try {
      // The sandbox shares this process's clock, so it gets its own time back while it works.
      const tab = sandbox.openTab({
        fetch: async (input, init) => {
          vi.setSystemTime(now);
          const response = await app.request(addressOf(input), init);
          vi.setSystemTime(now + 60 * 60_000);
          return new Response(response.body, {
            status: response.status,
            headers: { ...Object.fromEntries(response.headers), date: new Date(now).toUTCString() },
          });
        },
      });
      await expect(signIn(tab, 'player')).resolves.toMatchObject({ kind: 'granted' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the platform', () => {
  test('boots with its links and its status', async () => {
    const { platform } = sandbox.openTab().services;
    const booted = await platform.boot();
    expect(booted.status).toEqual({ kind: 'normal' });
    expect(booted.platform.customerService.length).toBeGreaterThan(0);
    await sandbox.platform.services.settings.patch({ region: { restricted: true } });
    await expect(platform.readStatus()).resolves.toEqual({
      kind: 'regionRestricted',
      ip: '127.0.0.1',
    });
    await sandbox.platform.services.settings.patch({ systemStatus: 1 });
    await expect(platform.readStatus()).resolves.toEqual({ kind: 'maintenance', ip: '127.0.0.1' });
    await sandbox.platform.services.settings.reset();
    await expect(platform.readStatus()).resolves.toEqual({ kind: 'normal' });
  });

  test('gives only the banners of the home page', async () => {
    const banners = await sandbox.openTab().services.loadBanners();
    expect(banners.length).toBeGreaterThan(0);
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(['w_home']));
  });
});
