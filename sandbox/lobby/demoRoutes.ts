import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { SYSTEM_STATUS } from '../../contract/constants';
import { ACCEPTED_ODDS, legSchema, MOST_LEGS } from '../../contract/sports';
import { HEADERS } from '../../contract/endpoints';
import { positiveMoneySchema } from '../../contract/scalars';
import { noteActivity } from '../account/activity';
import { walletOf } from '../account/member';
import type { RefusalDetail } from '../../contract/envelope';
import type { Services } from '../kit/services';
import { statusOf } from '../site/status';
import { languageOf, wordsOf, type Sentence } from '../words';
import { balanceToPlay, lastBets, placeBet, placeSports, placeTicket } from './bets';
import { PLAY_PAGE } from './launch';
import { cycleOf } from './gameCycle';
import { lotteryOfNode, type Lottery } from './lotteries';
import { rulesOf } from './lotteryRules';
import { lastTickets, openDraws } from './lotteryTickets';
import { settlePending } from './settle';
import { paysOf, stageOf } from './outcome';
import { nodeOf, type Game } from './catalogue';
import { stakesOf } from './stakes';
import { vendorOf, type Palette } from './vendors';
import { SEEDED } from './wins';
import { boardAt } from './sports/board';
import { isSportsBook } from './sports/leagues';
import { lastSlips } from './sports/slips';
import { createBoardStreams } from './sports/stream';
import { closeTicket, playingWith, type Playing } from './tickets';
import { refused } from '../kit/answer';
import { issueOf } from '../kit/issue';

const API = '/game/api';
const modules = createRequire(import.meta.url);
const fontOf = (family: string, name: string) =>
  modules.resolve(`@fontsource-variable/${family}/files/${name}.woff2`);
const own = (name: string) => fileURLToPath(new URL(`./demo/${name}`, import.meta.url));

const FILES = {
  [PLAY_PAGE]: [own('play.html'), 'text/html; charset=utf-8'],
  '/game/demo/play.css': [own('play.css'), 'text/css; charset=utf-8'],
  '/game/demo/words.js': [own('words.js'), 'text/javascript; charset=utf-8'],
  '/game/demo/stages.js': [own('stages.js'), 'text/javascript; charset=utf-8'],
  '/game/demo/lottery.js': [own('lottery.js'), 'text/javascript; charset=utf-8'],
  '/game/demo/sports.js': [own('sports.js'), 'text/javascript; charset=utf-8'],
  '/game/demo/pictures.js': [own('pictures.js'), 'text/javascript; charset=utf-8'],
  '/game/demo/play.js': [own('play.js'), 'text/javascript; charset=utf-8'],
  '/game/demo/figtree.woff2': [fontOf('figtree', 'figtree-latin-wght-normal'), 'font/woff2'],
  '/game/demo/myanmar.woff2': [
    fontOf('noto-sans-myanmar', 'noto-sans-myanmar-myanmar-wght-normal'),
    'font/woff2',
  ],
} as const;

/** Draws what a game's cover shows, without its title, and says the cover's colours. */
type DrawHero = (game: Game, own: Palette) => { svg: string; palette: Palette };

/** An origin that may stand in a policy: nothing in it ends a directive. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;
/**
 * Scripts are allowed and nothing else: even in its own window the page has no origin, so it has no
 * cookie, no storage and no access to anyone's session. For the same reason `'self'` is nothing in
 * WebKit: the platform's origin is named beside it.
 */
