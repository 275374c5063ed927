import {
  calculateJwkThumbprint,
  compactDecrypt,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as v from 'valibot';
import { CIPHER_ALG, CIPHER_ENC, cipherEnvelopeSchema } from '../../contract/cipher';
import { CIPHER_CLOCK_WINDOW_SECONDS } from '../../contract/constants';
import { BODY_DEPTH } from '../base/bodies';
import { isDeeperThan } from '../base/jsonDepth';
import type { Clock } from '../base/clock';
import type { SpentProofs } from '../account/verification/spentProofs';
import type { Cipher } from '../kit/services';

/** A new private key for sealed bodies, as a JWK. */
export const makeCipherKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(CIPHER_ALG, { crv: 'P-256', extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
};

/**
 * Opens 'enc' payloads (docs/decisions/0041) with a key of `makeCipherKey`; `pathKey` is published
 * beside it.
 */
export const createCipher = async (
  clock: Clock,
  spent: SpentProofs,
  { cipherKey, pathKey }: { cipherKey: string; pathKey: Uint8Array },
): Promise<Cipher> => {
  const jwk = JSON.parse(cipherKey) as JWK;
  const privateKey = await importJWK(jwk, CIPHER_ALG);
  const kid = await calculateJwkThumbprint(jwk);
  const key = { kty: 'EC' as const, crv: 'P-256' as const, x: jwk.x ?? '', y: jwk.y ?? '', kid };
  const decoder = new TextDecoder('utf-8', { fatal: true });

  const read = async (payload: string): Promise<unknown> => {
    const { plaintext } = await compactDecrypt(
      payload,
      (header) => {
        if (header.kid !== kid) throw new UnknownKey();
        return privateKey;
      },
      { keyManagementAlgorithms: [CIPHER_ALG], contentEncryptionAlgorithms: [CIPHER_ENC] },
    );
    const text = decoder.decode(plaintext);
    if (isDeeperThan(text, BODY_DEPTH)) throw new SyntaxError('nested too deeply');
    return JSON.parse(text);
  };

  return {
    keys: () => ({ keys: [key], pathKey: Buffer.from(pathKey).toString('base64url') }),
    open: async (payload, method, path) => {
      let plain: unknown;
      try {
        plain = await read(payload);
      } catch (error) {
        if (error instanceof UnknownKey) return { kind: 'keyUnknown' };
        if (
          error instanceof errors.JOSEError ||
          error instanceof SyntaxError ||
          error instanceof TypeError ||
          error instanceof DOMException
        ) {
          return { kind: 'unreadable' };
        }
        throw error;
      }
      const envelope = v.safeParse(cipherEnvelopeSchema, plain);
      if (!envelope.success || envelope.output.method !== method || envelope.output.path !== path)
        return { kind: 'unreadable' };
      // Judged on the real clock: the client's clock is real too, so an offset that QA sets must
      // not lock everyone out.
      const age = clock.real() / 1_000 - envelope.output.iat;
      if (Math.abs(age) > CIPHER_CLOCK_WINDOW_SECONDS) return { kind: 'stale' };
      const until = (envelope.output.iat + CIPHER_CLOCK_WINDOW_SECONDS + 1) * 1_000;
      if (!(await spent.spend('jti', envelope.output.jti, until))) return { kind: 'replayed' };
      return { kind: 'opened', body: envelope.output.body };
    },
  };
};

class UnknownKey extends Error {}
