import type { DepositMethod } from '../../../contract/deposits';
import type { PayoutType } from '../../../contract/withdrawalRequest';
import { payMarkOf } from '../../base/payMarks';
import type { Words } from '../../words';

/** A deposit method, and the operator's account that the money goes to. */
export type Method = Pick<DepositMethod, 'kind' | 'name' | 'minimum' | 'maximum' | 'fee'> & {
  id: keyof Words['depositNotes'];
  mark: PayoutType;
  holder: string;
  number: string;
  isClosed?: true;
};

const HOLDER = 'Padauk Trading Co., Ltd.';
/** The deposit methods, in the order of the form. */
export const METHODS: readonly Method[] = [
  {
    id: 'kbzpay',
    mark: 'kbzPay',
    kind: 'wallet',
    name: 'KBZPay',
    minimum: '1000.00',
    maximum: '1000000.00',
    fee: '0',
    holder: HOLDER,
    number: '09 771 230 045',
  },
  {
    id: 'wave',
    mark: 'wavePay',
    kind: 'wallet',
    name: 'Wave Money',
    minimum: '1000.00',
    maximum: '500000.00',
    fee: '1',
    holder: HOLDER,
    number: '09 790 456 118',
  },
  {
    id: 'aya',
    mark: 'ayaBank',
    kind: 'bank',
    name: 'AYA Bank',
    minimum: '10000.00',
    maximum: '10000000.00',
    fee: '0',
    holder: HOLDER,
    number: '2001 2345 6789 010',
  },
  {
    id: 'cb',
    mark: 'cbBank',
    kind: 'bank',
    name: 'CB Bank',
    minimum: '10000.00',
    maximum: '5000000.00',
    fee: '0',
    holder: HOLDER,
    number: '0011 6005 0009 4471',
    isClosed: true,
  },
];
/** Amounts that the form suggests. */
export const QUICK_AMOUNTS = ['5000', '10000', '20000', '50000', '100000', '500000'];

/** The payment method of an id; undefined for an unknown id. */
export const methodOf = (id: string): Method | undefined =>
  METHODS.find((method) => method.id === id);

/** The methods as the wire shows them, in a language; every payment is looked for after a while. */
export const methodsIn = (words: Words, checkSeconds: number): DepositMethod[] =>
  METHODS.map(({ id, mark, kind, name, minimum, maximum, fee, isClosed }) => ({
    id,
    kind,
    name,
    picture: payMarkOf(mark),
    minimum,
    maximum,
    fee,
    note: words.depositNotes[id],
    checkSeconds: Math.ceil(checkSeconds),
    closed: isClosed ? words.depositMaintenance(name) : null,
  }));
