import type { IMAGE_TYPES } from './constants';

export type ImageType = (typeof IMAGE_TYPES)[number];

/** The first bytes of what may be uploaded: PNG (RFC 2083 §12.12) and JPEG (SOI and the next marker). */
const SIGNATURES: ReadonlyArray<readonly [type: ImageType, bytes: readonly number[]]> = [
  ['image/png', [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]],
  ['image/jpeg', [0xFF, 0xD8, 0xFF]],
];
/** How much of a file `imageTypeOf` looks at. */
export const SIGNATURE_BYTES = 8;

/** What an image is by its content, null for anything that may not be uploaded; its name says nothing (decisions.md). */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
