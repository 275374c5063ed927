import type { Hono } from 'hono';
import { serveDrawings } from './pictures';
import { drawPromotion, isPromotionId } from './promotionArt';

/** Serves the pictures of promotions. */
export const servePromotions = (app: Hono): void =>
  serveDrawings(app, '/media/promotions', (id) => (isPromotionId(id) ? drawPromotion(id) : null));
