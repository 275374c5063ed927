import type { PasswordChangeReason } from '../../contract/member';
import { DEFAULT_PASSWORD } from '../account/passwords';

/** The password of every seeded person who has none of their own. */
export const PASSWORD = 'Croupier#2026';
/** The payment password of every seeded person, for transfers and withdrawals. */
export const PAYMENT_PASSWORD = '246810';

/** A seeded person. */
export type Person = {
  username: string;
  nickname: string;
  /** Type code of spec §6. */
  type: number;
  password: string;
  balance: string;
  /** What this person demonstrates; the controls page prints it. */
  about: string;
  isMember?: false;
  firstLoginPending?: true;
  passwordChangeDue?: PasswordChangeReason;
  ipUnregistered?: true;
  mobile?: string;
  email?: string;
  bankAccountName?: string;
  totpSecret?: string;
  /** The invitation code that makes new members their downline. */
  affiliateCode?: string;
};

const person = (
  username: string,
  nickname: string,
  type: number,
  balance: string,
  about: string,
  rest: Partial<Person> = {},
): Person => ({ username, nickname, type, balance, about, password: PASSWORD, ...rest });

/** The seeded people (docs/decisions/0043). */
export const people: readonly Person[] = [
  person(
    'player',
    'Thiri',
    0,
    '12345.67',
    'An ordinary member, with a mobile number and an e-mail address',
    {
      mobile: '+959761112222',
      email: 'player@padauk.example',
    },
  ),
  person(
    'newcomer',
    'Kyaw Zin',
    0,
    '0.00',
    'Logs in for the first time and must change the password',
    {
      firstLoginPending: true,
      passwordChangeDue: 'first',
    },
  ),
  person('expired', 'Hla Myint', 0, '500.00', 'The password has expired', {
    passwordChangeDue: 'expired',
    mobile: '+959761113333',
  }),
  person('fresh', 'Nilar', 0, '0.00', 'Still has the default password', {
    password: DEFAULT_PASSWORD,
    passwordChangeDue: 'default',
  }),
  person(
    'traveller',
    'Aung Aung',
    0,
    '8800.00',
    'Logs in from an unregistered IP: second verification by SMS, e-mail, ' +
      'bank account name (Aung Aung) or Google code',
    {
      ipUnregistered: true,
      mobile: '+959771233210',
      email: 'traveller@padauk.example',
      bankAccountName: 'Aung Aung',
      totpSecret: 'JBSWY3DPEHPK3PXP',
    },
  ),
  person('agent', 'Daw Khin', 1, '250000.00', 'An agent, type 1', { affiliateCode: 'PADAUK01' }),
  person('agent2', 'U Ba', 2, '98000.50', 'An agent, type 2', { affiliateCode: 'PADAUK02' }),
  person('agent41', 'Su Su', 41, '41000.00', 'An agent, type 41', { affiliateCode: 'PADAUK41' }),
  person('agent42', 'Min Thu', 42, '42000.00', 'An agent, type 42', { affiliateCode: 'PADAUK42' }),
  person('downline', 'Zaw Zaw', 1, '1500.00', 'An agent below agent', {
    affiliateCode: 'PADAUK11',
  }),
  person('staff', 'Back office', 0, '0.00', 'A non-member account: may not log in', {
    isMember: false,
  }),
  person('paid', 'Ei Phyu', 0, '64000.00', 'A member with a withdrawal'),
  person('trial', 'Guest 0001', 4, '10000.00', 'A trial account, type 4'),
];

/** The id of a seeded user. */
export const idOf = (username: string): string => `u-${username}`;
