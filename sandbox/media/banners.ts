import type { Hono } from 'hono';
import type { Language } from '../../contract/constants';
import { languageOf } from '../words';
import { drawBanner, isBannerId, type BannerId } from './bannerArt';
import { pictureFrom, sendPicture, type Picture } from './pictures';

const DAY_SECONDS = 24 * 60 * 60;

/** Serves the pictures of banners, each drawn once and cached plain and compressed. */
export const serveBanners = (app: Hono): void => {
  const drawn = new Map<string, Picture>();
  const pictureOf = (id: BannerId, language: Language) => {
    const key = `${id} ${language}`;
    const known = drawn.get(key);
    if (known) return known;
    const made = pictureFrom(drawBanner(id, language));
    drawn.set(key, made);
    return made;
  };
  app.get('/media/banners/:file{.+\\.svg}', (c, next) => {
    const id = c.req.param('file').slice(0, -'.svg'.length);
    return isBannerId(id)
      ? sendPicture(c, pictureOf(id, languageOf(c.req.query('lang'))), DAY_SECONDS)
      : next();
  });
};
