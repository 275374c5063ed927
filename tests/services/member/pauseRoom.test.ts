import { expect, test } from 'vitest';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { createPauseRoom } from '../../../src/services/member/pauseRoom';
import { createPauses } from '../../../src/services/member/pauses';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const { signal } = new AbortController();

test('reads what runs, who helps and the open deposit, and cancels that', async () => {
  const tab = await sandbox.openAs('player');
  await tab.services.deposits.place({ methodId: 'kbzpay', amount: '5000' });
  await tab.services.service(createPauses).startBreak({ length: 24 }, signal);
  const { readRoom, settleDeposit } = tab.services.service(createPauseRoom);
  const room = await readRoom(signal);
  expect(room).toMatchObject({
    block: { kind: 'break' },
    organisations: PACKS.MM.organisations.value,
    deposit: { amount: '5000.00', status: 'unpaid' },
  });
  const { id } = room.deposit ?? { id: '' };
  await expect(settleDeposit({ id, wish: 'cancel' })).resolves.toEqual({ kind: 'settled' });
  await expect(settleDeposit({ id, wish: 'paid' })).resolves.toEqual({
    kind: 'refused',
    message: 'This deposit is no longer open',
  });
  await expect(readRoom(signal)).resolves.toMatchObject({ deposit: null });
  tab.goOffline();
  await expect(faultKindOf(readRoom(signal))).resolves.toBe('offline');
});

test('says in the member’s own info that a break runs', async () => {
  const tab = await sandbox.openAs('player');
  await tab.services.service(createPauses).startBreak({ length: 24 }, signal);
  await expect(tab.services.session.restore(signal)).resolves.toMatchObject({
    kind: 'member',
    member: { playBlock: { kind: 'break' } },
  });
});
