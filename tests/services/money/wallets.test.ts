import { describe, expect, test, vi } from 'vitest';
import { endpoints, HEADERS } from '../../../contract/endpoints';
import type { TransferOrder } from '../../../machines/money/walletTransfer/walletTransfer.types';
import { createChannels } from '../harness/environment';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { expectOneKey, sandboxOfTests } from '../harness/sandbox';
import { accepted, faultKindOf, json, lost, refused } from '../harness/wire';

const wallet = (given: object) =>
  accepted({
    isSingle: false,
    balance: '100.00',
    currencySymbol: 'K',
    asOf: 7,
    wallets: [{ vassalage: 'BTI', balance: '5.00' }],
    ...given,
  });
const moved = accepted({ balance: '75.00', vendorBalance: '30.00' });
const given = { vendor: 'BTI', balance: '100.00', vendorBalance: '5.00', currencySymbol: 'K' };
const transferOf = (
  amount: string | null,
  direction: TransferOrder['direction'] = 'in',
): TransferOrder => ({ vendor: 'BTI', direction, amount });
const keysOf = (sent: { headers: Headers }[]) =>
  sent.map(({ headers }) => headers.get(HEADERS.idempotencyKey));
type Wallets = ReturnType<typeof openLobby>['services']['wallets'];
const bodiesOf = (sent: { body: string }[]) => sent.map(({ body }) => JSON.parse(body) as unknown);

describe('wallets at vendors', () => {
  test('of a vendor with one', async () => {
    const { services, sent } = openLobby([wallet({})]);
    await expect(services.wallets.readWallets({ vendor: 'BTI' })).resolves.toEqual(given);
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.merchantWallet.path}`, { vassalage: 'BTI' }],
    ]);
  });

  test.each([
    [{ isSingle: true }],
    [{ wallets: [] }],
    [{ wallets: [{ vassalage: 'PIN', balance: '5.00' }] }],
  ])('with %j are one', async (answer) => {
    await expect(
      openLobby([wallet(answer)]).services.wallets.readWallets({ vendor: 'BTI' }),
    ).resolves.toBeNull();
  });

  test('all of them, with the time of the answer', async () => {
    const { services, sent } = openLobby([wallet({})]);
    await expect(services.wallets.readAll()).resolves.toEqual({
      isSingle: false,
      balance: '100.00',
      currencySymbol: 'K',
      asOf: 7,
      vendors: [{ vendor: 'BTI', balance: '5.00' }],
    });
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.merchantWallet.path}`, {}],
    ]);
  });
});

