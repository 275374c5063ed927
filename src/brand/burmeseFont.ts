import file from '@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2';

const RANGE = 'U+1000-109F, U+200C-200D, U+25CC, U+A92E, U+A9E0-A9FE, U+AA60-AA7F, U+116D0-116E3';

/**
 * The brand's Burmese font. It is as large as all the code of the first page and would delay it:
 * until it is loaded, the system's font is used (`fonts.css`).
 */
export const addBurmeseFont = (): void => {
  document.fonts.add(
    new FontFace('Noto Sans Myanmar Variable', `url(${file}) format("woff2")`, {
      weight: '100 900',
      display: 'swap',
      unicodeRange: RANGE,
    }),
  );
};
