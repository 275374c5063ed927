const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
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
  jpg: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00]),
  gif: text('GIF89a, and more of it'),
  text: text('This is a letter, not an image.'),
  svg: text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: text('<!doctype html><script>alert(1)</script>'),
  empty: new Uint8Array(),
};

/** A file that begins like a PNG and has this length. */
export const ofSize = (bytes: number): Uint8Array<ArrayBuffer> => {
  const image = new Uint8Array(bytes);
  image.set(PNG.slice(0, bytes));
  return image;
};
