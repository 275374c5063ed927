import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import { shellMachine } from '../../../machines/site/shell/shell.machine';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { walletTransferMachine } from '../../../machines/money/walletTransfer/walletTransfer.machine';
import type {
  TransferOutcome,
  TransferOutput,
  TransferOrder,
  WalletsOutcome,
} from '../../../machines/money/walletTransfer/walletTransfer.types';
import { cases } from '../../../machines/money/wallets/wallets.cases';
import { walletsMachine } from '../../../machines/money/wallets/wallets.machine';
import type {
  Brought,
  Chosen,
  Wallets as Read,
} from '../../../machines/money/wallets/wallets.types';
import type { PlanStep } from '../../../qa/plan/types';
import { TransferForm } from '../../../src/features/money/walletTransfer/TransferForm';
import { Wallets } from '../../../src/features/money/wallets/Wallets';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { field, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof walletsMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'readWallets' | 'bringBack'}`
  | 'xstate.done.actor.walletTransfer';

const vendorOf = (vendor: string, name: string) => ({
  vendor,
  name,
  icon: `/media/vendors/${vendor}.svg`,
  category: 'SPORTS' as const,
});
const LANES = [
  {
    category: 'SPORTS' as const,
    vendors: [vendorOf('BTI', 'BTi Sports'), vendorOf('SEX', 'Sexy Baccarat')],
    games: [],
  },
];

const start = async ({
  balanceHidden = false,
  language,
}: { balanceHidden?: boolean; language?: Language } = {}) => {
  const ports = {
    readWallets: new Held<Read>(),
    bringBack: new Held<Brought[], { vendors: string[] }>(),
    submit: new Held<TransferOutcome, TransferOrder>(),
    checkWallets: new Held<WalletsOutcome, { vendor: string }>(),
  };
  const shell = createActor(shellMachine, {
    input: { menuCollapsed: false, theme: 'system', balanceHidden },
  }).start();
  const vendors = createActor(
    vendorsMachine.provide({
      actors: { load: fromPromise<VendorLane[], void>(async () => LANES) },
    }),
  ).start();
  const wallets = createActor(
    walletsMachine.provide({
      actors: {
        tabs: fromCallback<{ type: 'tab.moved' }>(() => undefined),
        readWallets: ports.readWallets.logic,
        bringBack: ports.bringBack.logic,
        walletTransfer: walletTransferMachine.provide({
          actors: { submit: ports.submit.logic, readWallets: ports.checkWallets.logic },
        }),
      },
    }),
  ).start();
  const view = (
    <Wallets
      wallets={wallets}
      shell={shell}
      canDeposit
      vendors={vendors}
      renderTransfer={(transfer, kind, vendor) => (
        <TransferForm
          transfer={transfer}
          kind={kind}
          vendor={vendor}
          isHidden={balanceHidden}
          key={transfer.sessionId}
        />
      )}
    />
  );
  await renderView(view, language);
  return { ports, shell, vendors, wallets };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string | RegExp) => void fireEvent.click(screen.getByRole('button', { name }));
const read = (name: string) => outputOf(cases, 'readWallets', name) as Read;
const some = read('money at a vendor');

const gestures = {
  'wallets.reload': () =>
    press(screen.queryByRole('button', { name: 'Try again' }) ? 'Try again' : 'Refresh wallets'),
  'transfer.choose': (_, name) =>
    press(
      (eventOf(cases, 'transfer.choose', name) as Chosen).direction === 'in'
        ? 'Add money to BTi Sports'
        : 'Bring back from BTi Sports',
    ),
  'all.bring': () => press('Bring everything back'),
  'tab.moved': ({ wallets }) => act(() => wallets.send({ type: 'tab.moved' })),
  'xstate.done.actor.readWallets': ({ ports }, name) => ports.readWallets.answer(read(name)),
  'xstate.error.actor.readWallets': ({ ports }, name) =>
    ports.readWallets.fail(errorOf(cases, 'readWallets', name)),
  'xstate.done.actor.bringBack': ({ ports }, name) =>
    ports.bringBack.answer(outputOf(cases, 'bringBack', name) as Brought[]),
  'xstate.error.actor.bringBack': ({ ports }, name) =>
    ports.bringBack.fail(errorOf(cases, 'bringBack', name)),
  'xstate.done.actor.walletTransfer': async ({ ports }, name) => {
    const output = outputOf(cases, 'walletTransfer', name) as TransferOutput;
    if (output.kind === 'cancelled') return press('Back to the wallets');
    write(field(/^Amount/), '25.50');
    press(/^(Add money|Bring back)$/);
    await (output.kind === 'succeeded'
      ? ports.submit.answer({ kind: 'accepted', moved: output.value })
      : ports.submit.fail({ kind: 'session' }));
  },
} satisfies Gestures<Step, World>;

const NOTHING = 'There is nothing to bring back: no game maker holds your money.';
const rows = () =>
  within(screen.getByRole('list', { name: 'Your wallets' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const amounts = () => rows().map((row) => /K[\d,.]+|\*{3}/.exec(row)?.[0]);

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue, step: PlanStep | null) => {
  if (value === 'reading') return expect(screen.getByText('Loading')).toBeInTheDocument();
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  if (value === 'transfer')
    return expect(screen.getByRole('heading', { name: /BTi Sports$/ })).toBeVisible();
  expect(rows()).toHaveLength(3);
  const isBringing = value === 'bringing';
  const bring = screen.queryByRole('button', { name: 'Bring everything back' });
  const isAnyAway = amounts()
    .slice(1)
    .some((amount) => amount !== 'K0.00');
  expect(bring !== null).toBe(isBringing || isAnyAway);
  expect(screen.queryAllByText(NOTHING)).toHaveLength(bring ? 0 : 1);
  expect(bring?.getAttribute('aria-busy') ?? null).toBe(isBringing ? 'true' : null);
  expect(screen.queryAllByText('Your money is coming back…')).toHaveLength(isBringing ? 1 : 0);
  const isRefreshing =
    typeof value === 'object' && (value as { list: string }).list === 'refreshing';
  expect(screen.getByRole('button', { name: 'Refresh wallets' }).getAttribute('aria-busy')).toBe(
    isRefreshing ? 'true' : null,
  );
  if (step?.event === 'xstate.error.actor.readWallets')
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Network link is abnormal.*These amounts are as of/,
    );
  if (step?.event === 'xstate.done.actor.walletTransfer' && step.case === 'moved')
    expect(
      screen.getByText(/^K25\.50 is (back in your main wallet|with BTi Sports now)\.$/),
    ).toBeVisible();
};

walkScreens({
  cases,
  gestures,
  start: () => start(),
  actorOf: ({ wallets }) => wallets,
  expectShown: (_, value, step) => waitFor(() => expectShown(value, step)),
});

const opened = async (given: Read = some, options?: Parameters<typeof start>[0]) => {
  const world = await start(options);
  await world.ports.readWallets.answer(given);
  return world;
};

test('shows each wallet and the sum, and disables wallets that cannot be moved', async () => {
  const { wallets } = await opened();
  await waitFor(() =>
    expect(rows()).toEqual([
      expect.stringContaining('Main wallet'),
      expect.stringContaining('BTi Sports'),
      expect.stringContaining('Sexy Baccarat'),
    ]),
  );
  expect(amounts()).toEqual(['K100.00', 'K40.00', 'K0.00']);
  const sum = within(screen.getByRole('region', { name: 'All your money' }));
  expect(sum.getByText('K140.00')).toBeVisible();
  expect(sum.getByText(/^as of \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bring back from BTi Sports' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Bring back from Sexy Baccarat' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  wallets.stop();
});

test('hides all amounts with the balance, and shows them again', async () => {
  const { wallets, shell } = await opened(some, { balanceHidden: true });
  expect(amounts()).toEqual(['***', '***', '***']);
  expect(document.body.textContent).not.toMatch(/140\.00/);
  press('Show balance');
  expect(amounts()).toEqual(['K100.00', 'K40.00', 'K0.00']);
  expect(shell.getSnapshot().matches({ balance: 'shown' })).toBe(true);
  wallets.stop();
});

test('shows a transfer before the wallets are read again; two presses move it once', async () => {
  const { ports, wallets } = await opened();
  press('Add money to Sexy Baccarat');
  write(field(/^Amount/), '25.50');
  press('Add money');
  press('Add money');
  expect(ports.submit.inputs).toEqual([{ vendor: 'SEX', direction: 'in', amount: '25.50' }]);
  await ports.submit.answer({
    kind: 'accepted',
    moved: { balance: '74.50', vendorBalance: '25.50' },
  });
  await waitFor(() => expect(amounts()).toEqual(['K74.50', 'K40.00', 'K25.50']));
  expect(screen.getByText('K25.50 is with Sexy Baccarat now.')).toBeVisible();
  wallets.stop();
});

test('brings everything back with one press; failures are named and can be retried', async () => {
  const both: Read = {
    ...some,
    vendors: [
      { vendor: 'BTI', balance: '40.00' },
      { vendor: 'SEX', balance: '5.00' },
      { vendor: 'JL', balance: '0.00' },
    ],
  };
  const { ports, wallets } = await opened(both);
  press('Bring everything back');
  press('Bring everything back');
  await waitFor(() => expect(ports.bringBack.inputs).toEqual([{ vendors: ['BTI', 'SEX'] }]));
  await ports.bringBack.answer([
    { vendor: 'BTI', kind: 'back' },
    { vendor: 'SEX', kind: 'refused', message: { text: 'Closed until 06:00' } },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await ports.readWallets.answer({
    ...both,
    balance: '140.00',
    vendors: [
      { vendor: 'BTI', balance: '0.00' },
      { vendor: 'SEX', balance: '5.00' },
    ],
  });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'BTi Sports: back in your main wallet.',
    'Sexy Baccarat: Closed until 06:00',
  ]);
  fireEvent.click(alert.getByRole('button', { name: 'Try the rest again' }));
  await waitFor(() => expect(ports.bringBack.inputs.at(-1)).toEqual({ vendors: ['SEX'] }));
  wallets.stop();
});

test('says that there is nothing to bring back, with the focus after the last', async () => {
  const { ports, wallets } = await opened();
  expect(screen.queryByText(NOTHING)).toBeNull();
  screen.getByRole('button', { name: 'Bring everything back' }).focus();
  press('Bring everything back');
  await ports.bringBack.answer([{ vendor: 'BTI', kind: 'back' }]);
  await ports.readWallets.answer({
    ...some,
    vendors: some.vendors.map((one) => ({ ...one, balance: '0.00' })),
  });
  expect(screen.queryByRole('button', { name: 'Bring everything back' })).toBeNull();
  expect(screen.getByText(NOTHING)).toHaveFocus();
  wallets.stop();
});

test.each([
  ['0.00', 'Everything is back in your main wallet.'],
  ['40.00', /BTi Sports: no answer came, and money is still there\. Network link is abnormal/],
])('finds the result of a lost answer when the wallets are read again: %s', async (left, words) => {
  const { ports, wallets } = await opened();
  press('Bring everything back');
  await ports.bringBack.answer([
    { vendor: 'BTI', kind: 'lost', message: { key: 'errors:network' } },
  ]);
  expect(screen.queryByText(words)).toBeNull();
  await ports.readWallets.answer({ ...some, vendors: [{ vendor: 'BTI', balance: left }] });
  expect(screen.getByText(words)).toBeVisible();
  wallets.stop();
});

test('sends nothing to vendors when all games use the main wallet', async () => {
  const { wallets } = await opened({
    ...some,
    isSingle: true,
    vendors: [{ vendor: 'BTI', balance: '40.00' }],
  });
  expect(screen.getByText(/Bring back the money that these game makers still hold/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add money/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Bring back from BTi Sports' })).toBeEnabled();
  wallets.stop();
});

test('shows only the main wallet without vendors that keep one', async () => {
  const { wallets } = await opened({ ...some, isSingle: true, vendors: [] });
  expect(rows()).toHaveLength(1);
  expect(screen.getByText(/No game maker has a wallet of its own now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring everything back' })).toBeNull();
  wallets.stop();
});

test('moves the focus to the form, and back to the list', async () => {
  const { wallets } = await opened();
  const opener = screen.getByRole('button', { name: 'Add money to BTi Sports' });
  opener.focus();
  fireEvent.click(opener);
  const focused = () => within(document.activeElement as HTMLElement);
  expect(focused().getByRole('heading', { name: 'Add money to BTi Sports' })).toBeVisible();
  press('Back to the wallets');
  await waitFor(() => expect(focused().getByRole('list', { name: 'Your wallets' })).toBeVisible());
  expect(document.activeElement).not.toBe(document.body);
  wallets.stop();
});

test('is in Burmese too', async () => {
  const { wallets } = await opened(some, { language: 'MY' });
  const plain = (name: string) => (given: string) => given.replaceAll('\u200D', '') === name;
  expect(screen.getByRole('button', { name: plain('အားလုံး ပြန်ယူရန်') })).toBeVisible();
  expect(screen.getByRole('button', { name: plain('BTi Sports သို့ ငွေထည့်ရန်') })).toBeVisible();
  wallets.stop();
});
