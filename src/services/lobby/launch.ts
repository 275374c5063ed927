import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { LaunchOutcome } from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import type { GameTarget } from '../../../machines/shared/game.types';
import { CallFault } from '../http/callFault';
import type { Call } from '../http/client';
import { createFramePolicy } from './framePolicy';
import { gameTypeOf } from './tiles';

type Options = {
  call: Call;
  language: () => Language;
  location: Pick<Location, 'href'>;
  gameOrigins: readonly string[];
};

/**
 * Opens a game or, without a code, the vendor's own lobby (spec §4 Game launch gating, §7). An
 * address of an unknown origin is a fault: 'Invalid URL' (spec §8).
 */
export const createLaunchGame = ({ call, language, location, gameOrigins }: Options) => {
  const frameOf = createFramePolicy(location, gameOrigins);
  return async (
    { target: { vendor, category, code, room, match, pick } }: { target: GameTarget },
    signal?: AbortSignal,
  ): Promise<LaunchOutcome> => {
    const query = {
      vassalage: vendor,
      gameType: gameTypeOf(category),
      platform: 'WEB',
      language: language(),
      ...(room !== undefined && { roomId: room }),
      ...(match !== undefined && { match }),
      ...(pick !== undefined && { pick }),
    } as const;
    const outcome =
      code === ''
        ? await call(endpoints.gameLaunchFB, query, { signal })
        : await call(endpoints.launchGame, { ...query, gameCode: code }, { signal });
    if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
    const { name, opening, needsTransfer } = outcome.value;
    const framed = frameOf(outcome.value.url);
    if (!framed) throw new CallFault('domain', endpoints.launchGame.id);
    return { kind: 'launched', name, url: framed.url, opening, needsTransfer, frame: framed.frame };
  };
};
