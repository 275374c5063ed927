import { createGameWindow } from './gameWindow';
import { createLaunchGame } from './launch';
import type { Kit } from '../kit';

/** The services that playing one game needs. */
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
