import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { cases } from '../../../machines/support/chat/chat.cases';
import type {
  ChatEvent,
  ChatInput,
  ChatModel,
  ChatRoom,
} from '../../../machines/support/chat/chat.types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderChat, room, type ChatWorld } from './chat.world';

type Child = 'loadModels' | 'launchChat' | 'sendMessage';
type ChatStep = ChatEvent['type'] | `xstate.${'done' | 'error'}.actor.${Child}`;
type Conversation = { line: { connected: string } | { broken: string }; window: string };

const send = ({ chat }: ChatWorld, type: ChatEvent['type'], name: string) =>
  act(() => chat.send({ ...(eventOf(cases, type, name) as object), type } as ChatEvent));
const bubble = () => screen.queryByRole('button', { name: /^Open the chat/ });

const gestures = {
  'desk.choose': () =>
    void fireEvent.click(room().getByRole('button', { name: /^Player support/ })),
  // The id of a line is random; the plan's own id is needed to receive it again.
  'chat.say': (world, name) => send(world, 'chat.say', name),
  'chat.sayAgain': () =>
    void fireEvent.click(screen.getByRole('button', { name: 'Send again', hidden: true })),
  'chat.fold': () =>
    void fireEvent.click(room().getByRole('button', { name: 'Fold the chat away' })),
  'chat.unfold': () => void fireEvent.click(screen.getByRole('button', { name: /^Open the chat/ })),
  'chat.close': () =>
    void fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true })),
  'chat.retry': () =>
    void fireEvent.click(
      screen.getByRole('button', { name: /Try again|Connect again/, hidden: true }),
    ),
  'language.changed': (world, name) => send(world, 'language.changed', name),
  'stream.opened': (world, name) => send(world, 'stream.opened', name),
  'stream.lost': (world, name) => send(world, 'stream.lost', name),
  'message.arrived': (world, name) => send(world, 'message.arrived', name),
  'xstate.done.actor.loadModels': ({ ports }, name) =>
    ports.loadModels.answer(outputOf(cases, 'loadModels', name) as ChatModel[]),
  'xstate.error.actor.loadModels': ({ ports }, name) =>
    ports.loadModels.fail(errorOf(cases, 'loadModels', name)),
  'xstate.done.actor.launchChat': ({ ports }, name) =>
    ports.launchChat.answer(outputOf(cases, 'launchChat', name) as ChatRoom),
  'xstate.error.actor.launchChat': ({ ports }, name) =>
    ports.launchChat.fail(errorOf(cases, 'launchChat', name)),
  'xstate.done.actor.sendMessage': ({ ports }) => ports.sendMessage.answer(null),
  'xstate.error.actor.sendMessage': ({ ports }, name) =>
    ports.sendMessage.fail(errorOf(cases, 'sendMessage', name)),
} satisfies Gestures<ChatStep, ChatWorld>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: string | { conversation: Conversation } | { desks: string }) => {
  if (value === 'loadingDesks')
    return expect(room().getByRole('status')).toHaveTextContent('Loading');
  if (value === 'desksFailed') return expect(room().getByRole('alert')).toBeVisible();
  if (typeof value === 'string' || 'desks' in value) {
    const desk = room().getByRole('button', { name: /^Player support/ });
    if (value === 'launching') return expect(desk).toHaveAttribute('aria-busy', 'true');
    expect(desk).toBeEnabled();
    const isRefused = typeof value === 'object' && value.desks === 'refused';
    return expect(room().queryAllByRole('alert')).toHaveLength(isRefused ? 1 : 0);
  }
  const { window, line } = value.conversation;
  if (window === 'folded') {
    expect(screen.queryByRole('log')).toBeNull();
    return expect(bubble()).toBeVisible();
  }
  expect(bubble()).toBeNull();
  expect(room().getByRole('textbox', { name: 'Message' })).toBeEnabled();
  if ('broken' in line)
    return expect(
      room().getByRole('button', { name: 'Connect again' }).closest('[role]'),
    ).toHaveAttribute('role', line.broken === 'lost' ? 'alert' : 'status');
  return expect(
    room().getByText(line.connected === 'open' ? 'Connected' : 'Connecting'),
  ).toBeVisible();
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock }) => act(() => clock.increment(1_000)),
  start: ({ input }) =>
    renderChat({ input: cases.inputs[input] as ChatInput, hasTries: (tries) => tries < 1 }),
  actorOf: ({ chat }) => chat,
  expectShown: (_, value) =>
    waitFor(() =>
      expectShown(value as string | { conversation: Conversation } | { desks: string }),
    ),
});
