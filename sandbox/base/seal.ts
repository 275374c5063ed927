import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps a secret unreadable in the database. */
export type Seal = {
  /** `owner`: whose secret it is; it opens for nobody else. */
  close(owner: string, secret: string): string;
  open(owner: string, sealed: string): string;
};

const IV = 12;
const TAG = 16;

/** Seals by AES-256-GCM with a key of the platform. */
export const createSeal = (key: string): Seal => {
  const secretKey = createHash('sha256').update(`seal ${key}`).digest();
  return {
    close: (owner, secret) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', secretKey, iv).setAAD(Buffer.from(owner));
      const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
    },
    open: (owner, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', secretKey, bytes.subarray(0, IV))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV, IV + TAG));
      return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};
