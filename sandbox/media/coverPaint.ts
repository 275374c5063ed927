import sharp from 'sharp';
import type { Game } from '../lobby/catalogue';
import type { Palette } from '../lobby/vendors';
import { createKeyedQueue } from '../base/keyedQueue';
import { drawCover } from './coverArt';

/** Null when the request was aborted. */
export type PaintCover = (
  game: Game,
  palette: Palette,
  signal: AbortSignal,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** About 10 KiB each. */
const KEPT = 1_000;
/** How many are painted in parallel; it leaves the other threads to passwords. */
const LANES = 2;

/**
 * Covers as pixels, as a real platform has them: a browser renders SVG on its main thread, and
 * twenty tiles of SVG blocked a slow one for a second.
 */
export const createPaintCover = (): PaintCover => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const inLane = createKeyedQueue();
  let asked = 0;
  return async (game, palette, signal) => {
    asked += 1;
    return (
      kept.get(game.nodeId) ??
      inLane(String(asked % LANES), async () => {
        const painted = kept.get(game.nodeId);
        if (painted || signal.aborted) return painted ?? null;
        const picture = new Uint8Array(
          await sharp(Buffer.from(drawCover(game, palette)))
            .webp({ quality: 70, effort: 4 })
            .toBuffer(),
        );
        const [oldest] = kept.keys();
        if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
        kept.set(game.nodeId, picture);
        return picture;
      })
    );
  };
};
