import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromCallback, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/member/inbox/inbox.cases';
import { inboxMachine } from '../../../machines/member/inbox/inbox.machine';
import type {
  DeleteOutcome,
  InboxPage,
  InboxQuery,
} from '../../../machines/member/inbox/inbox.types';
import { Inbox } from '../../../src/features/member/inbox/Inbox';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readPage' | 'markRead' | 'markAllRead' | 'deleteMessage';
type Step = EventFrom<typeof inboxMachine>['type'] | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async () => {
  const ports = {
    readPage: new Held<InboxPage, InboxQuery>(),
    markRead: new Held<string[], { ids: string[] }>(),
    markAllRead: new Held<null>(),
    deleteMessage: new Held<DeleteOutcome, { id: string }>(),
  };
  const inbox = createActor(
    inboxMachine.provide({
      actors: {
        changes: fromCallback(() => undefined),
        readPage: ports.readPage.logic,
        markRead: ports.markRead.logic,
        markAllRead: ports.markAllRead.logic,
        deleteMessage: ports.deleteMessage.logic,
      },
    }),
  ).start();
  await renderView(<Inbox actor={inbox} />);
  return { inbox, ports };
};
type World = Awaited<ReturnType<typeof start>>;
type Event = EventFrom<typeof inboxMachine>;

const list = () => within(screen.getByRole('list', { name: 'Messages' }));
const question = () => screen.queryByRole('dialog', { name: 'Delete this message?' });
const send = ({ inbox }: World, event: Event): void => act(() => inbox.send(event));
/** Presses the button that a person finds; without one, the machine is told directly. */
const press = (world: World, name: string | RegExp, event: Event) => {
  const button = question() ? null : screen.queryByRole('button', { name });
  if (button instanceof HTMLButtonElement && !button.disabled) fireEvent.click(button);
  else send(world, event);
};
const IDS: Record<string, string> = {
  'the unread one': 'm1',
  'the first': 'm1',
  'the read one': 'm2',
};
const TITLES: Record<string, RegExp> = { m1: /^Withdrawal paid/, m2: /^Bonus paid/ };
const answer = (which: 'Delete' | 'Cancel') =>
  void fireEvent.click(within(question() as HTMLElement).getByRole('button', { name: which }));

const gestures = {
  'message.toggle': (world, name) => {
    const id = IDS[name] ?? 'm9';
    press(world, TITLES[id] ?? /^Nothing$/, { type: 'message.toggle', id });
  },
  'message.delete': (world, name) =>
    press(world, name === 'the first' ? 'Delete: Withdrawal paid' : /^Nothing$/, {
      type: 'message.delete',
      id: IDS[name] ?? 'm9',
    }),
  'delete.confirm': () => answer('Delete'),
  'delete.cancel': () => answer('Cancel'),
  'messages.readAll': (world) => press(world, 'Mark all as read', { type: 'messages.readAll' }),
  'messages.show': (world) => {
    const chip = screen.queryByRole('radio', { name: /^Unread/ });
    if (chip && !question() && !(chip as HTMLInputElement).checked) fireEvent.click(chip);
    else send(world, { type: 'messages.show', show: 'unread' });
  },
  'page.turn': (world) => press(world, 'Next page', { type: 'page.turn', page: 2 }),
  'inbox.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'inbox.changed': (world) => send(world, { type: 'inbox.changed' }),
  'language.changed': (world) => send(world, { type: 'language.changed' }),
  'xstate.done.actor.readPage': ({ ports }, name) =>
    ports.readPage.answer(outputOf(cases, 'readPage', name) as InboxPage),
  'xstate.error.actor.readPage': ({ ports }, name) =>
    ports.readPage.fail(errorOf(cases, 'readPage', name)),
  'xstate.done.actor.markRead': ({ ports }, name) =>
    ports.markRead.answer(outputOf(cases, 'markRead', name) as string[]),
  'xstate.error.actor.markRead': ({ ports }, name) =>
    ports.markRead.fail(errorOf(cases, 'markRead', name)),
  'xstate.done.actor.markAllRead': ({ ports }) => ports.markAllRead.answer(null),
  'xstate.error.actor.markAllRead': ({ ports }, name) =>
    ports.markAllRead.fail(errorOf(cases, 'markAllRead', name)),
  'xstate.done.actor.deleteMessage': ({ ports }, name) =>
    ports.deleteMessage.answer(outputOf(cases, 'deleteMessage', name) as DeleteOutcome),
  'xstate.error.actor.deleteMessage': ({ ports }, name) =>
    ports.deleteMessage.fail(errorOf(cases, 'deleteMessage', name)),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectState = ({ inbox }: World, value: StateValue) => {
  const { context } = inbox.getSnapshot();
  const isAsked = value === 'confirmation' || value === 'deleting';
  expect(question() !== null).toBe(isAsked);
  if (isAsked)
    return expect(question()).toHaveTextContent(
      value === 'deleting' ? 'Deleting…' : '“Withdrawal paid” will be gone for good.',
    );
  // No number of unread messages before it is known.
  expect(screen.getByRole('radio', { name: /^Unread/ })).toHaveAccessibleName(
    context.content ? `Unread (${context.content.unread})` : 'Unread',
  );
  if (value === 'empty')
    return expect(
      screen.getByText(
        context.query.show === 'all' ? /^You have no messages/ : /^You have read all/,
      ),
    ).toBeVisible();
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const messages = context.content?.messages ?? [];
  if (messages.length === 0)
    return expect(screen.getByRole('status')).toHaveTextContent('Your messages are loading');
  expect(
    list()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(
    messages.map(({ title, isRead }) =>
      expect.stringMatching(`^${title}.*${isRead ? '\\d' : 'New'}$`),
    ),
  );
  expect(
    list()
      .queryAllByRole('button', { expanded: true })
      .map(({ textContent }) => textContent),
  ).toEqual(
    messages
      .filter(({ id }) => id === context.openId)
      .map(({ title }) => expect.stringContaining(title)),
  );
  expect(screen.queryAllByRole('alert')).toHaveLength(context.message === null ? 0 : 1);
  const readAll = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
  expect(readAll.getAttribute('aria-busy') === 'true').toBe(value === 'readingAll');
};

walkScreens<World>({
  cases,
  gestures,
  start,
  actorOf: ({ inbox }) => inbox,
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});
