import { createGameWindow } from '../games/gameWindow';
import { createLaunchGame } from '../games/launch';
import { createWallets } from '../games/wallets';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What playing one game takes. */
export const playPart = ({ call, language, clock, brand: { gameOrigins }, environment: { location, openWindow, page } }: Kit) => ({
  launchGame: createLaunchGame({ call, language, location, gameOrigins }),
  gameWindow: createGameWindow({ openWindow, page, clock }),
  ...createWallets(call, createIdempotencyKey),
});
