import '../site/shell.setup';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import { cases } from '../../../machines/member/whatIf/whatIf.cases';
import { SETTLED, whatIfMachine } from '../../../machines/member/whatIf/whatIf.machine';
import type {
  WhatIf,
  WhatIfAnswer,
  WhatIfOptions,
} from '../../../machines/member/whatIf/whatIf.types';
import { WhatIfCard } from '../../../src/features/member/limits/WhatIfCard';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Event = EventFrom<typeof whatIfMachine>;
type Step = Event['type'] | `xstate.${'done' | 'error'}.actor.${'readOptions' | 'replay'}`;

const start = async (language: Language = 'EN') => {
  const clock = new SimulatedClock();
  const readOptions = new Held<WhatIfOptions>();
  const replay = new Held<WhatIfAnswer, WhatIf>();
  const whatIf = createActor(
    whatIfMachine.provide({ actors: { readOptions: readOptions.logic, replay: replay.logic } }),
    { clock },
  ).start();
  await renderView(<WhatIfCard whatIf={whatIf} />, language);
  return { whatIf, readOptions, replay, clock };
};
type World = Awaited<ReturnType<typeof start>>;

const slider = () => screen.queryByRole('slider', { name: 'Amount on a scale' });
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Limit to try' });
/** Writes into a control that shows another value; without one, the machine is told directly. */
const write = ({ whatIf }: World, box: HTMLElement | null, value: string, event: Event) => {
  if (box instanceof HTMLInputElement && box.value !== value)
    fireEvent.change(box, { target: { value } });
  else act(() => whatIf.send(event));
};
const choose = ({ whatIf }: World, name: string, event: Event) => {
  const radio = screen.queryByRole<HTMLInputElement>('radio', { name });
  if (radio && !radio.checked) fireEvent.click(radio);
  else act(() => whatIf.send(event));
};
const answer = (name: string) => outputOf(cases, 'replay', name) as WhatIfAnswer;

const gestures = {
  'whatIf.retry': ({ whatIf }) => {
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) fireEvent.click(retry);
    else act(() => whatIf.send({ type: 'whatIf.retry' }));
  },
  'kind.choose': (world) => choose(world, 'Loss limit', { type: 'kind.choose', kind: 'loss' }),
  'period.choose': (world) => choose(world, '7 days', { type: 'period.choose', period: 'week' }),
  'amount.slide': (world) => write(world, slider(), '3', { type: 'amount.slide', step: 3 }),
  'amount.change': (world, name) => {
    const amount = name === 'no amount' ? '' : '12345';
    write(world, field(), amount, { type: 'amount.change', amount });
  },
  'xstate.done.actor.readOptions': ({ readOptions }, name) =>
    readOptions.answer(outputOf(cases, 'readOptions', name) as WhatIfOptions),
  'xstate.error.actor.readOptions': ({ readOptions }, name) =>
    readOptions.fail(errorOf(cases, 'readOptions', name)),
  'xstate.done.actor.replay': ({ replay }, name) => replay.answer(answer(name)),
  'xstate.error.actor.replay': ({ replay }, name) => replay.fail(errorOf(cases, 'replay', name)),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectState = ({ whatIf }: World, value: StateValue) => {
  const { amount, answer: given, fieldError } = whatIf.getSnapshot().context;
  if (typeof value === 'string') {
    expect(slider()).toBeNull();
    if (value === 'failed')
      expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
    return;
  }
  expect(field()).toHaveValue(amount);
  expect(screen.queryByText('Input cannot be empty') !== null).toBe(fieldError !== null);
  expect(screen.queryByText(/^You would have been stopped on 3 days of the last 90/) !== null).toBe(
    given?.stopped === 3,
  );
  expect(screen.queryByText(/^This limit would not have stopped you/) !== null).toBe(
    given?.stopped === 0,
  );
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(
    value['open'] === 'unanswered',
  );
};

walkScreens<World>({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(SETTLED)),
  start: () => start(),
  actorOf: ({ whatIf }) => whatIf,
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});

const opened = async (language?: Language) => {
  const world = await start(language);
  await world.readOptions.answer(outputOf(cases, 'readOptions', 'three of each') as WhatIfOptions);
  return world;
};

test('asks once when the slider rests, and ignores what was asked before', async () => {
  const { whatIf, replay, clock } = await opened();
  for (const value of ['1', '2', '3'])
    fireEvent.change(slider() as HTMLElement, { target: { value } });
  act(() => clock.increment(SETTLED - 1));
  expect(replay.inputs.map(({ amount }) => amount)).toEqual(['50000']);
  act(() => clock.increment(1));
  expect(replay.inputs.map(({ amount }) => amount)).toEqual(['50000', '10000']);
  expect(slider()?.getAttribute('aria-valuetext')).toMatch(/^Ks.10,000\.00$/);
  expect(field()).toHaveValue('10000');
  await replay.answer(answer('three days'));
  expect(screen.getByRole('status')).toHaveTextContent(/5 deposits would have been refused/);
  fireEvent.change(field() as HTMLElement, { target: { value: '9,000' } });
  expect(screen.queryByText(/would have been stopped/)).toBeNull();
  whatIf.stop();
});

test('says what bets that were left out had won, in Burmese too', async () => {
  const { whatIf, replay, clock } = await opened('MY');
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  act(() => clock.increment(SETTLED));
  await replay.answer({ ...answer('three days'), kept: '-700.00' });
  expect(screen.getByRole('status')).toHaveTextContent(/[^-]Ks.700\.00/);
  expect(screen.queryByText(/refused\.|stopped_|kind\./)).toBeNull();
  whatIf.stop();
});
