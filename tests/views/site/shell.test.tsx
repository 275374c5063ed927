import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { selectShell } from '../../../machines/site/app/app.selectors';
import { selectIsOpen } from '../../../machines/site/overlay/overlay.selectors';
import { selectPreferences } from '../../../machines/site/shell/shell.selectors';
import {
  agent,
  amount,
  bootWith,
  chooseByKeys,
  fault,
  never,
  normal,
  openAccountMenu,
  pending,
  platform,
  player,
  renderWorld,
  signedInAs,
  trial,
} from './shell.world';
import { joinSyllables } from '../../../src/i18n/burmese';

const header = () => within(screen.getByRole('banner'));
const balance = () => within(header().getByRole('group', { name: 'Balance' }));

describe('header of a guest', () => {
  test('offers the login, and nothing of a member', async () => {
    const { user, session } = await renderWorld();
    const button = await header().findByRole('button', { name: 'Log in' });
    expect(header().queryByRole('group', { name: 'Balance' })).toBeNull();
    expect(header().queryByRole('button', { name: 'Account menu' })).toBeNull();
    await user.click(button);
    expect(
      session()
        ?.getSnapshot()
        .matches({ dialog: { login: 'open' } }),
    ).toBe(true);
  });

  test('reads terms, privacy and rules over the form that asks for agreement', async () => {
    const { user } = await renderWorld({
      loadHelp: () =>
        Promise.resolve([
          {
            id: 'rules',
            title: 'Terms and rules',
            articles: [
              { term: 'privacy', title: 'What we keep about you', content: '<p>Little</p>' },
            ],
          },
        ]),
    });
    await user.click(await header().findByRole('button', { name: 'Log in' }));
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    for (const name of ['Terms', 'Rules of the games'])
      expect(await login.findByRole('button', { name })).toBeVisible();
    await user.click(login.getByRole('button', { name: 'Privacy' }));
    const help = within(await screen.findByRole('dialog', { name: 'Help centre' }));
    expect(await help.findByRole('heading', { name: 'What we keep about you' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Log in', hidden: true })).toBeInTheDocument();
  });

  test('shows neither login nor account while it is not known who is here', async () => {
    const restored = pending<ReturnType<typeof signedInAs>>();
    await renderWorld({ restoreSession: () => restored.promise });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(header().queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(header().queryByRole('button', { name: 'Account menu' })).toBeNull();
    restored.resolve(signedInAs(player));
    expect(await header().findByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test.each([
    ['a username', { USERNAMEREG3: true }],
    ['a mobile number', { MOBILENUMREG3: true }],
  ] as const)('offers to register where %s is enough', async (_, on) => {
    const { user, session } = await renderWorld({ boot: bootWith(on) });
    await user.click(await header().findByRole('button', { name: 'Register' }));
    expect(
      session()
        ?.getSnapshot()
        .matches({ dialog: { registration: 'open' } }),
    ).toBe(true);
  });

  test('offers no registration when there is none', async () => {
    await renderWorld({ boot: bootWith({}) });
    await header().findByRole('button', { name: 'Log in' });
    await waitFor(() => expect(header().queryByText('Register')).toBeNull());
  });

  test('keeps only the space of the registration until the platform has answered', async () => {
    await renderWorld({ boot: never });
    await header().findByRole('button', { name: 'Log in' });
    expect(header().getByText('Register')).not.toBeVisible();
    expect(header().queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test('has one link to the agent page, marked as the present page there', async () => {
    await renderWorld();
    expect(await header().findByRole('link', { name: 'Agent' })).toHaveAttribute('href', '/agent');
    const home = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: 'Home',
    });
    expect(home).toHaveAttribute('aria-current', 'page');
  });
});

describe('balance', () => {
  test('has its symbol, separators and two decimals', async () => {
    await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
      loadBalance: () => Promise.resolve(amount('1234567.5')),
    });
    expect(await header().findByText('K1,234,567.50')).toBeVisible();
    expect(balance().getByText('K1,234,567.50')).toBeVisible();
  });

  test('is hidden as *** and shown again, and the choice is stored', async () => {
    const { user, app } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
    });
    await header().findByText('K12,345.67');
    await user.click(balance().getByRole('button', { name: 'Hide balance' }));
    expect(balance().getByText('***')).toBeVisible();
    expect(balance().queryByText(/12,345/)).toBeNull();
    expect(selectPreferences(selectShell(app.getSnapshot()).getSnapshot()).balanceHidden).toBe(
      true,
    );
    await user.click(balance().getByRole('button', { name: 'Show balance' }));
    expect(balance().getByText('K12,345.67')).toBeVisible();
  });

  test('is read again on demand; the old amount stays until the new one is there', async () => {
    const second = pending<ReturnType<typeof amount>>();
    const loadBalance = vi
      .fn()
      .mockResolvedValueOnce(amount('1'))
      .mockReturnValueOnce(second.promise);
    const { user } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
      loadBalance,
    });
    await header().findByText('K1.00');
    const refresh = balance().getByRole('button', { name: 'Refresh balance' });
    await user.dblClick(refresh);
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    expect(balance().getByText('K1.00')).toBeVisible();
    second.resolve(amount('2'));
    expect(await balance().findByText('K2.00')).toBeVisible();
    expect(loadBalance).toHaveBeenCalledTimes(2);
  });

  test('says when it could not be read, and can be read again', async () => {
    const loadBalance = vi
      .fn()
      .mockImplementationOnce(() => fault('offline'))
      .mockResolvedValueOnce(amount('5'));
    const { user } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
      loadBalance,
    });
    expect(await header().findByRole('alert')).toHaveTextContent('Not loaded');
    await user.click(balance().getByRole('button', { name: 'Refresh balance' }));
    expect(await balance().findByText('K5.00')).toBeVisible();
    expect(header().queryByRole('alert')).toBeNull();
  });

  test('keeps an amount that could not be refreshed, and says so', async () => {
    const loadBalance = vi
      .fn()
      .mockResolvedValueOnce(amount('5'))
      .mockImplementationOnce(() => fault('fault'));
    const { user } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
      loadBalance,
    });
    await header().findByText('K5.00');
    await user.click(balance().getByRole('button', { name: 'Refresh balance' }));
    expect(await balance().findByRole('alert')).toHaveTextContent(
      'The balance could not be refreshed',
    );
    expect(balance().getByText('K5.00')).toBeVisible();
  });
});

