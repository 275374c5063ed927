import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { termsAcceptances } from '../../../sandbox/db/schema';
import { sandboxOfTests } from '../harness/sandbox';

const sandbox = sandboxOfTests();
const kept = async () =>
  (
    await sandbox.platform.services.db
      .select()
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, 'u-player'))
  ).length;

test('tells the platform the version that was accepted', async () => {
  const tab = await sandbox.openAs('player');
  await tab.services.acceptTerms();
  expect(await kept()).toBe(1);
});

test('never stands in the way of a login', async () => {
  const tab = await sandbox.openAs('player');
  sandbox.platform.services.faults.replace([
    { endpoint: endpoints.acceptTerms.id, kind: 'status' },
  ]);
  await expect(tab.services.acceptTerms()).resolves.toBeUndefined();
  tab.goOffline();
  await expect(tab.services.acceptTerms()).resolves.toBeUndefined();
  expect(await kept()).toBe(0);
});
