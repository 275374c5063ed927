import { crc32 } from 'node:zlib';

const text = (content: string) => new TextEncoder().encode(content);

/** Files as people send them; some are not what their names say. */
export const IMAGES = {
  /** One whole pixel: a browser can show it. */
  png: new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmM' +
        'IQAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  jpg: new Uint8Array(
    Buffer.from(
      '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO' +
        'UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09P' +
        'T09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAA' +
        'AAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/' +
        'xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAIon/9k=',
      'base64',
    ),
  ),
  gif: text('GIF89a, and more of it'),
  text: text('This is a letter, not an image.'),
  svg: text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: text('<!doctype html><script>alert(1)</script>'),
  empty: new Uint8Array(),
};

/** A PNG of this length, of which a decoder overlooks the end; a broken one when it is short. */
export const ofSize = (bytes: number): Uint8Array<ArrayBuffer> => {
  const image = new Uint8Array(bytes);
  image.set(IMAGES.png.slice(0, bytes));
  return image;
};

/** A PNG of a few bytes that declares this many pixels. */
export const bombOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const image = Buffer.from(IMAGES.png);
  // IHDR follows the signature: length, type, then width and height, and a checksum at its end.
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
  return new Uint8Array(image);
};
