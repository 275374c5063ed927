import { expect, test } from 'vitest';
import { createStatement } from '../../../src/services/member/statement';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

test('reads the statement, and writes its months into a file', async () => {
  const tab = await sandbox.openAs('player');
  const { readStatement } = tab.services.service(createStatement);
  const { account, months } = await readStatement();
  expect(account).toBe('player');
  expect(months.length).toBeGreaterThan(0);
  tab.goOffline();
  await expect(faultKindOf(readStatement())).resolves.toBe('offline');
});
