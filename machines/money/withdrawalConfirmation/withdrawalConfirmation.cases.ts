import type { UploadedImage } from '../../../contract/uploads';
import type { Withdrawal } from '../../../contract/withdrawals';
import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { withdrawalConfirmationMachine } from './withdrawalConfirmation.machine';
import type { Reading } from './withdrawalConfirmation.types';

const proof = (id: string): UploadedImage => ({
  id,
  name: `${id}.png`,
  type: 'image/png',
  bytes: 100,
});
const waitingCase: Withdrawal = {
  id: 'WD-1',
  amount: '15000.00',
  currencySymbol: 'Ks',
  payer: 'Ko Zin M.',
  account: 'KBZPay •••• 4471',
  status: 'waiting',
  minutes: 30,
  deadline: CASE_TIME + 1_800_000,
  remaining: null,
  proofs: [],
  timeline: [{ at: CASE_TIME, event: 'paid' }],
};
const as = (status: Withdrawal['status'], rest: Partial<Withdrawal> = {}): Withdrawal => ({
  ...waitingCase,
  status,
  ...rest,
});
const reading = (...withdrawals: Withdrawal[]): Reading => ({
  withdrawals,
  readAt: CASE_TIME,
  ahead: 0,
});
const offline = { kind: 'offline' };
const earlier = [as('received', { id: 'WD-2' }), as('autoReceived', { id: 'WD-3' })];

export const cases = defineCases(withdrawalConfirmationMachine, {
  file: import.meta.url,
  events: {
    'withdrawals.retry': [{ name: 'click' }],
    'withdrawalConfirmation.close': [{ name: 'click' }],
    'withdrawal.choose': [
      { name: 'the first', id: 'WD-1' },
      { name: 'an ended one', id: 'WD-2' },
      { name: 'one received by force', id: 'WD-3' },
    ],
    'list.show': [{ name: 'click' }],
    'answer.choose': [
      { name: 'received', answer: 'received' },
      { name: 'partially received', answer: 'partiallyReceived' },
      { name: 'not received', answer: 'notReceived' },
    ],
    'answer.submit': [
      { name: 'with an amount', remaining: '500.50' },
      { name: 'with too much', remaining: '15000.00' },
    ],
    'answer.retry': [{ name: 'click' }],
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
      { name: 'the first', image: proof('p9') },
      { name: 'the same as one that is there', image: proof('p2') },
    ],
    'upload.refused': [
      { name: 'too many', reason: 'tooMany', message: 'No more than 3 images can be uploaded' },
      { name: 'too late', reason: 'forced', message: 'Too late' },
      { name: 'answered', reason: 'elsewhere', message: 'Answered' },
    ],
    'upload.failed': [{ name: 'offline', error: offline }],
    'tab.answered': [
      { name: 'this one', id: 'WD-1' },
      { name: 'another one', id: 'WD-9' },
    ],
  },
  actors: {
    readWithdrawals: {
      done: [
        { name: 'one waits', output: reading(waitingCase, ...earlier) },
        {
          name: 'one with three proofs waits',
          output: reading(
            as('waiting', { proofs: [proof('p1'), proof('p2'), proof('p3')] }),
            ...earlier,
          ),
        },
        { name: 'answered', output: reading(as('received'), ...earlier) },
        { name: 'received by force', output: reading(as('autoReceived'), ...earlier) },
        { name: 'none', output: reading(...earlier) },
      ],
      error: [{ name: 'offline', error: offline }],
    },
    deadline: { done: [{ name: 'over', output: undefined }] },
    warning: { done: [{ name: 'near', output: undefined }] },
    checkProof: {
      done: [
        { name: 'fit', output: { kind: 'fit' } },
        { name: 'no image', output: { kind: 'refused', reason: 'wrongType' } },
      ],
      error: [{ name: 'unreadable', error: { kind: 'fault' } }],
    },
    removeProof: {
      done: [{ name: 'gone', output: null }],
      error: [{ name: 'offline', error: offline }],
    },
    sendAnswer: {
      done: [
        { name: 'answered', output: { kind: 'answered', withdrawal: as('received') } },
        { name: 'too late', output: { kind: 'forced' } },
        { name: 'answered elsewhere', output: { kind: 'elsewhere' } },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'The remaining amount is too high' },
        },
      ],
      error: [{ name: 'offline', error: offline }],
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
