import { expect, test } from 'vitest';
import {
  heldFile,
  IMAGE_GUARDS,
  imageChanges,
  type ImageFile,
} from '../../machines/shared/imageFiles';

const held = heldFile({ id: 'p1', name: 'p1.png', type: 'image/png', bytes: 1 });
const worked: ImageFile = {
  ...held,
  id: 'f1',
  name: 'slip.png',
  url: 'blob:f1',
  state: 'uploading',
  percent: 0,
  imageId: null,
};
const { isSame } = IMAGE_GUARDS;
const { keepImage } = imageChanges;
const inContext = (...files: ImageFile[]) => ({ context: { files } });

test('an image that another file is already is the same; one that is being removed is not', () => {
  expect(isSame(inContext(held, worked), 'p1')).toBe(true);
  expect(isSame(inContext(held, worked), 'p2')).toBe(false);
  expect(isSame(inContext({ ...held, state: 'leaving' }, worked), 'p1')).toBe(false);
});

test('an uploaded image takes the place of an equal one that is being removed', () => {
  const { files } = keepImage(inContext({ ...held, state: 'leaving' }, worked), 'p1');
  expect(files).toEqual([{ ...worked, state: 'uploaded', percent: 100, imageId: 'p1' }]);
  expect(keepImage(inContext(held, worked), 'p2').files).toHaveLength(2);
});
