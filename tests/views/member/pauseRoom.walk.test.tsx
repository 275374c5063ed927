import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import burmese from '../../../locales/my/member/pauseRoom.json';
import { cases } from '../../../machines/member/pauseRoom/pauseRoom.cases';
import {
  PAUSE_INTERVAL,
  pauseRoomMachine,
} from '../../../machines/member/pauseRoom/pauseRoom.machine';
import type {
  PauseRoom,
  SettleOutcome,
  Settlement,
} from '../../../machines/member/pauseRoom/pauseRoom.types';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { PauseRoomPage } from '../../../src/features/member/pauseRoom/PauseRoomPage';
import { joinSyllables } from '../../../src/i18n/burmese';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { wholeSession } from '../../support/wholeMachines';

type Port = 'readRoom' | 'settleDeposit';
type Event = EventFrom<typeof pauseRoomMachine>;
type Step = Event['type'] | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async (language: Language = 'EN') => {
  const clock = new SimulatedClock();
  const readRoom = new Held<PauseRoom>();
  const settleDeposit = new Held<SettleOutcome, Settlement>();
  const room = createActor(
    pauseRoomMachine.provide({
      actors: { readRoom: readRoom.logic, settleDeposit: settleDeposit.logic },
    }),
    { clock },
  ).start();
  const asked: string[] = [];
  const session: SessionRef = createActor(wholeSession, {
    input: {
      remembered: '',
      path: '/pause',
      invitation: { affiliateCode: '', referralCode: '' },
      hadPopupsClosed: false,
      notice: null,
    },
    inspect: ({ type, ...about }) => {
      const { event } = about as { event?: { type: string; page?: string } };
      if (type === '@xstate.event' && event?.type === 'memberCentre.open')
        asked.push(event.page ?? '');
    },
  }).start();
  await renderView(
    <PauseRoomPage room={room} session={session} timeZone="Asia/Yangon" />,
    language,
  );
  return { room, session, readRoom, settleDeposit, asked, clock };
};
type World = Awaited<ReturnType<typeof start>>;
const known = (name: string) => outputOf(cases, 'readRoom', name) as PauseRoom;

const gestures = {
  'room.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'deposit.settle': ({ room }, name) => {
    const button = screen.queryByRole('button', {
      name: name === 'it was paid' ? 'I have paid it' : 'Cancel the deposit',
    });
    if (button) fireEvent.click(button);
    else act(() => room.send(eventOf(cases, 'deposit.settle', name) as Event));
  },
  'xstate.done.actor.readRoom': ({ readRoom }, name) => readRoom.answer(known(name)),
  'xstate.error.actor.readRoom': ({ readRoom }, name) =>
    readRoom.fail(errorOf(cases, 'readRoom', name)),
  'xstate.done.actor.settleDeposit': ({ settleDeposit }, name) =>
    settleDeposit.answer(outputOf(cases, 'settleDeposit', name) as SettleOutcome),
  'xstate.error.actor.settleDeposit': ({ settleDeposit }, name) =>
    settleDeposit.fail(errorOf(cases, 'settleDeposit', name)),
} satisfies Gestures<Step, World>;

const expectShown = ({ room }: World, value: StateValue) => {
  if (value === 'reading') return expect(screen.getByText('Loading')).toBeInTheDocument();
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const { room: facts, message } = room.getSnapshot().context;
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: /^(You are on a break|You have excluded yourself)$/,
    }),
  ).toBeVisible();
  for (const { name, url } of facts?.organisations ?? [])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  const deposit = screen.queryByRole('region', { name: 'A deposit is under way' });
  expect(deposit !== null).toBe(facts?.deposit !== null);
  expect(screen.queryAllByRole('button', { name: 'I have paid it' })).toHaveLength(
    facts?.deposit?.status === 'unpaid' ? 1 : 0,
  );
  return expect(screen.queryAllByRole('alert')).toHaveLength(
    message !== null && deposit !== null ? 1 : 0,
  );
};

walkScreens<World>({
  cases,
  gestures,
  start: () => start(),
  onTimer: ({ clock }) => act(async () => clock.increment(PAUSE_INTERVAL)),
  actorOf: ({ room, session }) => ({
    getSnapshot: () => room.getSnapshot(),
    stop: () => [room, session].forEach((actor) => actor.stop()),
  }),
  expectShown: (world, value) => waitFor(() => expectShown(world, value)),
});

test('says what is in force and until when, and leads to what stays open', async () => {
  const world = await start();
  await world.readRoom.answer(known('a break runs'));
  const inForce = within(screen.getByRole('region', { name: 'What is in force' }));
  expect(inForce.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Break',
    '2026-11-19 11:00, Myanmar Time',
    '2026-11-21 11:00, Myanmar Time',
  ]);
  for (const name of [
    'Withdraw your money',
    'See your statement',
    'See your records',
    'Limits and breaks',
    'Read your messages',
  ])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(world.asked).toEqual([
    'withdraw',
    'statement',
    'transactionHistory',
    'limits',
    'messageV2',
  ]);
  world.room.stop();
  world.session.stop();
});

test('in Burmese an exclusion until further notice says that it has no end', async () => {
  const world = await start('MY');
  await world.readRoom.answer(known('excluded until further notice'));
  expect(
    screen.getByRole('heading', { level: 1, name: joinSyllables(burmese.exclusion) }),
  ).toBeVisible();
  expect(screen.getByText(joinSyllables(burmese.openEnd))).toBeVisible();
  world.room.stop();
  world.session.stop();
});
