import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { cases } from '../../../machines/lobby/gameLaunch/gameLaunch.cases';
import type { LaunchOutcome } from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { gameCase } from '../../../machines/shared/gameCase';
import { GameDialog } from '../../../src/features/lobby/gameLaunch/GameDialog';
import { TrialAlert } from '../../../src/features/lobby/gameLaunch/TrialAlert';
import { outputOf } from '../../support/caseOf';
import { renderView } from '../../support/renderView';
import { renderLaunch } from './gameLaunch.world';

const target = gameCase('1', { name: 'Golden Padauk' });
const outcome = (name: string) => outputOf(cases, 'launchGame', name) as LaunchOutcome;
const dialog = () => within(screen.getByRole('dialog', { name: 'Game' }));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Golden Padauk');
const post = (data: unknown, origin = 'https://games.example') =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { source: frame().contentWindow, origin, data }),
    );
  });
const playing = async (launched = outcome('in the popup')) => {
  const world = await renderLaunch({ target, isOnPage: false });
  await world.ports.launchGame.answer(launched);
  await act(async () => void fireEvent.load(frame()));
  return world;
};

test('the popup is named Game, names the game, and restricts its frame', async () => {
  await playing();
  expect(dialog().getByRole('heading', { level: 2, name: 'Golden Padauk' })).toBeVisible();
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(frame()).toHaveAttribute('allow', 'autoplay');
});

test('the cover of the pressed tile is shown until the game plays', async () => {
  const icon = '/media/games/JL-S00001.webp';
  const { ports } = await renderLaunch({ target: { ...target, icon }, isOnPage: false });
  const covers = () => dialog().queryAllByRole('presentation');
  expect(covers()).toHaveLength(1);
  await ports.launchGame.answer(outcome('in the popup'));
  expect(covers()).toHaveLength(1);
  await act(async () => void fireEvent.load(frame()));
  expect(covers()).toEqual([]);
});

