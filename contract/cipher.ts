import * as v from 'valibot';

/**
 * How an 'enc' payload is sealed (docs/decisions/0042): compact JWE, ECDH-ES on P-256, A256GCM,
 * `kid` in the header.
 */
export const CIPHER_ALG = 'ECDH-ES';
export const CIPHER_ENC = 'A256GCM';
export const CIPHER_VERSION = 1;

/**
 * The plaintext inside the JWE. `iat` is epoch seconds; `jti` is accepted once; method and path
 * must be the call's own.
 */
export const cipherEnvelopeSchema = v.object({
  v: v.literal(CIPHER_VERSION),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  iat: v.pipe(v.number(), v.integer()),
  method: v.string(),
  path: v.string(),
  body: v.unknown(),
});
export type CipherEnvelope = v.InferOutput<typeof cipherEnvelopeSchema>;

/** The request body of an 'enc' call. */
export const sealedBodySchema = v.object({ payload: v.string() });

/** The platform's public keys as a JWK set; the first is the current one. */
export const cipherKeysSchema = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.string(),
      y: v.string(),
      kid: v.string(),
    }),
  ),
  /** assumed: opens the encrypted paths of customer-service entries; 256 bits in base64url. */
  pathKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});
