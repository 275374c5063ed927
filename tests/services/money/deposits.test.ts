import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { createChannels } from '../harness/environment';
import { expectOneKey, sandboxOfTests, type SandboxTab } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

const ORDER = { methodId: 'kbzpay', amount: '5000' } as const;
const openAsPlayer = (...given: Parameters<typeof sandbox.openTab>) =>
  sandbox.openAs('player', ...given);
const place = async ({ services: { deposits } }: SandboxTab) => {
  const outcome = await deposits.place(ORDER);
  if (outcome.kind !== 'accepted') throw new Error(`no order: ${outcome.kind}`);
  return outcome.stand.deposit;
};

test('reads the deposits, and how far the platform’s clock is ahead', async () => {
  const tab = await openAsPlayer();
  const { readAt, ahead, open, methods, past } = await tab.services.deposits.readDesk({
    asks: true,
  });
  expect([open, methods.length, past.length]).toEqual([null, 4, 7]);
  expect(Math.abs(Date.now() - readAt)).toBeLessThan(60_000);
  expect(Math.abs(ahead)).toBeLessThan(60_000);
  tab.goOffline();
  await expect(faultKindOf(tab.services.deposits.readDesk({ asks: true }))).resolves.toBe(
    'offline',
  );
});

describe('an order', () => {
  test('is placed, reported as paid and credited; the other tabs are told', async () => {
    const openChannel = createChannels();
    const [tab, other] = [await openAsPlayer({ openChannel }), sandbox.openTab({ openChannel })];
    const heard: string[] = [];
    const stop = other.services.deposits.onChanged((id) => heard.push(id));
    const { id, status } = await place(tab);
    expect(status).toBe('unpaid');
    await expect(tab.services.deposits.reportPaid({ id })).resolves.toMatchObject({
      kind: 'accepted',
      stand: { deposit: { id, status: 'checking' } },
    });
    expect(heard).toEqual([id, id]);
    stop();
    sandbox.platform.services.clock.setOffset(7_000);
    const { open, past } = await tab.services.deposits.readDesk({ asks: true });
    expect([open, past[0]?.id, past[0]?.status]).toEqual([null, id, 'credited']);
  });

  test('is cancelled, and cannot be paid then', async () => {
    const tab = await openAsPlayer();
    const { id } = await place(tab);
    await expect(tab.services.deposits.cancel({ id })).resolves.toMatchObject({
      kind: 'accepted',
      stand: { deposit: { status: 'cancelled' } },
    });
    await expect(tab.services.deposits.reportPaid({ id })).resolves.toEqual({
      kind: 'refused',
      message: 'This deposit is no longer open',
    });
    const { id: another } = await place(tab);
    await tab.services.deposits.reportPaid({ id: another });
    await expect(tab.services.deposits.cancel({ id: another })).resolves.toMatchObject({
      kind: 'refused',
      message: /can no longer be cancelled/,
    });
  });

  test('is sent again under its key after a lost answer, so that there is one', async () => {
    const tab = await openAsPlayer();
    // The client itself tries twice.
    sandbox.platform.services.faults.replace([
      { endpoint: endpoints.placeDeposit.id, kind: 'abortAfterCommit', times: 2 },
    ]);
    await expect(faultKindOf(tab.services.deposits.place(ORDER))).resolves.toBe('offline');
    await expect(tab.services.deposits.place(ORDER)).resolves.toMatchObject({
      kind: 'accepted',
      stand: { deposit: { status: 'unpaid' } },
    });
    expectOneKey(tab, 'placeDeposit');
  });

  test('is limited to one order, and another tab’s open order is no refusal', async () => {
    const [tab, other] = [await openAsPlayer(), await openAsPlayer()];
    await expect(tab.services.deposits.place({ methodId: 'cb', amount: '20000' })).resolves.toEqual(
      { kind: 'refused', message: 'CB Bank is under maintenance. Please choose another method' },
    );
    await place(other);
    await expect(tab.services.deposits.place(ORDER)).resolves.toEqual({ kind: 'open' });
  });
});
