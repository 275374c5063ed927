import * as v from 'valibot';
import { password } from './session';

/** How many passkeys an account may have. */
export const PASSKEYS_MOST = 20;
/** How long a challenge can be answered, in minutes. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** After a login by password, how long a passkey is added without asking for it again. */
export const PASSKEY_OFFER_MINUTES = 5;
/** After "not now", how long no passkey is offered to the member. */
export const PASSKEY_OFFER_PAUSE_DAYS = 30;

/** Base64url without padding, as WebAuthn's JSON has it. */
const bytes = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]+$/));
/** WebAuthn allows an id of 1,023 bytes. */
const credentialId = bytes(1_364);
const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10));

/** A passkey of a member. Times are epoch milliseconds. */
export const passkeySchema = v.object({
  id: credentialId,
  /** Where it was made; null when the device did not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  madeAt: v.number(),
  /** Null before the first login. */
  usedAt: v.nullable(v.number()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
/** The newest first. */
export const passkeysSchema = v.object({
  passkeys: v.array(passkeySchema),
  /** Whether adding and removing ask for a code too, because two-step login is on. */
  asksCode: v.boolean(),
});
export type Passkeys = v.InferOutput<typeof passkeysSchema>;

/**
 * The login or the payment password; where two-step login is on, a code of the app or a recovery
 * code too.
 */
const proof = {
  password,
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
};
/**
 * What adding a passkey asks for first. The password is left out where the member has just logged
 * in by it (docs/decisions/0102).
 */
export const beginPasskeySchema = v.partial(v.object(proof), ['password']);
/** Which one is removed. */
export const endPasskeySchema = v.object({ id: credentialId, ...proof });

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  /** None was asked for. */
  clientExtensionResults: v.object({}),
};

/** One of the passkeys that a member has. */
export const passkeyDescriptorSchema = v.object({
  id: credentialId,
  type: v.literal('public-key'),
  transports: v.optional(transports),
});
/** The options of `navigator.credentials.create`, in WebAuthn's JSON. */
export const passkeyCreationSchema = v.object({
  challenge: bytes(200),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: bytes(86), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  /** The passkeys that the member has: a device does not make a second one. */
  excludeCredentials: v.array(passkeyDescriptorSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;
/** What the device made. */
export const madePasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(8_000),
    transports: v.optional(transports),
  }),
});
export type MadePasskey = v.InferOutput<typeof madePasskeySchema>;

/**
 * The options of `navigator.credentials.get`, in WebAuthn's JSON. They name no credential: the
 * device offers its own.
 */
export const passkeyRequestSchema = v.object({
  challenge: bytes(200),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;
/** What the device signed. */
export const passkeyAnswerSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(2_000),
    signature: bytes(2_000),
    userHandle: v.optional(bytes(86)),
  }),
});
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswerSchema>;
/** `side`: the agent side refuses non-agents before a token exists. */
export const passkeyLoginSchema = v.object({
  answer: passkeyAnswerSchema,
  side: v.picklist(['member', 'agent']),
});
