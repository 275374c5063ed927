import { expect, test } from 'vitest';
import { TRIAL_TYPE, WHITELABEL_FLAGS } from '../../../contract/constants';
import type { Whitelabel } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import { createGrantTaker } from '../../../src/services/site/grant';
import { safeStorage } from '../../../src/services/storage';
import { createTokenStore } from '../../../src/services/site/tokenStore';
import { createStorage } from '../harness/environment';

const flags = (isForced: boolean): Whitelabel => ({
  ...(Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, false])) as Whitelabel),
  PWDEXPFORCECHANGE3: isForced,
});
const user: Member = {
  id: 'u1',
  account: 'expired',
  nickname: 'Thiri',
  type: 0,
  currencySymbol: 'Ks',
  referralCode: null,
  passwordChangeDue: null,
};
const storage = createStorage();
const grantWith = (
  readFlags: () => Promise<Whitelabel>,
  {
    passwordExpired = true,
    passwordChangeDue = user.passwordChangeDue,
    type = user.type,
  }: { passwordExpired?: boolean } & Partial<Pick<Member, 'passwordChangeDue' | 'type'>> = {},
) =>
  createGrantTaker(
    createTokenStore(safeStorage(() => storage)),
    () => Promise.resolve('ended' as const),
    () => Promise.resolve({ min: 6, max: 16 }),
    readFlags,
  )(
    {
      token: 't',
      firstTimeLogin: false,
      passwordExpired,
      passwordDefault: false,
      user: { ...user, passwordChangeDue, type },
    },
    { signal: undefined },
  );

test.each([
  ['on', true],
  ['off', false],
])('an expired password is enforced as the flag says: %s', async (_, isForced) => {
  await expect(
    grantWith(() => Promise.resolve(flags(isForced)), {
      passwordChangeDue: isForced ? null : 'expired',
    }),
  ).resolves.toMatchObject({ passwordExpired: true, expiryEnforced: isForced });
});

test.each([
  ['expired', true],
  [null, false],
] as const)('without the flags the field of the member says it: %s', async (due, isForced) => {
  await expect(
    grantWith(() => Promise.reject(new Error('offline')), { passwordChangeDue: due }),
  ).resolves.toMatchObject({ expiryEnforced: isForced });
});

test('nobody asks for the flags while the password is in date', async () => {
  const asked: string[] = [];
  await grantWith(
    () => {
      asked.push('flags');
      return Promise.resolve(flags(true));
    },
    { passwordExpired: false },
  );
  expect(asked).toEqual([]);
});

test('a trial account is known at the next visit, and forgotten with a member', async () => {
  const grant = (type: number) =>
    grantWith(() => Promise.resolve(flags(false)), { passwordExpired: false, type });
  await grant(TRIAL_TYPE);
  expect(storage.getItem('trial')).toBe('1');
  await grant(0);
  expect(storage.getItem('trial')).toBeNull();
});
