import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { SignInInput } from '../../../machines/account/login/login.types';
import { sessions } from '../../../sandbox/db/schema';
import { PASSWORD } from '../../../sandbox/seed/people';
import { sandboxOfTests, type SandboxTab } from '../harness/sandbox';

const sandbox = sandboxOfTests();

const inputOf = async (
  { verifier }: SandboxTab['services'],
  username: string,
): Promise<SignInInput> => ({
  username,
  password: PASSWORD,
  remember: true,
  side: 'member',
  captcha: null,
  captchaKey: null,
  captchaAlternative: null,
  humanVerification: (await verifier.solve(await verifier.fetchChallenge('login'))) ?? '',
});

const liveSessions = async () =>
  (await sandbox.platform.services.db.select().from(sessions)).length;
const isSent = ({ sent }: SandboxTab, { path }: { path: string }) =>
  vi.waitFor(() => expect(sent.map(({ url }) => url.pathname)).toContain(path));
const hold = (endpoint: string) =>
  sandbox.platform.services.faults.replace([{ endpoint, kind: 'hold' }]);
const release = (endpoint: string) =>
  vi.waitFor(() => expect(sandbox.platform.services.faults.release(endpoint)).toBe(1));

describe('a person who leaves during a login', () => {
  const leave = new Error('left');

  test('leaves no session on the platform, and is not remembered', async () => {
    const tab = sandbox.openTab();
    const { session, rememberedUser } = tab.services;
    const input = await inputOf(tab.services, 'player');
    const controller = new AbortController();
    hold('login');
    const outcome = expect(session.signIn(input, controller.signal)).rejects.toBe(leave);
    await isSent(tab, endpoints.login);
    controller.abort(leave);
    await release('login');
    await outcome;
    expect(tab.session.getItem('token')).toBeNull();
    expect(tab.sent.at(-1)?.url.pathname).toBe(endpoints.logout.path);
    await expect(liveSessions()).resolves.toBe(0);
    expect(rememberedUser.read()).toBe('');
  });

  test('leaves no token in the tab while the password rule is still being read', async () => {
    const tab = sandbox.openTab();
    const input = await inputOf(tab.services, 'player');
    const controller = new AbortController();
    hold('permission');
    const outcome = expect(tab.services.session.signIn(input, controller.signal)).rejects.toBe(
      leave,
    );
    await isSent(tab, endpoints.permission);
    await expect(liveSessions()).resolves.toBe(1);
    expect(tab.session.getItem('token')).toBeNull();
    controller.abort(leave);
    await release('permission');
    await outcome;
    expect(tab.session.getItem('token')).toBeNull();
    await expect(liveSessions()).resolves.toBe(0);
  });

  test('leaves no session behind after the second factor', async () => {
    const tab = sandbox.openTab();
    const { session } = tab.services;
    const asked = await session.signIn(await inputOf(tab.services, 'traveller'));
    if (asked.kind !== 'secondFactor')
      throw new Error(`expected a second factor, got ${asked.kind}`);
    const { challengeId } = asked.challenge;
    const controller = new AbortController();
    hold('secondFactorVerify');
    const answer = session.secondFactor.answer(
      { challengeId, method: 'bankName', answer: 'Aung Aung' },
      controller.signal,
    );
    const outcome = expect(answer).rejects.toBe(leave);
    await isSent(tab, endpoints.secondFactorVerify);
    controller.abort(leave);
    await release('secondFactorVerify');
    await outcome;
    expect(tab.session.getItem('token')).toBeNull();
    expect(tab.sent.at(-1)?.url.pathname).toBe(endpoints.logout.path);
    await expect(liveSessions()).resolves.toBe(0);
  });

  test('is a guest without the network too', async () => {
    const tab = sandbox.openTab();
    const input = await inputOf(tab.services, 'player');
    const controller = new AbortController();
    hold('login');
    const outcome = expect(tab.services.session.signIn(input, controller.signal)).rejects.toBe(
      leave,
    );
    await isSent(tab, endpoints.login);
    controller.abort(leave);
    tab.goOffline();
    await release('login');
    await outcome;
    expect(tab.session.getItem('token')).toBeNull();
  });

  test('sends nothing when they leave before the request', async () => {
    const tab = sandbox.openTab();
    const input = await inputOf(tab.services, 'player');
    await expect(tab.services.session.signIn(input, AbortSignal.abort(leave))).rejects.toBe(leave);
    expect(tab.sent.map(({ url }) => url.pathname)).not.toContain(endpoints.login.path);
  });
});

test('a session that could not be restored ends when the next login replaces it', async () => {
  const tab = sandbox.openTab();
  await tab.services.session.signIn(await inputOf(tab.services, 'player'));
  const former = tab.session.getItem('token');
  const { services } = sandbox.openTab({ sessionStorage: () => tab.session });
  sandbox.platform.services.faults.replace([{ endpoint: 'memberInfo', kind: 'status' }]);
  await expect(services.session.restore()).rejects.toMatchObject({ kind: 'fault' });
  sandbox.platform.services.faults.replace([]);
  await services.session.signIn(await inputOf(services, 'agent'));
  expect(tab.session.getItem('token')).not.toBe(former);
  await vi.waitFor(() => expect(liveSessions()).resolves.toBe(1));
  await expect(services.session.loadMember()).resolves.toMatchObject({ account: 'agent' });
});
