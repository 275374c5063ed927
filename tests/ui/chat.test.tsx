import './floating.setup';
// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChatLog, type ChatMessage } from '../../src/ui/ChatLog';
import { Composer } from '../../src/ui/Composer';
import { CounterTextArea } from '../../src/ui/CounterTextArea';

const message = (id: number, isMine = false): ChatMessage => ({
  id: String(id),
  isMine,
  author: isMine ? 'You' : 'Desk',
  time: '12:00',
  text: `Message ${id}`,
});

describe('ChatLog', () => {
  const log = (messages: readonly ChatMessage[]) => (
    <ChatLog
      label="Messages"
      messages={messages}
      lead="Times are in Myanmar Time."
      newLabel={(count) => `${count} new messages`}
      empty={<p>Say hello.</p>}
    />
  );
  const sizes = { scrollHeight: 1000, clientHeight: 400 };
  const layOut = () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => sizes.scrollHeight);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => sizes.clientHeight);
  };

  it('is a log that the keyboard reaches', () => {
    const { rerender } = render(log([]));
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent('Say hello.');
    rerender(log([message(1)]));
    expect(screen.getByRole('log')).toHaveTextContent('Desk12:00Message 1');
    expect(screen.getByRole('log')).toHaveAttribute('tabindex', '0');
  });

  it('stays at the newest line', () => {
    layOut();
    const { rerender } = render(log([message(1)]));
    sizes.scrollHeight = 1200;
    rerender(log([message(1), message(2)]));
    expect(screen.getByRole('log').scrollTop).toBe(1200);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it("keeps a reader's place further up, counts new lines, and follows their own", async () => {
    layOut();
    const user = userEvent.setup();
    const { rerender } = render(log([message(1)]));
    const list = screen.getByRole('log');
    list.scrollTop = 100;
    fireEvent.scroll(list);
    rerender(log([message(1), message(2), message(3)]));
    expect(list.scrollTop).toBe(100);
    await user.click(screen.getByRole('button', { name: '2 new messages' }));
    expect(list.scrollTop).toBe(sizes.scrollHeight);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    list.scrollTop = 100;
    fireEvent.scroll(list);
    rerender(log([message(1), message(2), message(3), message(4, true)]));
    expect(list.scrollTop).toBe(sizes.scrollHeight);
  });
});

const left = (count: number) => (count < 0 ? `${-count} too many` : `${count} left`);

describe('Composer', () => {
  const composer = (onSend: (text: string) => void, disabled = false) => (
    <Composer
      label="Message"
      sendLabel="Send"
      onSend={onSend}
      most={30}
      sayLeft={left}
      disabled={disabled}
    />
  );

  it('sends on Enter, breaks the line on Shift+Enter, and is empty after sending', async () => {
    const user = userEvent.setup();
    const sent = vi.fn();
    render(composer(sent));
    const field = screen.getByRole('textbox', { name: 'Message' });
    await user.type(field, 'One{Shift>}{Enter}{/Shift}two {Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('One\ntwo');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.type(field, '  {Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('leaves Enter to an input method that composes a word', async () => {
    const user = userEvent.setup();
    const sent = vi.fn();
    render(composer(sent));
    const field = screen.getByRole('textbox', { name: 'Message' });
    await user.type(field, 'မင်္ဂလာ');
    const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent(field, enter);
    expect(sent).not.toHaveBeenCalled();
    expect(enter.defaultPrevented).toBe(false);
  });

  it('sends nothing that is too long, and nothing while it is closed', async () => {
    const user = userEvent.setup();
    const sent = vi.fn();
    const { rerender } = render(composer(sent));
    await user.type(screen.getByRole('textbox'), `${'a'.repeat(31)}{Enter}`);
    expect(screen.getByText('1 too many')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox'), '{Backspace}');
    rerender(composer(sent, true));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(sent).not.toHaveBeenCalled();
    rerender(composer(sent));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('CounterTextArea', () => {
  it('counts graphemes, and announces the count only near the end', async () => {
    const user = userEvent.setup();
    render(
      <CounterTextArea
        label="Feedback"
        name="content"
        most={140}
        sayLeft={left}
        defaultValue="😀"
      />,
    );
    expect(screen.getByText('1 / 140')).toBeVisible();
    expect(screen.queryByText(/left/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Feedback' }));
    await user.paste('a'.repeat(121));
    expect(screen.getByText('18 left')).toBeInTheDocument();
    await user.keyboard('b');
    expect(screen.getByText('18 left')).toBeInTheDocument();
    await user.paste('c'.repeat(20));
    expect(screen.getByText('3 too many')).toBeInTheDocument();
    expect(screen.getByText('143 / 140')).toBeVisible();
  });
});