const policyFrom = (origin: string): string => {
  const platform = PLAIN_ORIGIN.test(origin) ? `'self' ${origin}` : "'self'";
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${platform}`,
    `style-src ${platform}`,
    `font-src ${platform}`,
    `img-src ${platform} data:`,
    `connect-src ${platform}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${platform}`,
  ].join('; ');
};

/** The last moment of a JavaScript date, epoch milliseconds. */
const MOST_TIME = 8_640_000_000_000_000;
/** The Origin header of a page without an origin. */
const NO_ORIGIN = 'null';

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));
const ticketSchema = v.object({ ticket });
const betSchema = v.object({
  ticket,
  stake: positiveMoneySchema,
  betId: v.pipe(
    v.string(),
    v.regex(/^[\w-]{8,64}$/),
    v.check((id) => !id.startsWith(SEEDED)),
  ),
});
const slipSchema = v.object({
  ...betSchema.entries,
  legs: v.pipe(v.array(legSchema), v.minLength(1), v.maxLength(MOST_LEGS)),
  accept: v.picklist(ACCEPTED_ODDS),
});
const lotteryBetSchema = v.object({
  ...betSchema.entries,
  drawAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TIME)),
  numbers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(3))), v.maxLength(10)),
});

/**
 * The demo game: its page, and the calls that it authenticates by the ticket of its launch. `close`
 * ends what is streamed.
 */
export const mountDemoGame = (
  app: Hono,
  services: Services,
  record: MiddlewareHandler,
  drawHero: DrawHero,
): { close(): void } => {
  const { db, clock, settings, rateLimits, network } = services;
  const boards = createBoardStreams(clock);

  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, async (c) =>
      c.body(await readFile(file), 200, {
        'Content-Type': type,
        'Cache-Control': path === PLAY_PAGE ? 'no-store' : 'no-cache',
        'Content-Security-Policy': policyFrom(network.originOf(c)),
        'Referrer-Policy': 'no-referrer',
        // Modules and fonts are fetched with an Origin header, and the page has none of its own.
        ...(path !== PLAY_PAGE && { 'Access-Control-Allow-Origin': NO_ORIGIN }),
      }),
    );
  }

  app.use(`${API}/*`, record, onlyThePage);

  const withTicket = async (
    c: Context,
    play: (playing: Playing, body: unknown) => Promise<Response>,
  ): Promise<Response> => {
    if (statusOf(settings.current()) !== SYSTEM_STATUS.normal)
      return refuse(c, (words) => words.maintenance, { reason: 'maintenance' });
    const body: unknown = await c.req.json<unknown>().catch(() => null);
    const asked = v.safeParse(ticketSchema, body);
    const playing = asked.success ? await playingWith(db, services, asked.output.ticket) : null;
    return playing
      ? play(playing, body)
      : refuse(c, (words) => words.gameEnded, { reason: 'gameEnded' });
  };

  /** A game with draws never settles a bet at once. */
  const buy = async (lottery: Lottery, playing: Playing, body: unknown) => {
    const asked = v.safeParse(lotteryBetSchema, body);
    return asked.success
      ? placeTicket(services, playing, lottery, asked.output)
      : refused(issueOf(asked.issues));
  };
  const placeOn = async (playing: Playing, body: unknown) => {
    const asked = v.safeParse(slipSchema, body);
    return asked.success
      ? placeSports(services, playing, asked.output)
      : refused(issueOf(asked.issues));
  };
  const bet = async (playing: Playing, body: unknown) => {
    const asked = v.safeParse(betSchema, body);
    return asked.success
      ? placeBet(services, playing, asked.output)
      : refused(issueOf(asked.issues));
  };
  const sportsOf = async ({ user }: Playing) => ({
    board: boardAt(clock.now()),
    slips: await lastSlips(db, user.id, clock.now()),
  });
  /** What the page needs to sell a ticket: the rules, the open draws, and the last tickets. */
  const saleOf = async (lottery: Lottery, { user }: Playing) => ({
    now: clock.now(),
    ...rulesOf(lottery.format),
    draws: openDraws(lottery, clock.now()),
    tickets: await lastTickets(db, user.id, lottery),
  });

  app.post(`${API}/open`, (c) =>
    withTicket(c, async (playing) => {
      const { name, vassalage, nodeId, room = null } = playing.game;
      const lottery = lotteryOfNode(nodeId);
      const isSports = isSportsBook(playing.game);
      if (lottery || isSports) await settlePending(services);
      const { currencySymbol } = await walletOf(db, playing.user);
      return accept(c, {
        name,
        vassalage,
        maker: vendorOf(vassalage)?.displayName ?? vassalage,
        room,
        ...(lottery
          ? { stage: 'lottery' }
          : isSports
            ? { stage: 'sports' }
            : stageFor(playing.game, drawHero)),
        currencySymbol,
        balance: await balanceToPlay(services, playing),
        ...stakesOf(playing.game),
        last: lottery || isSports ? [] : await lastBets(db, playing),
        lottery: lottery ? await saleOf(lottery, playing) : null,
        sports: isSports ? await sportsOf(playing) : null,
      });
    }),
  );

  app.post(`${API}/bet`, (c) =>
    withTicket(c, async (playing, body) => {
      const wait = await rateLimits.take('bets', playing.user.id);
      if (wait !== null) {
        return c.json(
          {
            success: false,
            value: { reason: 'tooManyRequests' },
            message: wordsFor(c).tooManyRequests,
          },
          429,
          { 'Retry-After': String(wait) },
        );
      }
      // The page around the game does not see what is pressed in it.
      await noteActivity(db, services, playing.sessionHash);
      const lottery = lotteryOfNode(playing.game.nodeId);
      const answer = lottery
        ? await buy(lottery, playing, body)
        : isSportsBook(playing.game)
          ? await placeOn(playing, body)
          : await bet(playing, body);
      switch (answer.kind) {
        case 'accepted':
          // The present rules say when the next bet can follow.
          return accept(c, { ...answer.value, cycle: cycleOf(services, playing.game) });
        case 'refused':
          return refuse(c, answer.sentence, answer.detail);
        default:
          throw new Error(`A bet cannot end as ${answer.kind}.`);
      }
    }),
  );

  app.post(`${API}/board`, (c) =>
    withTicket(c, (playing) => Promise.resolve(boards.open(c, playing.ticketHash))),
  );

  app.post(`${API}/close`, async (c) => {
    const asked = v.safeParse(ticketSchema, await c.req.json<unknown>().catch(() => null));
    if (asked.success) await closeTicket(db, asked.output.ticket);
    return accept(c, null);
  });
  return { close: () => boards.endAll() };
};

