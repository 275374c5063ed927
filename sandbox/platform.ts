import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints, type Endpoint } from '../contract/endpoints';
import type { FirebaseConfig } from '../contract/platform';
import { createCipher } from './http/cipher';
import { createClock, type Clock } from './base/clock';
import { ConnectionLost, createFaults } from './controls/faults';
import { mountControls } from './controls/routes';
import { createJournal } from './controls/journal';
import type { OpenDatabase } from './db/database';
import { createFirebase } from './account/firebase/firebase';
import { createPhoneTokens } from './account/firebase/phoneTokens';
import { mountFirebase } from './account/firebase/routes';
import { mountDemoGame } from './lobby/demoRoutes';
import { serveLotteryIcons } from './lobby/lotteryIcons';
import { createMount } from './http/mount';
import { createRateLimits } from './http/rateLimits';
import { securityHeaders } from './http/securityHeaders';
import { readPage, serveSite } from './http/site';
import { createKeyedQueue } from './base/keyedQueue';
import { serveBanners } from './media/banners';
import { serveCovers } from './media/covers';
import { serveIcons } from './media/icons';
import { servePromotions } from './media/promotions';
import { mountRoutes } from './routes';
import type { Services } from './kit/services';
import { createSettingsStore } from './kit/settings';
import { createIdentityProvider } from './account/social/identityProvider';
import { mountIdentityProvider } from './account/social/routes';
import { mountChatEvents } from './support/chatEvents';
import { createLiveChat, type TypingDelay } from './support/liveChat';
import { createPathSeal } from './site/permission';
import { createCaptchas } from './account/verification/captcha';
import type { DrawCaptcha } from './account/verification/captchaPicture';
import { createHumanVerification, type Work } from './account/verification/humanVerification';
import { createSpentProofs } from './account/verification/spentProofs';
import { refuseAs } from './kit/respond';
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
  /** The built front end. Without it only the API is served. */
  distFolder?: string;
  drawCaptcha?: DrawCaptcha;
  /** How hard a human verification is to solve. */
  verificationWork?: Work;
  /** How long a desk of the live chat types, in milliseconds. */
  typingDelay?: TypingDelay;
  /** Rows beside the contract's, for tests of `mount`. */
  moreRoutes?: (mount: Mount, services: Services) => void;
};
/** A running platform; `close` ends it and its database. */
export type Platform = { app: Hono; services: ControlledServices; close: () => Promise<void> };

const BODY_LIMIT = 256 * 1024;
const UPLOADS: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ upload }) => upload)
    .map(({ path }) => path),
);
const API = ['/wps/*', '/lgw/*', '/lotto/*'];

/**
 * The reference platform: every endpoint of the contract over one database, and the built front end
 * beside it.
 */
export const createPlatform = async ({
  database,
  clock = createClock(),
  controls = false,
  firebase,
  distFolder,
  drawCaptcha,
  verificationWork,
  typingDelay,
  moreRoutes,
}: PlatformOptions): Promise<Platform> => {
  const services = await createServices(
    database,
    clock,
    firebase,
    drawCaptcha,
    verificationWork,
    typingDelay,
  );
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof ConnectionLost) throw error;
    // A client that disconnects is not a fault of the platform.
    if (!c.req.raw.signal.aborted) console.error(`${c.req.method} ${c.req.path} failed:`, error);
    return refuseAs(c, 500, (words) => words.generic);
  });
  const page = readPage(distFolder);
  app.use(securityHeaders(services.firebase.config, page));
  for (const path of API) app.use(path, services.journal.record);
  app.use(async (c, next) =>
    c.req.path.startsWith('/sandbox') ? next() : services.faults.inject(c, next),
  );
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => refuseAs(c, 413, (words) => words.bodyTooLarge),
  });
  // Uploads have their own limit, and their row words the refusal.
  app.use(async (c, next) => (UPLOADS.has(c.req.path) ? next() : limit(c, next)));

  const mount = createMount(app, services);
  mountRoutes(mount, services);
  moreRoutes?.(mount, services);
  mountChatEvents(app, services);
  for (const path of API) app.all(path, (c) => refuseAs(c, 404, (words) => words.unknownPath));
  if (controls) mountControls(app, services);
  mountFirebase(app, services, services.journal.record);
  mountIdentityProvider(app, services);
  mountDemoGame(app, services, services.journal.record);
  serveLotteryIcons(app);
  serveBanners(app);
  serveIcons(app);
  servePromotions(app);
  serveCovers(app);
  serveSite(app, page === null ? undefined : distFolder);

  return {
    app,
    services,
    close: async () => {
      services.faults.release();
      await services.chat.clear();
      await database.close();
    },
  };
};

const createServices = async (
  { db }: OpenDatabase,
  clock: Clock,
  firebaseConfig?: FirebaseConfig,
  drawCaptcha?: DrawCaptcha,
  work?: Work,
  typingDelay?: TypingDelay,
): Promise<ControlledServices> => {
  const settings = await createSettingsStore(db);
  const spent = createSpentProofs(db, clock);
  const firebase = createFirebase(clock, firebaseConfig);
  const pathKey = randomBytes(32);
  return {
    db,
    clock,
    settings,
    cipher: await createCipher(clock, spent, pathKey),
    humanVerification: createHumanVerification(clock, spent, work),
    captchas: createCaptchas(db, clock, settings, drawCaptcha),
    firebase,
    phoneTokens: createPhoneTokens(firebase.config, clock, firebase.tokens),
    identityProvider: await createIdentityProvider(clock),
    rateLimits: createRateLimits(settings),
    perAccount: createKeyedQueue(),
    chat: createLiveChat(db, clock, typingDelay),
    journal: createJournal(clock),
    faults: createFaults(),
    sealPath: createPathSeal(pathKey),
  };
};
