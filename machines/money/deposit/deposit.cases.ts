import type { Deposit, DepositMethod } from '../../../contract/deposits';
import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { depositMachine } from './deposit.machine';
import type { Desk } from './deposit.types';

const wallet: DepositMethod = {
  id: 'kbzpay',
  kind: 'wallet',
  name: 'KBZPay',
  minimum: '1000.00',
  maximum: '50000.00',
  fee: '0',
  note: 'Within a minute.',
  closed: null,
};
const methods: DepositMethod[] = [
  wallet,
  { ...wallet, id: 'wave', name: 'Wave Money', fee: '1', checkSeconds: 5_400 },
  { ...wallet, id: 'cb', kind: 'bank', name: 'CB Bank', closed: 'CB Bank is under maintenance' },
];
const order: Deposit = {
  id: 'DP-1',
  method: { id: 'kbzpay', kind: 'wallet', name: 'KBZPay' },
  amount: '5000.00',
  credit: '5000.00',
  status: 'unpaid',
  placedAt: CASE_TIME,
  deadline: CASE_TIME + 1_800_000,
  minutes: 30,
  payTo: { name: 'Padauk Trading', number: '09 771 230 045', qr: 'kbzpay://pay' },
  endedAt: null,
};
const as = (status: Deposit['status'], rest: Partial<Deposit> = {}): Deposit => ({
  ...order,
  status,
  ...(status === 'unpaid' || status === 'checking' ? {} : { endedAt: CASE_TIME + 900_000 }),
  ...rest,
});
const earlier = [as('credited', { id: 'DP-0', amount: '20000.00', credit: '20000.00' })];
const desk = (open: Deposit | null, ...past: Deposit[]): Desk => ({
  methods,
  quickAmounts: ['5000', '10000', '100000'],
  currencySymbol: 'Ks',
  open,
  past: [...past, ...earlier],
  limits: [
    { period: 'day', amount: '60000.00', left: '40000.00', windowEnd: CASE_TIME + 3_600_000 },
  ],
  prompt: null,
  readAt: CASE_TIME,
  ahead: 0,
});
const asking: Desk = {
  ...desk(null),
  prompt: { about: 'first', isRequired: false, suggested: null, periods: ['day', 'week'] },
};
const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const refused = { kind: 'refused', message: 'This deposit is no longer open' } as const;
const accepted = (status: Deposit['status']) =>
  ({ kind: 'accepted', stand: { deposit: as(status), readAt: CASE_TIME, ahead: 0 } }) as const;

export const cases = defineCases(depositMachine, {
  file: import.meta.url,
  events: {
    'desk.retry': [{ name: 'click' }],
    'method.choose': [
      { name: 'another', methodId: 'wave' },
      { name: 'a closed one', methodId: 'cb' },
    ],
    'amount.change': [
      { name: 'some', amount: '5000' },
      { name: 'too much', amount: '50000.01' },
    ],
    'form.submit': [{ name: 'click' }],
    'order.change': [{ name: 'click' }],
    'order.place': [{ name: 'click' }],
    'payment.report': [{ name: 'click' }],
    'order.cancel': [{ name: 'click' }],
    'cancel.confirm': [{ name: 'click' }],
    'cancel.withdraw': [{ name: 'click' }],
    'deposit.another': [{ name: 'click' }],
    'tab.changed': [{ name: 'another one' }],
  },
  actors: {
    readDesk: {
      done: [
        { name: 'nothing open', output: desk(null) },
        { name: 'a limit is asked about', output: asking },
        { name: 'unpaid', output: desk(as('unpaid')) },
        { name: 'checking', output: desk(as('checking')) },
        { name: 'credited', output: desk(null, as('credited')) },
        { name: 'not received', output: desk(null, as('notReceived')) },
        { name: 'expired', output: desk(null, as('expired')) },
        { name: 'cancelled', output: desk(null, as('cancelled')) },
      ],
      error: offline,
    },
    placeOrder: {
      done: [
        { name: 'placed', output: accepted('unpaid') },
        { name: 'one is open', output: { kind: 'open' } },
        { name: 'refused', output: { kind: 'refused', message: 'This method is not available' } },
      ],
      error: offline,
    },
    limitPrompt: { done: [{ name: 'answered', output: undefined }] },
    deadline: { done: [{ name: 'over', output: undefined }] },
    reportPaid: {
      done: [
        { name: 'taken', output: accepted('checking') },
        { name: 'credited already', output: accepted('credited') },
        { name: 'too late', output: refused },
      ],
      error: offline,
    },
    cancelOrder: {
      done: [
        { name: 'cancelled', output: accepted('cancelled') },
        { name: 'too late', output: refused },
      ],
      error: offline,
    },
  },
});
