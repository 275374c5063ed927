import { expect, test } from 'vitest';
import { PACKS } from '../../contract/jurisdictions/packs';
import english from '../../locales/en/site/common.json' with { type: 'json' };
import burmese from '../../locales/my/site/common.json' with { type: 'json' };
import { joinSyllables } from '../../src/i18n/burmese';
import { zoneName } from '../../src/i18n/zoneName';

test('a time zone has the name that people give it, in their language', () => {
  expect(zoneName('Asia/Yangon', 'en')).toBe('Myanmar Time');
  expect(zoneName('Asia/Yangon', 'my')).toBe(joinSyllables('မြန်မာ အချိန်'));
  expect(zoneName('Asia/Manila', 'en')).toBe('Philippine Standard Time');
});

test('a zone that the browser does not know is called as it is', () => {
  expect(zoneName('Nowhere/Else', 'en')).toBe('Nowhere/Else');
});

test.each(Object.entries(PACKS))('the zone of %s has a name in every language', (_, pack) => {
  expect(english.zones).toHaveProperty([pack.timeZone.value]);
  expect(burmese.zones).toHaveProperty([pack.timeZone.value]);
});
