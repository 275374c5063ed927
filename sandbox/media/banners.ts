import type { Hono } from 'hono';
import { drawBanner, isBannerId } from './bannerArt';
import { serveDrawings } from './pictures';

/** Serves the pictures of banners. */
export const serveBanners = (app: Hono): void =>
  serveDrawings(app, '/media/banners', (id, language) =>
    isBannerId(id) ? drawBanner(id, language) : null,
  );
