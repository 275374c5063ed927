import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createChannels } from '../harness/environment';
import { expectOneKey, keysOf, sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const { openAs, openTab, loseAnswers } = sandboxOfTests({ hasWindow: true });
const form = {
  accountId: 'pa-player-1',
  amount: '1250.50',
  fee: '3.13',
  paymentPassword: '246810',
};
const account = { type: 'cbBank' as const, number: ' 0009 1234 5678 ', holder: ' Ma Hnin ' };

describe('a withdrawal request', () => {
  test('is made once under one key after a lost answer, and cancelled once', async () => {
    const tab = await openAs('player');
    const { withdrawalRequests } = tab.services;
    await expect(withdrawalRequests.readSetup()).resolves.toMatchObject({
      balance: '12345.67',
      accounts: [{ id: 'pa-player-1' }, { id: 'pa-player-2' }],
    });
    loseAnswers('requestWithdrawal');
    await expect(faultKindOf(withdrawalRequests.sendRequest(form))).resolves.toBe('offline');
    const made = await withdrawalRequests.sendRequest(form);
    if (made.kind !== 'accepted') throw new Error('There is no request.');
    expect(made).toMatchObject({
      balance: '11095.17',
      request: { amount: '1250.50', status: 'underReview' },
    });
    expectOneKey(tab, 'requestWithdrawal');
    await expect(withdrawalRequests.readRequests({ page: 1 })).resolves.toEqual({
      requests: [made.request],
      totalPages: 1,
      total: 1,
    });

    const requestId = made.request.id;
    loseAnswers('cancelWithdrawal');
    await expect(faultKindOf(withdrawalRequests.cancelRequest({ requestId }))).resolves.toBe(
      'offline',
    );
    await expect(withdrawalRequests.cancelRequest({ requestId })).resolves.toEqual({
      kind: 'cancelled',
    });
    expectOneKey(tab, 'cancelWithdrawal');
    await expect(withdrawalRequests.readSetup()).resolves.toMatchObject({
      balance: '12345.67',
      lastAccountId: 'pa-player-1',
    });
  });

  test("is refused with the platform's message; a wrong password keeps the key", async () => {
    const {
      services: { withdrawalRequests },
    } = await openAs('player');
    await expect(
      withdrawalRequests.sendRequest({ ...form, paymentPassword: '000000' }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'The payment password is wrong',
      field: 'paymentPassword',
    });
    await expect(withdrawalRequests.cancelRequest({ requestId: 'WD-NONE' })).resolves.toEqual({
      kind: 'refused',
      message: 'There is no such withdrawal',
    });
    await expect(withdrawalRequests.sendRequest(form)).resolves.toMatchObject({
      kind: 'accepted',
      balance: '11095.17',
    });
  });

  test('tells that the fee is another one than the agreed one', async () => {
    const {
      services: { withdrawalRequests },
    } = await openAs('player');
    await expect(withdrawalRequests.sendRequest({ ...form, fee: '3.12' })).resolves.toEqual({
      kind: 'feeChanged',
    });
    await expect(withdrawalRequests.readRequests({ page: 1 })).resolves.toMatchObject({ total: 0 });
  });

  test('asks for a step-up where a factor is set, and goes out under a new key', async () => {
    const tab = await openAs('player');
    const { withdrawalRequests, authenticator, stepUp } = tab.services;
    const setup = await authenticator.begin({ password: 'Croupier#2026' });
    if (setup.kind !== 'begun') throw new Error('Two-step login is not begun.');
    const app = new TOTP({ secret: setup.setup.secret });
    const codeOf = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
    await authenticator.confirm({ code: codeOf(-1) });
    const asked = await withdrawalRequests.sendRequest(form);
    if (asked.kind !== 'unproved') throw new Error('Nothing is asked.');
    const id = asked.stepUp;
    await expect(stepUp.open({ id })).resolves.toMatchObject({
      kind: 'opened',
      stepUp: { action: 'withdrawal', amount: '1250.50', methods: ['authenticator'] },
    });
    const proof = { kind: 'authenticator' as const, code: codeOf(0) };
    await expect(stepUp.prove({ id, proof: { ...proof, code: '000000' } })).resolves.toMatchObject({
      kind: 'wrong',
    });
    await expect(stepUp.prove({ id, proof })).resolves.toEqual({ kind: 'proved' });
    loseAnswers('requestWithdrawal');
    await expect(faultKindOf(withdrawalRequests.sendRequest(form))).resolves.toBe('offline');
    await expect(withdrawalRequests.sendRequest(form)).resolves.toMatchObject({
      kind: 'accepted',
      balance: '11095.17',
    });
    const keys = keysOf(tab, 'requestWithdrawal');
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(2);
    await expect(stepUp.prove({ id, proof })).resolves.toMatchObject({ kind: 'refused' });
  });

  test('is announced to the other tabs', async () => {
    const openChannel = createChannels();
    const [tab, other] = [await openAs('player', { openChannel }), openTab({ openChannel })];
    let heard = 0;
    other.services.withdrawalRequests.onRequested(() => {
      heard += 1;
    });
    const made = await tab.services.withdrawalRequests.sendRequest(form);
    expect(heard).toBe(1);
    if (made.kind === 'accepted')
      await tab.services.withdrawalRequests.cancelRequest({ requestId: made.request.id });
    expect(heard).toBe(2);
  });
});

describe('a payout account', () => {
  test('is added once after a lost answer, with a name only if there is none', async () => {
    const {
      services: { withdrawalRequests, stepUp },
    } = await openAs('agent2');
    type Given = Parameters<typeof withdrawalRequests.addAccount>[0];
    const prove = async (given: Given) => {
      const asked = await withdrawalRequests.addAccount(given);
      if (asked.kind !== 'unproved') throw new Error('Nothing is asked.');
      const proof = { kind: 'paymentPassword' as const, password: '246810' };
      await expect(stepUp.prove({ id: asked.stepUp, proof })).resolves.toEqual({ kind: 'proved' });
    };
    const first = { form: account, given: { holder: null } };
    await prove(first);
    loseAnswers('addPayoutAccount', 1);
    await expect(faultKindOf(withdrawalRequests.addAccount(first))).resolves.toBe('offline');
    await expect(withdrawalRequests.addAccount(first)).resolves.toMatchObject({
      kind: 'accepted',
      value: { type: 'cbBank', holder: 'Ma Hnin', number: '•••• 5678' },
    });
    const second = {
      form: { ...account, number: '000911112222', holder: 'x' },
      given: { holder: 'Ma Hnin' },
    };
    await prove(second);
    await expect(withdrawalRequests.addAccount(second)).resolves.toMatchObject({
      kind: 'accepted',
    });
    await expect(withdrawalRequests.readSetup()).resolves.toMatchObject({
      holder: 'Ma Hnin',
      accounts: [{ number: '•••• 5678' }, { number: '•••• 2222' }],
    });
  });

  test("is refused with the platform's message", async () => {
    const {
      services: { withdrawalRequests },
    } = await openAs('player');
    await expect(
      withdrawalRequests.addAccount({
        form: { ...account, number: '12' },
        given: { holder: 'Thiri Aung' },
      }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'This account number is not valid, please check it',
    });
  });
});
