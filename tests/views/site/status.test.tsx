import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BootOutcome, StatusOutcome } from '../../../machines/site/app/app.types';
import { fault, normal, pending, platform, renderWorld } from './shell.world';
import { joinSyllables } from '../../../src/i18n/burmese';

const booted = (status: StatusOutcome) => () => Promise.resolve({ status, platform });

test('maintenance replaces the product until it is over', async () => {
  const check = pending<StatusOutcome>();
  const boot = vi
    .fn<() => Promise<BootOutcome>>()
    .mockResolvedValueOnce({ status: { kind: 'maintenance', ip: '203.0.113.7' }, platform })
    .mockResolvedValueOnce({ status: normal, platform });
  const { user } = await renderWorld({ boot, readStatus: () => check.promise });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'System maintenance' }),
  ).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Customer service' }));
  const service = within(await screen.findByRole('dialog', { name: 'Customer service' }));
  expect(service.getByRole('link', { name: /Viber/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Customer service' })).toBeNull(),
  );
  const again = screen.getByRole('button', { name: 'Check again' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  check.resolve(normal);
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an equal or failed check leaves the page unchanged', async () => {
  const readStatus = vi
    .fn<() => Promise<StatusOutcome>>()
    .mockResolvedValueOnce({ kind: 'maintenance', ip: '203.0.113.7' })
    .mockImplementationOnce(() => fault('offline'));
  const { user } = await renderWorld({
    boot: booted({ kind: 'maintenance', ip: '203.0.113.7' }),
    readStatus,
  });
  const again = await screen.findByRole('button', { name: 'Check again' });
  await user.click(again);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await user.click(again);
  await waitFor(() => expect(readStatus).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
});

test('a blocked region shows the address and reaches customer service', async () => {
  const { user } = await renderWorld({
    boot: booted({ kind: 'regionRestricted', ip: '203.0.113.7' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Access restricted' })).toBeVisible();
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Customer service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }));
  expect(dialog.getByRole('link', { name: /Viber/ })).toHaveAttribute(
    'href',
    'https://viber.example/padauk',
  );
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Customer service' })).toBeNull(),
  );
});

test('a failed start says why and can be retried', async () => {
  const boot = vi
    .fn<() => Promise<BootOutcome>>()
    .mockImplementationOnce(() => fault('timeout'))
    .mockResolvedValueOnce({ status: normal, platform });
  const { user } = await renderWorld({ boot });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The page could not start' }),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The page took longer time to load, please check your network connectivity',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the language can be changed when nothing else is on the page', async () => {
  const { user } = await renderWorld({ boot: booted({ kind: 'maintenance', ip: '' }) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'MY');
  const name = joinSyllables('စနစ် ပြုပြင်ထိန်းသိမ်းနေသည်');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('an unknown address has a page inside the shell, with a link home', async () => {
  const { user } = await renderWorld({ path: '/nowhere' });
  const main = within(await screen.findByRole('main'));
  expect(
    await main.findByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible();
  expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Customer service' }));
  expect(await screen.findByRole('dialog', { name: 'Customer service' })).toBeVisible();
});
