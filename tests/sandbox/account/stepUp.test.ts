import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { authenticatorSetupSchema, recoveryCodesSchema } from '../../../contract/authenticator';
import { passkeyCreationSchema } from '../../../contract/passkeys';
import { stepUpSchema } from '../../../contract/stepUp';
import { messages, stepUps, users } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createPasskeyDevice } from '../harness/passkeyDevice';

const PASSWORD = 'Croupier#2026';
const PAYMENT = '246810';
const MINUTE = 60_000;
const STEP = 30_000;
type Device = ReturnType<typeof createPasskeyDevice>;
type Reply = { success: boolean; value: Record<string, unknown> | null };

onEveryDatabase((stage) => {
  const call = (
    id: Parameters<typeof stage.client.call>[0],
    body: object,
    token: string,
    key: string = randomUUID(),
  ) => stage.client.call(id, body, { token, language: 'EN', headers: { 'Idempotency-Key': key } });
  const db = () => stage.platform.services.db;
  const refusedAs = (reason: string) => ({ success: false, value: { reason } });

  const addPasskey = async (token: string) => {
    const device = createPasskeyDevice();
    const options = v.parse(
      passkeyCreationSchema,
      (await call('beginPasskey', { password: PASSWORD }, token)).value,
    );
    expect(await call('addPasskey', device.make(options), token)).toMatchObject({ success: true });
    return device;
  };
  /** `codeOf`: a code of the app, so many steps from now; each works once. */
  const turnOn = async (token: string) => {
    const { secret } = v.parse(
      authenticatorSetupSchema,
      (await call('beginAuthenticator', { password: PASSWORD }, token)).value,
    );
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + steps * STEP,
      });
    const { value } = await call('confirmAuthenticator', { code: codeOf(-1) }, token);
    return { codeOf, codes: v.parse(recoveryCodesSchema, value).recoveryCodes };
  };

  const withdraw = (token: string, over: object = {}, key?: string) =>
    call(
      'requestWithdrawal',
      { accountId: 'pa-player-1', amount: '1000', paymentPassword: PAYMENT, ...over },
      token,
      key,
    );
  const askedBy = (reply: Reply) => {
    expect(reply).toMatchObject(refusedAs('stepUp'));
    return String(reply.value?.['stepUp']);
  };
  const open = async (token: string, id: string) =>
    v.parse(stepUpSchema, (await call('openStepUp', { id }, token)).value);
  const prove = (token: string, id: string, proof: object) =>
    call('proveStepUp', { id, proof }, token);
  const byPasskey = async (token: string, id: string, device: Device) => {
    const { passkey } = await open(token, id);
    if (!passkey) throw new Error('no passkey is asked for');
    return { kind: 'passkey', answer: device.answer(passkey) };
  };
  const balanceOf = async (token: string) => (await call('balance', {}, token)).value?.['balance'];

  it('is not asked of anyone who has set no factor', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await withdraw(token)).toMatchObject({ success: true });
    expect(await db().select().from(stepUps)).toEqual([]);
  });

  it('lets a withdrawal go out once, by the passkey, for what was asked alone', async () => {
    const token = await stage.client.tokenOf('player');
    const device = await addPasskey(token);
    const before = await balanceOf(token);
    const key = randomUUID();
    const id = askedBy(await withdraw(token, {}, key));
    expect(await balanceOf(token)).toBe(before);
    expect(await open(token, id)).toMatchObject({
      action: 'withdrawal',
      amount: '1000.00',
      target: '•••• 2222',
      methods: ['passkey'],
      passkey: { rpId: 'localhost', allowCredentials: [{ id: device.id }] },
    });
    expect(await prove(token, id, await byPasskey(token, id, device))).toMatchObject({
      success: true,
    });
    // Another amount, another account and another session have proved nothing.
    askedBy(await withdraw(token, { amount: '1000.01' }));
    askedBy(await withdraw(token, { accountId: 'pa-player-2' }));
    askedBy(await withdraw(await stage.client.tokenOf('player')));
    // The first call was answered: its key gives the same answer.
    expect(askedBy(await withdraw(token, {}, key))).toBe(id);
    expect(await withdraw(token, { amount: '1000.00' })).toMatchObject({ success: true });
    expect(askedBy(await withdraw(token))).not.toBe(id);
  });

  it('is used up by one of many calls that arrive at the same time', async () => {
    const token = await stage.client.tokenOf('player');
    const device = await addPasskey(token);
    const id = askedBy(await withdraw(token));
    await prove(token, id, await byPasskey(token, id, device));
    const replies = await Promise.all(Array.from({ length: 4 }, () => withdraw(token)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('comes after every other check, and asks for the payment password all the same', async () => {
    const token = await stage.client.tokenOf('player');
    await addPasskey(token);
    expect(await withdraw(token, { paymentPassword: '000000' })).toMatchObject(
      refusedAs('password'),
    );
    expect(await withdraw(token, { amount: '400000' })).toMatchObject(
      refusedAs('insufficientFunds'),
    );
    expect(await db().select().from(stepUps)).toEqual([]);
  });

  it('takes no other passkey, no answer twice and no answer to another step-up', async () => {
    const token = await stage.client.tokenOf('player');
    const device = await addPasskey(token);
    const other = await addPasskey(await stage.client.tokenOf('agent'));
    const id = askedBy(await withdraw(token));
    for (const stranger of [other, createPasskeyDevice()])
      expect(await prove(token, id, await byPasskey(token, id, stranger))).toMatchObject(
        refusedAs('passkey'),
      );
    const unverified = (await open(token, id)).passkey;
    if (!unverified) throw new Error('no passkey is asked for');
    const unseen = { kind: 'passkey', answer: device.answer(unverified, { isVerified: false }) };
    expect(await prove(token, id, unseen)).toMatchObject(refusedAs('passkey'));
    // That challenge is spent.
    const late = { kind: 'passkey', answer: device.answer(unverified) };
    expect(await prove(token, id, late)).toMatchObject(refusedAs('gone'));
    const second = askedBy(await withdraw(token, { amount: '2000' }));
    const foreign = await byPasskey(token, second, device);
    await open(token, id);
    expect(await prove(token, id, foreign)).toMatchObject(refusedAs('gone'));
    askedBy(await withdraw(token));
  });

  it('takes a code of the app once, or a recovery code, which is told', async () => {
    const token = await stage.client.tokenOf('player');
    const { codeOf, codes } = await turnOn(token);
    const id = askedBy(await withdraw(token));
    expect((await open(token, id)).methods).toEqual(['authenticator']);
    const code = codeOf(0);
    expect(await prove(token, id, { kind: 'authenticator', code: '000000' })).toMatchObject(
      refusedAs('code'),
    );
    expect(await prove(token, id, { kind: 'authenticator', code })).toMatchObject({
      success: true,
    });
    // Its answer was lost: it is proved already.
    expect(await prove(token, id, { kind: 'authenticator', code })).toMatchObject({
      success: true,
    });
    expect(await withdraw(token)).toMatchObject({ success: true });
    const next = askedBy(await withdraw(token));
    expect(await prove(token, next, { kind: 'authenticator', code })).toMatchObject(
      refusedAs('code'),
    );
    await prove(token, next, { kind: 'authenticator', code: codes[0] });
    expect(await withdraw(token)).toMatchObject({ success: true });
    const told = await db().select().from(messages);
    expect(told.map(({ kind }) => kind)).toContain('recoveryCodeUsed');
  });

  it('locks after ten wrong codes, and takes no password beside a factor', async () => {
    const token = await stage.client.tokenOf('player');
    const { codes } = await turnOn(token);
    const id = askedBy(await withdraw(token));
    for (const proof of [
      { kind: 'paymentPassword', password: PAYMENT },
      {
        kind: 'passkey',
        answer: createPasskeyDevice().answer({
          challenge: 'AA',
          rpId: 'localhost',
          timeout: 1,
          userVerification: 'required',
        }),
      },
    ])
      expect(await prove(token, id, proof)).toMatchObject(refusedAs('method'));
    for (let tries = 0; tries < 10; tries += 1)
      await prove(token, id, { kind: 'authenticator', code: '000000' });
    expect(await prove(token, id, { kind: 'authenticator', code: codes[0] })).toMatchObject(
      refusedAs('locked'),
    );
    askedBy(await withdraw(token));
  });

  it('lasts five minutes, and belongs to one session', async () => {
    const token = await stage.client.tokenOf('player');
    const device = await addPasskey(token);
    const id = askedBy(await withdraw(token));
    const other = await stage.client.tokenOf('player');
    expect(await call('openStepUp', { id }, other)).toMatchObject(refusedAs('gone'));
    const proof = await byPasskey(token, id, device);
    expect(await prove(other, id, proof)).toMatchObject(refusedAs('gone'));
    await prove(token, id, proof);
    await stage.client.control('PUT', 'clock', { offsetMs: 6 * MINUTE });
    askedBy(await withdraw(token));
    expect(await prove(token, id, proof)).toMatchObject(refusedAs('gone'));
  });

  it('falls back to the payment password where the factor was removed meanwhile', async () => {
    const token = await stage.client.tokenOf('player');
    const device = await addPasskey(token);
    const id = askedBy(await withdraw(token));
    await call('endPasskey', { id: device.id, password: PASSWORD }, token);
    expect(await open(token, id)).toMatchObject({ methods: ['paymentPassword'], passkey: null });
    expect(await prove(token, id, { kind: 'paymentPassword', password: '000000' })).toMatchObject(
      refusedAs('password'),
    );
    expect(await prove(token, id, { kind: 'paymentPassword', password: PAYMENT })).toMatchObject({
      success: true,
    });
    expect(await withdraw(token)).toMatchObject({ success: true });
  });

  it('is not made easier by a host at which passkeys do not work', async () => {
    const token = await stage.client.tokenOf('player');
    await addPasskey(token);
    const id = askedBy(await withdraw(token));
    const response = await stage.platform.app.request(
      'http://padauk.example/wps/member/step-up/options',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ id }),
      },
    );
    expect(await response.json()).toMatchObject(refusedAs('notHere'));
    expect(await prove(token, id, { kind: 'paymentPassword', password: PAYMENT })).toMatchObject(
      refusedAs('method'),
    );
  });

  it('asks before a transfer, for its receiver and amount alone', async () => {
    const token = await stage.client.tokenOf('player');
    const send = (over: object = {}) =>
      call('teamTransfer', { toId: null, amount: '25', paymentPassword: PAYMENT, ...over }, token);
    expect(await send()).toMatchObject({ success: true });
    const device = await addPasskey(token);
    const id = askedBy(await send());
    expect(await open(token, id)).toMatchObject({
      action: 'teamTransfer',
      amount: '25.00',
      target: 'downline',
    });
    await prove(token, id, await byPasskey(token, id, device));
    askedBy(await send({ amount: '26' }));
    expect(await send()).toMatchObject({ success: true });
    askedBy(await send());
  });

  it('asks everybody before a new payout account, without a factor for a password', async () => {
    const token = await stage.client.tokenOf('player');
    const add = (over: object = {}) =>
      call('addPayoutAccount', { type: 'kbzPay', number: '09 761 113 333', ...over }, token);
    const id = askedBy(await add());
    expect(await open(token, id)).toMatchObject({
      action: 'payoutAccount',
      amount: null,
      target: '•••• 3333',
      methods: ['paymentPassword'],
    });
    expect(await prove(token, id, { kind: 'paymentPassword', password: PASSWORD })).toMatchObject(
      refusedAs('password'),
    );
    await prove(token, id, { kind: 'paymentPassword', password: PAYMENT });
    askedBy(await add({ number: '09761113334' }));
    askedBy(await add({ type: 'wavePay' }));
    const added = await add();
    expect(added).toMatchObject({ success: true });
    // Its answer was lost: the same account is there already, and nothing is asked.
    expect((await add()).value).toEqual(added.value);
  });

  it('adds no payout account for who has neither factor nor payment password', async () => {
    const token = await stage.client.tokenOf('player');
    await db().update(users).set({ paymentPasswordHash: null });
    expect(
      await call('addPayoutAccount', { type: 'kbzPay', number: '09761113333' }, token),
    ).toMatchObject(refusedAs('noPaymentPassword'));
  });

  it('ends with its session', async () => {
    const token = await stage.client.tokenOf('player');
    await addPasskey(token);
    askedBy(await withdraw(token));
    await call('logout', {}, token);
    expect(await db().select().from(stepUps)).toEqual([]);
  });
});
