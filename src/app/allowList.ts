/**
 * Which of the program's own words may leave a page. Redaction for the inspector and outlines for
 * the capsule share it.
 */

/** A word of an enumeration. */
export const WORD = /^[A-Za-z][A-Za-z]{0,31}$/;
/** Names of events, actors, delays and states: part of the program, never typed by a person. */
export const NAME = /^[\w.$:()*#/-]{1,160}$/;
/** The platform's id of a request. */
const REFERENCE = /^[0-9A-Z]{12}$/;
const LOCALE_KEY = /^[a-z][A-Za-z]*:[a-z][A-Za-z]*(\.[A-Za-z]+)*$/;

/**
 * The only keys whose texts are kept, each with the required shape. All other texts become marks.
 */
export const PLAIN: Readonly<Record<string, RegExp>> = {
  type: NAME,
  actorId: NAME,
  systemId: NAME,
  xstate$$type: NAME,
  key: LOCALE_KEY,
  kind: WORD,
  status: WORD,
  reason: WORD,
  side: WORD,
  scope: WORD,
  method: WORD,
  methods: WORD,
  field: WORD,
  tone: WORD,
  stack: WORD,
  theme: WORD,
  language: WORD,
  wanted: WORD,
  place: WORD,
  execution: WORD,
  linkageType: WORD,
  groupName: WORD,
  provider: WORD,
  purpose: WORD,
  contractType: WORD,
  way: WORD,
  ways: WORD,
  reference: REFERENCE,
};
/** Keys of addresses, which are kept without query, hash and ids. */
export const ADDRESSES: ReadonlySet<string> = new Set(['path', 'entryPath']);

/** Keys that hold secrets: all texts and numbers below them are removed. */
const SECRET = new RegExp(
  [
    'pass(?!ed|ive|wordExpired|wordDefault|wordRule|wordChange)',
    'pwd|^pin$|otp|secret|token|captcha|codes?$|answer|verification|solution|credential',
    'authori[sz]|cookie|signature|nonce|salt|jwt|jwe|payload|proof|challengeId',
    '(session|api|private)Key|cvv|seed|^image$',
  ].join('|'),
  'i',
);
/**
 * Codes that name something public. They are not keys of `PLAIN` either, so their text is removed,
 * but it is not secret.
 */
const PUBLIC_CODE = new RegExp(
  [
    '^(country|dialing|countryDialing|game|merchant|currency|status',
    'vendor|affiliate|referral|invitation|language|error)Code$',
  ].join('|'),
  'i',
);

/** True for a key below which every text and number is secret. */
export const isSecretKey = (name: string) =>
  SECRET.test(name) && !PUBLIC_CODE.test(name) && !Object.hasOwn(PLAIN, name);

/** True for an object literal: not an array, a file or an instance of a class. */
export const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};
