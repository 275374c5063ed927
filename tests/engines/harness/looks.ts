import { vi } from 'vitest';
import { namedIn, type Language, type Screen } from '../../../scripts/looks/screens';
import { partsAtRest, type Part } from './parts';
import { startVisit, type Visit } from './visits';
import type { EngineName } from './engine';

/** Windows by their width. WebKitGTK has none that is narrower than 447 px. */
export const HEIGHTS = { 1440: 900, 480: 800 } as const;
export type Width = keyof typeof HEIGHTS;
export type Place = { screen: Screen; width: Width; language: Language };

/** How long nothing moves at a page that is at rest, in ms. */
const QUIET = 150;
const PATIENCE = 5_000;
/** What a busy machine may take to load the page. */
const LOAD = 20_000;

/** Somebody who goes from screen to screen in one engine, without loading the page for each. */
export type Looker = {
  visit: Visit;
  /** Goes to a place, if not there. */
  arrive: (place: Place) => Promise<void>;
  /** The parts of the screen, once it is at rest. */
  look: () => Promise<Part[]>;
  /** Whoever arrives next, loads the page. */
  forget: () => void;
};

export const startLooker = async (name: EngineName): Promise<Looker> => {
  const visit = await startVisit(name);
  const { engine, person, controls } = visit;
  await visit.begin();
  let here: Place | null = null;
  let isGiven = false;
  /** What the screen before looked like: it may still be on show. */
  let before = '';
  let last = '';
  let shown = '';

  const load = async ({ screen, language }: Place) => {
    if (isGiven) await controls.reset();
    isGiven = screen.given !== undefined;
    await screen.given?.(controls);
    await engine.run((lang) => {
      sessionStorage.removeItem('token');
      localStorage.setItem('lang', lang);
      sessionStorage.setItem('popupsClosed', '1');
    }, language);
    if (screen.who === 'guest') await visit.goto(screen.address);
    else await visit.goAs(screen.who, screen.address);
  };
  const mustLoad = ({ screen, language }: Place) =>
    here === null ||
    isGiven ||
    screen.given !== undefined ||
    screen.act !== undefined ||
    here.screen.act !== undefined ||
    here.screen.who !== screen.who ||
    here.language !== language;
  const look = async () => {
    const parts = await engine.run(partsAtRest, QUIET, PATIENCE);
    last = JSON.stringify(parts.map((part) => part.name));
    return parts;
  };
  return {
    visit,
    look,
    forget: () => {
      here = null;
    },
    arrive: async (place) => {
      const { screen, width, language } = place;
      const isThere = here?.screen === screen && here.language === language && !screen.act;
      if (here?.width !== width) await engine.resize(width, HEIGHTS[width]);
      if (!isThere) {
        before = shown === screen.address ? '' : last;
        shown = screen.address;
        if (mustLoad(place)) await load(place);
        else await engine.run(follow, screen.address);
        await vi.waitFor(
          async () => {
            await look();
            if (last === before) throw new Error(`${name} does not leave the screen before.`);
          },
          { timeout: LOAD, interval: 50 },
        );
        await screen.act?.(
          {
            press: (begins, role) => person.press({ begins }, role),
            search: async (words) => {
              const dialog = person.within('dialog');
              await dialog.pressFirst('searchbox');
              await engine.type(words);
              await dialog.sees({ role: 'option' });
            },
          },
          namedIn(language),
        );
      }
      here = place;
    },
  };
};

/** Runs in the page: goes to an address as Back and Forward do, which load nothing. */
const follow = (address: string): void => {
  const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
  history.pushState({ idx, key: `looks-${idx}` }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};
