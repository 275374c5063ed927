import { gameLaunchSetup, onOutput } from '../gameLaunch.setup';
import type { GameLaunchContext, LaunchedGame } from '../gameLaunch.types';

const launchedOf = ({ launched }: GameLaunchContext) => launched as LaunchedGame;

/** In a window of the browser, which is opened and watched. */
export const inWindow = gameLaunchSetup.createStateConfig({
  initial: 'opening',
  on: { 'gameLaunch.close': 'left' },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context }) => ({ url: launchedOf(context).url }),
        onDone: onOutput('openWindow', [
          { guard: 'isOpened', target: 'open' },
          { target: 'blocked' },
        ]),
        onError: 'blocked',
      },
    },
    /** The browser keeps windows shut unless a click opens them: another click does. */
    blocked: { on: { 'game.retry': 'opening' } },
    open: {
      invoke: { id: 'watchWindow', src: 'watchWindow' },
      on: { 'window.closed': '#gameLaunch.left' },
    },
  },
});
