import { expect, test } from 'vitest';
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
