import { gzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { Language } from '../../contract/constants';
import { languageOf } from '../words';

/** A drawing, plain and compressed. */
export type Picture = { svg: string; gzip: Uint8Array<ArrayBuffer> };

/** A drawing with its compressed form. */
export const pictureFrom = (svg: string): Picture => ({ svg, gzip: new Uint8Array(gzipSync(svg)) });

/** Sends a drawing, compressed to clients that accept it. */
export const sendPicture = (c: Context, { svg, gzip }: Picture, seconds: number): Response => {
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': `public, max-age=${seconds}`,
    Vary: 'Accept-Encoding',
  };
  return /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')
    ? c.body(gzip, 200, { ...headers, 'Content-Encoding': 'gzip' })
    : c.body(svg, 200, headers);
};

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Serves the drawings of a folder as `<name>.svg`, with words in the language of `?lang=`, each
 * drawn when it is first requested and kept. `draw` answers null for a name that is none.
 */
export const serveDrawings = (
  app: Hono,
  folder: string,
  draw: (name: string, language: Language) => string | null,
): void => {
  const drawn = new Map<string, Picture>();
  const pictureOf = (name: string, language: Language): Picture | null => {
    const key = `${name} ${language}`;
    const known = drawn.get(key);
    if (known) return known;
    const svg = draw(name, language);
    if (svg === null) return null;
    const made = pictureFrom(svg);
    drawn.set(key, made);
    return made;
  };
  app.get(`${folder}/:file{.+\\.svg}`, (c, next) => {
    const name = c.req.param('file').slice(0, -'.svg'.length);
    const picture = pictureOf(name, languageOf(c.req.query('lang')));
    return picture ? sendPicture(c, picture, DAY_SECONDS) : next();
  });
};
