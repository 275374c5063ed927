import type { IMAGE_TYPES } from './constants';

export type ImageType = (typeof IMAGE_TYPES)[number];

/**
 * The first bytes of what may be uploaded: PNG (RFC 2083 §12.12) and JPEG (SOI and the next
 * marker).
 */
const SIGNATURES: ReadonlyArray<readonly [type: ImageType, bytes: readonly number[]]> = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];
/** How much of a file `imageTypeOf` looks at. */
export const SIGNATURE_BYTES = 8;

/**
 * The type of an image by its content, null for any other file; the name does not count
 * (docs/decisions/0041).
 */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  SIGNATURES.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  )?.[0] ?? null;
