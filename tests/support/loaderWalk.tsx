import { act, fireEvent, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { makeLoader } from '../../machines/shared/loader';
import { errorOf, eventOf, outputOf } from './caseOf';
import { Held } from './held';
import { renderView } from './renderView';
import type { Gestures } from './walk';
import { walkScreens } from './walkScreens';

export type LoaderState = 'loading' | 'ready' | 'failed';
type Loader<TValue> = ReturnType<typeof makeLoader<TValue>>;
type LoaderStep = 'data.reload' | 'data.received' | `xstate.${'done' | 'error'}.actor.load`;
type World<TValue> = { loader: ActorRefFrom<Loader<TValue>>; load: Held<TValue>; known: TValue | null };

/** How what a loader (`machines/shared/loader.ts`) reads is walked through the screen that shows it. */
export type LoaderWalk<TValue> = {
  cases: MachineCases;
  machine: Loader<TValue>;
  view: (loader: ActorRefFrom<Loader<TValue>>) => ReactNode;
  /** Done once it is rendered, such as opening a menu. */
  prepare?: () => void | Promise<void>;
  /** The button that reads again, if there is one on the screen; where there is none, its owner asks. */
  again?: () => HTMLElement | null;
  /** What a person sees in a state; `known` is what was read last, null before the first. */
  expectShown: (state: LoaderState, known: TValue | null) => unknown;
};

/** Walks the plan of a loader: reading, knowing, failing, each with or without what was read before. */
export const walkLoader = <TValue,>({ cases, machine, view, prepare, again, expectShown }: LoaderWalk<TValue>): void => {
  const gestures = {
    'data.reload': ({ loader }) => {
      const button = again?.();
      if (button) fireEvent.click(button);
      else act(() => loader.send({ type: 'data.reload' }));
    },
    // Another tab read it.
    'data.received': (world, name) => {
      const { value } = eventOf(cases, 'data.received', name) as { value: TValue };
      world.known = value;
      act(() => world.loader.send({ type: 'data.received', value }));
    },
    'xstate.done.actor.load': async (world, name) => {
      world.known = outputOf(cases, 'load', name) as TValue;
      await world.load.answer(world.known);
    },
    'xstate.error.actor.load': ({ load }, name) => load.fail(errorOf(cases, 'load', name)),
  } satisfies Gestures<LoaderStep, World<TValue>>;

  walkScreens<World<TValue>>({
    cases,
    gestures,
    start: async () => {
      const load = new Held<TValue>();
      const loader = createActor(machine.provide({ actors: { load: load.logic } })).start();
      await renderView(view(loader));
      await prepare?.();
      return { loader, load, known: null };
    },
    actorOf: ({ loader }) => loader,
    expectShown: ({ known }, value) => waitFor(() => expectShown(value as LoaderState, known)),
  });
};
