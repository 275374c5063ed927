import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import { CHUNK_LOAD_TIMEOUT, GAME_SLOW_AFTER } from '../../../contract/constants';
import { cases } from '../../../machines/lobby/gameLaunch/gameLaunch.cases';
import type {
  GameLaunchEvent,
  GameLaunchInput,
  LaunchOutcome,
  WalletsOutcome,
} from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import { gameCase } from '../../../machines/shared/gameCase';
import type { TransferOutput } from '../../../machines/money/walletTransfer/walletTransfer.types';
import { errorOf, outputOf } from '../../support/caseOf';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderLaunch, type LaunchWorld } from './gameLaunch.world';

type Port = 'launchGame' | 'readWallets' | 'openWindow' | 'bringBack';
type LaunchStep =
  | GameLaunchEvent['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.walletTransfer';

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const frame = () => screen.queryByTitle<HTMLIFrameElement>(/^Game /);
const post = (type: string) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame()?.contentWindow ?? null,
        origin: 'https://games.example',
        data: { croupier: 1, type },
      }),
    );
  });

const gestures = {
  'game.choose': async ({ ports }) => {
    await ports.loadPage.answer({ items: [gameCase('3')], totalPages: 1, total: 1 });
    await press('Game 3');
  },
  'game.retry': () =>
    press(
      ['Open the game', 'Reload the game'].find((name) => screen.queryByRole('button', { name })) ??
        'Try again',
    ),
  'gameLaunch.close': () => press('Close'),
  'frame.loaded': async () => {
    const element = frame();
    if (element) await act(async () => void fireEvent.load(element));
  },
  'game.ready': () => post('ready'),
  'game.failed': () => post('failed'),
  'game.left': () => post('closed'),
  'window.closed': ({ closeWindow }) => closeWindow(),
  'xstate.done.actor.launchGame': ({ ports }, name) =>
    ports.launchGame.answer(outputOf(cases, 'launchGame', name) as LaunchOutcome),
  'xstate.error.actor.launchGame': ({ ports }, name) =>
    ports.launchGame.fail(errorOf(cases, 'launchGame', name)),
  'xstate.done.actor.readWallets': ({ ports }, name) =>
    ports.readWallets.answer(outputOf(cases, 'readWallets', name) as WalletsOutcome),
  'xstate.error.actor.readWallets': ({ ports }, name) =>
    ports.readWallets.fail(errorOf(cases, 'readWallets', name)),
  'xstate.done.actor.openWindow': ({ ports }, name) =>
    ports.openWindow.answer(outputOf(cases, 'openWindow', name) as boolean),
  'xstate.error.actor.openWindow': ({ ports }, name) =>
    ports.openWindow.fail(errorOf(cases, 'openWindow', name)),
  'xstate.done.actor.bringBack': ({ ports }) => ports.bringBack.answer(null),
  'xstate.error.actor.bringBack': ({ ports }, name) =>
    ports.bringBack.fail(errorOf(cases, 'bringBack', name)),
  'xstate.done.actor.walletTransfer': async ({ ports }, name) => {
    const { kind } = outputOf(cases, 'walletTransfer', name) as TransferOutput;
    if (kind === 'cancelled') return press('Play without taking money along');
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), {
      target: { value: '25.50' },
    });
    await press('Take it along and play');
    if (kind === 'expired') await ports.submit.fail({ kind: 'session' });
    else
      await ports.submit.answer({
        kind: 'accepted',
        moved: { balance: '74.50', vendorBalance: '25.50' },
      });
  },
} satisfies Gestures<LaunchStep, LaunchWorld>;

const dialog = () => screen.queryByRole('dialog', { name: 'Game' });
const expectClosed = () => expect(dialog()).toBeNull();

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  if (value === 'bringingBack') return expectClosed();
  if (typeof value === 'object' && 'inFrame' in value) return expectFrame(value['inFrame'] ?? '');
  expect(frame()).toBeNull();
  const shown = within(dialog() ?? screen.getByRole('region'));
  if (typeof value === 'object') {
    if ((value['inWindow'] as string) === 'blocked')
      return expect(shown.getByRole('button', { name: 'Open the game' })).toBeVisible();
    return expect(shown.getByRole('status')).toHaveTextContent(/is open in a window of its own/);
  }
  switch (value) {
    case 'vendorGames':
      return expect(shown.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
    case 'launching':
    case 'readingWallets':
      return expect(shown.getByRole('status')).toHaveTextContent(/^Opening Game/);
    case 'transfer':
      return expect(shown.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    case 'failed':
      return expect(shown.getByRole('alert')).toHaveTextContent(
        /This game is closed|Network link|took longer|had to stop/,
      );
    default:
      throw new Error(`nothing is known of ${value}`);
  }
};

const expectFrame = (value: StateValue) => {
  const box = within(dialog() ?? screen.getByRole('region'));
  expect(box.getByTitle(/^Game /)).toHaveAttribute('src', 'https://games.example/play');
  const status = box.getByRole('status');
  if (value === 'ready') return expect(status).toBeEmptyDOMElement();
  const { unready } = value as { unready: string };
  return expect(status).toHaveTextContent(
    unready === 'slow' ? /is taking longer than usual/ : /^Opening Game/,
  );
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ pass }, type) =>
    pass(type.includes('slowAfter') ? GAME_SLOW_AFTER : CHUNK_LOAD_TIMEOUT),
  start: ({ input }) => renderLaunch(cases.inputs[input] as GameLaunchInput),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value) => waitFor(() => expectShown(value)),
  expectEnded: () => waitFor(expectClosed),
});
