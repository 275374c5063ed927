import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import { selectDashboard } from '../../../machines/agents/agentCentre/agentCentre.selectors';
import { cases } from '../../../machines/agents/agentDashboard/agentDashboard.cases';
import { agentDashboardMachine } from '../../../machines/agents/agentDashboard/agentDashboard.machine';
import type {
  DashboardDay,
  DashboardFile,
} from '../../../machines/agents/agentDashboard/agentDashboard.types';
import { Dashboard } from '../../../src/features/agents/agentCentre/Dashboard';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { runningIn } from '../../support/runningIn';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { openCentre } from './agentCentre.world';

type Port = 'readDays' | 'saveDashboard' | 'printDashboard';
type Step =
  | EventFrom<typeof agentDashboardMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async () => {
  const ports = {
    readDays: new Held<DashboardDay[], { from: string; to: string }>(),
    saveDashboard: new Held<null, DashboardFile>(),
    printDashboard: new Held<null>(),
  };
  const agentDashboard = agentDashboardMachine.provide({
    actors: {
      readDays: ports.readDays.logic,
      saveDashboard: ports.saveDashboard.logic,
      printDashboard: ports.printDashboard.logic,
    },
  });
  const centre = await openCentre('dashboard', { agentDashboard }, (ref) => (
    <Dashboard centre={ref} symbol="K" />
  ));
  return {
    ports,
    dashboard: runningIn(selectDashboard(centre.getSnapshot())),
    stop: () => centre.stop(),
  };
};
type World = Awaited<ReturnType<typeof start>>;

const button = (name: string) => screen.queryByRole('button', { name });
/** Presses the button that a person finds; without one, the machine is told directly. */
const press = (
  { dashboard }: World,
  name: string,
  event: EventFrom<typeof agentDashboardMachine>,
) => {
  const found = button(name);
  if (found) fireEvent.click(found);
  else act(() => dashboard.send(event));
};
const days = () => outputOf(cases, 'readDays', 'three days') as DashboardDay[];

const gestures = {
  'period.choose': ({ dashboard }) => {
    const daily = screen.queryByRole('radio', { name: 'Daily' });
    if (daily) fireEvent.click(daily);
    else act(() => dashboard.send({ type: 'period.choose', period: 'daily' }));
  },
  'data.reload': (world) => press(world, 'Try again', { type: 'data.reload' }),
  'dashboard.save': (world) => press(world, 'Save as CSV', { type: 'dashboard.save' }),
  'dashboard.print': (world) => press(world, 'Print', { type: 'dashboard.print' }),
  'xstate.done.actor.readDays': ({ ports }) => ports.readDays.answer(days()),
  'xstate.error.actor.readDays': ({ ports }, name) =>
    ports.readDays.fail(errorOf(cases, 'readDays', name)),
  'xstate.done.actor.saveDashboard': ({ ports }) => ports.saveDashboard.answer(null),
  'xstate.error.actor.saveDashboard': ({ ports }, name) =>
    ports.saveDashboard.fail(errorOf(cases, 'saveDashboard', name)),
  'xstate.done.actor.printDashboard': ({ ports }) => ports.printDashboard.answer(null),
  'xstate.error.actor.printDashboard': ({ ports }, name) =>
    ports.printDashboard.fail(errorOf(cases, 'printDashboard', name)),
} satisfies Gestures<Step, World>;

/** What stands in the card of a figure: its name, now, the change, before. */
const card = (name: string) =>
  [...(screen.getByText(name, { selector: 'dt' }).parentElement?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

const SIGN = 'Below zero: the players lost';

const expectState = ({ dashboard }: World, value: StateValue) => {
  const { period, message } = dashboard.getSnapshot().context;
  if (value === 'reading') return expect(screen.getByRole('status')).toHaveTextContent('Loading');
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  expect(card('My income')).toEqual(
    period === 'daily'
      ? ['My income', 'K0.00', '-K250.50 (-100%) worse', 'Before K250.50']
      : ['My income', 'K250.50', '+K50.50 (+25.3%) better', 'Before K200.00'],
  );
  expect(card('Profit or loss of the players')).toEqual(
    period === 'daily'
      ? ['Profit or loss of the players', 'K0.00', '+K12.00 more', 'Before -K12.00', SIGN]
      : ['Profit or loss of the players', '-K12.00', '-K12.00 less', 'Before K0.00', SIGN],
  );
  expect(card('New members')).toEqual(
    period === 'daily'
      ? ['New members', '1', '0 (0%)', 'Before 1']
      : ['New members', '2', '-1 (-33.3%) less', 'Before 3'],
  );
  expect(screen.getByRole('radio', { name: 'Daily' })).toHaveProperty(
    'checked',
    period === 'daily',
  );
  expect(screen.queryAllByRole('alert')).toHaveLength(message ? 1 : 0);
  const { shown } = value as { shown: string };
  const busyOf = (name: string) => button(name)?.getAttribute('aria-busy') ?? null;
  expect(busyOf('Save as CSV')).toBe(shown === 'saving' ? 'true' : null);
  expect(busyOf('Print')).toBe(shown === 'printing' ? 'true' : null);
  return undefined;
};

walkScreens<World>({
  cases,
  gestures,
  start,
  actorOf: ({ dashboard, stop }) => ({ getSnapshot: () => dashboard.getSnapshot(), stop }),
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});

test('each period is a bar, a row, and a line of the file', async () => {
  const { ports, stop } = await start();
  expect(ports.readDays.inputs).toEqual([{ from: '2026-08-24', to: '2026-11-21' }]);
  await ports.readDays.answer(days());
  fireEvent.click(screen.getByRole('radio', { name: 'Semimonthly' }));
  const rows = within(screen.getByRole('table', { name: 'All figures by period' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(8);
  expect(rows[1]).toBe('2026-11-07 – 2026-11-21K450.50K1,100.00-K12.00K100.00K40.005');
  expect(rows[2]).toBe('2026-10-23 – 2026-11-06K0.00K0.00K0.00K0.00K0.000');
  expect(rows.at(-1)).toBe('TotalK450.50K1,100.00-K12.00K100.00K40.005');
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(ports.saveDashboard.inputs.map(({ periods }) => periods.map(({ to }) => to))).toEqual([
    ['2026-11-21', '2026-11-06', '2026-10-22', '2026-10-07', '2026-09-22', '2026-09-07'],
  ]);
  stop();
});

test('the chart tells the value of a bar by keyboard and by pointer', async () => {
  const { ports, stop } = await start();
  await ports.readDays.answer(days());
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  const slider = screen.getByRole('slider', { name: 'My income by period' });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-10-23 – 2026-11-21: K450.50');
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-08-24 – 2026-09-22: K0.00');
  const chart = screen.getByRole('img', { name: 'My income by period' });
  const told = () => within(chart.parentElement as HTMLElement).queryByText('K450.50');
  expect(told()).toBeNull();
  fireEvent.pointerMove(chart, { clientX: 500 });
  expect(told()).toBeVisible();
  fireEvent.pointerLeave(chart.parentElement as HTMLElement);
  expect(told()).toBeNull();
  stop();
});
