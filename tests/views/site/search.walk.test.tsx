import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/site/search/search.cases';
import { searchMachine } from '../../../machines/site/search/search.machine';
import type {
  Found,
  PrepareOutcome,
  SearchEvent,
  SearchInput,
} from '../../../machines/site/search/search.types';
import { SearchDialog } from '../../../src/features/site/search/SearchDialog';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

const start = async (input: SearchInput) => {
  const ports = {
    prepare: new Held<PrepareOutcome>(),
    find: new Held<Found[], { words: string }>(),
    readRecent: new Held<string[]>(),
    forgetRecent: new Held<null>(),
    remember: new Held<null, { words: string }>(),
  };
  const actor = createActor(
    searchMachine.provide({
      actors: {
        prepare: ports.prepare.logic,
        find: ports.find.logic,
        readRecent: ports.readRecent.logic,
        forgetRecent: ports.forgetRecent.logic,
        remember: ports.remember.logic,
      },
    }),
    { input },
  ).start();
  await renderView(<SearchDialog search={actor} />);
  return { actor, ports };
};
type World = Awaited<ReturnType<typeof start>>;
const PORTS = ['prepare', 'find', 'findToOpen', 'readRecent', 'forgetRecent', 'remember'] as const;
type Step =
  | Exclude<SearchEvent['type'], 'language.changed'>
  | `xstate.${'done' | 'error'}.actor.${(typeof PORTS)[number]}`;

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const key = (name: string) => void fireEvent.keyDown(field(), { key: name });
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const portOf = ({ ports }: World, name: (typeof PORTS)[number]) =>
  ports[name === 'findToOpen' ? 'find' : name];

const answers = Object.fromEntries(
  PORTS.flatMap((port) => [
    [
      `xstate.done.actor.${port}`,
      (world: World, name: string) =>
        portOf(world, port).answer(outputOf(cases, port, name) as never),
    ],
    [
      `xstate.error.actor.${port}`,
      (world: World, name: string) => portOf(world, port).fail(errorOf(cases, port, name)),
    ],
  ]),
) as Gestures<Extract<Step, `xstate.${string}`>, World>;

walkScreens<World>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as SearchInput),
  actorOf: ({ actor }) => actor,
  gestures: {
    ...answers,
    'words.changed': (_, name) => {
      const { words } = eventOf(cases, 'words.changed', name) as { words: string };
      const typed = field().value === words ? `${words} ` : words;
      fireEvent.change(field(), { target: { value: typed } });
    },
    'result.next': () => key('ArrowDown'),
    'result.previous': () => key('ArrowUp'),
    'search.submit': () => key('Enter'),
    'result.choose': ({ actor }, name) => {
      const option = screen.queryAllByRole('option', { name: /^Deposit/ })[0];
      const offer = screen.queryAllByRole('button', { name: 'Deposit' })[0];
      const shown = option ?? offer;
      if (shown) fireEvent.click(shown);
      // Nothing is offered yet: another screen may choose.
      else
        actor.send({
          ...(eventOf(cases, 'result.choose', name) as { found: Found }),
          type: 'result.choose',
        });
    },
    'answer.retry': () => {
      const alert = screen
        .getAllByRole('alert')
        .find((one) => one.textContent.includes('does not work'));
      fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    },
    'catalogue.retry': () => {
      const alert = screen
        .getAllByRole('alert')
        .find((one) => one.textContent.includes('could not be loaded'));
      fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    },
    'recent.forget': ({ actor }) => {
      const forget = screen.queryByRole('button', { name: 'Forget these searches' });
      if (forget) fireEvent.click(forget);
      // Nothing was searched for before, so there is nothing to press.
      else actor.send({ type: 'recent.forget' });
    },
    'language.changed': ({ actor }) => actor.send({ type: 'language.changed' }),
    'search.close': () => press('Close'),
  } satisfies Gestures<Step | 'language.changed', World>,
  expectShown: ({ actor }) => {
    const { context } = actor.getSnapshot();
    const state = actor.getSnapshot();
    expect(field().value).toBe(context.words);
    expect(screen.queryAllByRole('option').map((option) => option.id.split(' ').at(-1))).toEqual(
      context.found.map(({ id }) => id.split(' ').at(-1)),
    );
    const marked = screen
      .queryAllByRole('option')
      .findIndex((option) => option.getAttribute('aria-selected') === 'true');
    expect(marked).toBe(context.found.length > 0 ? context.at : -1);
    expect(screen.queryByText(/Nothing found for/) !== null).toBe(
      state.matches({ open: { answer: 'empty' } }),
    );
    expect(screen.queryByText(/the games are loading$/) !== null).toBe(
      context.found.length > 0 && state.matches({ open: { catalogue: 'preparing' } }),
    );
    expect(screen.queryAllByRole('alert')).toHaveLength(
      (state.matches({ open: { answer: 'failed' } }) ? 1 : 0) +
        (state.matches({ open: { catalogue: 'failed' } }) ? 1 : 0),
    );
  },
});
