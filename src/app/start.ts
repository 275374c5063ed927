import type { i18n as I18n } from 'i18next';
import type { AppRef } from '../../machines/site/app/app.machine';
import type { Services } from '../services';
import type { Recorder } from './capsule/recorder';
import type { InspectOptions } from './inspect';

/** Where the page stands, and whether it was prerendered (docs/decisions/0034). */
type Place = { place: HTMLElement; isDrawn: boolean };
/** The services, and the words of their language as they come. */
export type Opened = { services: Services; words: Promise<I18n> };
/** What follows every actor from its start. `announce` tells a waiting report that the app runs. */
export type Recording = {
  recorder: Recorder;
  inspector: InspectOptions | undefined;
  announce: (app: AppRef) => void;
};
/** The app's actor before it starts: its snapshot is what the prerendered page shows. */
export type Created = { app: AppRef };
/** An app whose changes the browser follows, and that hears the browser. */
type Connected = Created & { isConnected: true };
/** An app that has started. */
type Running = Created & { isRunning: true };

/** What each step of the start does; each takes what the steps before it gave. */
export type StartSteps = {
  takePlace: () => Place;
  openServices: () => Opened;
  /** Fetches what the address asks for; resolves when it came, or is not to be waited for. */
  preloadScreen: (words: Promise<I18n>) => Promise<unknown>;
  openRecording: () => Promise<Recording>;
  createApp: (services: Services, recording: Recording) => Created;
  runApp: (created: Created, recording: Recording) => Running;
  /** Fetches what may be asked for next, when the page is idle. */
  preloadLater: (recording: Recording) => void;
  connect: (created: Created, services: Services) => Connected;
  /** Puts a running app into an empty place. */
  render: (place: Place, app: Running & Connected, i18n: I18n, recording: Recording) => void;
  /** Hydrates the prerendered page. `run` starts the app when the page is React's. */
  hydrate: (
    place: Place,
    app: Connected,
    i18n: I18n,
    recording: Recording,
    run: () => void,
  ) => void;
  /** Lets the browser handle what the person did meanwhile. */
  nextTask: () => Promise<void>;
};

/**
 * Starts the app. A prerendered page can be used already, so the work is split into tasks, and the
 * app starts only after hydration: it must not differ from what the page shows.
 * The types of the steps prove their order (docs/decisions/0047).
 *
 * The steps are called inside a function, because a top-level `await` stops the bundler from
 * joining its files: six requests more at /login.
 */
export const start = async (steps: StartSteps): Promise<void> => {
  const place = steps.takePlace();
  const { services, words } = steps.openServices();
  const screen = steps.preloadScreen(words);
  const recording = await steps.openRecording();

  if (place.isDrawn) await steps.nextTask();
  const created = steps.createApp(services, recording);
  if (place.isDrawn) await steps.nextTask();
  const running = place.isDrawn ? null : steps.runApp(created, recording);
  steps.preloadLater(recording);
  const connected = steps.connect(created, services);

  const i18n = await words;
  await screen;
  if (running) {
    steps.render(place, { ...running, ...connected }, i18n, recording);
    return;
  }
  await steps.nextTask();
  steps.hydrate(place, connected, i18n, recording, () => steps.runApp(created, recording));
};