test('a message counts only from the frame, with its origin and in its form', async () => {
  const { onBalance } = await playing();
  await post({ croupier: 1, type: 'closed' }, 'https://elsewhere.example');
  await post({ type: 'closed' });
  await post('closed');
  expect(screen.getByRole('dialog', { name: 'Game' })).toBeVisible();
  await post({ croupier: 1, type: 'balance' });
  expect(onBalance).toHaveBeenCalledOnce();
  await post({ croupier: 1, type: 'closed' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes the game', async () => {
  await playing();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a game that waits for the end of another says so, and can be cancelled', async () => {
  const { actor, ports } = await renderLaunch({ target, isOnPage: false });
  const giveUp = vi.fn();
  const waiting = (next: string | null) => (
    <GameDialog
      launch={actor}
      readMessage={() => null}
      onBalance={giveUp}
      next={next}
      onGiveUp={giveUp}
      noMoney={null}
      playBar={null}
      renderPanic={() => null}
      renderTransfer={() => null}
    />
  );
  await ports.launchGame.answer(outcome('with a wallet of its own'));
  await ports.readWallets.answer({
    vendor: 'BTI',
    balance: '5.00',
    vendorBalance: '1.00',
    currencySymbol: 'K',
  });
  await act(async () => actor.send({ type: 'gameLaunch.close' }));
  expect(ports.bringBack.inputs).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await renderView(waiting('Silver Koi'));
  expect(dialog().getByRole('heading', { name: 'Silver Koi' })).toBeVisible();
  expect(dialog().getByRole('status')).toHaveTextContent('Opening Silver Koi');
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  expect(giveUp).toHaveBeenCalledOnce();
});

test('on the game page it is under a heading, without a dialog', async () => {
  const { ports } = await renderLaunch({ target, isOnPage: true });
  await ports.launchGame.answer(outcome('in a window'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const page = within(screen.getByRole('region', { name: 'Golden Padauk' }));
  expect(page.getByRole('heading', { level: 1, name: 'Golden Padauk' })).toBeVisible();
  expect(page.getByTitle('Golden Padauk')).toBe(frame());
});

test('transfer: errors are at the field, a refusal above it', async () => {
  const user = userEvent.setup();
  const { ports } = await renderLaunch({ target, isOnPage: false });
  await ports.launchGame.answer(outcome('with a wallet of its own'));
  await ports.readWallets.answer({
    vendor: 'BTI',
    balance: '1100.00',
    vendorBalance: '7.50',
    currencySymbol: 'K',
  });
  expect(dialog().getByText('K1,100.00')).toBeVisible();
  expect(dialog().getByText('K7.50')).toBeVisible();
  const amount = dialog().getByRole('textbox', { name: 'Amount' });
  const submit = dialog().getByRole('button', { name: 'Take it along and play' });
  await user.click(submit);
  expect(amount).toHaveAccessibleDescription('Input cannot be empty');
  await user.type(amount, '1.234');
  await user.click(submit);
  expect(amount).toHaveAccessibleDescription(
    'Please enter an amount above 0, with at most two digits after the point',
  );
  expect(amount).toHaveFocus();
  await user.clear(amount);
  await user.type(amount, '1100.01');
  await user.click(submit);
  expect(amount).toHaveAccessibleDescription('This is more than your main wallet holds');
  await user.clear(amount);
  await user.type(amount, ' 50 ');
  await user.click(submit);
  expect(ports.submit.inputs.at(-1)).toEqual({ vendor: 'BTI', direction: 'in', amount: '50' });
  await ports.submit.answer({ kind: 'refused', message: 'The wallet is closed today' });
  await ports.checkWallets.answer({
    vendor: 'BTI',
    balance: '900.00',
    vendorBalance: '7.50',
    currencySymbol: 'K',
  });
  expect(dialog().getByText('K900.00')).toBeVisible();
  expect(dialog().getByRole('alert')).toHaveTextContent('The wallet is closed today');
  await user.click(dialog().getByRole('button', { name: 'Play without taking money along' }));
  expect(frame()).toHaveAttribute('src', 'https://games.example/play');
});

test("a vendor's list can be searched, continued, and read again after a failure", async () => {
  const user = userEvent.setup();
  const { ports } = await renderLaunch({
    target: gameCase('', { name: 'CQ9', opensList: true }),
    isOnPage: false,
  });
  await ports.loadPage.fail({ kind: 'offline' });
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await ports.loadPage.answer({ items: [gameCase('1')], total: 2, totalPages: 2 });
  expect(dialog().getByRole('status')).toHaveTextContent('2 games');
  await user.click(dialog().getByRole('button', { name: 'Show more' }));
  await ports.loadPage.answer({ items: [gameCase('2')], total: 2, totalPages: 2 });
  expect(
    within(dialog().getByRole('list', { name: 'CQ9' }))
      .getAllByRole('button')
      .map((tile) => tile.textContent?.slice(-6)),
  ).toEqual(['Game 1', 'Game 2']);
  expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
  await act(
    async () =>
      void fireEvent.change(dialog().getByRole('searchbox'), { target: { value: 'zzz' } }),
  );
  expect(ports.loadPage.inputs.at(-1)?.query).toMatchObject({ search: 'zzz' });
  await ports.loadPage.answer({ items: [], total: 0, totalPages: 0 });
  expect(dialog().getByText(/^No game fits your search\./)).toBeVisible();
});

test('a trial member is told to register, and may close it', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const standIn = createActor(
    setup({ actions: { note: ({ event }) => void sent.push(event) } }).createMachine({
      initial: 'identity',
      on: { '*': { actions: 'note' } },
      states: {
        identity: {
          initial: 'signedIn',
          states: {
            signedIn: {
              initial: 'play',
              states: { play: { initial: 'trialAlert', states: { trialAlert: {} } } },
            },
          },
        },
      },
    }),
  );
  standIn.start();
  await renderView(<TrialAlert session={standIn as unknown as SessionRef} />);
  const alert = screen.getByRole('dialog', { name: 'Demo account' });
  expect(alert).toHaveAccessibleDescription('Please register a member account first.');
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  await user.click(within(alert).getByRole('button', { name: 'Register' }));
  expect(sent).toEqual([{ type: 'trialAlert.close' }, { type: 'registration.open' }]);
});

test('a game without a name in its address gets its name from the platform', async () => {
  const { ports } = await renderLaunch({
    target: { ...target, name: '', code: 'F001' },
    isOnPage: true,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Game' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Opening the game…');
  await ports.launchGame.answer({
    ...outcome('in the popup'),
    name: 'Thunder Shark',
  } as LaunchOutcome);
  expect(screen.getByRole('heading', { level: 1, name: 'Thunder Shark' })).toBeVisible();
  expect(screen.queryByText(/F001/)).toBeNull();
});

test('on the game page, the returning money is shown until it is there', async () => {
  const { actor, ports } = await renderLaunch({ target, isOnPage: true });
  await ports.launchGame.answer(outcome('with a wallet of its own'));
  await ports.readWallets.answer({
    vendor: 'BTI',
    balance: '5.00',
    vendorBalance: '1.00',
    currencySymbol: 'K',
  });
  await act(async () => actor.send({ type: 'gameLaunch.close' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your money is coming back from the game maker…',
  );
  await ports.bringBack.answer(null);
  expect(screen.queryByText(/coming back/)).toBeNull();
});

test.each(['popup', 'page'] as const)(
  'a game whose page failed opens again in its place: %s',
  async (opening) => {
    const { actor, ports } = await playing({
      ...(outcome('in the popup') as object),
      opening,
    } as LaunchOutcome);
    await userEvent.click(screen.getByRole('button', { name: 'Reload the game' }));
    expect(screen.queryByRole('dialog') === null).toBe(opening === 'page');
    expect(screen.getByRole('status')).toHaveTextContent('Opening Golden Padauk…');
    expect(ports.launchGame.inputs).toHaveLength(2);
    await ports.launchGame.answer({
      ...(outcome('in the popup') as object),
      opening,
      url: 'https://games.example/anew',
    } as LaunchOutcome);
    expect(frame()).toHaveAttribute('src', 'https://games.example/anew');
    expect(screen.queryByRole('dialog') === null).toBe(opening === 'page');
    expect(actor.getSnapshot().value).toEqual({ inFrame: { unready: 'quick' } });
  },
);

test('transferred money comes back when a failed game is cancelled during a retry', async () => {
  const { actor, ports } = await renderLaunch({ target, isOnPage: false });
  await ports.launchGame.answer(outcome('with a wallet of its own'));
  await ports.readWallets.answer({
    vendor: 'BTI',
    balance: '5.00',
    vendorBalance: '1.00',
    currencySymbol: 'K',
  });
  await userEvent.click(dialog().getByRole('button', { name: 'Play without taking money along' }));
  await post({ croupier: 1, type: 'failed' });
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  expect(ports.bringBack.inputs).toEqual([{ vendor: target.vendor }]);
  await ports.bringBack.answer(null);
  expect(actor.getSnapshot().status).toBe('done');
});
