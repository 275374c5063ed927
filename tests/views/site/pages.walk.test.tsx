import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { createActor, fromCallback, type StateValue } from 'xstate';
import { fixturesMachine } from '../../../machines/lobby/fixtures/fixtures.machine';
import type { Fixtures } from '../../../machines/lobby/fixtures/fixtures.types';
import { cases } from '../../../machines/site/pages/pages.cases';
import type {
  FoundCategories,
  PagesEvent,
  PagesInput,
} from '../../../machines/site/pages/pages.types';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { loadFlows } from '../../../src/flows/shared/table';
import { SitePage } from '../../../src/app/SitePage';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { wholePages } from '../../support/wholeMachines';
import { renderTile } from '../lobby/games.world';
import { bootWith, createWorld } from './shell.world';
// They load on demand; the time of that is not part of their behaviour.
import '../../../src/features/lobby/gameList/FavouritesPage';
import '../../../src/features/lobby/fixtures/Fixtures';
import '../../../src/flows/screens/GameCentreScreen';
import '../../../src/flows/screens/GameListScreen';
import '../../../src/features/lobby/gameList/RecentPage';
import '../../../src/features/lobby/lottery/LotteryPage';
import '../../../src/features/rewards/pointMall/PointMallPage';
import '../../../src/features/rewards/promotions/PromotionsPage';
import '../../../src/features/site/app/NotFoundPage';

const heldFixtures = fixturesMachine.provide({
  actors: {
    load: new Held<Fixtures>().logic,
    watch: fromCallback<{ type: 'reading.due' }>(() => undefined),
  },
});

type Step = PagesEvent['type'] | `xstate.${'done' | 'error'}.actor.findVendor`;

const start = async (input: PagesInput) => {
  const findVendor = new Held<FoundCategories, { vendor: string }>();
  const pages = createActor(
    wholePages.provide({ actors: { findVendor: findVendor.logic, fixtures: heldFixtures } }),
    {
      input,
    },
  ).start();
  const { session } = standInSession({
    vendors: createActor(
      vendorsMachine.provide({ actors: { load: new Held<VendorLane[]>().logic } }),
    ).start(),
    popups: createActor(popupsMachine, { input: { wasClosed: false } }).start(),
  });
  const { app } = createWorld({ boot: bootWith({ PTSYS3: true }) });
  app.start();
  await waitFor(() => expect(app.getSnapshot().context.platform).not.toBeNull());
  await renderView(
    <SitePage
      app={app}
      session={session}
      pages={pages}
      tiles={{ renderTile, renderVendor: () => <></> }}
    />,
  );
  return { app, pages, findVendor };
};
type World = Awaited<ReturnType<typeof start>>;

/** The session says which address is opened, who is here and in which language. */
const send = ({ pages }: World, type: PagesEvent['type'], name: string) =>
  act(async () => pages.send({ ...(eventOf(cases, type, name) as object), type } as PagesEvent));

const gestures = {
  'address.changed': (world, name) => send(world, 'address.changed', name),
  'viewer.changed': (world, name) => send(world, 'viewer.changed', name),
  'game.ended': (world, name) => send(world, 'game.ended', name),
  'language.changed': (world, name) => send(world, 'language.changed', name),
  'data.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'xstate.done.actor.findVendor': ({ findVendor }, name) =>
    findVendor.answer(outputOf(cases, 'findVendor', name) as FoundCategories),
  'xstate.error.actor.findVendor': ({ findVendor }, name) =>
    findVendor.fail(errorOf(cases, 'findVendor', name)),
} satisfies Gestures<Step, World>;

const TITLES: Record<string, string> = {
  'gameList plain': 'Slots',
  'gameList withRooms': 'Poker & cards',
  'gameCentre plain': 'E-sports',
  'gameCentre withFixtures': 'Sports',
  favourites: 'Favourites',
  recent: 'Recent games',
  lottery: 'Quick lotteries',
  promotions: 'Promotions',
  pointMall: 'Points mall',
  notFound: 'This page does not exist',
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  const place = typeof value === 'string' ? value : String(Object.values(value)[0]);
  if (place === 'finding')
    return expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  if (place === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const whole = typeof value === 'string' ? value : Object.entries(value).flat().join(' ');
  const title = TITLES[whole] ?? TITLES[place] ?? whole;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  return expect(screen.queryAllByRole('region', { name: 'Rooms' })).toHaveLength(
    place === 'withRooms' ? 1 : 0,
  );
};

beforeAll(loadFlows);

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as PagesInput),
  actorOf: ({ app, pages }) => ({
    getSnapshot: () => pages.getSnapshot(),
    stop: () => [app, pages].map((one) => one.stop()),
  }),
  expectShown: (_, value) => waitFor(() => expectShown(value)),
});