describe('notices', () => {
  test.each([
    ['a guest', {}],
    ['a trial member', { restoreSession: () => Promise.resolve(signedInAs(trial)) }],
  ] as const)('open for %s, and restore the focus', async (_, given) => {
    const { user } = await renderWorld(given);
    const opener = await header().findByRole('button', { name: 'Notices' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }));
    expect(await dialog.findByText('No notices at the moment.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notices' })).toBeNull());
    expect(opener).toHaveFocus();
  });
});

test('the bell leads a member to the messages', async () => {
  const { user } = await renderWorld({
    restoreSession: () => Promise.resolve(signedInAs(player)),
  });
  await header().findByRole('button', { name: 'Account menu' });
  await user.click(header().getByRole('button', { name: 'Notices' }));
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  expect(await centre.findByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
});

describe('account menu', () => {
  test.each([
    ['Deposit', ['{Home}', '{ArrowDown}']],
    ['Reward centre', ['{End}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}']],
    ['My account', ['{End}', '{ArrowUp}']],
  ])('opens the member centre at %s', async (name, keys) => {
    const { user } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
    });
    await openAccountMenu(user);
    await chooseByKeys(user, ...keys);
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    expect(centre.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    expect(centre.getByRole('heading', { level: 3, name })).toBeVisible();
    await user.click(centre.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Member centre' })).toBeNull());
  });

  test('of a player: the member centre, sign out, no dead links', async () => {
    const { user } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(player)),
    });
    expect(await header().findByText('Thiri')).toBeVisible();
    const menu = await openAccountMenu(user);
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'WalletK12,345.67',
      'Deposit',
      'Withdraw',
      'Contracts',
      'Betting record',
      'Account record',
      'Personal profit and loss',
      'Reward centre',
      'VIP',
      'My account',
      'Sign out',
    ]);
    expect(menu.getByRole('menuitem', { name: 'Wallet' })).toHaveAttribute(
      'aria-description',
      'K12,345.67',
    );
    await chooseByKeys(user, '{End}');
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  });

  test('of an agent: the link to the agent centre', async () => {
    const { user, session } = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(agent)),
    });
    const menu = await openAccountMenu(user);
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'WalletK12,345.67',
      'Deposit',
      'Withdraw',
      'Agent centre',
      'Contracts',
      'Betting record',
      'Account record',
      'Personal profit and loss',
      'Reward centre',
      'VIP',
      'My account',
      'Sign out',
    ]);
    await chooseByKeys(user, '{Home}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}');
    await waitFor(() => expect(session()?.getSnapshot().matches({ page: 'agentHome' })).toBe(true));
    expect(await screen.findByRole('heading', { name: 'Welcome, Kyaw' })).toBeVisible();
  });
});

