import { MARK } from '../../machines/shared/capsule';
import type { EventView, Json, SnapshotView, StateValue } from '../inspector/wire';
import { ADDRESSES, isPlain, isSecretKey, NAME, PLAIN, WORD } from './allowList';

export { MARK };

export type Redactor = {
  /** An event: its type is kept, its payload is redacted. */
  event(event: unknown): EventView;
  /**
   * A snapshot of any kind of actor: status, state value and tags are kept; context, input, output
   * and error are redacted.
   */
  snapshot(snapshot: unknown): SnapshotView;
  /** Anything else, such as an input. */
  value(value: unknown): Json;
};

const MAX_DEPTH = 12;
const MAX_ITEMS = 60;
const MAX_TEXT = 300;
/** Shorter secrets would remove half of every sentence; as whole words they are removed anyway. */
const MIN_PART = 3;
const MAX_LEARNED = 2_000;
const MAX_SECRET = 2_000;

/**
 * Sentences of the platform or of an error. All words are kept except those that could be a secret.
 */
const SENTENCES: ReadonlySet<string> = new Set(['text', 'message']);
/** Field name → message: here the key `password` names the field, not its content. */
const BY_FIELD: ReadonlySet<string> = new Set(['fieldErrors']);

/** A bare string here has no key that says what it is; ports resolve with such strings. */
const BARE: ReadonlySet<string> = new Set([
  '',
  'key',
  'output',
  'input',
  'data',
  'context',
  'error',
  'value',
  'params',
]);

/**
 * Redacts everything that goes to the inspector, by an allow-list. Numbers, booleans and nulls are
 * kept, strings only under known keys and in a known shape. It remembers secrets and typed text, so
 * that they are also removed from sentences and under harmless keys. One per page: create it before
 * the first event.
 */
export const createRedactor = (): Redactor => {
  const learned = new Set<string>();
  /** True while the event of a person is read: it holds typed text. */
  let isTyped = false;

  const learn = (secret: string) => {
    if (secret.length > MAX_SECRET) return;
    for (const form of [secret, secret.trim()]) {
      const known = form.toLowerCase();
      if (known === '') continue;
      // A secret that was met again is kept longest.
      learned.delete(known);
      learned.add(known);
    }
    for (const oldest of learned) {
      if (learned.size <= MAX_LEARNED) break;
      learned.delete(oldest);
    }
  };

  const isLearned = (text: string) => learned.has(text.trim().toLowerCase());

  /** A sentence without its learned secrets, reduced to words of letters and small numbers. */
  const scrub = (sentence: string): string => {
    let rest = sentence;
    for (const secret of [...learned].sort((a, b) => b.length - a.length)) {
      if (secret.length >= MIN_PART && rest.toLowerCase().includes(secret))
        rest = rest.replace(new RegExp(escapeRegExp(secret), 'giu'), MARK);
    }
    const words = rest
      .split(/(\s+)/u)
      .map((word) =>
        word.includes(MARK) || (isHarmless(word) && !isLearned(word)) || /^\s*$/u.test(word)
          ? word
          : MARK,
      );
    return words.join('').slice(0, MAX_TEXT);
  };

  const string = (text: string, key: string): Json => {
    if (text === '') return '';
    if (SENTENCES.has(key)) return scrub(text);
    if (isLearned(text)) return MARK;
    if (ADDRESSES.has(key)) return address(text);
    const shape = Object.hasOwn(PLAIN, key) ? PLAIN[key] : undefined;
    if (shape?.test(text)) return text;
    if (BARE.has(key) || isTyped) learn(text);
    return MARK;
  };

  /** Everything under a secret key: shows only that there is a value. */
  const secret = (value: unknown, depth: number): Json => {
    if (value === null || value === undefined) return null;
    if (value === '' || typeof value === 'boolean') return value;
    if (typeof value === 'string') learn(value);
    if (typeof value === 'number' || typeof value === 'bigint') learn(String(value));
    if (typeof value === 'object' && depth < MAX_DEPTH) {
      for (const [, item] of entriesOf(value)) secret(item, depth + 1);
    }
    return MARK;
  };

  const walk = (value: unknown, key: string, depth: number, above: readonly unknown[]): Json => {
    switch (typeof value) {
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) && !(Math.abs(value) > 999 && isLearned(String(value)))
          ? value
          : MARK;
      case 'string':
        return string(value, key);
      case 'undefined':
        return null;
      case 'object':
        break;
      default:
        return MARK;
    }
    if (value === null) return null;
    if (above.includes(value)) return '[circular]';
    if (depth >= MAX_DEPTH) return '[deep]';
    const path = [...above, value];
    if (Array.isArray(value)) {
      const items = value.slice(0, MAX_ITEMS).map((item) => walk(item, key, depth + 1, path));
      return value.length > MAX_ITEMS ? [...items, `[${value.length - MAX_ITEMS} more]`] : items;
    }
    if (isActor(value)) return { actor: NAME.test(value.sessionId) ? value.sessionId : MARK };
    if (value instanceof Error) return error(value, depth, path);
    if (!isPlain(value)) return '[object]';
    return object(value, key, depth, path);
  };

  const object = (value: object, key: string, depth: number, path: readonly unknown[]): Json => {
    const entries = entriesOf(value);
    // Secrets first, so that a sentence beside one is cleaned whatever the order of the keys.
    const isSecret = (name: string) => !BY_FIELD.has(key) && isSecretKey(name);
    for (const [name, item] of entries) if (isSecret(name)) secret(item, depth + 1);
    const shown = entries.slice(0, MAX_ITEMS).map(([name, item]): [string, Json] => {
      if (isSecret(name)) return [keyName(name), secret(item, depth + 1)];
      return [keyName(name), walk(item, BY_FIELD.has(key) ? 'fieldError' : name, depth + 1, path)];
    });
    return Object.fromEntries(shown);
  };

  const error = (value: Error, depth: number, path: readonly unknown[]): Json => {
    const own = object(value, 'error', depth, path) as { [name: string]: Json };
    const { stack: _stack, cause, ...rest } = own;
    return {
      ...rest,
      name: WORD.test(value.name) && !isLearned(value.name) ? value.name : MARK,
      message: scrub(value.message),
      ...(cause !== undefined && { cause: walk(value.cause, 'cause', depth + 1, path) }),
    };
  };

  /** Keys are part of the program, except in records whose keys are data. */
  const keyName = (name: string) =>
    /^[A-Za-z_$][\w$.-]{0,47}$/.test(name) && !(isLearned(name) && !isKnownKey(name)) ? name : MARK;
  const value = (it: unknown) => walk(it, '', 0, []);

  return {
    value,
    event: (event) => {
      const type =
        isRecord(event) && typeof event['type'] === 'string' && NAME.test(event['type'])
          ? event['type']
          : MARK;
      const rest = isRecord(event)
        ? Object.fromEntries(entriesOf(event).filter(([name]) => name !== 'type'))
        : {};
      isTyped = !type.startsWith('xstate.');
      try {
        return { ...(value(rest) as { [key: string]: Json }), type };
      } finally {
        isTyped = false;
      }
    },
    snapshot: (snapshot) => {
      if (!isRecord(snapshot)) return { status: 'active', value: null, tags: [], data: {} };
      const { status, value: states, tags } = snapshot;
      const data: { [key: string]: Json } = {};
      for (const part of ['context', 'input', 'output', 'error'] as const) {
        if (snapshot[part] !== undefined)
          data[part] = (value({ [part]: snapshot[part] }) as { [key: string]: Json })[part] ?? null;
      }
      return {
        status: typeof status === 'string' && WORD.test(status) ? status : 'active',
        value: stateValue(states),
        tags: [...(Array.isArray(tags) || tags instanceof Set ? tags : [])].filter(
          (tag) => typeof tag === 'string' && NAME.test(tag),
        ),
        data,
      };
    },
  };
};

