import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromCallback, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/lobby/fixtures/fixtures.cases';
import {
  fixturesMachine,
  type FixturesSnapshot,
} from '../../../machines/lobby/fixtures/fixtures.machine';
import { selectScreen } from '../../../machines/lobby/fixtures/fixtures.selectors';
import type { Fixtures as Read } from '../../../machines/lobby/fixtures/fixtures.types';
import { Fixtures } from '../../../src/features/lobby/fixtures/Fixtures';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import type { CanHappen } from '../../support/playable';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step = EventFrom<typeof fixturesMachine>['type'] | `xstate.${'done' | 'error'}.actor.load`;
type Due = { type: 'reading.due' };

const start = async () => {
  const load = new Held<Read>();
  const clock: { due?: () => void } = {};
  const fixtures = createActor(
    fixturesMachine.provide({
      actors: {
        load: load.logic,
        watch: fromCallback<Due>(({ sendBack }) => {
          clock.due = () => sendBack({ type: 'reading.due' });
          return () => delete clock.due;
        }),
      },
    }),
  ).start();
  await renderView(<Fixtures session={standInSession({}).session} fixtures={fixtures} />);
  return { load, clock, fixtures };
};
type World = Awaited<ReturnType<typeof start>>;

const section = () => within(screen.getByRole('region', { name: 'Matches' }));
const again = () => section().queryByRole('button', { name: 'Try again' });
const STOP = 'Stop updating the odds';
const START = 'Keep the odds up to date';

const STAGE_OF = { 'the running ones': 'Live', 'the coming ones': 'Coming', both: 'Both' };

const gestures = {
  'data.reload': ({ fixtures }) => {
    const button = again();
    // In another language everything is read again without a press.
    if (button && button.getAttribute('aria-busy') !== 'true') fireEvent.click(button);
    else act(() => fixtures.send({ type: 'data.reload' }));
  },
  'reading.due': ({ clock }) => act(() => clock.due?.()),
  'updates.stop': () => void fireEvent.click(section().getByRole('button', { name: STOP })),
  'updates.start': () => void fireEvent.click(section().getByRole('button', { name: START })),
  'league.choose': (_, name) =>
    void fireEvent.click(
      section().getByRole('radio', {
        name: name === 'all of them' ? 'All leagues' : 'River League',
      }),
    ),
  'stage.choose': (_, name) =>
    void fireEvent.click(
      section().getByRole('radio', { name: STAGE_OF[name as keyof typeof STAGE_OF] }),
    ),
  'xstate.done.actor.load': ({ load }, name) => load.answer(outputOf(cases, 'load', name) as Read),
  'xstate.error.actor.load': ({ load }, name) => load.fail(errorOf(cases, 'load', name)),
} satisfies Gestures<Step, World>;

/**
 * The button is one or the other, and the clock is silent while it is off. Leagues are shown with
 * their matches.
 */
const canHappen: CanHappen = ({ snapshot }, { stimulus: { type } }) =>
  type === 'league.choose' || type === 'stage.choose'
    ? selectScreen(snapshot as FixturesSnapshot) === 'matches'
    : type === 'updates.start' || type === 'updates.stop' || type === 'reading.due'
      ? snapshot.matches({ updates: type === 'updates.start' ? 'off' : 'on' })
      : true;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ fixtures }: World, value: StateValue) => {
  const { matches, updates } = value as { matches: string; updates: string };
  expect(section().getByRole('button', { name: updates === 'on' ? STOP : START })).toBeVisible();
  const known = fixtures.getSnapshot().context.fixtures;
  if (matches === 'failed') {
    expect(section().getByRole('alert')).toHaveTextContent('Network link is abnormal');
    expect(again()).toBeVisible();
  }
  if (matches === 'ready') expect(section().queryByRole('alert')).toBeNull();
  if (!known) {
    expect(section().queryByRole('list')).toBeNull();
    if (matches === 'loading') expect(section().getByRole('status')).toHaveTextContent('Loading');
    return;
  }
  expect(section().queryByRole('status')).toBeNull();
  if (known.matches.length === 0)
    return expect(section().getByText('There are no matches at the moment.')).toBeVisible();
  const { league, stage } = fixtures.getSnapshot().context;
  const shown = [
    ...(league === 'River League' || stage === 'coming' ? [] : ['Bago 1 Pyay 0']),
    ...(stage === 'live' ? [] : ['Monywa Magway']),
  ];
  const headings = section().queryAllByRole('heading', { level: 4 });
  expect(headings).toHaveLength(shown.length);
  shown.forEach((name, place) => expect(headings[place]).toHaveAccessibleName(name));
  expect(section().queryAllByText('No match of this choice at the moment.')).toHaveLength(
    shown.length === 0 ? 1 : 0,
  );
  expect(section().getByRole('radio', { name: league ?? 'All leagues' })).toBeChecked();
  const chosen = { live: 'Live', coming: 'Coming' };
  expect(section().getByRole('radio', { name: stage ? chosen[stage] : 'Both' })).toBeChecked();
  expect(section().getByText('These matches are not real.')).toBeVisible();
  return expect(section().getByText(/^Odds and scores/)).toHaveTextContent(
    updates === 'on' ? / at \d\d:\d\d$/ : / of \d{4}-\d\d-\d\d \d\d:\d\d, no longer updated$/,
  );
};

walkScreens({
  cases,
  canHappen,
  gestures,
  start,
  actorOf: ({ fixtures }) => fixtures,
  expectShown: (world, value) => waitFor(() => expectShown(world, value)),
});
