import '../site/shell.setup';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/member/checkInterval/checkInterval.cases';
import {
  CHECK_INTERVAL,
  checkIntervalMachine,
} from '../../../machines/member/checkInterval/checkInterval.machine';
import type {
  Interval,
  SaveOutcome,
} from '../../../machines/member/checkInterval/checkInterval.types';
import { IntervalCard } from '../../../src/features/member/realityCheck/IntervalCard';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof checkIntervalMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'readInterval' | 'saveInterval'}`;

const start = async () => {
  const clock = new SimulatedClock();
  const readInterval = new Held<Interval>();
  const saveInterval = new Held<SaveOutcome, { minutes: number }>();
  const interval = createActor(
    checkIntervalMachine.provide({
      actors: { readInterval: readInterval.logic, saveInterval: saveInterval.logic },
    }),
    { clock },
  ).start();
  await renderView(<IntervalCard interval={interval} />);
  return { interval, readInterval, saveInterval, clock };
};
type World = Awaited<ReturnType<typeof start>>;

const field = () =>
  screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Ask me after every' });
const options = () => [...(field()?.options ?? [])].map(({ text }) => text);

const gestures = {
  'interval.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'interval.save': ({ interval }, name) => {
    const minutes = name === 'every 15 minutes' ? 15 : 90;
    const select = field();
    if (!select || minutes === 90)
      return act(() => interval.send({ type: 'interval.save', minutes }));
    fireEvent.change(select, { target: { value: '15' } });
    return void fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  },
  'xstate.done.actor.readInterval': ({ readInterval }, name) =>
    readInterval.answer(outputOf(cases, 'readInterval', name) as Interval),
  'xstate.error.actor.readInterval': ({ readInterval }, name) =>
    readInterval.fail(errorOf(cases, 'readInterval', name)),
  'xstate.done.actor.saveInterval': ({ saveInterval }, name) =>
    saveInterval.answer(outputOf(cases, 'saveInterval', name) as SaveOutcome),
  'xstate.error.actor.saveInterval': ({ saveInterval }, name) =>
    saveInterval.fail(errorOf(cases, 'saveInterval', name)),
} satisfies Gestures<Step, World>;

const expectState = ({ interval }: World, value: StateValue) => {
  const { interval: desk, message } = interval.getSnapshot().context;
  if (value === 'reading') return expect(screen.getByText('Loading')).toBeInTheDocument();
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const isFixed = desk?.least === desk?.most;
  expect(field() === null).toBe(isFixed);
  expect(screen.queryByText(/The rules here set this time/) !== null).toBe(isFixed);
  if (isFixed) return undefined;
  expect(field()).toHaveDisplayValue(`${desk?.minutes} minutes`);
  return expect(screen.queryAllByRole('alert')).toHaveLength(message ? 1 : 0);
};

walkScreens<World>({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(CHECK_INTERVAL)),
  start,
  actorOf: ({ interval }) => interval,
  expectShown: (world, value) =>
    waitFor(() => {
      if (value !== 'saving') expectState(world, value);
    }),
});

test('offers every five minutes within the bounds, and moves with the jurisdiction', async () => {
  const { interval, readInterval, clock } = await start();
  await readInterval.answer({ minutes: 30, usual: 30, least: 15, most: 60 });
  expect(options()).toHaveLength(10);
  expect(options()[0]).toBe('15 minutes');
  act(() => clock.increment(CHECK_INTERVAL));
  await readInterval.answer({ minutes: 60, usual: 60, least: 10, most: 60 });
  expect(options()).toHaveLength(11);
  expect(field()).toHaveDisplayValue('60 minutes');
  interval.stop();
});
