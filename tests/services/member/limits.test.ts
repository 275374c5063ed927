import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { createLimits } from '../../../src/services/member/limits';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const day = { kind: 'deposit', period: 'day' } as const;

test('reads the limits with the pack that holds now, and changes them', async () => {
  const tab = await sandbox.openAs('player');
  const limits = tab.services.service(createLimits);
  const { pack, ahead } = await limits.readLimits();
  expect(pack).toEqual(PACKS.MM);
  expect(Math.abs(ahead)).toBeLessThan(60_000);
  await expect(limits.sendChange({ change: 'set', ...day, amount: '5000' })).resolves.toMatchObject(
    {
      kind: 'changed',
      limits: { limits: expect.arrayContaining([expect.objectContaining({ amount: '5000.00' })]) },
    },
  );
  await expect(
    limits.sendChange({ change: 'confirm', ...day, amount: '9000' }),
  ).resolves.toMatchObject({ kind: 'refused' });
  await sandbox.platform.services.settings.patch({ jurisdiction: 'SE' });
  await expect(limits.readLimits()).resolves.toMatchObject({ pack: PACKS.SE });
  tab.goOffline();
  await expect(faultKindOf(limits.readLimits())).resolves.toBe('offline');
  expect(endpoints.changeLimit.token).toBe('required');
});
