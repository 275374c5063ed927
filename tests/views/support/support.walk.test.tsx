import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import type { FeedbackBounds } from '../../../contract/support';
import { cases } from '../../../machines/support/support/support.cases';
import {
  supportMachine,
  type EntryTarget,
} from '../../../machines/support/support/support.machine';
import { selectChat, selectFeedback } from '../../../machines/support/support/support.selectors';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderSupport } from './support.world';

type SupportEvent = EventFrom<typeof supportMachine>;
type Step =
  | SupportEvent['type']
  | `xstate.${'done' | 'error'}.actor.${'loadBounds' | 'openEntry'}`
  | `xstate.done.actor.${'feedback' | 'chat'}`;
type Value = {
  help: 'closed' | 'open';
  feedback: 'closed' | 'readingBounds' | 'failed' | 'open';
  entry: 'idle' | 'opening' | 'link' | 'failed';
  chat: 'closed' | 'open';
  guide: 'closed' | 'open';
};

const start = async () => {
  // A chat that is told to close ends at once; the plan says when.
  const world = await renderSupport(
    'EN',
    supportMachine.provide({ actions: { closeChat: () => undefined } }),
  );
  act(() => world.overlay.send({ type: 'overlay.open', name: 'customerService' }));
  return world;
};
type World = Awaited<ReturnType<typeof start>>;

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const inside = (name: string) => within(screen.getByRole('dialog', { name }));
const press = (place: string, name: string) =>
  void fireEvent.click(inside(place).getByRole('button', { name }));
/** From the footer, the side menu or the address; or not by a person at all. */
const send = ({ support }: World, type: SupportEvent['type'], name: string) =>
  act(() => support.send({ ...(eventOf(cases, type, name) as object), type } as SupportEvent));

const gestures = {
  'help.open': (world, name) => send(world, 'help.open', name),
  'help.close': () => press('Help centre', 'Close'),
  'help.search': (world, name) => send(world, 'help.search', name),
  'helpList.show': (world, name) => send(world, 'helpList.show', name),
  'feedback.open': (world, name) => send(world, 'feedback.open', name),
  'feedback.retry': () => press('Feedback', 'Try again'),
  'feedback.close': () => press('Feedback', 'Close'),
  'entry.open': () => press('Customer service', 'For players'),
  'entry.forget': (world, name) => send(world, 'entry.forget', name),
  'chat.open': () => press('Customer service', 'Chat with us'),
  'chat.close': (world, name) => send(world, 'chat.close', name),
  'guide.open': (world, name) => {
    const tab = screen.queryByRole('tab', { name: name === 'iOS' ? 'iPhone' : name });
    if (tab) fireEvent.click(tab);
    else send(world, 'guide.open', name);
  },
  'guide.close': () => press('Install the app', 'Close'),
  'language.changed': (world, name) => send(world, 'language.changed', name),
  'xstate.done.actor.loadBounds': ({ ports }, name) =>
    ports.loadBounds.answer(outputOf(cases, 'loadBounds', name) as FeedbackBounds),
  'xstate.error.actor.loadBounds': ({ ports }, name) =>
    ports.loadBounds.fail(errorOf(cases, 'loadBounds', name)),
  'xstate.done.actor.feedback': async ({ support, ports }, name) => {
    if (name === 'cancelled')
      return act(() => selectFeedback(support.getSnapshot())?.send({ type: 'form.cancel' }));
    fireEvent.change(inside('Feedback').getByRole('textbox', { name: /Your feedback/ }), {
      target: { value: 'The fishing games are lovely.' },
    });
    press('Feedback', 'Send feedback');
    await ports.submit.answer({ kind: 'accepted', value: null });
  },
  'xstate.done.actor.openEntry': ({ ports }, name) =>
    ports.openEntry.answer(outputOf(cases, 'openEntry', name) as EntryTarget),
  'xstate.error.actor.openEntry': ({ ports }, name) =>
    ports.openEntry.fail(errorOf(cases, 'openEntry', name)),
  'xstate.done.actor.chat': ({ support }) =>
    act(() => selectChat(support.getSnapshot())?.send({ type: 'chat.close' })),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ help, feedback, entry, chat, guide }: Value) => {
  expect(screen.queryAllByRole('dialog', { name: 'Help centre' })).toHaveLength(
    help === 'open' ? 1 : 0,
  );
  expect(screen.queryAllByRole('region', { name: 'Chat with customer service' })).toHaveLength(
    chat === 'open' ? 1 : 0,
  );
  expect(screen.queryAllByRole('dialog', { name: 'Install the app' })).toHaveLength(
    guide === 'open' ? 1 : 0,
  );
  if (guide === 'open')
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('iPhone');

  if (feedback === 'closed') expect(dialog('Feedback')).toBeNull();
  if (feedback === 'readingBounds')
    expect(inside('Feedback').getByRole('status')).toHaveTextContent('Loading');
  if (feedback === 'failed')
    expect(inside('Feedback').getByRole('alert')).toHaveTextContent('Network link is abnormal');
  if (feedback === 'open')
    expect(inside('Feedback').getByText('Between 10 and 140 characters')).toBeVisible();

  const service = inside('Customer service');
  expect(service.getByRole('button', { name: 'For players' }).getAttribute('aria-busy')).toBe(
    entry === 'opening' ? 'true' : null,
  );
  expect(service.queryAllByRole('alert')).toHaveLength(entry === 'failed' ? 1 : 0);
  expect(service.queryAllByRole('link', { name: /^Open For players/ })).toHaveLength(
    entry === 'link' ? 1 : 0,
  );
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ support }) => support,
  expectShown: (_, value) => waitFor(() => expectShown(value as Value)),
});
