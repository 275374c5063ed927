import { CompactEncrypt, importJWK } from 'jose';
import { CIPHER_ALG, CIPHER_ENC } from '../../../contract/cipher';
import type { CipherKey } from './payloadCipher';

/**
 * Encrypts a text to a public key as a compact JWE (RFC 7516). Loaded lazily, because it brings the
 * library.
 */
export const sealJwe = async (text: string, { kid, ...jwk }: CipherKey): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: CIPHER_ALG, enc: CIPHER_ENC, kid })
    .encrypt(await importJWK(jwk, CIPHER_ALG));
