import { createGameWindow } from '../lobby/gameWindow';
import { createLaunchGame } from '../lobby/launch';
import type { Kit } from '../kit';

/** What playing one game takes. */
export const playPart = ({
  call,
  language,
  clock,
  brand: { gameOrigins },
  environment: { location, openWindow, page },
}: Kit) => ({
  launchGame: createLaunchGame({ call, language, location, gameOrigins }),
  gameWindow: createGameWindow({ openWindow, page, clock }),
});
