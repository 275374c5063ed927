import type * as v from 'valibot';
import {
  CIPHER_VERSION,
  type CipherEnvelope,
  type cipherKeysSchema,
  type sealedBodySchema,
} from '../../../contract/cipher';
import { CallFault } from '../http/callFault';

/**
 * How bodies of 'enc' rows travel. An operator with another cipher passes another implementation.
 */
export type PayloadCipher = {
  /** Seals a body for exactly this method and path; each call gives another text. */
  seal(
    method: string,
    path: string,
    body: unknown,
  ): Promise<v.InferOutput<typeof sealedBodySchema>>;
  /**
   * Opens what the platform sealed for its clients: the path of a customer-service entry (spec §3).
   */
  open(sealed: string): Promise<string>;
  /** Fetches what the first seal needs, for a page that is going to seal. */
  prepare(): void;
  /** The platform did not know the key: the next seal fetches the keys again. */
  forgetKeys(): void;
};

/**
 * Refusals of the seal itself: the platform has not read the body yet, so a new seal may be sent.
 */
export const SEAL_REFUSALS: ReadonlySet<string | undefined> = new Set(['cipherKey', 'cipherStale']);

export type CipherKeys = v.InferOutput<typeof cipherKeysSchema>;
export type CipherKey = CipherKeys['keys'][number];

type Options = {
  /** The platform's public keys, the current one first. */
  fetchKeys: () => Promise<CipherKeys>;
  /** The platform's time, epoch seconds. */
  seconds: () => number;
};

/**
 * JWE (docs/decisions/0041). The library and the keys come with the first seal, so a guest's page
 * needs neither.
 */
export const createJweCipher = ({ fetchKeys, seconds }: Options): PayloadCipher => {
  let current: Promise<CipherKeys> | null = null;

  const readKeys = () => {
    const wanted = (current ??= fetchKeys());
    wanted.catch(() => {
      if (current === wanted) current = null;
    });
    return wanted;
  };
  const sealKey = async () => {
    const {
      keys: [key],
    } = await readKeys();
    if (!key) throw new Error('the platform has no key to seal with');
    return key;
  };
  const forgetKeys = () => {
    current = null;
  };

  return {
    seal: async (method, path, body) => {
      const [key, { sealJwe }] = await Promise.all([sealKey(), loadSeal()]);
      const envelope: CipherEnvelope = {
        v: CIPHER_VERSION,
        jti: crypto.randomUUID(),
        iat: seconds(),
        method,
        path,
        body,
      };
      return { payload: await sealJwe(JSON.stringify(envelope), key) };
    },
    open: async (sealed) => {
      const { openJwe } = await loadOpen();
      const attempt = async () => openJwe(sealed, (await readKeys()).pathKey);
      return attempt().catch(() => {
        forgetKeys();
        return attempt();
      });
    },
    prepare: () => {
      for (const part of [readKeys(), loadSeal()]) part.catch(() => undefined);
    },
    forgetKeys,
  };
};

const isOffline = () => {
  throw new CallFault('offline', 'cipher');
};
const loadSeal = () => import('./sealJwe').catch(isOffline);
const loadOpen = () => import('./openJwe').catch(isOffline);
