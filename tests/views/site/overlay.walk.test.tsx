import './shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { cases } from '../../../machines/site/overlay/overlay.cases';
import { overlayMachine, type OverlayName } from '../../../machines/site/overlay/overlay.machine';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import { shellMachine } from '../../../machines/site/shell/shell.machine';
import { supportMachine } from '../../../machines/support/support/support.machine';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import { CustomerServiceDialog } from '../../../src/features/support/support/CustomerServiceDialog';
import { Shell } from '../../../src/features/site/shell/Shell';
import { withStubs } from '../../../qa/model/stub';
import { eventOf } from '../../support/caseOf';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { createWorld } from './shell.world';

const start = async () => {
  const { app } = createWorld();
  const overlay = createActor(overlayMachine).start();
  const { session } = standInSession({
    vendors: createActor(vendorsMachine).start(),
    support: createActor(withStubs(supportMachine)).start(),
    popups: createActor(popupsMachine, { input: { wasClosed: false } }).start(),
  });
  const shell = createActor(shellMachine, {
    input: { menuCollapsed: false, theme: 'system', balanceHidden: false },
  }).start();
  await renderView(
    <>
      <Shell
        app={app}
        session={session}
        shell={shell}
        overlay={overlay}
        hasSideMenu
        languageSelect={null}
        sideBanners={null}
        onLoginIntent={() => undefined}
        renderVendor={() => null}
      >
        A page
      </Shell>
      <CustomerServiceDialog timeZone="Asia/Yangon" app={app} overlay={overlay} />
    </>,
  );
  return { overlay, open: [] as OverlayName[] };
};
type World = Awaited<ReturnType<typeof start>>;

/** The filters are on the pages of lists (`tests/views/lobby/filters.test.tsx`). */
const DIALOGS: Record<OverlayName, string> = {
  filters: 'Filters',
  menu: 'Side menu',
  customerService: 'Customer service',
};
const dialog = (name: OverlayName) => screen.queryByRole('dialog', { name: DIALOGS[name] });
const nameIn = (type: 'overlay.open' | 'overlay.close', name: string) =>
  (eventOf(cases, type, name) as { with: { name: OverlayName } }).with.name;

const gestures = {
  'overlay.open': async ({ open }, name) => {
    const wanted = nameIn('overlay.open', name);
    fireEvent.click(
      within(screen.getByRole('banner')).getByRole('button', {
        name: wanted === 'menu' ? 'Open menu' : 'Customer service',
      }),
    );
    if (!open.includes(wanted)) open.push(wanted);
  },
  'overlay.close': async ({ open }, name) => {
    const wanted = nameIn('overlay.close', name);
    const shown = await screen.findByRole('dialog', { name: DIALOGS[wanted] });
    fireEvent.click(
      within(shown).getByRole('button', { name: wanted === 'menu' ? 'Close menu' : 'Close' }),
    );
    open.splice(open.indexOf(wanted), 1);
  },
  // The app closes overlays when the product closes; then another page is below, and this test is
  // about what is above it.
  'overlay.clear': ({ overlay, open }) => {
    open.length = 0;
    act(() => overlay.send({ type: 'overlay.clear' }));
  },
} satisfies Gestures<EventFrom<typeof overlayMachine>['type'], World>;

/** Checks what a person sees; written by hand, apart from the selectors. */
const expectShown = ({ open }: World) => {
  for (const name of ['menu', 'customerService'] as const) {
    if (open.includes(name)) expect(dialog(name)).toBeVisible();
    else expect(dialog(name)).toBeNull();
  }
};

/** On a wide page the menu covers nothing. */
beforeEach(() => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: false,
  }));
});

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ overlay }) => overlay,
  expectShown: (world) => waitFor(() => expectShown(world)),
});
