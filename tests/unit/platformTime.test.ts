import { expect, test } from 'vitest';
import { platformTime } from '../../src/i18n/platformTime';

test.each(['UTC', 'America/New_York', 'Asia/Yangon'])(
  'the time of money is in the zone of the platform, and says so, for a reader in %s',
  (zone) => {
    const own = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(platformTime(Date.UTC(2026, 10, 20, 18, 0))).toBe('2026-11-21 00:30:00 GMT+6:30');
      expect(platformTime(Number.NaN)).toBe('');
    } finally {
      if (own === undefined) delete process.env['TZ'];
      else process.env['TZ'] = own;
    }
  },
);
