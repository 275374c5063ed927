import type { Hono } from 'hono';
import { pictureFrom, sendPicture, type Picture } from './pictures';
import { drawPromotion, isPromotionId } from './promotionArt';

const DAY_SECONDS = 24 * 60 * 60;

/** Serves the pictures of promotions, each drawn once. */
export const servePromotions = (app: Hono): void => {
  const drawn = new Map<string, Picture>();
  app.get('/media/promotions/:file{.+\\.svg}', (c, next) => {
    const id = c.req.param('file').slice(0, -'.svg'.length);
    if (!isPromotionId(id)) return next();
    const picture = drawn.get(id) ?? pictureFrom(drawPromotion(id));
    drawn.set(id, picture);
    return sendPicture(c, picture, DAY_SECONDS);
  });
};
