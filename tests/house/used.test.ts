import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as constants from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import * as errors from '../../contract/errors';
import * as phoneErrors from '../../contract/phoneErrors';
import * as registerFields from '../../contract/registerFields';
import { filesIn, read } from './support/files';
import { codeOf, judge, wordsOf } from './support/usage';

/**
 * That something is written down does not make it true: here it fails when nothing but its own
 * table and tests reads it. The lists say why the product cannot use what the specification names.
 * Use what is reported, delete it where the specification does not name it, or add it with the
 * reason; take out of the list what is used by now.
 */
const TO_DO =
  'unused: use it, delete it where the specification does not name it, or excuse it with a ' +
  'reason; needless: it is used or gone, so take the excuse out of the list';

type Words = { [key: string]: string | Words };
const flatten = (words: Words, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );

const NOTHING = { unused: [], needless: [] };

/** The tables themselves. */
const CONSTANTS = ['contract/constants.ts', 'contract/registerFields.ts'];
const CATALOGUES = ['contract/errors.ts', 'contract/phoneErrors.ts'];

const isClient = (file: string) => /^(machines|src)\//.test(file);
const isServer = (file: string) => file.startsWith('sandbox/');

describe('constants', () => {
  const used = wordsOf(codeOf((file) => !CONSTANTS.includes(file)));
  /** A constant that another one is made of. */
  const own = CONSTANTS.map(read).join('\n');
  const isUsed = (name: string) =>
    used.has(name) || (own.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 2;

  test('each is read by the product', () => {
    expect(judge(Object.keys({ ...constants, ...registerFields }), isUsed, {}), TO_DO).toEqual(
      NOTHING,
    );
  });
});

describe('messages of the catalogues', () => {
  const code = [...codeOf((file) => !CATALOGUES.includes(file)).values()].join('\n');
  /** What the sandbox says itself, in its own answers. */
  const sentences = read('sandbox/words/en.ts');
  const said = new Map<string, string>(
    filesIn(['locales/en'], ['.json']).flatMap((file) =>
      Object.entries(flatten(JSON.parse(read(file)) as Words)).map(
        ([key, text]) => [`${path.basename(file, '.json')}:${key}`, text] as const,
      ),
    ),
  );
  const entries = Object.entries({ ...errors, ...phoneErrors } as Record<
    string,
    string | Record<string, string>
  >).flatMap(([table, value]) =>
    typeof value === 'string'
      ? [{ name: table, key: value, table }]
      : Object.entries(value).map(([entry, key]) => ({ name: `${table}.${entry}`, key, table })),
  );
  /** By its name or key, by an index into its table, or as a sentence of the platform. */
  const isUsed = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry) return false;
    const { table, key } = entry;
    return (
      new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(code) ||
      new RegExp(`\\b${table}\\[`).test(code) ||
      code.includes(`'${key}'`) ||
      sentences.includes(said.get(key) ?? key)
    );
  };

  test('each is said by the product', () => {
    const names = entries.map(({ name }) => name);
    expect(judge(names, isUsed, {}), TO_DO).toEqual(NOTHING);
  });
});

