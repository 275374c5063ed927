import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { endpoints, type Endpoint } from '../contract/endpoints';
import type { FirebaseConfig } from '../contract/platform';
import { BODY_LIMIT } from './base/bodies';
import { createSeal } from './base/seal';
import { createSessionWatch } from './account/sessionWatch';
import { createCipher, makeCipherKey } from './http/cipher';
import { createClock, type Clock } from './base/clock';
import { ConnectionLost, createFaults } from './controls/faults';
import { mountControls } from './controls/routes';
import { createJournal } from './controls/journal';
import type { OpenDatabase } from './db/database';
import { sharedKey } from './db/keys';
import { noBreaches } from './account/breaches';
import { createFirebase } from './account/firebase/firebase';
import { createPhoneTokens } from './account/firebase/phoneTokens';
import { mountFirebase } from './account/firebase/routes';
import { mountDemoGame } from './lobby/demoRoutes';
import { createMarks } from './lobby/marks';
import { serveLotteryIcons } from './lobby/lotteryIcons';
import { admit, type Admission } from './http/admission';
import { closeUnread } from './http/closeUnread';
import { mountHealth } from './http/health';
import { createMount } from './http/mount';
import { createNetwork, type NetworkOptions } from './http/network';
import { createRateLimits } from './http/rateLimits';
import { requestIdOf, requestIds } from './http/requestId';
import { securityHeaders } from './http/securityHeaders';
import { createSecurityLog, type WriteLine } from './http/securityLog';
import { readPage, serveSite } from './http/site';
import { createKeyedQueue } from './base/keyedQueue';
import { serveBanners } from './media/banners';
import { drawHero } from './media/coverArt';
import { serveCovers } from './media/covers';
import { serveIcons } from './media/icons';
import { servePayMarks } from './media/payMarks';
import { servePromotions } from './media/promotions';
import { serveRewards } from './media/rewards';
import { mountRoutes } from './routes';
import type { BreachLookup, GamePace, Network, Services } from './kit/services';
import { createSettingsStore } from './kit/settings';
import { createIdentityProvider, makeSigningKey } from './account/social/identityProvider';
import { mountIdentityProvider } from './account/social/routes';
import { mountChatEvents } from './support/chatEvents';
import { createLiveChat, type ChatPace } from './support/liveChat';
import { createPathSeal } from './site/permission';
import { createCaptchas } from './account/verification/captcha';
import type { DrawCaptcha } from './account/verification/captchaPicture';
import { createHumanVerification, type Work } from './account/verification/humanVerification';
import { createSpentProofs } from './account/verification/spentProofs';
import { logFault } from './kit/logFault';
import { refuseAs } from './kit/respond';
import { Unavailable } from './kit/unavailable';
import type { Mount } from './kit/row';
import type { ControlledServices } from './controls/tools';

/** The options of a platform. */
export type PlatformOptions = {
  database: OpenDatabase;
  clock?: Clock;
  /** QA's controls under /sandbox; off by default. */
  controls?: boolean;
  /** A real project that sends SMS codes; the platform's own stub when left out. */
  firebase?: FirebaseConfig;
  /** Proxies in front of the platform, and the origin that people see. */
  network?: NetworkOptions;
  /** Where new passwords are looked up among breached ones; nowhere when left out. */
  breaches?: BreachLookup;
  /** The built front end. Without it only the API is served. */
  distFolder?: string;
  drawCaptcha?: DrawCaptcha;
  /** How hard a human verification is to solve. */
  verificationWork?: Work;
  /** How long a desk of the live chat types, and how often its streams show that they live. */
  chatPace?: ChatPace;
  /** `none` for tests that place many bets; the pack's when left out. */
  gamePace?: GamePace;
  /** Takes the lines of the security log; without it none are made. */
  securityLog?: WriteLine;
  /** Turns calls away that could not be answered soon; without it every call is taken. */
  admission?: Admission;
  /** Rows beside the contract's, for tests of `mount`. */
  moreRoutes?: (mount: Mount, services: Services) => void;
};
/** A running platform; `close` ends it and its database. */
export type Platform = { app: Hono; services: ControlledServices; close: () => Promise<void> };

const UPLOADS: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ upload }) => upload)
    .map(({ path }) => path),
);
/** Seconds after which a call may be tried again that another service did not answer. */
const UNAVAILABLE_WAIT = 30;
const API = ['/wps/*', '/lgw/*', '/lotto/*'];
const BESIDE_THE_API = ['/sandbox/*', '/idp/*', '/game/*', '/media/*'];

/**
 * The reference platform: every endpoint of the contract over one database, and the built front end
 * beside it.
 */
