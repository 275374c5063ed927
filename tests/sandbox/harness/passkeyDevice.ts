import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '../../../contract/passkeys';

const ORIGIN = 'http://localhost';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const text = (content: Uint8Array) => Buffer.from(content).toString('base64url');

type Lies = { origin?: string; rpId?: string; isVerified?: boolean };

/** A device with one passkey: what a browser and its authenticator do, in software (ES256). */
export const createPasskeyDevice = () => {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let handle = text(randomBytes(32));
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (rpId: string, flags: number, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const frame = { id: text(id), rawId: text(id), type: 'public-key' as const };

  return {
    id: text(id),
    setCounter: (to: number) => {
      counter = to;
    },
    make: (
      { challenge, rp, user }: PasskeyCreation,
      { origin = ORIGIN, rpId = rp.id, isVerified = true }: Lies = {},
    ): MadePasskey => {
      handle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = dataOf(
        rpId,
        PRESENT | ATTESTED | (isVerified ? VERIFIED : 0),
        Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]),
      );
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...frame,
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    answer: (
      { challenge, rpId: asked }: PasskeyRequest,
      {
        origin = ORIGIN,
        rpId = asked,
        isVerified = true,
        userHandle = handle,
      }: Lies & { userHandle?: string } = {},
    ): PasskeyAnswer => {
      const data = clientData('webauthn.get', challenge, origin);
      const authData = dataOf(rpId, PRESENT | (isVerified ? VERIFIED : 0));
      return {
        ...frame,
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authData),
          signature: text(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
          userHandle,
        },
      };
    },
  };
};

/** The key in COSE (RFC 9052): EC2, ES256, P-256. */
const coseOf = (key: KeyObject) => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]) as never,
  );
};
