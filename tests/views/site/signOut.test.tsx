import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EndSessionOutcome } from '../../../machines/site/session/session.types';
import {
  chooseByKeys,
  never,
  openAccountMenu,
  pending,
  player,
  agent,
  renderWorld,
  signedInAs,
} from './shell.world';

const open = async (options: Parameters<typeof renderWorld>[0] = {}) => {
  const world = await renderWorld({
    restoreSession: () => Promise.resolve(signedInAs(player)),
    ...options,
  });
  await openAccountMenu(world.user);
  await chooseByKeys(world.user, '{End}');
  return { ...world, dialog: await screen.findByRole('dialog', { name: 'Sign out?' }) };
};

test('asks first; the answer that changes nothing has the focus and changes nothing', async () => {
  const endSession = vi.fn(never);
  const { user, dialog } = await open({ endSession });
  const stay = within(dialog).getByRole('button', { name: 'Stay signed in' });
  await waitFor(() => expect(stay).toHaveFocus());
  await user.click(stay);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(endSession).not.toHaveBeenCalled();
});

test('stays signed in on Escape too', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('shows that it is under way, asks once, and ends as a guest at home', async () => {
  const ended = pending<EndSessionOutcome>();
  const endSession = vi.fn(() => ended.promise);
  const { user, dialog } = await open({ endSession });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('Signing out');
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  ended.resolve({ kind: 'ended' });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Every game of the house, at your own pace',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(endSession).toHaveBeenCalledOnce();
});

test('shows when another tab signs the member out', async () => {
  const ended = pending<EndSessionOutcome>();
  const { session } = await renderWorld({
    restoreSession: () => Promise.resolve(signedInAs(player)),
    endSession: () => ended.promise,
  });
  await screen.findByRole('button', { name: 'Account menu' });
  session()?.send({ type: 'tab.signedOut', memberId: player.id });
  expect(await screen.findByText('Signing out')).toBeVisible();
  ended.resolve({ kind: 'ended' });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Every game of the house, at your own pace',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
});

test('leads an agent to the agent page', async () => {
  const { user } = await renderWorld({
    path: '/agentHome',
    restoreSession: () => Promise.resolve(signedInAs(agent)),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Sign out?' })).getByRole('button', {
      name: 'Sign out',
    }),
  );
  expect(await screen.findByRole('textbox', { name: /Username/ })).toBeVisible();
});
