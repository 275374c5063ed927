import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import type { Language } from '../../contract/constants';
import { languageOf } from '../words';
import { drawBanner, isBannerId, type BannerId } from './bannerArt';

/** Where a banner's picture is; the language is in the address so that a cache keeps both. */
export const bannerAddress = (id: string, language: Language) => `/media/banners/${id}.svg?lang=${language}`;

/** Pictures are drawn once and kept, plain and compressed. */
export const serveBanners = (app: Hono): void => {
  const drawn = new Map<string, { svg: string; gzip: Uint8Array<ArrayBuffer> }>();
  const pictureOf = (id: BannerId, language: Language) => {
    const key = `${id} ${language}`;
    const known = drawn.get(key);
    if (known) return known;
    const svg = drawBanner(id, language);
    const made = { svg, gzip: new Uint8Array(gzipSync(svg)) };
    drawn.set(key, made);
    return made;
  };
  app.get('/media/banners/:file{.+\\.svg}', (c, next) => {
    const id = c.req.param('file').slice(0, -'.svg'.length);
    if (!isBannerId(id)) return next();
    const { svg, gzip } = pictureOf(id, languageOf(c.req.query('lang')));
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400', Vary: 'Accept-Encoding' };
    return /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')
      ? c.body(gzip, 200, { ...headers, 'Content-Encoding': 'gzip' }) : c.body(svg, 200, headers);
  });
};
