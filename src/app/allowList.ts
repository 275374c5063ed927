/**
 * What of the program's own words may leave a page; redaction for the inspector and sketches for
 * the capsule share it.
 */

/** An enumeration's word. */
export const WORD = /^[A-Za-z][A-Za-z]{0,31}$/;
/** Names of events, actors, delays and states: part of the program, never typed by a person. */
export const NAME = /^[\w.$:()*#/-]{1,160}$/;
const LOCALE_KEY = /^[a-z][A-Za-z]*:[a-z][A-Za-z]*(\.[A-Za-z]+)*$/;

/**
 * The only keys whose strings stay, each with the shape it must have. Everything else becomes a
 * mark.
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
};
export const ADDRESSES: ReadonlySet<string> = new Set(['path', 'entryPath']);

/** Keys that hold secrets: all text and numbers below them go. */
const SECRET =
  /pass(?!ed|ive|wordExpired|wordDefault|wordRule|wordChange)|pwd|^pin$|otp|secret|token|captcha|codes?$|answer|verification|solution|credential|authori[sz]|cookie|signature|nonce|salt|jwt|jwe|payload|proof|challengeId|(session|api|private)Key|cvv|seed|^image$/i;
/**
 * Codes that name something public. They are no key of `PLAIN` either, so their text goes, but it
 * is no secret.
 */
const PUBLIC_CODE =
  /^(country|dialing|countryDialing|game|merchant|currency|status|vendor|affiliate|referral|invitation|language|error)Code$/i;

export const isSecretKey = (name: string) =>
  SECRET.test(name) && !PUBLIC_CODE.test(name) && !Object.hasOwn(PLAIN, name);

export const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};
