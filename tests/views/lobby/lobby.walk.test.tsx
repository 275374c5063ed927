import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import { cases } from '../../../machines/lobby/lobby/lobby.cases';
import {
  lobbyMachine,
  LOADED_SECTIONS,
  type LoadedSection,
} from '../../../machines/lobby/lobby/lobby.machine';
import type { Game } from '../../../machines/shared/game.types';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { Lobby } from '../../../src/features/lobby/lobby/Lobby';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderTile } from './games.world';
// Loaded with the first choice; the time of its import is not part of its behaviour.
import '../../../src/features/lobby/lobby/CategoryPane';

type Step = EventFrom<typeof lobbyMachine>['type'] | `xstate.${'done' | 'error'}.actor.loadSection`;
const PAUSE = 300;
const TITLES: Record<LoadedSection, string> = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  PVP: 'Poker & cards',
  ELOTT: 'E-lottery',
};

const start = async () => {
  const load = new Held<Game[], { section: LoadedSection }>();
  const clock = new SimulatedClock();
  const lobby = createActor(lobbyMachine.provide({ actors: { loadSection: load.logic } }), {
    clock,
  }).start();
  // It is not known yet which categories have vendors, so all are listed.
  const vendors = createActor(
    vendorsMachine.provide({ actors: { load: new Held<VendorLane[]>().logic } }),
  ).start();
  await renderView(
    <Lobby
      session={standInSession({ vendors }).session}
      lobby={lobby}
      renderTile={renderTile}
      renderVendor={() => null}
    />,
  );
  return {
    lobby,
    clock,
    load,
    choice: 'Home',
    sections: Object.fromEntries(LOADED_SECTIONS.map((section) => [section, 'waiting'])) as Record<
      LoadedSection,
      'waiting' | 'there' | 'failed'
    >,
  };
};
type World = Awaited<ReturnType<typeof start>>;

const region = (section: LoadedSection) => screen.getByRole('region', { name: TITLES[section] });
const choose = (world: World, name: string) => {
  world.choice = name;
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Game categories' })).getByRole('button', { name }),
  );
};
/** The section that was read last. */
const asked = ({ load }: World) => load.inputs.at(-1)?.section ?? 'RNG';

const gestures = {
  'category.choose': (world) => choose(world, 'Slots'),
  'section.retry': (world, name) => {
    const { section } = eventOf(cases, 'section.retry', name) as { section: LoadedSection };
    // A chosen category has the page to itself.
    if (world.choice !== 'Home') choose(world, 'Home');
    world.sections[section] = 'waiting';
    fireEvent.click(within(region(section)).getByRole('button', { name: 'Try again' }));
  },
  // The session does, in another language.
  'data.reload': ({ lobby, sections }) => {
    for (const section of LOADED_SECTIONS)
      if (sections[section] === 'failed') sections[section] = 'waiting';
    act(() => lobby.send({ type: 'data.reload' }));
  },
  'xstate.done.actor.loadSection': async (world, name) => {
    world.sections[asked(world)] = 'there';
    await world.load.answer(outputOf(cases, 'loadSection', name) as Game[]);
  },
  'xstate.error.actor.loadSection': async (world, name) => {
    world.sections[asked(world)] = 'failed';
    await world.load.fail(errorOf(cases, 'loadSection', name));
  },
} satisfies Gestures<Step, World>;

/** Checks what a person sees of each section; written by hand, apart from the selectors. */
const expectShown = ({ sections, choice }: World) => {
  for (const section of LOADED_SECTIONS) {
    if (choice !== 'Home' && choice !== TITLES[section]) {
      expect(screen.queryByRole('region', { name: TITLES[section] })).toBeNull();
      continue;
    }
    const shown = region(section);
    expect(within(shown).queryAllByRole('alert')).toHaveLength(
      sections[section] === 'failed' ? 1 : 0,
    );
    expect(within(shown).queryAllByRole('button', { name: 'Game 1' })).toHaveLength(
      sections[section] === 'there' ? 1 : 0,
    );
    expect(
      shown.getAttribute('aria-busy') ??
        shown.querySelector('[aria-busy]')?.getAttribute('aria-busy') ??
        null,
    ).toBe(sections[section] === 'waiting' ? 'true' : null);
  }
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock }) => act(() => clock.increment(PAUSE)),
  start,
  actorOf: ({ lobby }) => lobby,
  expectShown: (world) => waitFor(() => expectShown(world)),
});
