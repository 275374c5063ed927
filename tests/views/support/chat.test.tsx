import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../../machines/support/chat/chat.types';
import { joinSyllables } from '../../../src/i18n/burmese';
import { desks, enterRoom, renderChat, room } from './chat.world';

const OFFLINE = { kind: 'offline' };
const user = userEvent.setup();
const line = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: '1',
  clientId: null,
  from: 'desk',
  author: 'Su Su',
  text: 'Mingalaba',
  time: 0,
  ...over,
});
const log = () => within(room().getByRole('log', { name: 'Conversation' }));
const field = () => room().getByRole('textbox', { name: 'Message' });

describe('the desks', () => {
  test('are listed, and an away desk cannot be chosen', async () => {
    const { ports } = await renderChat();
    expect(room().getByRole('status')).toHaveTextContent('Loading');
    await ports.loadModels.answer(desks);
    expect(room().getByRole('button', { name: 'Agent desk Not available now' })).toBeDisabled();
    await user.click(room().getByRole('button', { name: 'Player support Online' }));
    expect(ports.launchChat.inputs).toEqual([{ modelId: 'player' }]);
  });

  test('are read again after a failure', async () => {
    const { ports } = await renderChat();
    await ports.loadModels.fail(OFFLINE);
    expect(room().getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await user.click(room().getByRole('button', { name: 'Try again' }));
    await ports.loadModels.answer([]);
    expect(room().getByText(/No desk is open at the moment/)).toBeVisible();
  });

  test('are tried again when they did not answer', async () => {
    const { ports } = await renderChat({ input: { modelId: 'player' } });
    await ports.loadModels.answer(desks);
    await ports.launchChat.fail(OFFLINE);
    await user.click(within(room().getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(ports.launchChat.inputs).toEqual([{ modelId: 'player' }, { modelId: 'player' }]);
  });
});

describe('the conversation', () => {
  test('sends on Enter, breaks the line on Shift+Enter, and shows each line once', async () => {
    const { ports, tell } = await enterRoom();
    await user.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(field()).toHaveValue('');
    const [said] = ports.sendMessage.inputs;
    expect(said).toMatchObject({ room: 'r1', text: 'Hello\nthere' });
    expect(log().getByText('Sending')).toBeVisible();
    await ports.sendMessage.answer(null);
    expect(log().queryByText('Sending')).toBeNull();
    tell({
      type: 'message.arrived',
      message: line({ clientId: said?.id ?? '', from: 'me', text: 'Hello\nthere' }),
    });
    expect(log().getAllByText(/Hello/)).toHaveLength(1);
  });

  test('makes addresses in lines into links', async () => {
    const { tell } = await enterRoom();
    tell({
      type: 'message.arrived',
      message: line({
        text: 'See /help#how-to-deposit or https://bank.example/pay. Not javascript:alert(1).',
      }),
    });
    expect(
      log()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      ['/help#how-to-deposit', '/help#how-to-deposit', null],
      ['https://bank.example/pay', 'https://bank.example/pay', 'noopener noreferrer'],
    ]);
  });

  test('keeps an unsent line, and sends it again', async () => {
    const { ports } = await enterRoom();
    await user.type(field(), 'Hello{Enter}');
    await ports.sendMessage.fail(OFFLINE);
    expect(log().getByText(/Not sent/)).toBeVisible();
    await user.click(log().getByRole('button', { name: 'Send again' }));
    expect(new Set(ports.sendMessage.inputs.map(({ id }) => id)).size).toBe(1);
    expect(ports.sendMessage.inputs).toHaveLength(2);
  });

  test('shows its connection, and reconnects on demand', async () => {
    const { tell } = await enterRoom({ hasTries: (tries) => tries < 1 });
    expect(room().getByText('Connected')).toBeVisible();
    tell({ type: 'stream.lost' });
    expect(room().getByText(/The connection was interrupted/)).toBeVisible();
    await user.click(room().getByRole('button', { name: 'Connect again' }));
    expect(room().getByText('Connecting')).toBeVisible();
  });
});

test('counts new lines while folded, and keeps the draft', async () => {
  const { tell } = await enterRoom();
  await user.type(field(), 'Half a sen');
  await user.click(room().getByRole('button', { name: 'Fold the chat away' }));
  expect(screen.queryByRole('region', { name: 'Chat with customer service' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open the chat' })).toHaveFocus();
  tell({ type: 'message.arrived', message: line() });
  await user.click(screen.getByRole('button', { name: 'Open the chat, 1 new message' }));
  expect(field()).toHaveValue('Half a sen');
  expect(log().getByText('Mingalaba')).toBeVisible();
});

test('closes by its button', async () => {
  const { chat } = await enterRoom();
  await user.click(room().getByRole('button', { name: 'Close' }));
  expect(chat.getSnapshot().status).toBe('done');
});

test('is in Burmese', async () => {
  await enterRoom({ language: 'MY' });
  expect(
    screen.getByRole('region', { name: joinSyllables('ဖောက်သည်ဝန်ဆောင်မှုနှင့် စကားပြောရန်') }),
  ).toBeVisible();
});
