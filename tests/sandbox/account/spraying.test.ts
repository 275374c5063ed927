import { expect, it } from 'vitest';
import { LOCK_AFTER } from '../../../sandbox/account/failures';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { PASSWORD } from '../harness/client';

const MINUTE = 60_000;

onEveryDatabase(
  (stage) => {
    const from = (address: string, username: string, password = PASSWORD, rest = {}) =>
      stage.client.login(username, password, rest, {
        language: 'EN',
        headers: { 'X-Forwarded-For': address },
      });
    const spray = async (address: (at: number) => string) => {
      for (let at = 0; at < LOCK_AFTER; at += 1)
        expect((await from(address(at), `sprayed${at}`, 'Summer-2026')).value).toMatchObject({
          reason: 'credentials',
        });
    };

    it('asks an address that tries many accounts for a captcha, and no other', async () => {
      await stage.client.control('PATCH', 'settings', { captcha: { failures: 3 } });
      await spray(() => '203.0.113.7');
      expect((await from('203.0.113.7', 'player')).value).toEqual({
        reason: 'captcha',
        captcha: true,
      });
      expect((await from('198.51.100.1', 'player')).success).toBe(true);
      const captchaAlternative = await stage.client.solve('captcha');
      expect((await from('203.0.113.7', 'player', PASSWORD, { captchaAlternative })).success).toBe(
        true,
      );
      stage.clock.setOffset(5 * MINUTE + 1_000);
      expect((await from('203.0.113.7', 'player')).success).toBe(true);
    });

    it('counts a whole block of IPv6 as one address', async () => {
      await spray((at) => `2001:db8:1:2::${at + 1}`);
      expect((await from('2001:db8:1:2:ffff::1', 'player')).value).toMatchObject({
        reason: 'captcha',
      });
      expect((await from('2001:db8:1:3::1', 'player')).success).toBe(true);
    });

    it('is not taken in by a username that looks like an address', async () => {
      for (let at = 0; at < LOCK_AFTER; at += 1)
        await from(`198.51.100.${at + 1}`, 'Address 203.0.113.9', 'Summer-2026', {
          captchaAlternative: await stage.client.solve('captcha'),
        });
      expect((await from('203.0.113.9', 'player')).success).toBe(true);
    });
  },
  { network: { proxies: ['127.0.0.1'] } },
);
