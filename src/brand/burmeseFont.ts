import file from '@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2';
import { BURMESE } from './burmeseLetters';

/**
 * The brand's Burmese font. The code of the first page comes first; until then the system's font is
 * used (`fonts.css`).
 */
export const addBurmeseFont = (): void => {
  const [lightest, heaviest] = BURMESE.weights;
  document.fonts.add(
    new FontFace('Noto Sans Myanmar Variable', `url(${file}) format("woff2")`, {
      weight: `${lightest} ${heaviest}`,
      display: 'swap',
      unicodeRange: BURMESE.unicodeRange,
    }),
  );
};
