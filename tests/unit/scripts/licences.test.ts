import { expect, test } from 'vitest';
import { licenceLines } from '../../../scripts/support/licences';

test('each package is listed by its licence, however the licence is written', () => {
  expect(
    licenceLines({
      bomFormat: 'CycloneDX',
      components: [
        { name: 'b', version: '2.0.0', licenses: [{ license: { id: 'MIT' } }] },
        { name: 'a', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
        { name: 'c', version: '3.0.0', licenses: [{ license: { name: 'Own words' } }] },
        { name: 'd', version: '4.0.0', licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
        { name: 'e', version: '5.0.0' },
      ],
    }),
  ).toEqual([
    '(MPL-2.0 OR Apache-2.0)\td\t4.0.0',
    'MIT\ta\t1.0.0',
    'MIT\tb\t2.0.0',
    'none is named\te\t5.0.0',
    'Own words\tc\t3.0.0',
  ]);
});

test('anything but an SBOM is refused', () => {
  expect(() => licenceLines({ components: [] })).toThrow('bomFormat');
});
