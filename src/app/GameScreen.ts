import { along } from '../flows/shared/table';
import { lazyScreen } from './lazyScreen';

/** The game, in its popup or on a page of its own. */
export const GameFlow = lazyScreen(
  along(() => import('./GameFlow').then((m) => m.GameFlow), 'gameLaunch'),
  'gameList',
  'wallets',
  'validation',
);
