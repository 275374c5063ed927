import type * as v from 'valibot';
import type { Launch, launchQuerySchema } from '../../contract/play';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { needsTransfer, playable } from './playable';
import { noteRecent } from './recent';
import { issueTicket } from './tickets';
import type { Call, LiveSession } from '../kit/row';

/** The page on which every game of the sandbox is played. */
export const PLAY_PAGE = '/game/play';

type LaunchCall = Call<v.InferOutput<typeof launchQuerySchema>> & { session: LiveSession };

/**
 * launchGame and GCS_gameLaunchFB, spec §4 Game launch gating: an address with a ticket for this
 * one game.
 */
export const launch = async (
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { request, origin, session }: LaunchCall,
): Promise<Answer<Launch>> => {
  const found = playable(request, request.language);
  if (!found) return refused((words) => words.gameUnknown, { reason: 'gameUnknown' });
  const { game, opening } = found;
  const ticket = await issueTicket(db, clock, session, game);
  await noteRecent(db, session.user.id, game.nodeId, clock.date());
  const query = new URLSearchParams({ ticket, lang: request.language === 'MY' ? 'my' : 'en' });
  return accepted({
    name: game.name,
    url: `${origin}${PLAY_PAGE}?${query.toString()}`,
    opening,
    needsTransfer: needsTransfer(game.vassalage, settings.current().singleWallet),
  });
};
