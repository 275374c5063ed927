import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

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
