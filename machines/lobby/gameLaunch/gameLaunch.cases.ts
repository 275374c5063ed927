import { defineCases } from '../../shared/cases';
import { gameCase } from '../../shared/gameCase';
import { gameLaunchMachine } from './gameLaunch.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const frame = {
  sandbox: 'allow-scripts allow-same-origin',
  allow: 'autoplay',
  origin: 'https://games.example',
};
const launched = {
  kind: 'launched' as const,
  name: '',
  url: 'https://games.example/play',
  needsTransfer: false,
  frame,
};

export const cases = defineCases(gameLaunchMachine, {
  file: import.meta.url,
  inputs: {
    game: { target: gameCase('1'), isOnPage: false },
    'by the address of the game page': { target: gameCase('2'), isOnPage: true },
    'a vendor with a list': {
      target: gameCase('', { code: '', opensList: true }),
      isOnPage: false,
    },
  },
  events: {
    'game.choose': [{ name: 'from the list', game: gameCase('3') }],
    'game.retry': [{ name: 'click' }],
    'gameLaunch.close': [{ name: 'click' }],
    'frame.loaded': [{ name: 'document' }],
    'game.ready': [{ name: 'message' }],
    'game.failed': [{ name: 'message' }],
    'game.left': [{ name: 'message' }],
    'window.closed': [{ name: 'by the person' }],
  },
  actors: {
    launchGame: {
      done: [
        { name: 'in the popup', output: { ...launched, opening: 'popup' } },
        { name: 'in a window', output: { ...launched, opening: 'window' } },
        {
          name: 'with a wallet of its own',
          output: { ...launched, opening: 'popup', needsTransfer: true },
        },
        { name: 'refused', output: { kind: 'refused', message: 'This game is closed' } },
      ],
      error: offline,
    },
    gameList: { done: [], error: [] },
    readWallets: {
      done: [
        {
          name: 'two wallets',
          output: { vendor: 'BTI', balance: '100.00', vendorBalance: '0.00', currencySymbol: 'K' },
        },
        { name: 'one wallet', output: null },
      ],
      error: offline,
    },
    walletTransfer: {
      done: [
        {
          name: 'moved',
          output: {
            kind: 'succeeded',
            value: {
              vendor: 'BTI',
              direction: 'in',
              amount: '25.50',
              balance: '74.50',
              vendorBalance: '25.50',
            },
          },
        },
        { name: 'nothing', output: { kind: 'cancelled' } },
        { name: 'session gone', output: { kind: 'expired' } },
      ],
      error: [],
    },
    openWindow: {
      done: [
        { name: 'open', output: true },
        { name: 'blocked', output: false },
      ],
      error: offline,
    },
    watchWindow: {},
    bringBack: {
      done: [{ name: 'back', output: null }],
      error: [...offline, { name: 'session gone', error: { kind: 'session' } }],
    },
  },
});
