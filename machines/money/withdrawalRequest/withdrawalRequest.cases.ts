import { stepUpEnds } from '../../shared/stepUpCase';
import { defineCases } from '../../shared/cases';
import { withdrawalRequestMachine } from './withdrawalRequest.machine';
import type { WithdrawalRequest, WithdrawalSetup } from './withdrawalRequest.types';

const kbz = { id: 'p1', type: 'kbzPay', holder: 'Thiri Aung', number: '•••• 2222' } as const;
const aya = { id: 'p2', type: 'ayaBank', holder: 'Thiri Aung', number: '•••• 7890' } as const;
const setup: WithdrawalSetup = {
  accounts: [kbz, aya],
  lastAccountId: 'p2',
  holder: 'Thiri Aung',
  balance: '12345.67',
  held: { amount: '8000.00', turnoverLeft: '96000.00' },
  currencySymbol: 'K',
  minimum: '100.00',
  maximum: '5000.00',
  feePercent: '1.00',
  leftToday: 3,
  daily: 5,
  underReview: 0,
  hasPaymentPassword: true,
  paymentPasswordLength: { min: 6, max: 6 },
};
const asked: WithdrawalRequest = {
  id: 'WD-1',
  account: { type: 'ayaBank', holder: 'Thiri Aung', number: '•••• 7890' },
  amount: '250.50',
  fee: '2.51',
  arrives: '247.99',
  currencySymbol: 'K',
  status: 'underReview',
  requestedAt: 1_700_000_000_000,
  decidedAt: null,
  confirmation: null,
  canCancel: true,
  reason: null,
};
const paid: WithdrawalRequest = {
  ...asked,
  status: 'paid',
  decidedAt: 1_700_000_020_000,
  confirmation: 'waiting',
  canCancel: false,
};
const refused: WithdrawalRequest = {
  ...asked,
  id: 'WD-0',
  status: 'refused',
  decidedAt: 1_700_000_020_000,
  canCancel: false,
  reason: 'The account could not be verified',
};
const offline = { name: 'offline', error: { kind: 'offline' } };
const gone = { name: 'session gone', error: { kind: 'session' } };

export const cases = defineCases(withdrawalRequestMachine, {
  file: import.meta.url,
  input: { account: 'player' },
  events: {
    'place.choose': [
      { name: 'requests', place: 'requests' },
      { name: 'form', place: 'form' },
    ],
    'setup.retry': [{ name: 'click' }],
    'account.choose': [{ name: 'the first', accountId: 'p1' }],
    'account.add': [{ name: 'click' }],
    'amount.typed': [{ name: 'some', amount: '250.50' }],
    'amount.fill': [{ name: 'all' }],
    'field.changed': [{ name: 'paymentPassword', field: 'paymentPassword' }],
    'form.submit': [
      { name: 'some', form: { accountId: 'p2', amount: '250.50', paymentPassword: '246810' } },
      { name: 'too much', form: { accountId: 'p2', amount: '5000.01', paymentPassword: '' } },
    ],
    'withdrawal.confirm': [{ name: 'click' }],
    'withdrawal.back': [{ name: 'click' }],
    'requests.retry': [{ name: 'click' }],
    'page.turn': [{ name: 'second', page: 2 }],
    'request.cancel': [
      { name: 'click', requestId: 'WD-1' },
      { name: 'a decided one', requestId: 'WD-0' },
    ],
    'cancel.confirm': [{ name: 'click' }],
    'cancel.keep': [{ name: 'click' }],
    'tab.requested': [{ name: 'another tab' }],
  },
  actors: {
    tabs: {},
    readSetup: {
      done: [
        { name: 'two accounts', output: setup },
        {
          name: 'three accounts',
          output: { ...setup, accounts: [kbz, aya, { ...aya, id: 'p3', number: '•••• 1111' }] },
        },
        { name: 'another fee', output: { ...setup, feePercent: '2.00' } },
        { name: 'no account', output: { ...setup, accounts: [], lastAccountId: null } },
        { name: 'no payment password', output: { ...setup, hasPaymentPassword: false } },
      ],
      error: [offline, gone],
    },
    paymentPassword: {
      done: [
        { name: 'set', output: { kind: 'succeeded', value: null } },
        { name: 'not now', output: { kind: 'cancelled' } },
        { name: 'session gone', output: { kind: 'expired' } },
      ],
    },
    payoutAccount: {
      done: [
        { name: 'added', output: { kind: 'succeeded', value: { ...kbz, id: 'p9' } } },
        { name: 'not now', output: { kind: 'cancelled' } },
        { name: 'session gone', output: { kind: 'expired' } },
      ],
    },
    stepUp: stepUpEnds,
    sendRequest: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', request: asked, balance: '12095.17' } },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'Wrong payment password', field: 'paymentPassword' },
        },
        { name: 'another fee', output: { kind: 'feeChanged' } },
        { name: 'unproved', output: { kind: 'unproved', stepUp: 'step-up-1' } },
      ],
      error: [offline, { name: 'busy', error: { kind: 'busy', retryAfter: 5 } }, gone],
    },
    readRequests: {
      done: [
        {
          name: 'one under review',
          output: { requests: [asked, refused], totalPages: 2, total: 11 },
        },
        { name: 'all decided', output: { requests: [paid, refused], totalPages: 2, total: 11 } },
        {
          name: 'one that cannot be taken back',
          output: { requests: [{ ...asked, canCancel: false }], totalPages: 1, total: 1 },
        },
        { name: 'none', output: { requests: [], totalPages: 1, total: 0 } },
      ],
      error: [offline, gone],
    },
    cancelRequest: {
      done: [
        { name: 'cancelled', output: { kind: 'cancelled' } },
        { name: 'refused', output: { kind: 'refused', message: 'It was decided already' } },
      ],
      error: [offline, gone],
    },
  },
});
