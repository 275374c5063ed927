import { base64url, compactDecrypt, CompactEncrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test, vi } from 'vitest';
import { CIPHER_ALG, CIPHER_ENC } from '../../../contract/cipher';
import { createJweCipher, type CipherKeys } from '../../../src/services/cipher/payloadCipher';
import { createServerClock } from '../../../src/services/http/serverClock';

const createKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair(CIPHER_ALG, { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return { privateKey, jwk: { kty: 'EC' as const, crv: 'P-256' as const, x, y, kid } };
};
const PATH_KEY = 'A'.repeat(43);
const keysOf = (...keys: CipherKeys['keys']): CipherKeys => ({ keys, pathKey: PATH_KEY });
const sealedPath = (path: string, pathKey = PATH_KEY) =>
  new CompactEncrypt(new TextEncoder().encode(path))
    .setProtectedHeader({ alg: 'dir', enc: CIPHER_ENC })
    .encrypt(base64url.decode(pathKey));
const opened = async (payload: string, key: Awaited<ReturnType<typeof createKey>>) => {
  const { plaintext, protectedHeader } = await compactDecrypt(payload, key.privateKey);
  return {
    header: protectedHeader,
    envelope: JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>,
  };
};

test('a seal opens to the envelope, and names the current key', async () => {
  const [current, former] = [await createKey('k2'), await createKey('k1')];
  const cipher = createJweCipher({
    fetchKeys: async () => keysOf(current.jwk, former.jwk),
    seconds: () => 1_700_000_000,
  });
  const { payload } = await cipher.seal('POST', '/a/path', { password: 'စကားဝှက်' });
  const { header, envelope } = await opened(payload, current);
  expect(header).toMatchObject({ alg: CIPHER_ALG, enc: CIPHER_ENC, kid: 'k2' });
  expect(envelope).toEqual({
    v: 1,
    jti: expect.stringMatching(/^[\w-]{16,64}$/) as string,
    iat: 1_700_000_000,
    method: 'POST',
    path: '/a/path',
    body: { password: 'စကားဝှက်' },
  });
});

test('parallel seals fetch the keys once, until they are forgotten', async () => {
  const key = await createKey('k1');
  const fetchKeys = vi.fn<() => Promise<CipherKeys>>(async () => keysOf(key.jwk));
  const cipher = createJweCipher({ fetchKeys, seconds: () => 1 });
  await Promise.all([cipher.seal('POST', '/a', {}), cipher.seal('POST', '/a', {})]);
  await cipher.seal('POST', '/a', {});
  expect(fetchKeys).toHaveBeenCalledTimes(1);
  cipher.forgetKeys();
  await cipher.seal('POST', '/a', {});
  expect(fetchKeys).toHaveBeenCalledTimes(2);
});

test('the next seal fetches the keys again after a failure', async () => {
  const key = await createKey('k1');
  const fetchKeys = vi
    .fn<() => Promise<CipherKeys>>(async () => keysOf(key.jwk))
    .mockRejectedValueOnce(new Error('offline'));
  const cipher = createJweCipher({ fetchKeys, seconds: () => 1 });
  await expect(cipher.seal('POST', '/a', {})).rejects.toThrow('offline');
  await expect(cipher.seal('POST', '/a', {})).resolves.toHaveProperty('payload');
});

test('what is prepared is not fetched again, and a failure of it shows at the seal', async () => {
  const key = await createKey('k1');
  const fetchKeys = vi
    .fn<() => Promise<CipherKeys>>(async () => keysOf(key.jwk))
    .mockRejectedValueOnce(new Error('offline'));
  const cipher = createJweCipher({ fetchKeys, seconds: () => 1 });
  cipher.prepare();
  await expect(cipher.seal('POST', '/a', {})).rejects.toThrow('offline');
  cipher.prepare();
  await expect(cipher.seal('POST', '/a', {})).resolves.toHaveProperty('payload');
  expect(fetchKeys).toHaveBeenCalledTimes(2);
});

test('each seal of the same body differs, with its own jti', async () => {
  const key = await createKey('k1');
  const cipher = createJweCipher({ fetchKeys: async () => keysOf(key.jwk), seconds: () => 1 });
  const seals = await Promise.all([cipher.seal('POST', '/a', {}), cipher.seal('POST', '/a', {})]);
  const jtis = await Promise.all(
    seals.map(async ({ payload }) => (await opened(payload, key)).envelope['jti']),
  );
  expect(new Set(seals.map(({ payload }) => payload)).size).toBe(2);
  expect(new Set(jtis).size).toBe(2);
});

test("learns the platform's time from its answers, and ignores nonsense", () => {
  const clock = createServerClock(() => Date.parse('2026-01-01T12:00:00Z'));
  expect(clock.seconds()).toBe(Date.parse('2026-01-01T12:00:00Z') / 1_000);
  clock.learn('Thu, 01 Jan 2026 10:00:00 GMT');
  clock.learn(null);
  clock.learn('soon');
  expect(clock.seconds()).toBe(Date.parse('2026-01-01T10:00:00Z') / 1_000);
});

test('opens a path of the platform with the key beside the others', async () => {
  const fetchKeys = vi.fn<() => Promise<CipherKeys>>(async () => keysOf());
  const cipher = createJweCipher({ fetchKeys, seconds: () => 1 });
  await expect(cipher.open(await sealedPath('/chat?desk=player'))).resolves.toBe(
    '/chat?desk=player',
  );
  expect(fetchKeys).toHaveBeenCalledTimes(1);
});

test('tries a path that does not open with newer keys, once', async () => {
  const newer = `${'B'.repeat(42)}A`;
  const fetchKeys = vi
    .fn<() => Promise<CipherKeys>>(async () => ({ keys: [], pathKey: newer }))
    .mockResolvedValueOnce(keysOf());
  const cipher = createJweCipher({ fetchKeys, seconds: () => 1 });
  await expect(cipher.open(await sealedPath('/chat', newer))).resolves.toBe('/chat');
  await expect(cipher.open('no.such.jwe')).rejects.toMatchObject({ code: 'ERR_JWE_INVALID' });
  expect(fetchKeys).toHaveBeenCalledTimes(3);
});
