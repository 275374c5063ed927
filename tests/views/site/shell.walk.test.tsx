import './shell.setup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromPromise, type EventFrom, fromTransition } from 'xstate';
import type { Balance as Amount } from '../../../contract/platform';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { overlayMachine } from '../../../machines/site/overlay/overlay.machine';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import { cases } from '../../../machines/site/shell/shell.cases';
import { shellMachine, type ShellPreferences } from '../../../machines/site/shell/shell.machine';
import { FooterLinks } from '../../../src/features/site/shell/FooterLinks';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { supportMachine } from '../../../machines/support/support/support.machine';
import { withStubs } from '../../../qa/model/stub';
import { vendor } from '../lobby/games.world';
import { Balance } from '../../../src/features/site/shell/Balance';
import { SideMenu } from '../../../src/features/site/shell/SideMenu';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { createWorld, player } from './shell.world';

const side = () => within(screen.getByRole('navigation', { name: 'Side menu' }));
const products = () => within(screen.getByRole('radiogroup', { name: 'Products' }));
const balance = () => within(screen.getByRole('group', { name: 'Balance' }));

const start = async (preferences: ShellPreferences) => {
  const shell = createActor(shellMachine, { input: preferences }).start();
  const money = createActor(
    balanceMachine.provide({
      actors: {
        load: fromPromise<Amount, void>(() =>
          Promise.resolve({ balance: '12345.67', currencySymbol: 'K', asOf: 0 }),
        ),
      },
    }),
  ).start();
  const popups = createActor(popupsMachine, { input: { wasClosed: false } }).start();
  const vendors = createActor(
    vendorsMachine.provide({
      actors: {
        load: fromPromise<VendorLane[], void>(() =>
          Promise.resolve([
            { category: 'RNG', vendors: [vendor('JL')], games: [] },
            { category: 'LIVE', vendors: [vendor('EG')], games: [] },
          ]),
        ),
      },
    }),
  ).start();
  const help = fromTransition((state) => state, { value: [], message: null });
  const support = createActor(
    withStubs(supportMachine).provide({ actors: { help: help as never } }),
  ).start();
  // As when the footer comes near: it waits for the list of the help.
  support.send({ type: 'helpList.show' });
  const { session } = standInSession({ balance: money, popups, vendors, support }, player);
  await renderView(
    <>
      <nav aria-label="Side menu">
        <SideMenu
          app={createWorld().app}
          session={session}
          shell={shell}
          overlay={createActor(overlayMachine)}
          languageSelect={null}
          banners={null}
          renderVendor={() => null}
          isPhone={false}
          hasBar
        />
      </nav>
      <Balance session={session} shell={shell} />
      <FooterLinks waiting={null} session={session} shell={shell} />
    </>,
  );
  return { shell };
};
type World = Awaited<ReturnType<typeof start>>;

const THEMES: Record<string, string> = {
  dark: 'Dark',
  light: 'Light',
  'as the device': 'Same as the device',
};

const gestures = {
  'menu.toggle': () =>
    void fireEvent.click(side().getByRole('button', { name: /^(Collapse|Expand) menu$/ })),
  'balance.toggle': () =>
    void fireEvent.click(balance().getByRole('button', { name: /^(Hide|Show) balance$/ })),
  'theme.choose': (_, name) =>
    void fireEvent.click(side().getByRole('radio', { name: THEMES[name] ?? '' })),
  'products.choose': (_, name) =>
    void fireEvent.click(products().getByRole('radio', { name: name === 'all' ? 'All' : 'Slots' })),
} satisfies Gestures<EventFrom<typeof shellMachine>['type'], World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (
  value: {
    menu: 'expanded' | 'collapsed';
    balance: 'shown' | 'hidden';
    theme: 'system' | 'dark' | 'light';
  },
  product: string | null,
) => {
  expect(
    within(screen.getByRole('region', { name: 'Products' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(product === 'RNG' ? ['Maker JL'] : ['Maker JL', 'Maker EG']);
  expect(
    side().getByRole('button', {
      name: value.menu === 'expanded' ? 'Collapse menu' : 'Expand menu',
    }),
  ).toBeVisible();
  expect(balance().getByText(value.balance === 'shown' ? 'K12,345.67' : '***')).toBeVisible();
  expect(
    balance().getByRole('button', {
      name: value.balance === 'shown' ? 'Hide balance' : 'Show balance',
    }),
  ).toBeVisible();
  expect(side().getByRole('radio', { checked: true })).toHaveAccessibleName(
    { system: 'Same as the device', dark: 'Dark', light: 'Light' }[value.theme],
  );
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as ShellPreferences),
  actorOf: ({ shell }) => shell,
  expectShown: ({ shell }, value) =>
    waitFor(() =>
      expectShown(value as Parameters<typeof expectShown>[0], shell.getSnapshot().context.product),
    ),
});
