import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { IMAGE_LIMIT_BYTES } from '../../contract/constants';
import { imageTypeOf, type ImageType } from '../../contract/images';
import { createTurns } from '../base/turns';
import { refused, type Refused } from './answer';

/** An image of a person, decoded and written again. */
export type CleanImage = { kind: 'clean'; type: ImageType; image: Buffer };

/** A photograph of a telephone has up to 50 million; a bomb declares billions. */
const MOST_PIXELS = 50_000_000;
/** A longer side is made this long: nobody reads more of a receipt. */
const MOST_SIDE = 4_096;
const MOST_SECONDS = 10;
/** Decoding takes the threads of all, so only few do it at once. */
const inTurn = createTurns(2);

/**
 * The image that an upload shows, without its metadata, and with nothing else that stood in the
 * file (issue 27, finding 20); refused when it is none, is broken, or has too many pixels.
 */
export const cleanImage = async (sent: Uint8Array): Promise<CleanImage | Refused> => {
  const type = imageTypeOf(sent);
  if (!type) return refused((words) => words.imageWrongType, { reason: 'wrongType' });
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
      if (width * height > MOST_PIXELS)
        return refused((words) => words.imageTooManyPixels, { reason: 'tooLarge' });
      const image = await written(sent, type);
      if (image.length <= IMAGE_LIMIT_BYTES) return { kind: 'clean', type, image };
      return { kind: 'clean', type: 'image/jpeg', image: await written(sent, 'image/jpeg') };
    } catch {
      return refused((words) => words.imageBroken, { reason: 'broken' });
    }
  });
};

/** Turned as its camera held it, because that note goes with the metadata. */
const written = (sent: Uint8Array, type: ImageType): Promise<Buffer> => {
  const upright = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true });
  return type === 'image/png'
    ? upright.png({ compressionLevel: 6 }).toBuffer()
    : upright.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
};

/**
 * An upload as it is kept. `sha256` tells the same file sent twice: it is of the file as it was
 * sent, because another version of the library may write it differently.
 */
export type CleanUpload = CleanImage & { name: string; sha256: string };

/** The same for an upload, with the name that it is shown by. */
export const cleanUpload = async (
  sent: Uint8Array,
  given: string,
): Promise<CleanUpload | Refused> => {
  const clean = await cleanImage(sent);
  if (clean.kind === 'refused') return clean;
  const sha256 = createHash('sha256').update(sent).digest('base64url');
  return { ...clean, name: shownName(given), sha256 };
};

/** What turns the direction of a text or cannot be seen, and what separates folders. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/]/gu;

/** The name of a file as it is shown again: a name only, never a place. */
export const shownName = (name: string): string => name.replace(UNSEEN, '') || 'image';
