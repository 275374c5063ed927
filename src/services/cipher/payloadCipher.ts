import type * as v from 'valibot';
import { CIPHER_VERSION, type CipherEnvelope, type cipherKeysSchema, type sealedBodySchema } from '../../../contract/cipher';
import { CallFault } from '../http/callFault';

/** How bodies of 'enc' rows travel. An operator whose platform seals otherwise gives another one. */
export type PayloadCipher = {
  /** Seals a body for exactly this method and path; each call gives another text. */
  seal(method: string, path: string, body: unknown): Promise<v.InferOutput<typeof sealedBodySchema>>;
  /** The platform did not know the key: the next seal asks for the keys again. */
  forgetKeys(): void;
};

/** Refusals of the seal itself: the platform has not looked inside yet, so a new seal may be sent. */
export const SEAL_REFUSALS: ReadonlySet<string | undefined> = new Set(['cipherKey', 'cipherStale']);

export type CipherKey = v.InferOutput<typeof cipherKeysSchema>['keys'][number];

type Options = {
  /** The platform's public keys, the current one first. */
  fetchKeys: () => Promise<readonly CipherKey[]>;
  /** The platform's time, epoch seconds. */
  seconds: () => number;
};

/** JWE (decisions.md, Session and security). The library and the keys come with the first seal, so a guest's page does without. */
export const createJweCipher = ({ fetchKeys, seconds }: Options): PayloadCipher => {
  let current: Promise<CipherKey> | null = null;

  const readKey = async () => {
    const [key] = await fetchKeys();
    if (!key) throw new Error('the platform has no key to seal with');
    return key;
  };
  const keyOf = () => {
    const wanted = current ??= readKey();
    wanted.catch(() => {
      if (current === wanted) current = null;
    });
    return wanted;
  };

  return {
    seal: async (method, path, body) => {
      const [key, { sealJwe }] = await Promise.all([keyOf(), loadSeal()]);
      const envelope: CipherEnvelope = { v: CIPHER_VERSION, jti: crypto.randomUUID(), iat: seconds(), method, path, body };
      return { payload: await sealJwe(JSON.stringify(envelope), key) };
    },
    forgetKeys: () => { current = null; },
  };
};

const loadSeal = () => import('./sealJwe').catch(() => {
  throw new CallFault('offline', 'cipher');
});
