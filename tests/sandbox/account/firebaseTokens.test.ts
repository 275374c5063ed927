import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { createClock } from '../../../sandbox/base/clock';
import { firebaseFrom } from '../../../sandbox/account/firebase/config';
import { createEmulatorTokens } from '../../../sandbox/account/firebase/emulatorTokens';
import { createPhoneTokens } from '../../../sandbox/account/firebase/phoneTokens';
import type { PhoneTokens } from '../../../sandbox/kit/services';
import { Unavailable } from '../../../sandbox/kit/unavailable';

const PHONE = '+959761112222';
const REAL = {
  apiKey: 'key',
  authDomain: 'padauk.firebaseapp.com',
  projectId: 'padauk',
  appId: '1:2:web:3',
};
const now = Math.floor(Date.now() / 1_000);
const CLAIMS = {
  iss: 'https://securetoken.google.com/padauk',
  aud: 'padauk',
  sub: 'someone',
  auth_time: now,
  iat: now,
  exp: now + 3_600,
  phone_number: PHONE,
};

let tokens: PhoneTokens;
let sign: (claims: JWTPayload, key?: 'google' | 'stranger') => Promise<string>;
const clock = createClock();

beforeAll(async () => {
  const [google, stranger] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
  ]);
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256' }],
  });
  const config = { ...REAL, emulator: false };
  tokens = createPhoneTokens(config, clock, createEmulatorTokens(config, clock), () => keys);
  sign = (claims, key = 'google') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign((key === 'google' ? google : stranger).privateKey);
});

it('accepts what Google signed for this project', async () => {
  expect(await tokens.verify(await sign(CLAIMS))).toEqual({ phone: PHONE });
});

it.each<[string, JWTPayload]>([
  ['another project', { aud: 'other' }],
  ['another issuer', { iss: 'https://securetoken.google.com/other' }],
  ['a token that ran out', { exp: now - 60 }],
  ['one without a number', { phone_number: undefined }],
  ['a number that is none', { phone_number: 7 }],
  ['nobody', { sub: undefined }],
])('refuses %s', async (_name, over) => {
  expect(await tokens.verify(await sign({ ...CLAIMS, ...over }))).toBeNull();
});

it('refuses a wrong signature, a missing one, and garbage', async () => {
  expect(await tokens.verify(await sign(CLAIMS, 'stranger'))).toBeNull();
  expect(await tokens.verify(new UnsecuredJWT(CLAIMS).encode())).toBeNull();
  expect(await tokens.verify('garbage')).toBeNull();
});

it('judges a real token on the real clock', async () => {
  clock.setOffset(24 * 60 * 60_000);
  expect(await tokens.verify(await sign(CLAIMS))).toEqual({ phone: PHONE });
  clock.setOffset(0);
});

it('fails at an outage of Google, instead of refusing', async () => {
  const down = createPhoneTokens(
    { ...REAL, emulator: false },
    clock,
    createEmulatorTokens({ ...REAL, emulator: false }, clock),
    () => async () => {
      throw new TypeError('fetch failed');
    },
  );
  await expect(down.verify(await sign(CLAIMS))).rejects.toThrow(Unavailable);
});

it('of the stub accepts only its own tokens', async () => {
  const config = { ...REAL, emulator: true };
  const emulated = createEmulatorTokens(config, clock);
  const stub = createPhoneTokens(config, clock, emulated);
  const { idToken } = emulated.issue(PHONE);
  expect(UnsecuredJWT.decode(idToken).payload).toMatchObject({
    iss: CLAIMS.iss,
    aud: 'padauk',
    phone_number: PHONE,
  });
  expect(await stub.verify(idToken)).toEqual({ phone: PHONE });
  expect(await stub.verify(new UnsecuredJWT(CLAIMS).encode())).toBeNull();
});

it('reads FIREBASE_CONFIG, and says in a sentence what is wrong with it', () => {
  expect(firebaseFrom(undefined)).toBeUndefined();
  expect(firebaseFrom(JSON.stringify({ ...REAL, emulator: true, storageBucket: 'x' }))).toEqual({
    ...REAL,
    emulator: false,
  });
  expect(() => firebaseFrom('{')).toThrow(/^FIREBASE_CONFIG must be JSON with apiKey/);
  expect(() => firebaseFrom(JSON.stringify({ ...REAL, authDomain: 'x; script-src *' }))).toThrow(
    'authDomain',
  );
});
