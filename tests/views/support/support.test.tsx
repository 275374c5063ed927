import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { HelpTopic } from '../../../contract/support';
import { selectChat } from '../../../machines/support/support/support.selectors';
import { joinSyllables } from '../../../src/i18n/burmese';
import { entries, renderSupport } from './support.world';

const OFFLINE = { kind: 'offline' };
const user = userEvent.setup();
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the help centre', () => {
  const article = (term: string, title: string, content = `<p>Words of ${term}</p>`) => ({
    term,
    title,
    content,
  });
  const topics: HelpTopic[] = [
    {
      id: 't1',
      title: 'Account',
      articles: [article('password', 'Forgot password'), article('login', 'Log in')],
    },
    {
      id: 't2',
      title: 'Money',
      articles: [article('deposit', 'Deposit', '<p>By <b>KBZPay</b></p>')],
    },
  ];
  const opened = async (term: string | null = null) => {
    const world = await renderSupport();
    world.send({ type: 'help.open', term });
    return { ...world, help: await dialog('Help centre') };
  };

  test('loads, shows its topics, and an article with the focus on its heading', async () => {
    const { ports, help } = await opened();
    expect(help.getByRole('status')).toHaveTextContent('Loading');
    await ports.loadHelp.answer(topics);
    expect(help.getByRole('heading', { name: 'Money' })).toBeVisible();
    expect(help.queryByRole('region', { name: 'Forgot password' })).toBeNull();
    await user.click(help.getByRole('button', { name: 'Forgot password' }));
    expect(help.getByRole('heading', { name: 'Forgot password' })).toHaveFocus();
    expect(help.getByRole('region', { name: 'Forgot password' })).toHaveTextContent(
      'Words of password',
    );
    expect(help.getByRole('button', { name: 'Forgot password' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(help.getByRole('button', { name: 'All topics' }));
    expect(help.queryByText('Words of password')).toBeNull();
  });

  test('opens the article of the address, or says that there is none', async () => {
    const { ports, help, send } = await opened('deposit');
    await ports.loadHelp.answer(topics);
    expect(help.getByRole('heading', { name: 'Deposit' })).toHaveFocus();
    send({ type: 'help.open', term: 'nowhere' });
    expect(help.getByRole('alert')).toHaveTextContent('There is no article at this address');
  });

  test('searches titles and articles by every word', async () => {
    const { ports, help } = await opened();
    await ports.loadHelp.answer(topics);
    const search = help.getByRole('searchbox', { name: 'Search the help centre' });
    await user.type(search, 'kbzpay money');
    expect(
      within(help.getByRole('navigation', { name: 'Help topics' }))
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Deposit']);
    await user.type(search, ' xyz');
    expect(help.getByText(/No article contains these words/)).toBeVisible();
  });

  test('says why it could not be read, and reads it again', async () => {
    const { ports, help } = await opened();
    await ports.loadHelp.fail(OFFLINE);
    expect(help.getByRole('alert')).toHaveTextContent('Network link is abnormal, please try again');
    await user.click(help.getByRole('button', { name: 'Try again' }));
    await ports.loadHelp.answer([]);
    expect(help.getByText(/has no articles yet/)).toBeVisible();
  });

  test('stays beside the chat, and below feedback', async () => {
    const { ports, help, support } = await opened();
    await ports.loadHelp.answer(topics);
    await user.click(help.getByRole('button', { name: 'Chat with us' }));
    expect(screen.queryByRole('dialog', { name: 'Help centre' })).toBeNull();
    expect(selectChat(support.getSnapshot())).toBeDefined();
  });
});

describe('feedback', () => {
  const opened = async () => {
    const world = await renderSupport();
    world.send({ type: 'feedback.open' });
    await world.ports.loadBounds.answer({ minimum: 10, maximum: 140 });
    const form = await dialog('Feedback');
    return { ...world, form, field: () => form.getByRole('textbox', { name: /Your feedback/ }) };
  };

  test('reads its bounds first, and again after a failure', async () => {
    const { ports, send } = await renderSupport();
    send({ type: 'feedback.open' });
    const form = await dialog('Feedback');
    expect(form.getByRole('status')).toHaveTextContent('Loading');
    await ports.loadBounds.fail(OFFLINE);
    await user.click(form.getByRole('button', { name: 'Try again' }));
    await ports.loadBounds.answer({ minimum: 10, maximum: 140 });
    expect(form.getByText('Between 10 and 140 characters')).toBeVisible();
  });

  test('begins with the number of the transaction that it is about', async () => {
    const { ports, send } = await renderSupport();
    send({ type: 'feedback.open', about: 'DP-0' });
    await ports.loadBounds.answer({ minimum: 10, maximum: 140 });
    const form = await dialog('Feedback');
    const field = () => form.getByRole('textbox', { name: /Your feedback/ });
    expect(field()).toHaveValue('Transaction DP-0: ');
    send({ type: 'feedback.close' });
    send({ type: 'feedback.open' });
    await ports.loadBounds.answer({ minimum: 10, maximum: 140 });
    expect((await dialog('Feedback')).getByRole('textbox')).toHaveValue('');
  });

  test('counts, refuses a text that is too short, and keeps it', async () => {
    const { ports, form, field } = await opened();
    await user.type(field(), 'Nice 🎉');
    expect(form.getByText('6 / 140')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(field()).toHaveAccessibleDescription(/Please write between 10 and 140 characters/);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Nice 🎉');
    expect(ports.submit.inputs).toEqual([]);
  });

  test('keeps the text after a failure, and closes after it was sent', async () => {
    const { ports, form, field } = await opened();
    await user.type(field(), 'The fishing games are lovely.');
    await user.click(form.getByRole('button', { name: 'Send feedback' }));
    await ports.submit.fail(OFFLINE);
    expect(form.getByRole('alert')).toHaveTextContent('Network link is abnormal, please try again');
    expect(field()).toHaveValue('The fishing games are lovely.');
    await user.click(form.getByRole('button', { name: 'Send feedback' }));
    expect(ports.submit.inputs.at(-1)?.form).toEqual({ content: 'The fishing games are lovely.' });
    await ports.submit.answer({ kind: 'accepted', value: null });
    expect(screen.queryByRole('dialog', { name: 'Feedback' })).toBeNull();
  });
});

describe('install guides', () => {
  test('of iOS explain whom to trust, with the code of the download page', async () => {
    const { send } = await renderSupport();
    send({ type: 'guide.open', guide: 'ios' });
    const guide = await dialog('Install the app');
    expect(
      within(guide.getByRole('list', { name: 'Steps' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(guide.getByText('iOS 17 and later')).toBeVisible();
    expect(guide.getAllByText(/VPN & Device Management/)[0]).toBeVisible();
    const code = guide.getByRole('img', { name: 'QR code of https://app.example/ios' });
    expect(code).toHaveAttribute('width', '200');
    expect(guide.getByRole('link', { name: /Download page/ })).toHaveAttribute(
      'href',
      'https://app.example/ios',
    );
  });

  test("change with the kind of device; without an address they use the site's own", async () => {
    const { send } = await renderSupport();
    send({ type: 'guide.open', guide: 'android' });
    const guide = await dialog('Install the app');
    await user.click(guide.getByRole('tab', { name: 'Lite app' }));
    expect(guide.getByRole('img', { name: `QR code of ${window.location.origin}` })).toBeVisible();
    expect(guide.getByText('Add to home screen')).toBeVisible();
  });
});

describe('customer service', () => {
  const opened = async () => {
    const world = await renderSupport();
    act(() => world.overlay.send({ type: 'overlay.open', name: 'customerService' }));
    return { ...world, service: await dialog('Customer service') };
  };

  test('leads to the chat', async () => {
    const { service, support } = await opened();
    await user.click(service.getByRole('button', { name: 'Chat with us' }));
    expect(selectChat(support.getSnapshot())).toBeDefined();
  });

  test('says once, at the desk for agents, when that answers', async () => {
    const { service } = await opened();
    const desks = within(service.getByRole('list', { name: 'Straight to the right desk' }));
    expect(desks.getByRole('button', { name: 'For agents' })).toHaveAccessibleDescription(
      /^Monday to Friday, noon to 9 pm (Open|Closed) now$/,
    );
    expect(desks.getByRole('button', { name: 'For players' })).not.toHaveAccessibleDescription();
    expect(service.getAllByText(/^Monday to Friday, noon to 9 pm/)).toHaveLength(1);
  });

  test('opens a chosen entry: directly to a desk', async () => {
    const { ports, service, support } = await opened();
    await user.click(service.getByRole('button', { name: 'For players' }));
    expect(service.getByRole('button', { name: 'For players' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(ports.openEntry.inputs).toEqual([entries[0]]);
    await ports.openEntry.answer({ kind: 'chat', modelId: 'player' });
    expect(selectChat(support.getSnapshot())?.getSnapshot().context.modelId).toBe('player');
  });

  test('opens an entry on another page in its own window, without an opener', async () => {
    const { ports, service } = await opened();
    await user.click(service.getByRole('button', { name: 'Another desk' }));
    await ports.openEntry.answer({ kind: 'link', url: 'https://help.example/desk' });
    const link = service.getByRole('link', { name: /Open Another desk/ });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', 'https://help.example/desk');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('says why an entry could not be opened', async () => {
    const { ports, service } = await opened();
    await user.click(service.getByRole('button', { name: 'For players' }));
    await ports.openEntry.fail(OFFLINE);
    expect(service.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
  });
});

test('is in Burmese', async () => {
  const { send } = await renderSupport('MY');
  send({ type: 'help.open', term: null });
  expect(await screen.findByRole('dialog', { name: joinSyllables('အကူအညီစင်တာ') })).toBeVisible();
});
