import type { Activity } from '../../../contract/activities';
import type { UploadedImage } from '../../../contract/uploads';
import { defineCases } from '../../shared/cases';
import { activityApplicationMachine } from './activityApplication.machine';

const image = (id: string): UploadedImage => ({
  id,
  name: `${id}.png`,
  type: 'image/png',
  bytes: 100,
});
/** An activity that is applied for, with the images that the platform holds. */
const appliedFor = (...images: UploadedImage[]): Activity => ({
  id: 'match',
  kind: 'bets',
  promotionId: null,
  title: 'match',
  status: 'join',
  bonus: '4000.00',
  gameType: null,
  stake: '0.00',
  staked: '0.00',
  rate: null,
  tickets: null,
  proof: null,
  opensAt: 0,
  beginsAt: 0,
  endsAt: 86_400_000,
  application: {
    asks: 'Show your level.',
    canApply: true,
    remark: null,
    images,
    rejection: null,
  },
});
const offline = { name: 'offline', error: { kind: 'offline' } };

export const cases = defineCases(activityApplicationMachine, {
  file: import.meta.url,
  inputs: {
    'nothing held': { activity: appliedFor() },
    'two images held': { activity: appliedFor(image('p1'), image('p2')) },
  },
  events: {
    'application.submit': [
      { name: 'with a remark', remark: ' Level 4 elsewhere ' },
      { name: 'without a remark', remark: ' ' },
      { name: 'too long', remark: 'x'.repeat(141) },
    ],
    'application.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'typing' }],
    'files.choose': [{ name: 'one', files: [] }],
    'file.remove': [
      { name: 'the first', id: 'f1' },
      { name: 'an uploaded one', id: 'p1' },
    ],
    'file.retry': [{ name: 'the first', id: 'f1' }],
    'file.taken': [
      { name: 'the first', file: { id: 'f1', name: 'slip.png', bytes: 100, url: 'blob:f1' } },
    ],
    'upload.progressed': [{ name: 'half', percent: 50 }],
    'upload.accepted': [
      { name: 'the first', image: image('p9') },
      { name: 'the same as one that is there', image: image('p2') },
    ],
    'upload.refused': [
      { name: 'too many', reason: 'tooMany', message: 'No more than 3 images can be uploaded' },
    ],
    'upload.failed': [{ name: 'offline', error: offline.error }],
  },
  actors: {
    checkImage: {
      done: [
        { name: 'fit', output: { kind: 'fit' } },
        { name: 'no image', output: { kind: 'refused', reason: 'wrongType' } },
      ],
      error: [{ name: 'unreadable', error: { kind: 'fault' } }],
    },
    removeImage: { done: [{ name: 'gone', output: null }], error: [offline] },
    apply: {
      done: [
        {
          name: 'sent',
          output: { kind: 'accepted', activity: { ...appliedFor(), status: 'applying' } },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'This promotion is not open now' },
        },
      ],
      error: [offline],
    },
  },
  // Each file has its own name. Two copies of one file, or a file next to a message, add nothing
  // that a single file does not cover.
  constraint: ({ files, message, fieldError }) =>
    files.filter(({ id }) => id === 'f1').length <= 1 &&
    (files.length === 0 ||
      (message === null && !files.some((file) => file.message && file.imageId))) &&
    fieldError === null,
});
