import { generateKeyPair, SignJWT } from 'jose';
import { expect, it, vi } from 'vitest';
import { onEmbeddedDatabase } from '../harness/onEveryDatabase';

onEmbeddedDatabase(
  (stage) => {
    it('a token is answered with 503 while the keys of Google cannot be had', async () => {
      await stage.client.control('PATCH', 'settings', { smsProvider: 'firebase' });
      const { privateKey } = await generateKeyPair('RS256');
      const firebaseIdToken = await new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', kid: 'unknown' })
        .sign(privateKey);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const reply = await stage.client.call(
        'login',
        {
          type: 'firebase',
          countryDialingCode: '95',
          mobileNum: '9761112222',
          firebaseChannel: 'firebase',
          firebaseIdToken,
        },
        { language: 'EN' },
      );
      expect(reply).toMatchObject({
        status: 503,
        success: false,
        message: 'This cannot be checked at the moment, please try again later',
      });
      expect(reply.headers.get('Retry-After')).toBe('30');
      expect(JSON.stringify(log.mock.calls)).not.toContain(firebaseIdToken);
    });
  },
  {
    firebase: {
      apiKey: 'key',
      authDomain: 'padauk.firebaseapp.com',
      projectId: 'padauk',
      appId: '1:2:web:3',
      emulator: false,
    },
  },
);
