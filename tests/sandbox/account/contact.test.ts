import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { profileSchema } from '../../../contract/profile';
import { messages, users } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PASSWORD = 'Harbour-dawn-7';
const PIN = '246813';
const MOBILE = { kind: 'mobile', countryDialingCode: '95', mobileNum: '976543210' } as const;
const EMAIL = { kind: 'email' } as const;

onEveryDatabase((stage) => {
  type Contact =
    | { kind: 'email' }
    | { kind: 'mobile'; countryDialingCode: string; mobileNum: string };
  const member = async (more: object = {}) => {
    const username = `khin${randomUUID().slice(0, 6)}`;
    const { value } = await stage.client.call(
      'register',
      {
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        humanVerification: await stage.client.solve('register'),
        domain: 'padauk.example',
        registerUrl: 'https://padauk.example/register',
        registerMethod: 'WEB',
        login: true,
        paymentPassword: PIN,
        ...more,
      },
      { language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );
    return { username, token: String(value?.['token']) };
  };
  const ask = async (token: string, contact: Contact) =>
    stage.client.call(
      'contactCode',
      { ...contact, humanVerification: await stage.client.solve('sms') },
      { token, language: 'EN' },
    );
  const confirm = (token: string, contact: Contact, verificationCode: string) =>
    stage.client.call(
      'confirmContact',
      { ...contact, verificationCode },
      { token, language: 'EN' },
    );
  const newest = async (to = '+95976543210') => (await stage.client.outboxOf(to)).at(0);
  const prove = (token: string, id: unknown) =>
    stage.client.call(
      'proveStepUp',
      { id, proof: { kind: 'paymentPassword', password: PIN } },
      { token },
    );
  /** Adds the number, with its code and the step-up. */
  const addNumber = async (token: string, contact: Contact = MOBILE) => {
    expect(await ask(token, contact)).toMatchObject({ success: true });
    const code =
      (await newest(`+95${'mobileNum' in contact ? contact.mobileNum : ''}`))?.code ?? '';
    const asked = await confirm(token, contact, code);
    expect(asked).toMatchObject({ success: false, value: { reason: 'stepUp' } });
    await prove(token, asked.value?.['stepUp']);
    return { code, reply: await confirm(token, contact, code) };
  };
  const profileOf = async (token: string) =>
    v.parse(profileSchema, (await stage.client.call('profile', {}, { token })).value);
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('adds a number by its code and a step-up, tells it, and answers a repeated call', async () => {
    const { username, token } = await member();
    const { code, reply } = await addNumber(token);
    expect(reply).toMatchObject({ success: true, value: { mobile: '•••• 3210' } });
    expect(await confirm(token, MOBILE, code)).toMatchObject({ success: true });
    const { db } = stage.platform.services;
    const [user] = await db.select().from(users).where(eq(users.username, username));
    expect(user?.mobile).toBe('+95976543210');
    const told = await db
      .select()
      .from(messages)
      .where(eq(messages.userId, user?.id ?? ''));
    expect(told.filter(({ kind }) => kind === 'mobileChanged')).toHaveLength(1);
  });

  it('changes a number, tells the old one, and frees it for somebody else', async () => {
    const { token } = await member();
    await addNumber(token);
    const other = { ...MOBILE, mobileNum: '976543299' };
    const { reply } = await addNumber(token, other);
    expect(reply).toMatchObject({ success: true, value: { mobile: '•••• 3299' } });
    expect(await newest()).toMatchObject({ code: '' });
    const second = await member();
    expect((await addNumber(second.token)).reply).toMatchObject({ success: true });
  });

  it('counts wrong codes; a code is for one member and one number, and expires', async () => {
    const { token } = await member();
    await ask(token, MOBILE);
    const code = (await newest())?.code ?? '';
    const stranger = await member();
    for (const [who, contact] of [
      [stranger.token, MOBILE],
      [token, { ...MOBILE, mobileNum: '976543211' }],
    ] as const)
      expect(await confirm(who, contact, code)).toMatchObject({ value: { reason: 'wrongCode' } });
    expect(await ask(token, MOBILE)).toMatchObject({ value: { reason: 'tooSoon' } });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirm(token, MOBILE, wrongOf(code))).toMatchObject({
        value: { reason: 'wrongCode' },
      });
    expect(await confirm(token, MOBILE, code)).toMatchObject({ value: { reason: 'codeGone' } });
    await stage.client.control('PUT', 'clock', { offsetMs: 11 * 60_000 });
    expect(await confirm(token, MOBILE, code)).toMatchObject({ value: { reason: 'codeExpired' } });
    expect((await profileOf(token)).mobile).toBeNull();
  });

  it('says of a number that somebody has what it says of any other', async () => {
    const owner = await member();
    await addNumber(owner.token);
    const { token } = await member();
    expect(await ask(token, MOBILE)).toMatchObject({ success: true });
    expect(await newest()).toMatchObject({ code: '' });
    expect(await confirm(token, MOBILE, '123456')).toMatchObject({
      value: { reason: 'wrongCode' },
    });
  });

  it('sends nothing where nothing could prove who it is, or to no number', async () => {
    const { token } = await member({ paymentPassword: undefined });
    expect(await ask(token, MOBILE)).toMatchObject({ value: { reason: 'noPaymentPassword' } });
    const proved = await member();
    expect(await ask(proved.token, { ...MOBILE, mobileNum: '976543210987' })).toMatchObject({
      value: { reason: 'mobileNum' },
    });
    expect(await ask(proved.token, EMAIL)).toMatchObject({ value: { reason: 'nothingToConfirm' } });
    expect(
      await stage.client.call(
        'contactCode',
        { ...MOBILE, humanVerification: 'none' },
        { token: proved.token },
      ),
    ).toMatchObject({ value: { reason: 'verification' } });
  });

  it('confirms an e-mail; an added one recovers nothing before, and can be corrected', async () => {
    const { username, token } = await member();
    const save = async (email: string) => {
      const call = () =>
        stage.client.call('saveProfile', { changes: { email } }, { token, language: 'EN' });
      const asked = await call();
      await prove(token, asked.value?.['stepUp']);
      return call();
    };
    const recover = async (email: string) => {
      await stage.client.call(
        'forgetPassword',
        { username, email, humanVerification: await stage.client.solve('recovery') },
        { language: 'EN' },
      );
      return (await stage.client.outboxOf(email)).filter(({ text }) => /new password/.test(text));
    };
    expect(await save('khni@padauk.example')).toMatchObject({
      success: true,
      value: { unconfirmedEmail: 'khni@padauk.example' },
    });
    expect(await save('khin@padauk.example')).toMatchObject({ success: true });
    expect(await recover('khin@padauk.example')).toEqual([]);
    expect(await ask(token, EMAIL)).toMatchObject({ success: true });
    const sent = await newest('khin@padauk.example');
    expect(sent).toMatchObject({ channel: 'email' });
    expect(await confirm(token, EMAIL, wrongOf(sent?.code ?? ''))).toMatchObject({
      value: { reason: 'wrongCode' },
    });
    for (const _ of ['first', 'answer lost'])
      expect(await confirm(token, EMAIL, sent?.code ?? '')).toMatchObject({
        success: true,
        value: { unconfirmedEmail: null },
      });
    expect(await recover('khin@padauk.example')).toHaveLength(1);
    expect(await save('other@padauk.example')).toMatchObject({ value: { reason: 'email' } });
  });

  it('lets an e-mail of the registration recover the account, which confirms it', async () => {
    const email = 'khin@padauk.example';
    const { username, token } = await member({ email });
    expect((await profileOf(token)).unconfirmedEmail).toBe(email);
    await stage.client.call('forgetPassword', {
      username,
      email,
      humanVerification: await stage.client.solve('recovery'),
    });
    const code = (await newest(email))?.code ?? '';
    expect(
      await stage.client.call('passwordByEmail', {
        username,
        email,
        verificationCode: code,
        newPassword: 'Lagoon-night-7',
      }),
    ).toMatchObject({ success: true });
    const { db } = stage.platform.services;
    const [user] = await db.select().from(users).where(eq(users.username, username));
    expect(user?.emailState).toBe('confirmed');
  });
});
