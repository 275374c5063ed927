import { expect, test } from 'vitest';
import { fallBackOnImages } from '../../src/app/imageFallback';

const FIRST = 'https://one.test';
const SECOND = 'https://two.test/brand';

test('a picture comes from the next base, and its error is told after the last', () => {
  fallBackOnImages([FIRST, SECOND], document);
  const picture = document.body.appendChild(document.createElement('img'));
  let failures = 0;
  picture.addEventListener('error', () => (failures += 1));
  picture.src = `${FIRST}/media/a.svg?v=1`;
  picture.dispatchEvent(new Event('error'));
  expect([picture.src, failures]).toEqual([`${SECOND}/media/a.svg?v=1`, 0]);
  picture.dispatchEvent(new Event('error'));
  expect([picture.src, failures]).toEqual([`${SECOND}/media/a.svg?v=1`, 1]);
});

test('a picture of another origin fails as it does', () => {
  fallBackOnImages([FIRST, SECOND], document);
  const picture = document.body.appendChild(document.createElement('img'));
  picture.src = 'https://one.test.evil/media/a.svg';
  picture.dispatchEvent(new Event('error'));
  expect(picture.src).toBe('https://one.test.evil/media/a.svg');
});
