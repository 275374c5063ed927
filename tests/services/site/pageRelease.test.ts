// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageRelease } from '../../../src/services/site/pageRelease';

test('typed text, a dialog and a game are something that a reload would lose', () => {
  const holds = (html: string) => {
    const shown = new DOMParser().parseFromString(html, 'text/html');
    return pageRelease(shown).holdsInput();
  };
  expect(holds('<input type="checkbox" checked><input value="">')).toBe(false);
  expect(holds('<input value="5000">')).toBe(true);
  expect(holds('<textarea>Hello</textarea>')).toBe(true);
  expect(holds('<div role="dialog"></div>')).toBe(true);
  expect(holds('<iframe></iframe>')).toBe(true);
});