export const createPlatform = async ({
  database,
  clock = createClock(),
  controls = false,
  firebase,
  network,
  breaches,
  distFolder,
  drawCaptcha,
  verificationWork,
  chatPace,
  gamePace = 'pack',
  securityLog,
  admission,
  moreRoutes,
}: PlatformOptions): Promise<Platform> => {
  const services = await createServices(
    database,
    clock,
    createNetwork(network ?? {}),
    gamePace,
    breaches,
    firebase,
    drawCaptcha,
    verificationWork,
    chatPace,
  );
  const app = new Hono();
  const log =
    securityLog &&
    createSecurityLog(securityLog, await sharedKey(database.db, 'securityLog'), services);

  app.onError((error, c) => {
    if (error instanceof ConnectionLost) throw error;
    // A client that disconnects is not a fault of the platform.
    if (!c.req.raw.signal.aborted)
      logFault(`${c.req.method} ${c.req.path} (${requestIdOf(c)})`, error);
    if (error instanceof Unavailable) {
      const answer = refuseAs(c, 503, (words) => words.unavailable);
      answer.headers.set('Retry-After', String(UNAVAILABLE_WAIT));
      return answer;
    }
    return refuseAs(c, 500, (words) => words.generic);
  });
  const page = readPage(distFolder);
  app.use(requestIds);
  app.use(closeUnread);
  // The one large answer. It holds nothing of a person, so that its length tells nothing.
  app.use(endpoints.searchIndex.path, compress());
  app.use(securityHeaders(services, page));
  // No database stores a NUL, and no address of the platform has one.
  for (const path of BESIDE_THE_API)
    app.use(path, async (c, next) =>
      c.req.url.includes('%00') ? refuseAs(c, 400, (words) => words.unknownPath) : next(),
    );
  for (const path of API) app.use(path, services.journal.record);
  app.use(async (c, next) =>
    c.req.path.startsWith('/sandbox') ? next() : services.faults.inject(c, next),
  );
  // Inside the faults: an answer that QA holds back takes no place.
  if (admission) for (const path of API) app.use(path, admit(admission));
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => refuseAs(c, 413, (words) => words.bodyTooLarge),
  });
  // Uploads have their own limit, and their row words the refusal.
  app.use(async (c, next) => (UPLOADS.has(c.req.path) ? next() : limit(c, next)));

  const mount = createMount(app, services, log);
  mountRoutes(mount, services);
  moreRoutes?.(mount, services);
  mountChatEvents(app, services);
  mountHealth(app, services);
  for (const path of API) app.all(path, (c) => refuseAs(c, 404, (words) => words.unknownPath));
  if (controls && log) app.use('/sandbox/*', log.controls);
  if (controls) mountControls(app, services);
  mountFirebase(app, services, services.journal.record);
  mountIdentityProvider(app, services);
  const games = mountDemoGame(app, services, services.journal.record, drawHero);
  serveLotteryIcons(app);
  serveBanners(app);
  serveIcons(app);
  servePayMarks(app);
  servePromotions(app);
  serveRewards(app);
  serveCovers(app);
  serveSite(app, page === null ? undefined : distFolder);

  return {
    app,
    services,
    close: async () => {
      services.faults.release();
      admission?.close();
      services.sessionWatch.endAll();
      games.close();
      await services.chat.clear();
      await database.close();
    },
  };
};

const createServices = async (
  database: OpenDatabase,
  clock: Clock,
  network: Network,
  gamePace: GamePace,
  breaches: BreachLookup = noBreaches,
  firebaseConfig?: FirebaseConfig,
  drawCaptcha?: DrawCaptcha,
  work?: Work,
  chatPace?: ChatPace,
): Promise<ControlledServices> => {
  const { db } = database;
  const settings = await createSettingsStore(db);
  const spent = createSpentProofs(db, clock);
  const firebase = createFirebase(clock, firebaseConfig);
  const [cipherKey, pathSecret, proofKey, signingKey, codeKey, sealKey] = await Promise.all([
    sharedKey(db, 'cipher', makeCipherKey),
    sharedKey(db, 'path'),
    sharedKey(db, 'proof'),
    sharedKey(db, 'identityProvider', makeSigningKey),
    sharedKey(db, 'code'),
    sharedKey(db, 'seal'),
  ]);
  const pathKey = Buffer.from(pathSecret, 'base64url');
  return {
    db,
    clock,
    settings,
    marks: createMarks(db, clock, settings),
    cipher: await createCipher(clock, spent, { cipherKey, pathKey }),
    humanVerification: createHumanVerification(clock, spent, proofKey, work),
    captchas: createCaptchas(db, clock, settings, drawCaptcha),
    firebase,
    phoneTokens: createPhoneTokens(firebase.config, clock, firebase.tokens),
    identityProvider: await createIdentityProvider(clock, signingKey),
    hashOfCode: (owner, code) =>
      createHmac('sha256', codeKey).update(`${owner}\n${code}`).digest('base64url'),
    seal: createSeal(sealKey),
    breaches,
    network,
    rateLimits: createRateLimits(settings, database),
    perAccount: createKeyedQueue(),
    gamePace,
    chat: createLiveChat(db, clock, settings, chatPace),
    sessionWatch: createSessionWatch({ db }),
    journal: createJournal(clock),
    faults: createFaults(),
    sealPath: createPathSeal(pathKey),
  };
};
