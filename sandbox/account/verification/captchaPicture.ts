import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import drawText from 'svg-captcha';

/** Draws a picture of the given text, or of a random one: the port of captcha pictures. */
export type DrawCaptcha = (fixedText: string | null) => Promise<{ text: string; png: Buffer }>;

const LENGTH = 4;
const STYLE = {
  width: 150,
  height: 50,
  fontSize: 52,
  noise: 2,
  color: true,
  background: '#f3ead6',
};
/** Without letters and digits that are easily confused. */
const CHARACTERS = 'abcdefhkmnprstuvwxyz23456789';

/** Draws a text as a PNG with noise. */
export const drawCaptcha: DrawCaptcha = async (fixedText) => {
  const text =
    fixedText ??
    Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
  return {
    text,
    png: await sharp(Buffer.from(drawSvg(text, STYLE)))
      .png({ palette: true })
      .toBuffer(),
  };
};

/** The library's types lack the option to draw a given text. */
const drawSvg = drawText as unknown as (text: string, options: typeof STYLE) => string;
