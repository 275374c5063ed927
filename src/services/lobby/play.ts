import { createGameWindow } from './gameWindow';
import { createLaunchGame } from './launch';
import type { Kit } from '../kit';

/** What playing one game takes. */
export const createPlay = ({
  call,
  language,
  clock,
  brand: { gameOrigins },
  environment: { location, openWindow, page },
}: Kit) => ({
  launchGame: createLaunchGame({ call, language, location, gameOrigins }),
  gameWindow: createGameWindow({ openWindow, page, clock }),
});