describe('words', () => {
  const EXCUSED: Record<string, string> = {};
  const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
  const client = codeOf(isClient);
  const inTables = new Set(
    Object.values({ ...errors, ...phoneErrors }).flatMap((table) =>
      typeof table === 'string' ? [table] : Object.values(table),
    ),
  );
  /** Code in a folder whose files name the words of this flow; shared code for all. */
  const codeFor = (namespace: string): string => {
    const naming = new RegExp(`['"\`/]${namespace}(\\.json)?['"\`:]`);
    const folders = new Set(
      [...client].filter(([, code]) => naming.test(code)).map(([file]) => path.dirname(file)),
    );
    return [...client]
      .filter(([file]) => folders.has(path.dirname(file)))
      .map(([, code]) => code)
      .join('\n');
  };
  /** `side.${side}` says every key of this shape. */
  const shapesIn = (code: string) =>
    [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
      .map(([, text = '']) => text.replace(/^\w+:/, ''))
      .filter((text) => /^[\w.${}()[\]?'": |&=!+-]+$/.test(text) && /\w/.test(text))
      .map(
        (text) =>
          new RegExp(
            `^${text
              .split(/\$\{[^}]*\}/)
              .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
              .join('.+')}$`,
          ),
      )
      .filter((shape) => shape.source !== '^.+$' && shape.source !== '^.+.+$');

  const files = filesIn(['locales/en'], ['.json']);
  test.each(files)('each of %s is shown', (file) => {
    const namespace = path.basename(file, '.json');
    const code = codeFor(namespace);
    const shapes = shapesIn(code);
    const keys = [...new Set(Object.keys(flatten(JSON.parse(read(file)) as Words)).map(bare))];
    const isUsed = (name: string) => {
      const key = name.slice(namespace.length + 1);
      return (
        ["'", '"', '`'].some(
          (quote) => code.includes(`${quote}${key}${quote}`) || code.includes(`:${key}${quote}`),
        ) || shapes.some((shape) => shape.test(key))
      );
    };
    const excused = Object.fromEntries(
      Object.entries(EXCUSED).filter(([name]) => name.startsWith(`${namespace}:`)),
    );
    expect(
      judge(
        // Those of the catalogues have a test of their own.
        keys.map((key) => `${namespace}:${key}`).filter((name) => !inTables.has(name)),
        isUsed,
        excused,
      ),
      TO_DO,
    ).toEqual(NOTHING);
  });
});

describe('rows of the contract', () => {
  const NOT_CALLED: Record<string, string> = {
    raffleDraw: 'anyone follows the link to it that the reward centre shows',
    popular: 'the specification shows no use for it beside the hot games',
  };
  const ids = Object.keys(endpoints);
  const namesIn = (isChosen: (file: string) => boolean) => {
    const code = [...codeOf(isChosen).values()].join('\n');
    const inTables = new Set(code.match(/'(\w+)'/g)?.map((word) => word.slice(1, -1)));
    return (id: string) =>
      new RegExp(`endpoints\\.${id}\\b`).test(code) ||
      (code.includes('endpoints[') && inTables.has(id));
  };

  test('each is called by the client', () => {
    expect(judge(ids, namesIn(isClient), NOT_CALLED), TO_DO).toEqual(NOTHING);
  });
  test('each is answered by the sandbox', () => {
    expect(judge(ids, namesIn(isServer), {}), TO_DO).toEqual(NOTHING);
  });
});

describe('fields of the wire', () => {
  const WHOLE = 'passed on whole to the library that needs it';
  const NOT_LISTED = 'the list says when it began; the end is for a longer list of an operator';
  const NOT_READ: Record<string, string> = {
    'passkeyChallenge.rpId': WHOLE,
    'passkeyChallenge.userVerification': WHOLE,
    'openStepUp.rpId': WHOLE,
    'openStepUp.userVerification': WHOLE,
    'openStepUp.allowCredentials': WHOLE,
    'beginPasskey.rp': WHOLE,
    'beginPasskey.pubKeyCredParams': WHOLE,
    'beginPasskey.excludeCredentials': WHOLE,
    'beginPasskey.authenticatorSelection': WHOLE,
    'beginPasskey.residentKey': WHOLE,
    'beginPasskey.requireResidentKey': WHOLE,
    'beginPasskey.userVerification': WHOLE,
    'beginPasskey.attestation': WHOLE,
    'challenge.algorithm': WHOLE,
    'raffleDraw.commitment': 'for anyone who recomputes the draw, outside of the client',
    'challenge.cost': WHOLE,
    'challenge.keyLength': WHOLE,
    'challenge.keyPrefix': WHOLE,
    'permission.apiKey': WHOLE,
    'permission.authDomain': WHOLE,
    'permission.projectId': WHOLE,
    'permission.appId': WHOLE,
    'cipherKeys.kty': WHOLE,
    'cipherKeys.crv': WHOLE,
    'invitations.createdAt': NOT_LISTED,
    'createInvitation.createdAt': NOT_LISTED,
  };
  type Schema = {
    type?: string;
    entries?: Record<string, Schema>;
    item?: Schema;
    wrapped?: Schema;
    value?: Schema;
    options?: readonly Schema[];
    pipe?: readonly Schema[];
  };
  /** The names of all fields of a schema, at any depth; of each variant of a union. */
  const fieldsOf = (schema: unknown, found = new Set<string>()): Set<string> => {
    if (typeof schema !== 'object' || schema === null) return found;
    const { entries = {}, item, wrapped, value, options = [], pipe = [] } = schema as Schema;
    for (const [name, inner] of Object.entries(entries)) {
      found.add(name);
      fieldsOf(inner, found);
    }
    const inside = [item, wrapped, value, ...options, ...pipe];
    for (const inner of inside) if (inner !== schema) fieldsOf(inner, found);
    return found;
  };
  const namesOf = (side: 'request' | 'response') =>
    Object.entries(endpoints).flatMap(([id, row]) =>
      [...fieldsOf(row[side])].map((field) => `${id}.${field}`),
    );
  const words = wordsOf(codeOf(isClient));
  const isKnown = (name: string) => words.has(name.slice(name.indexOf('.') + 1));

  test('each of an answer is read by the client', () => {
    expect(judge(namesOf('response'), isKnown, NOT_READ), TO_DO).toEqual(NOTHING);
  });
  test('each of a request is sent by the client', () => {
    expect(judge(namesOf('request'), isKnown, {}), TO_DO).toEqual(NOTHING);
  });
});
