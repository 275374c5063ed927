import { expect, test } from 'vitest';
import { addressBlock } from '../../sandbox/base/addressBlock';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:0:8', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:7', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nothing', 'nothing'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
