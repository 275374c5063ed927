import { expect, test } from 'vitest';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { createPauses } from '../../../src/services/member/pauses';
import { createChannels } from '../harness/environment';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const { signal } = new AbortController();

test('starts an exclusion once, and tells the other tabs of this browser', async () => {
  const openChannel = createChannels();
  const tab = await sandbox.openAs('player', { openChannel });
  const other = sandbox.openTab({ openChannel });
  const heard: string[] = [];
  other.services.tabs.onSignedOut((memberId) => heard.push(memberId));
  const pauses = tab.services.service(createPauses);
  await expect(pauses.readBreak(signal)).resolves.toEqual({
    block: null,
    lengths: PACKS.MM.breakHours.value,
    signsOut: false,
  });
  await expect(pauses.startExclusion({ length: 7 }, signal)).resolves.toMatchObject({
    kind: 'refused',
  });
  expect(heard).toEqual([]);
  await expect(pauses.startExclusion({ length: 6 }, signal)).resolves.toMatchObject({
    kind: 'started',
    block: { kind: 'exclusion' },
  });
  expect(heard).toEqual(['u-player']);
  await expect(pauses.readExclusion(signal)).resolves.toMatchObject({
    block: { kind: 'exclusion' },
    lengths: PACKS.MM.exclusionMonths.value,
  });
  tab.goOffline();
  await expect(faultKindOf(pauses.readBreak(signal))).resolves.toBe('offline');
});
