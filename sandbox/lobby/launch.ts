import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { Launch, launchQuerySchema } from '../../contract/play';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import type { PlayedGame } from '../db/schema';
import { lockPlay, notePlay } from '../member/playSession/session';
import { needsTransfer, playable } from './playable';
import { noteRecent } from './recent';
import { roomOf } from './rooms';
import { hasSeat } from './seats';
import { isSportsBook } from './sports/leagues';
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
  const { opening } = found;
  const seat = seatOf(found.game, request.roomId, request.language);
  if (seat === 'unknown') return refused((words) => words.roomUnknown, { reason: 'roomUnknown' });
  const { game, room } = seat;
  const ticket = await db.transaction(async (tx) => {
    const isFull =
      room && !(await hasSeat(tx, { clock, settings }, { ...room, userId: session.user.id }));
    if (isFull) return null;
    const play = await lockPlay({ settings, clock }, tx, session.user.id);
    // While a check is due, nothing is played: the page shows the check over the game.
    if (!play?.check) await notePlay(tx, session.user.id, play, clock.date());
    return issueTicket(tx, clock, session, game, room?.roomId);
  });
  if (ticket === null) return refused((words) => words.roomFull, { reason: 'roomFull' });
  await noteRecent(db, session.user.id, game.nodeId, clock.date());
  const query = new URLSearchParams({
    ticket,
    lang: request.language === 'MY' ? 'my' : 'en',
    ...(isSportsBook(game) && placeOf(request)),
  });
  return accepted({
    name: game.name,
    url: `${origin}${PLAY_PAGE}?${query.toString()}`,
    opening,
    needsTransfer: needsTransfer(game.vassalage, settings.current().singleWallet),
  });
};

/** Where the board of matches opens, and what is on its slip then. */
const placeOf = ({ match, pick }: LaunchCall['request']) =>
  match === undefined ? {} : { match, ...(pick !== undefined && { pick }) };

/**
 * The game as it is played in a room: with its name and its smallest bet. Unknown: there is no such
 * room, or another game is played there.
 */
const seatOf = (
  game: PlayedGame,
  roomId: string | undefined,
  language: Language,
): { game: PlayedGame; room: { roomId: string; seats: number } | null } | 'unknown' => {
  if (roomId === undefined) return { game, room: null };
  const room = roomOf(roomId);
  if (room?.game.nodeId !== game.nodeId) return 'unknown';
  const { name, minimumBet, seats } = room;
  return { game: { ...game, minimumBet, room: name[language] }, room: { roomId, seats } };
};
