import { createHash, randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const BREACHED = 'Harbour-dawn-7';
const SHA1 = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();
const lookUp = vi.fn(async (prefix: string) =>
  prefix === SHA1.slice(0, 5) ? [SHA1.slice(5)] : [],
);

onEveryDatabase(
  (stage) => {
    afterEach(() => {
      lookUp.mockClear();
    });
    const register = async (password: string) =>
      stage.client.call(
        'register',
        {
          username: 'thandar',
          password,
          confirmPassword: password,
          humanVerification: await stage.client.solve('register'),
          domain: 'padauk.example',
          registerUrl: 'https://padauk.example/register',
          registerMethod: 'WEB',
          login: true,
        },
        { language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
      );
    const change = async (newPassword: string) =>
      stage.client.call(
        'changePassword',
        { oldPassword: 'Croupier#2026', newPassword, confirmNewPassword: newPassword },
        { token: await stage.client.tokenOf('player') },
      );

    it('refuses a breached password, and asks with five digits of its hash only', async () => {
      const refusal = { success: false, value: { reason: 'password' } };
      expect(await register(BREACHED)).toMatchObject(refusal);
      expect(await change(BREACHED)).toMatchObject({
        success: false,
        value: { reason: 'newPassword' },
      });
      expect(lookUp.mock.calls).toEqual([[SHA1.slice(0, 5)], [SHA1.slice(0, 5)]]);
      expect(await change('Harbour-dusk-7')).toMatchObject({ success: true });
    });

    it('refuses nobody while the look-up fails', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      lookUp.mockRejectedValueOnce(new Error('no answer'));
      expect(await register(BREACHED)).toMatchObject({ success: true });
      expect(JSON.stringify(log.mock.calls)).not.toContain(BREACHED);
      log.mockRestore();
    });
  },
  { breaches: lookUp },
);