/** State values are names of the chart; any other text is removed. */
const stateValue = (value: unknown): StateValue | null => {
  if (typeof value === 'string') return NAME.test(value) ? value : null;
  if (!isRecord(value) || !isPlain(value)) return null;
  const regions = Object.entries(value).flatMap(([region, inner]) => {
    const state = stateValue(inner);
    return state === null || !NAME.test(region) ? [] : [[region, state] as const];
  });
  return Object.fromEntries(regions);
};

/** Query and hash may contain a token, and so may a long or numbered segment. */
const address = (path: string): string => {
  const [bare = ''] = path.split(/[?#]/);
  return bare
    .split('/')
    .map((segment) =>
      segment === '' || WORD.test(segment) || segment === 'index.html' ? segment : MARK,
    )
    .join('/');
};

/** Letters of any script with the punctuation of a sentence, or a number of up to three digits. */
const isHarmless = (word: string) =>
  /^[\p{P}\p{S}]*([\p{L}\p{M}]{1,28}([-'’.:/][\p{L}\p{M}]{1,28}){0,3}|\d{1,3})?[\p{P}]*$/u.test(
    word,
  ) && !/[\p{P}\p{S}]{4,}/u.test(word);

const isKnownKey = (name: string) =>
  Object.hasOwn(PLAIN, name) ||
  SENTENCES.has(name) ||
  ADDRESSES.has(name) ||
  isSecretKey(name) ||
  BARE.has(name);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isActor = (value: object): value is { sessionId: string } =>
  'sessionId' in value && typeof value.sessionId === 'string' && 'getSnapshot' in value;
const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Own enumerable properties, without those whose getter throws. */
const entriesOf = (value: object): [string, unknown][] =>
  Object.keys(value).flatMap((name) => {
    try {
      return [[name, (value as Record<string, unknown>)[name]] as [string, unknown]];
    } catch {
      return [];
    }
  });
