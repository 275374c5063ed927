import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { agent, amount, fault, never, player, renderWorld, signedInAs, trial } from './shell.world';
import { joinSyllables } from '../../src/app/burmese';

describe('agent page', () => {
  test('shows the log-in form, what an agent does, and when somebody answers; no header, side menu or footer', async () => {
    await renderWorld({ path: '/agent' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Build a team, and be paid for it by the day' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /Username/ })).toBeVisible();
    expect(screen.getByText('Monday to Friday, noon to 9 pm')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test.each([['a player', player], ['a trial member', trial]])('tells %s why there is no form, and offers to sign out', async (_, who) => {
    const { user } = await renderWorld({ path: '/agent', restoreSession: () => Promise.resolve(signedInAs(who)) });
    expect(await screen.findByRole('heading', { name: `You are logged in as ${who.nickname}` })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  });

  test('shows no form while it is not known who is here', async () => {
    await renderWorld({ path: '/agent', restoreSession: never });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('can be read in the other language', async () => {
    const { user } = await renderWorld({ path: '/agent' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'MY');
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(joinSyllables('အဖွဲ့တည်ဆောက်ပါ')) })).toBeVisible();
  });
});

describe('agent centre', () => {
  const asAgent = { path: '/agentHome', restoreSession: () => Promise.resolve(signedInAs(agent)) };

  test('greets the agent, with account, balance and the ways on', async () => {
    const { user } = await renderWorld(asAgent);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Kyaw' })).toBeVisible();
    const balance = within(screen.getByRole('group', { name: 'Balance' }));
    expect(await balance.findByText('K12,345.67')).toBeVisible();
    await user.click(balance.getByRole('button', { name: 'Hide balance' }));
    expect(balance.getByText('***')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Player site' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  });

  test('says when the balance could not be read', async () => {
    let tries = 0;
    const { user } = await renderWorld({ ...asAgent, loadBalance: () => (tries++ === 0 ? fault('offline') : Promise.resolve(amount('7'))) });
    const balance = within(await screen.findByRole('group', { name: 'Balance' }));
    expect(await balance.findByRole('alert')).toHaveTextContent('Not loaded');
    await user.click(balance.getByRole('button', { name: 'Refresh balance' }));
    expect(await balance.findByText('K7.00')).toBeVisible();
    await waitFor(() => expect(balance.queryByRole('alert')).toBeNull());
  });

  test('sends a guest and a player to the agent page', async () => {
    await renderWorld({ path: '/agentHome', restoreSession: () => Promise.resolve(signedInAs(player)) });
    expect(await screen.findByRole('heading', { name: 'You are logged in as Thiri' })).toBeVisible();
  });
});
