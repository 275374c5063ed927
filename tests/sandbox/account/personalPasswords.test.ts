import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../harness/onEveryDatabase';

onEveryDatabase((stage) => {
  const register = async (form: Record<string, string>) =>
    stage.client.call(
      'register',
      {
        username: 'thandar',
        confirmPassword: form['password'],
        humanVerification: await stage.client.solve('register'),
        domain: 'padauk.example',
        registerUrl: 'https://padauk.example/register',
        registerMethod: 'WEB',
        login: true,
        ...form,
      },
      { language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );

  it.each([
    ['the username', { password: 'Thandar#2026' }],
    ['the username twice', { password: 'thandarTHANDAR1' }],
    ['the e-mail address', { password: 'Moonbeam77', email: 'moonbeam@padauk.example' }],
    ['the name of the site', { password: '!Padauk2026' }],
  ])('refuses a password that rests on %s', async (_what, form) => {
    expect(await register(form)).toMatchObject({
      success: false,
      value: { reason: 'password' },
      message: expect.stringContaining('little more than your name'),
    });
  });

  it('takes one with enough beside these words', async () => {
    expect(await register({ password: 'thandar-river-29' })).toMatchObject({ success: true });
  });

  it.each([
    ['the username', 'Player#2027'],
    ['the number', 'No9761112222'],
  ])('refuses %s in a change of the password', async (_what, newPassword) => {
    const change = { oldPassword: 'Croupier#2026', newPassword };
    expect(
      await stage.client.call(
        'changePassword',
        { ...change, confirmNewPassword: change.newPassword },
        { token: await stage.client.tokenOf('player') },
      ),
    ).toMatchObject({ success: false, value: { reason: 'newPassword' } });
  });
});
