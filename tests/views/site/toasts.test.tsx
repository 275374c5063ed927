import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nobody, renderWorld } from './shell.world';

const calm = { tone: 'success', message: { text: 'Saved' } } as const;
const bad = { tone: 'danger', message: { key: 'errors:network' } } as const;

test('come one at a time, in order, each until it is closed', async () => {
  const { user, toasts } = await renderWorld();
  await screen.findByRole('navigation', { name: 'Main' });
  toasts.send({ type: 'toast.push', ...calm });
  toasts.send({ type: 'toast.push', ...bad });
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText('Network link is abnormal, please try again')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network link is abnormal, please try again',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
});

test('wait while the mouse is over them', async () => {
  const { user, toasts } = await renderWorld();
  await screen.findByRole('navigation', { name: 'Main' });
  toasts.send({ type: 'toast.push', ...calm });
  await user.hover(await screen.findByText('Saved'));
  expect(toasts.getSnapshot().matches('held')).toBe(true);
  await user.unhover(screen.getByText('Saved'));
  expect(toasts.getSnapshot().matches('shown')).toBe(true);
});

test('have their own message for an invalid login link', async () => {
  await renderWorld({ restoreSession: () => Promise.resolve({ ...nobody, link: 'refused' }) });
  expect(await screen.findByText('The login link is no longer valid, please log in')).toBeVisible();
});
