import type { Hono } from 'hono';
import { nodeOf } from '../lobby/catalogue';
import type { Subject } from '../lobby/subjects';
import { vendorOf } from '../lobby/vendors';
import { drawSign } from './coverArt';
import { createPaintCover } from './coverPaint';
import { pictureFrom, sendPicture } from './pictures';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const SVG = '.svg';
const WEBP = '.webp';

/**
 * Serves the covers of games and the logos of vendors. Each is drawn when it is requested: there
 * are too many to cache here, and browsers cache them.
 */
export const serveCovers = (app: Hono): void => {
  const paintCover = createPaintCover();
  app.get('/media/games/:file{.+\\.webp}', async (c, next) => {
    const game = nodeOf(c.req.param('file').slice(0, -WEBP.length));
    const vendor = game && vendorOf(game.vassalage);
    if (!vendor) return next();
    const picture = await paintCover(game, vendor.palette, c.req.raw.signal);
    return picture
      ? c.body(picture, 200, {
          'Content-Type': 'image/webp',
          'Cache-Control': `public, max-age=${MONTH_SECONDS}`,
        })
      : c.body(null, 204);
  });
  app.get('/media/vendors/:file{.+\\.svg}', (c, next) => {
    const [vassalage = '', gameType] = c.req.param('file').slice(0, -SVG.length).split('-');
    const vendor = vendorOf(vassalage);
    const known = gameType === undefined || vendor?.gameTypes.some((type) => type === gameType);
    return vendor && known
      ? sendPicture(
          c,
          pictureFrom(drawSign(vendor, SUBJECTS[gameType ?? ''] ?? null)),
          MONTH_SECONDS,
        )
      : next();
  });
};

const SUBJECTS: Partial<Record<string, Subject>> = {
  RNG: 'fruit',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  LOTT: 'numbers',
  ELOTT: 'dice',
  SPORTS: 'sports',
};