describe('a transfer', () => {
  test('is sent both ways under a key; the whole balance without an amount', async () => {
    const { services, sent } = openLobby([moved, moved, moved]);
    await expect(services.wallets.transfer(transferOf('25.00'))).resolves.toEqual({
      kind: 'accepted',
      moved: { balance: '75.00', vendorBalance: '30.00' },
    });
    await services.wallets.transfer(transferOf('25.00', 'out'));
    await services.wallets.transfer(transferOf(null, 'out'));
    expect(sent.map(lineOf)).toEqual(
      Array.from({ length: 3 }, () => `POST ${endpoints.walletTransfer.path}`),
    );
    expect(bodiesOf(sent)).toEqual([
      { vassalage: 'BTI', direction: 'in', amount: '25.00' },
      { vassalage: 'BTI', direction: 'out', amount: '25.00' },
      { vassalage: 'BTI', direction: 'out' },
    ]);
    expect(new Set(keysOf(sent)).size).toBe(3);
  });

  test('keeps its key while its answer is lost, and takes a new one after an answer', async () => {
    const { services, sent } = openLobby([lost, lost, moved, moved]);
    await expect(faultKindOf(services.wallets.transfer(transferOf('25')))).resolves.toBe('offline');
    await services.wallets.transfer(transferOf('25'));
    await services.wallets.transfer(transferOf('25'));
    const [first, second, third, fourth] = keysOf(sent);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('keeps its key while the wallets are read, and forgets it in a new form', async () => {
    const { services, sent } = openLobby([lost, lost, wallet({}), lost, lost, wallet({}), moved]);
    await expect(faultKindOf(services.wallets.transfer(transferOf('25')))).resolves.toBe('offline');
    await services.wallets.checkWallets({ vendor: 'BTI' });
    await expect(faultKindOf(services.wallets.transfer(transferOf('25')))).resolves.toBe('offline');
    await services.wallets.readWallets({ vendor: 'BTI' });
    await services.wallets.transfer(transferOf('25'));
    const [first, second, , third, fourth, , last] = keysOf(sent);
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(last).not.toBe(first);
  });

  test('with another amount or direction has another key; a refusal says why', async () => {
    const { services, sent } = openLobby([lost, lost, refused('Not enough'), moved]);
    await expect(faultKindOf(services.wallets.transfer(transferOf('25')))).resolves.toBe('offline');
    await expect(services.wallets.transfer(transferOf('26'))).resolves.toEqual({
      kind: 'refused',
      message: 'Not enough',
    });
    await services.wallets.transfer(transferOf('25', 'out'));
    expect(new Set(keysOf(sent)).size).toBe(3);
  });

  test('with an impossible amount is not sent', async () => {
    const { services, sent } = openLobby([moved]);
    await expect(faultKindOf(services.wallets.transfer(transferOf('-5')))).resolves.toBe('fault');
    expect(sent).toEqual([]);
  });
});

describe('a transfer that is still on its way', () => {
  test.each([
    ['a transfer', (wallets: Wallets) => wallets.transfer(transferOf('25'))],
    [
      'everything that comes back',
      (wallets: Wallets) => wallets.bringAllBack({ vendors: ['BTI'] }),
    ],
  ])(
    'is reported when it is decided, to a caller who came meanwhile and still waits: %s',
    async (_, begin) => {
      const {
        services: { wallets },
      } = openLobby([lost, moved]);
      const heard: string[] = [];
      const left = begin(wallets);
      wallets.onMoved(() => heard.push('here'));
      wallets.onMoved(() => heard.push('gone'))();
      expect(heard).toEqual([]);
      await left;
      await vi.waitFor(() => expect(heard).toEqual(['here']));
      wallets.onMoved(() => heard.push('late'));
      await Promise.resolve();
      expect(heard).toEqual(['here']);
    },
  );
});

describe('bringing back', () => {
  test('after a game waits until the transfer to it has arrived', async () => {
    const { services, sent } = openLobby([lost, moved, moved]);
    await Promise.all([
      services.wallets.transfer(transferOf('25')),
      services.wallets.bringBack({ vendor: 'BTI' }),
    ]);
    expect(sent.map(({ body }) => (JSON.parse(body) as { direction: string }).direction)).toEqual([
      'in',
      'in',
      'out',
    ]);
  });

  test('after each game has a key of its own', async () => {
    const { services, sent } = openLobby([lost, moved, moved, json({}, { status: 500 })]);
    await expect(services.wallets.bringBack({ vendor: 'BTI' })).resolves.toBeNull();
    await services.wallets.bringBack({ vendor: 'BTI' });
    const [first, again, next] = keysOf(sent);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(bodiesOf(sent)[0]).toEqual({ vassalage: 'BTI', direction: 'out' });
    await expect(faultKindOf(services.wallets.bringBack({ vendor: 'BTI' }))).resolves.toBe('fault');
  });

  test('reports the result of each vendor: a failure does not stop the others', async () => {
    const { services, sent } = openLobby([
      moved,
      refused('Closed until 06:00'),
      json({}, { status: 500 }),
    ]);
    await expect(
      services.wallets.bringAllBack({ vendors: ['BTI', 'SEX', 'PIN'] }),
    ).resolves.toEqual([
      { vendor: 'BTI', kind: 'back' },
      { vendor: 'SEX', kind: 'refused', message: { text: 'Closed until 06:00' } },
      { vendor: 'PIN', kind: 'lost', message: { key: 'errors:system' } },
    ]);
    expect(new Set(keysOf(sent)).size).toBe(3);
  });

  test('fails as signed out when the session has ended', async () => {
    const { services } = openLobby([
      json({ success: false, value: null, message: 'gone' }, { status: 401 }),
    ]);
    await expect(faultKindOf(services.wallets.bringAllBack({ vendors: ['BTI'] }))).resolves.toBe(
      'session',
    );
  });
});

describe('on the sandbox', () => {
  const { openAs, loseAnswers } = sandboxOfTests({ hasWindow: true });

  test('a transfer whose answer was lost moves money once, and all of it comes back', async () => {
    const tab = await openAs('player');
    const { wallets, records } = tab.services;
    loseAnswers('walletTransfer');
    await expect(faultKindOf(wallets.transfer(transferOf('345.67')))).resolves.toBe('offline');
    await expect(wallets.checkWallets({ vendor: 'BTI' })).resolves.toMatchObject({
      balance: '12000.00',
      vendorBalance: '345.67',
    });
    await expect(wallets.transfer(transferOf('345.67'))).resolves.toEqual({
      kind: 'accepted',
      moved: { balance: '12000.00', vendorBalance: '345.67' },
    });
    expectOneKey(tab, 'walletTransfer');
    await wallets.transfer({ vendor: 'SEX', direction: 'in', amount: '1000' });
    await expect(wallets.bringAllBack({ vendors: ['BTI', 'SEX'] })).resolves.toEqual([
      { vendor: 'BTI', kind: 'back' },
      { vendor: 'SEX', kind: 'back' },
    ]);
    await expect(wallets.readAll()).resolves.toMatchObject({
      balance: '12345.67',
      vendors: [
        { vendor: 'SEX', balance: '0.00' },
        { vendor: 'BTI', balance: '0.00' },
      ],
    });
    const today = await records.readToday();
    const { rows } = await records.loadRecords({
      filter: { kind: 'account', from: today, to: today },
      page: 1,
    });
    expect(rows.filter(({ title }) => title.startsWith('transfer'))).toHaveLength(4);
  });

  test("another tab's balance is a reason to read the wallets", async () => {
    const openChannel = createChannels();
    const [tab, other] = [
      await openAs('player', { openChannel }),
      await openAs('player', { openChannel }),
    ];
    let heard = 0;
    const stop = tab.services.wallets.onMoved(() => {
      heard += 1;
    });
    other.services.tabs.announce('balance', 'm1', {
      balance: '1.00',
      currencySymbol: 'Ks',
      asOf: 1,
    });
    expect(heard).toBe(1);
    stop();
    other.services.tabs.announce('balance', 'm1', {
      balance: '2.00',
      currencySymbol: 'Ks',
      asOf: 2,
    });
    expect(heard).toBe(1);
  });
});
