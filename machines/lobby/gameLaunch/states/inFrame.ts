import { gameLaunchSetup } from '../gameLaunch.setup';

/** In the popup's iframe or on the game page; both show the same frame. */
export const inFrame = gameLaunchSetup.createStateConfig({
  initial: 'unready',
  on: {
    'gameLaunch.close': 'left',
    'game.left': 'left',
    'game.failed': { target: 'failed', actions: 'showGameFault' },
    // A page that did not come looks to us as one that did: only the person sees that.
    'game.retry': { target: 'launching', actions: 'keepPlace' },
  },
  states: {
    unready: {
      initial: 'quick',
      after: { loadTimeout: { target: '#gameLaunch.failed', actions: 'showTimeout' } },
      on: { 'frame.loaded': 'ready', 'game.ready': 'ready' },
      states: { quick: { after: { slowAfter: 'slow' } }, slow: {} },
    },
    ready: {},
  },
});
