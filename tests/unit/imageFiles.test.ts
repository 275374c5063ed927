import { expect, test } from 'vitest';
import { heldFile, isSame, waitingFile, withUploaded } from '../../machines/shared/imageFiles';

const held = heldFile({ id: 'p1', name: 'p1.png', type: 'image/png', bytes: 1 });
const worked = {
  ...waitingFile({ id: 'f1', name: 'slip.png', bytes: 1, url: 'blob:f1' }),
  state: 'uploading' as const,
};

test('an image that another file is already is the same; one that is being removed is not', () => {
  expect(isSame([held, worked], 'p1')).toBe(true);
  expect(isSame([held, worked], 'p2')).toBe(false);
  expect(isSame([{ ...held, state: 'leaving' }, worked], 'p1')).toBe(false);
});

test('an uploaded image takes the place of an equal one that is being removed', () => {
  const files = withUploaded([{ ...held, state: 'leaving' }, worked], 'p1');
  expect(files).toEqual([{ ...worked, state: 'uploaded', percent: 100, imageId: 'p1' }]);
  expect(withUploaded([held, worked], 'p2')).toHaveLength(2);
});
