import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_LIMIT_BYTES } from '../../../contract/constants';
import { cleanImage, shownName } from '../../../sandbox/kit/cleanImage';
import { bombOf, IMAGES } from '../../support/images';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const cleaned = async (sent: Uint8Array) => {
  const clean = await cleanImage(sent);
  if (clean.kind === 'refused') throw new Error(`refused: ${JSON.stringify(clean.detail)}`);
  return { ...clean, ...(await sharp(clean.image).metadata()) };
};

describe('an uploaded image', () => {
  it('loses where and when it was taken, and stays as it was held', async () => {
    const photo = await red(40, 20)
      .withExif({ IFD3: { GPSLatitude: '16/1 50/1 0/1' }, IFD0: { Model: 'Phone of Thiri' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('Phone of Thiri');
    const clean = await cleaned(photo);
    expect(clean).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width: 20, height: 40 });
    expect(clean.exif).toBeUndefined();
    expect(clean.image.toString('latin1')).not.toContain('Phone of Thiri');
  });

  it('loses what else stands in its file', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script>');
    for (const whole of [IMAGES.png, IMAGES.jpg]) {
      const { image } = await cleaned(Buffer.concat([whole, script]));
      expect(image.includes(script)).toBe(false);
    }
  });

  it('is no longer than 4,096 pixels, and its file no larger than an upload', async () => {
    expect(await cleaned(await red(6_000, 60).png().toBuffer())).toMatchObject({
      width: 4_096,
      height: 41,
    });
    const noise = await sharp({
      create: {
        width: 1_600,
        height: 1_400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(IMAGE_LIMIT_BYTES);
    const clean = await cleaned(noise);
    expect(clean).toMatchObject({ type: 'image/jpeg', format: 'jpeg' });
    expect(clean.image.length).toBeLessThanOrEqual(IMAGE_LIMIT_BYTES);
  });

  it.each([
    ['a text', IMAGES.text, 'wrongType'],
    ['a drawing', IMAGES.svg, 'wrongType'],
    ['a PNG that is a signature only', IMAGES.png.slice(0, 8), 'broken'],
    ['a JPEG that breaks off', IMAGES.jpg.slice(0, 150), 'broken'],
    ['a PNG whose pixels are rubbish', rubbish(), 'broken'],
    ['a bomb', bombOf(30_000, 30_000), 'tooLarge'],
    ['a bomb of one line', bombOf(2_000_000_000, 1), 'broken'],
    ['a PNG that declares more than it has', bombOf(5_000, 5_000), 'broken'],
  ])('is refused when it is %s', async (_, sent, reason) => {
    expect(await cleanImage(sent)).toMatchObject({ kind: 'refused', detail: { reason } });
  });
});

it.each([
  ['slip.png', 'slip.png'],
  ['../../etc/passwd', '....etcpasswd'],
  ['..\\a.png', '..a.png'],
  ['slip\u202Egnp.exe', 'slipgnp.exe'],
  ['a\r\nSet-Cookie: b', 'aSet-Cookie: b'],
  ['\u200B', 'image'],
  ['ငွေလွှဲ.png', 'ငွေလွှဲ.png'],
])('the name %j is shown as %j', (given, shown) => {
  expect(shownName(given)).toBe(shown);
});

function rubbish() {
  const image = new Uint8Array(IMAGES.png);
  image.fill(0xaa, 45, 53);
  return image;
}
