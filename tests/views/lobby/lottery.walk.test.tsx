import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/lobby/lottery/lottery.cases';
import { lotteryMachine } from '../../../machines/lobby/lottery/lottery.machine';
import type {
  LotteryKind,
  LotteryMenu,
  OpenedDraw,
} from '../../../machines/lobby/lottery/lottery.types';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { LotteryPage } from '../../../src/features/lobby/lottery/LotteryPage';
import { due } from '../../../src/flows/shared/due';
import { createClock } from '../../../src/services/clock';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Input = { kind: LotteryKind; gameCode: string };
type Step =
  | EventFrom<typeof lotteryMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'loadMenu' | 'loadDraws'}`;

const start = async (input: Input) => {
  const ports = {
    loadMenu: new Held<LotteryMenu, { kind: LotteryKind }>(),
    loadDraws: new Held<OpenedDraw[], Input>(),
  };
  const lottery = createActor(
    lotteryMachine.provide({
      actors: {
        loadMenu: ports.loadMenu.logic,
        loadDraws: ports.loadDraws.logic,
        nextDraw: due(createClock(null), 'draw.due'),
      },
    }),
    { input },
  ).start();
  const vendors = createActor(
    vendorsMachine.provide({ actors: { load: new Held<VendorLane[]>().logic } }),
  ).start();
  // The address selects the lottery; here it does so at once.
  const choose = (gameCode: string) => lottery.send({ type: 'lottery.choose', gameCode });
  await renderView(
    <LotteryPage
      session={standInSession({ vendors }).session}
      lottery={lottery}
      onChoose={choose}
    />,
  );
  return { lottery, ports, hasMenu: false, hasTickets: false };
};
type World = Awaited<ReturnType<typeof start>>;

const again = () => screen.queryByRole('button', { name: 'Try again' });

const gestures = {
  'lottery.choose': ({ lottery, hasMenu }, name) => {
    const { gameCode } = eventOf(cases, 'lottery.choose', name) as { gameCode: string };
    if (hasMenu) fireEvent.click(screen.getByRole('button', { name: gameCode }));
    // Before there is a menu only an address can choose.
    else act(() => lottery.send({ type: 'lottery.choose', gameCode }));
  },
  // The first draw of the menu is a minute after the beginning of time.
  'draw.due': async () => void (await act(() => vi.advanceTimersByTimeAsync(61_000))),
  'data.reload': ({ lottery }) => {
    const button = again();
    // In another language everything is read again without a press.
    if (button) fireEvent.click(button);
    else act(() => lottery.send({ type: 'data.reload' }));
  },
  'xstate.done.actor.loadMenu': async (world, name) => {
    world.hasMenu = true;
    await world.ports.loadMenu.answer(outputOf(cases, 'loadMenu', name) as LotteryMenu);
  },
  'xstate.error.actor.loadMenu': ({ ports }, name) =>
    ports.loadMenu.fail(errorOf(cases, 'loadMenu', name)),
  'xstate.done.actor.loadDraws': async (world, name) => {
    const draws = outputOf(cases, 'loadDraws', name) as OpenedDraw[];
    world.hasTickets = draws.some(({ tickets }) => tickets.length > 0);
    await world.ports.loadDraws.answer(draws);
  },
  'xstate.error.actor.loadDraws': ({ ports }, name) =>
    ports.loadDraws.fail(errorOf(cases, 'loadDraws', name)),
} satisfies Gestures<Step, World>;

const draws = () => screen.getByRole('region', { name: 'Winning numbers' });
const balls = () => screen.queryByRole('list', { name: 'Numbers of draw 20261121-001' });

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ hasMenu, hasTickets }: World, value: StateValue) => {
  const isFailed = value === 'failed' || (typeof value === 'object' && value['open'] === 'stuck');
  expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    isFailed ? [expect.stringContaining('Network link is abnormal')] : [],
  );
  if (value === 'failed') return expect(again()).toBeVisible();
  if (value === 'empty')
    return expect(screen.getByText('There is no lottery here at the moment.')).toBeVisible();
  if (value === 'loading' && !hasMenu)
    return expect(screen.getByRole('status')).toHaveTextContent('Loading');
  // While everything is read again, the former values stay on show.
  if (value === 'loading') return;
  expect(screen.getByRole('navigation', { name: 'Lotteries' })).toBeVisible();
  const { open } = value as { open: 'loadingDraws' | 'shown' | 'stuck' };
  if (open === 'loadingDraws') expect(draws()).toHaveAttribute('aria-busy', 'true');
  else expect(draws()).not.toHaveAttribute('aria-busy');
  if (open === 'shown')
    expect(
      within(balls() ?? draws())
        .getAllByRole('listitem')
        .map((ball) => ball.textContent),
    ).toEqual(['12345']);
  else expect(balls()).toBeNull();
  const tickets = screen.queryByRole('list', { name: 'Your tickets for draw 20261121-001' });
  if (hasTickets && open === 'shown')
    expect(tickets).toHaveTextContent('Your ticket: 3 4 5Won K49,900.00');
  else expect(tickets).toBeNull();
};

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => void vi.useRealTimers());

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as Input),
  actorOf: ({ lottery }) => lottery,
  expectShown: (world, value) => waitFor(() => expectShown(world, value)),
});
