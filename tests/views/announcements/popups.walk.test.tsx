import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cases } from '../../../machines/announcements/popups/popups.cases';
import type {
  Announcements,
  PopupsEvent,
  PopupsInput,
} from '../../../machines/announcements/popups/popups.types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderPopups, type PopupsWorld } from './popups.world';

type Child = 'loadAnnouncements' | 'rememberClosed';
type PopupsStep = PopupsEvent['type'] | `xstate.${'done' | 'error'}.actor.${Child}`;
type Value = { content: string; announcement: string; notices: string; marquee: string };

const send = ({ actor }: PopupsWorld, type: PopupsEvent['type'], name: string) =>
  act(() => actor.send({ ...(eventOf(cases, type, name) as object), type } as PopupsEvent));

/**
 * Presses it where a person can; events of others (the session, another language) are sent as such.
 */
const press = (
  world: PopupsWorld,
  place: HTMLElement | null,
  button: string | RegExp,
  type: PopupsEvent['type'],
  name: string,
) => {
  const found = place ? within(place).queryByRole('button', { name: button }) : null;
  if (found) fireEvent.click(found);
  else send(world, type, name);
};
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const running = () => screen.queryByRole('region', { name: 'Notices' });

const gestures = {
  'viewer.changed': (world, name) => send(world, 'viewer.changed', name),
  'popups.suppress': (world, name) => send(world, 'popups.suppress', name),
  'popups.forget': (world, name) => send(world, 'popups.forget', name),
  'popups.reload': (world, name) =>
    press(world, dialog('Notices'), 'Try again', 'popups.reload', name),
  'announcement.choose': (world, name) =>
    press(world, dialog('Announcements'), 'p2', 'announcement.choose', name),
  'announcement.turn': (world, name) =>
    press(world, dialog('Announcements'), 'Next page', 'announcement.turn', name),
  'announcement.close': (world, name) =>
    press(world, dialog('Announcements'), 'Close', 'announcement.close', name),
  'popups.ask': (world, name) => send(world, 'popups.ask', name),
  'promotions.filter': (world, name) => send(world, 'promotions.filter', name),
  'notices.open': (world, name) =>
    name === 'from the marquee'
      ? press(world, running(), 'n1', 'notices.open', name)
      : send(world, 'notices.open', name),
  'notices.close': (world, name) => press(world, dialog('Notices'), 'Close', 'notices.close', name),
  'notice.toggle': (world, name) => press(world, dialog('Notices'), /^n1/, 'notice.toggle', name),
  'notice.turn': (world, name) => press(world, dialog('Notices'), 'Next page', 'notice.turn', name),
  'marquee.toggle': (world, name) =>
    press(world, running(), /the notices mov/, 'marquee.toggle', name),
  'xstate.done.actor.loadAnnouncements': ({ ports }, name) =>
    ports.loadAnnouncements.answer(outputOf(cases, 'loadAnnouncements', name) as Announcements),
  'xstate.error.actor.loadAnnouncements': ({ ports }, name) =>
    ports.loadAnnouncements.fail(errorOf(cases, 'loadAnnouncements', name)),
  'xstate.done.actor.rememberClosed': ({ ports }) => ports.rememberClosed.answer(null),
  'xstate.error.actor.rememberClosed': ({ ports }, name) =>
    ports.rememberClosed.fail(errorOf(cases, 'rememberClosed', name)),
} satisfies Gestures<PopupsStep, PopupsWorld>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ content, announcement, notices, marquee }: Value) => {
  const popup = dialog('Announcements');
  if (announcement === 'open') expect(popup).toBeVisible();
  else expect(popup).toBeNull();

  const board = dialog('Notices');
  if (notices === 'open') expectBoard(board, content);
  else expect(board).toBeNull();

  const region = running();
  if (content === 'suppressed' || content === 'unasked') expect(region).toBeNull();
  if (region)
    expect(
      within(region).getByRole('button', {
        name: marquee === 'paused' ? 'Let the notices move' : 'Stop the notices moving',
      }),
    ).toBeVisible();
};

const expectBoard = (board: HTMLElement | null, content: string) => {
  if (!board) throw new Error('the notices are not on show');
  const inside = within(board);
  const known =
    inside.queryAllByRole('heading', { level: 3 }).length > 0 ||
    inside.queryByText('No notices at the moment.') !== null;
  switch (content) {
    case 'ready':
    case 'suppressed':
      return expect(known).toBe(true);
    case 'unasked':
      return expect(inside.getByRole('status')).toHaveTextContent('Loading');
    case 'failed':
      return (
        known ||
        expect(inside.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy')
      );
    default:
      return (
        known ||
        expect(
          inside.queryByRole('status') ?? inside.getByRole('button', { name: 'Try again' }),
        ).toBeVisible()
      );
  }
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => renderPopups(cases.inputs[input] as PopupsInput),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value) => waitFor(() => expectShown(value as Value)),
});
