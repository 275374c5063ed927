import { base64url, compactDecrypt } from 'jose';
import { CIPHER_ENC } from '../../../contract/cipher';

/**
 * Opens a compact JWE with a shared key (RFC 7516, `dir`). Loaded lazily, because it brings the
 * library.
 */
export const openJwe = async (sealed: string, key: string): Promise<string> => {
  const { plaintext } = await compactDecrypt(sealed, base64url.decode(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [CIPHER_ENC],
  });
  return new TextDecoder().decode(plaintext);
};