describe('side menu', () => {
  const side = () => within(screen.getByRole('complementary', { name: 'Side menu' }));

  test('folds and unfolds', async () => {
    const { user } = await renderWorld();
    await user.click(await side().findByRole('button', { name: 'Collapse menu' }));
    await user.click(side().getByRole('button', { name: 'Expand menu' }));
    expect(side().getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  });

  test('links home and to the agent page, and lists the contacts of the platform', async () => {
    await renderWorld({
      boot: () =>
        Promise.resolve({
          status: normal,
          platform: {
            ...platform,
            resources: { TELEGRAM: { labelNameEn: 'Telegram', url: 'https://telegram.example/x' } },
          },
        }),
    });
    const telegram = await side().findByRole('link', { name: 'Telegram' });
    expect(telegram).toHaveAttribute('href', 'https://telegram.example/x');
    expect(telegram).toHaveAttribute('target', '_blank');
    expect(telegram.getAttribute('rel')).toContain('noopener');
    expect(side().queryByRole('link', { name: 'Viber' })).toBeNull();
    expect(side().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    // The header has it.
    expect(side().queryByRole('link', { name: 'Agent' })).toBeNull();
    expect(side().getByRole('link', { name: 'Padauk, home' })).toHaveAttribute('href', '/');
  });

  test('offers the registration to a guest when it is a drawer', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...wide(query),
      matches: false,
    }));
    const { user, overlay, session } = await renderWorld({
      boot: bootWith({ USERNAMEREG3: true }),
    });
    await header().findByRole('button', { name: 'Register' });
    expect(side().queryByRole('button', { name: 'Register' })).toBeNull();
    act(() => overlay.send({ type: 'overlay.open', name: 'menu' }));
    await user.click(side().getByRole('button', { name: 'Register' }));
    expect(
      session()
        ?.getSnapshot()
        .matches({ dialog: { registration: 'open' } }),
    ).toBe(true);
    expect(selectIsOpen('menu')(overlay.getSnapshot())).toBe(false);
  });

  test("links the brand's channels", async () => {
    await renderWorld();
    expect(await side().findByRole('link', { name: 'Padauk on YouTube' })).toHaveAttribute(
      'href',
      'https://youtube.example/@padauk',
    );
    expect(side().getByRole('link', { name: 'Padauk on Facebook' })).toBeVisible();
  });

  test('changes the language of the whole page, each language by its own name', async () => {
    const { user } = await renderWorld();
    const language = await side().findByRole('combobox', { name: 'Language' });
    expect(
      within(language)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['မြန်မာ', 'English']);
    expect(language).toHaveValue('EN');
    await user.selectOptions(language, 'မြန်မာ');
    const name = joinSyllables('အကောင့်ဝင်ရန်');
    expect(await header().findByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('combobox', { name: joinSyllables('ဘာသာစကား') })).toHaveValue('MY');
  });

  test('says when the language could not be changed, and stays as it was', async () => {
    const { user } = await renderWorld({ switchLanguage: () => fault('offline') });
    await user.selectOptions(await side().findByRole('combobox', { name: 'Language' }), 'MY');
    expect(
      await screen.findByText('The language could not be changed, please try again'),
    ).toBeVisible();
    expect(side().getByRole('combobox', { name: 'Language' })).toHaveValue('EN');
  });

  test('sets the theme', async () => {
    const { user, app } = await renderWorld();
    const themes = within(await side().findByRole('group', { name: 'Theme' }));
    expect(themes.getByRole('radio', { name: 'Same as the device' })).toBeChecked();
    await user.click(themes.getByRole('radio', { name: 'Light' }));
    expect(themes.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(selectPreferences(selectShell(app.getSnapshot()).getSnapshot()).theme).toBe('light');
  });
});

describe('customer service', () => {
  test('opens from the header with the channels, and restores the focus', async () => {
    const { user } = await renderWorld();
    const opener = await header().findByRole('button', { name: 'Customer service' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }));
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://viber.example/padauk',
      'https://telegram.example/padauk',
      'https://facebook.example/padauk',
    ]);
    expect(dialog.getByText('Monday to Friday, noon to 9 pm')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Customer service' })).toBeNull(),
    );
    expect(opener).toHaveFocus();
  });

  test('says when no channel is known', async () => {
    const { user } = await renderWorld({ boot: never });
    await user.click(await header().findByRole('button', { name: 'Customer service' }));
    expect(await screen.findByText(/The channels could not be loaded/)).toBeVisible();
  });
});

test('the footer names the studios and the age limit', async () => {
  await renderWorld();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('TCG SEA')).toBeVisible();
  expect(footer.getByText('CQ9')).toBeVisible();
  expect(footer.getByText(/aged 18 and over/)).toBeVisible();
});
