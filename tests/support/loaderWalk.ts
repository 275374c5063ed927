import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { makeLoader } from '../../machines/shared/loader';
import { errorOf, eventOf, outputOf } from './caseOf';
import type { Held } from './held';
import type { CanHappen } from './playable';
import type { Gestures } from './walk';
import { walkScreens } from './walkScreens';

type Machine<TValue> = ReturnType<typeof makeLoader<TValue>>;
type Step = EventFrom<Machine<unknown>>['type'] | `xstate.${'done' | 'error'}.actor.load`;
export type State = 'loading' | 'ready' | 'failed';

export type LoaderWorld<TValue> = {
  load: Held<TValue>;
  loader: {
    getSnapshot: () => { value: State; context: { value: TValue | null } };
    send: (event: EventFrom<Machine<TValue>>) => void;
  };
  stop: () => unknown;
};

type LoaderWalk<TValue, TWorld extends LoaderWorld<TValue>> = {
  cases: MachineCases;
  start: () => Promise<TWorld>;
  /** The values read, when the screen shows none of what the case file gives. */
  value?: TValue;
  /** Reads the data again. By default the loader's owner does, as after a change of language. */
  reload?: (world: TWorld) => void | Promise<void>;
  /** Brings a value from elsewhere. By default another tab does. */
  receive?: (world: TWorld) => void | Promise<void>;
  /** By default a person has the retry only while nothing is known. */
  canHappen?: CanHappen;
  expectWaiting: () => unknown;
  /** Nothing is known, and the read failed. By default one alert says so. */
  expectFailed?: () => unknown;
  /** `state` is that of the next read: known values stay on show. */
  expectKnown: (value: TValue, state: State) => unknown;
};

const retryWhileNothingIsKnown: CanHappen = ({ snapshot }, { stimulus: { type } }) =>
  type !== 'data.reload' ||
  !snapshot.matches('failed') ||
  (snapshot.context as { value: unknown }).value === null;

const expectAlert = () =>
  expect(screen.getByRole('alert')).toHaveTextContent(/Network link is abnormal/);

/** Walks the plan of a loader (`makeLoader`) through the screen that shows what it read. */
export const walkLoader = <TValue, TWorld extends LoaderWorld<TValue> = LoaderWorld<TValue>>({
  cases,
  start,
  value,
  reload,
  receive,
  canHappen = retryWhileNothingIsKnown,
  expectWaiting,
  expectFailed = expectAlert,
  expectKnown,
}: LoaderWalk<TValue, TWorld>): void => {
  const send = ({ loader }: TWorld, event: EventFrom<Machine<TValue>>) =>
    act(async () => loader.send(event));
  const gestures = {
    'data.reload': (world) => {
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry) return void fireEvent.click(retry);
      return reload ? reload(world) : send(world, { type: 'data.reload' });
    },
    'data.received': (world, name) =>
      receive
        ? receive(world)
        : send(world, {
            type: 'data.received',
            value: value ?? (eventOf(cases, 'data.received', name) as { value: TValue }).value,
          }),
    'xstate.done.actor.load': ({ load }, name) =>
      load.answer(value ?? (outputOf(cases, 'load', name) as TValue)),
    'xstate.error.actor.load': ({ load }, name) => load.fail(errorOf(cases, 'load', name)),
  } satisfies Gestures<Step, TWorld>;

  const expectShown = (state: State, known: TValue | null) => {
    if (known !== null) return expectKnown(known, state);
    if (state === 'failed') return expectFailed();
    // An earlier failure may stay on show until the answer comes, as long as it says that it is
    // being read.
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) return expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).toBeNull();
    return expectWaiting();
  };

  walkScreens({
    cases,
    canHappen,
    gestures,
    start,
    actorOf: ({ loader, stop }) => ({ getSnapshot: () => loader.getSnapshot(), stop }),
    expectShown: ({ loader }, state) =>
      waitFor(() => expectShown(state as State, loader.getSnapshot().context.value)),
  });
};
