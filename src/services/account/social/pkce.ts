/** Proof Key for Code Exchange (RFC 7636): a secret that stays here, and its public challenge. */
export const createVerifier = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** `S256` of RFC 7636 §4.2. */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