/** What a game without draws shows: its stage, what that pays, and the drawing of its cover. */
const stageFor = ({ nodeId, vassalage, gameType }: Playing['game'], drawHero: DrawHero) => {
  const stage = stageOf(gameType);
  const game = nodeOf(nodeId);
  const vendor = vendorOf(vassalage);
  return {
    stage,
    pays: paysOf(stage),
    hero: game && vendor ? { subject: game.subject, ...drawHero(game, vendor.palette) } : null,
  };
};

/**
 * Allows callers without an origin: the page, and programs, which send none. A page of any site,
 * including ours, is refused.
 */
const onlyThePage: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin !== NO_ORIGIN)
    return refuse(c, (words) => words.unknownPath, null, 403);
  if (origin === NO_ORIGIN) c.header('Access-Control-Allow-Origin', NO_ORIGIN);
  c.header('Vary', 'Origin');
  c.header('Cache-Control', 'no-store');
  if (c.req.method !== 'OPTIONS') return next();
  c.header('Access-Control-Allow-Methods', 'POST');
  c.header('Access-Control-Allow-Headers', `Content-Type, ${HEADERS.language}`);
  c.header('Access-Control-Max-Age', '600');
  return c.body(null, 204);
};

const wordsFor = (c: Context) => wordsOf(languageOf(c.req.header(HEADERS.language)));
const accept = (c: Context, value: unknown): Response =>
  c.json({ success: true, value, message: null });
const refuse = (
  c: Context,
  sentence: Sentence,
  detail: RefusalDetail | null = null,
  status: 200 | 403 = 200,
): Response => c.json({ success: false, value: detail, message: sentence(wordsFor(c)) }, status);
