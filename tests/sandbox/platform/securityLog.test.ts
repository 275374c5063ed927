import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PAYMENT = '246810';
const lines: string[] = [];
type Line = Record<string, unknown>;
const told = (event: string): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter((line) => line['event'] === event);

onEveryDatabase(
  (stage) => {
    beforeEach(() => {
      lines.length = 0;
    });

    it('tells of sign-ins with the account, and of unknown names by a hash alone', async () => {
      const token = await stage.client.tokenOf('player');
      const { value } = await stage.client.call('memberInfo', {}, { token });
      await stage.client.login('player', 'wrong-Secret#1');
      await stage.client.login('My-Secret-Pass#1', 'x');
      const [ok, wrong, unknown] = told('signIn');
      expect(ok).toMatchObject({ outcome: 'ok', account: value?.['id'], by: 'username' });
      expect(wrong).toMatchObject({
        outcome: 'refused',
        reason: 'credentials',
        account: value?.['id'],
        address: '127.0.0.1',
      });
      expect(unknown).toMatchObject({
        outcome: 'refused',
        name: expect.stringMatching(/^[\w-]{22}$/),
      });
      expect(unknown).not.toHaveProperty('account');
      expect(lines.join('')).not.toMatch(/secret|Croupier#/i);
    });

    it('tells of a lock, of a refused authorisation and of a call above its limit', async () => {
      await stage.client.control('PATCH', 'settings', { captcha: { mode: 'never' } });
      for (let guess = 0; guess < 10; guess += 1) await stage.client.login('paid', 'wrong');
      expect(told('signIn').at(-1)).toMatchObject({ reason: 'locked' });
      await stage.client.call('balance', {}, { token: 'x'.repeat(43) });
      const token = await stage.client.tokenOf('player');
      await stage.client.call('agentCentre', {}, { token });
      expect(told('authorisation')).toMatchObject([
        { call: 'balance', reason: 'noSession' },
        { call: 'agentCentre', reason: 'agentOnly' },
      ]);
      await stage.client.control('PATCH', 'settings', {
        rateLimits: { captcha: { points: 1, seconds: 60 } },
      });
      await stage.client.call('captcha', { key: 'key-00000001' });
      await stage.client.call('captcha', { key: 'key-00000001' });
      expect(told('rateLimit')).toMatchObject([{ call: 'captcha', outcome: 'refused' }]);
    });

    it('tells of a request of a wrong shape with the account, and of another site', async () => {
      const token = await stage.client.tokenOf('player');
      const { value } = await stage.client.call('memberInfo', {}, { token });
      await stage.client.call('withdrawalRequests', { pageNo: '<script>' }, { token });
      await stage.client.raw(endpoints.login.path, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: 'My-Secret-Pass#1',
      });
      expect(told('malformed')).toMatchObject([
        { call: 'withdrawalRequests', outcome: 'refused', account: value?.['id'] },
        { call: 'login', outcome: 'refused' },
      ]);
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      expect(await stage.client.call('launchGame', {}, { token, headers })).toMatchObject({
        status: 403,
        value: { reason: 'otherSite' },
      });
      expect(told('authorisation')).toMatchObject([{ call: 'launchGame', reason: 'otherSite' }]);
      expect(lines.join('')).not.toMatch(/secret|script/i);
    });

    it('tells of money with its order and amount, and of a replay as one', async () => {
      const token = await stage.client.tokenOf('player');
      const headers = { 'Idempotency-Key': randomUUID() };
      const order = { methodId: 'kbzpay', amount: '10000.00' };
      const placed = await stage.client.call('placeDeposit', order, { token, headers });
      await stage.client.call('placeDeposit', order, { token, headers });
      const { value: setup } = await stage.client.call('withdrawalSetup', {}, { token });
      const [account] = (setup?.['accounts'] ?? []) as { id: string }[];
      await stage.client.call(
        'requestWithdrawal',
        { accountId: account?.id, amount: '1000.00', paymentPassword: PAYMENT },
        { token, headers: { 'Idempotency-Key': randomUUID() } },
      );
      const { id } = (placed.value?.['deposit'] ?? {}) as { id?: string };
      expect(told('deposit')).toMatchObject([
        { outcome: 'ok', order: id, amount: '10000.00', status: 'unpaid' },
        { outcome: 'ok', order: id, isReplay: true },
      ]);
      expect(told('withdrawal')).toMatchObject([
        { outcome: 'ok', amount: '1000.00', payout: account?.id, status: 'underReview' },
      ]);
      expect(lines.join('')).not.toContain(PAYMENT);
    });

    it('tells of changed passwords, limits, breaks and writes to the controls', async () => {
      const token = await stage.client.tokenOf('player');
      const passwords = { newPassword: 'Other#2026x', confirmNewPassword: 'Other#2026x' };
      await stage.client.call('changePassword', { oldPassword: 'no', ...passwords }, { token });
      await stage.client.call('changePassword', { oldPassword: PASSWORD, ...passwords }, { token });
      await stage.client.control('PUT', 'clock', { offsetMs: 0 });
      await stage.client.control('GET', 'clock');
      expect(told('passwordChange')).toMatchObject([
        { outcome: 'refused', reason: 'oldPassword' },
        { outcome: 'ok' },
      ]);
      expect(told('control').map(({ call }) => call)).toEqual(['PUT /sandbox/clock']);
      expect(lines.join('')).not.toContain('Other#');
    });

    it('has the id of the answer in its line; one that was sent is not taken over', async () => {
      const headers = { 'X-Request-Id': 'AAAAAAAAAAAA' };
      const reply = await stage.client.call('balance', {}, { headers });
      const id = reply.headers.get('X-Request-Id');
      expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      expect(id).not.toBe('AAAAAAAAAAAA');
      expect(told('authorisation')).toMatchObject([{ requestId: id }]);
      for (const path of ['/', '/healthz', '/wps/unknown', '/sandbox/clock'])
        expect((await stage.client.send(path)).headers.has('X-Request-Id')).toBe(true);
    });
  },
  { securityLog: (line) => lines.push(line) },
);
