import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { endpoints, type Endpoint, type EndpointId } from '../../../contract/endpoints';
import { randomFrom } from '../../../sandbox/base/random';

type Json = { [key: string]: unknown };
/** What the generator takes from JSON Schema. */
type Shape = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  pattern?: string;
  minLength?: number;
  minimum?: number;
};

/** Every row of the contract that a flow calls, but the one that waits for the end of a session. */
export const ROWS = (Object.entries(endpoints) as Array<[EndpointId, Endpoint]>).filter(
  ([id, { request }]) => request !== null && id !== 'sessionWatch',
);

/** Picks the same for the same seed. */
export const randomOf = (seed: number) => {
  const next = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  return { next, pick };
};
export type Random = ReturnType<typeof randomOf>;

/** Values that have broken programs. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -0.1,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1e5',
  'NaN',
  'Infinity',
  '00000000000000000000001',
  '9'.repeat(400),
  'x'.repeat(30_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202Eabc\u200B',
  'ကျောက်',
  '😀'.repeat(200),
  "' OR 1=1 --",
  "'; drop table users; --",
  '%00%0a',
  '../../../../etc/passwd',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '2026-02-30',
  '9999-99-99',
  'http://169.254.169.254/',
  [],
  [[]],
  {},
  { $ne: null },
  { __proto__: null, constructor: { prototype: { admin: true } } },
  Array.from({ length: 2_000 }, (_, index) => index),
];

/** Requests for the rows of the contract: as their schemas say, and then damaged. */
export const createAttacker = ({ next, pick }: Random, ids: readonly string[]) => {
  const shapes = new Map<EndpointId, Shape>();
  const shapeOf = (id: EndpointId, request: GenericSchema): Shape => {
    const known = shapes.get(id);
    if (known) return known;
    const shape = toJsonSchema(request, { typeMode: 'input', errorMode: 'ignore' }) as Shape;
    shapes.set(id, shape);
    return shape;
  };

  /** What a client of good will would send: somebody's ids where a text may be anything. */
  const fitting = (shape: Shape): unknown => {
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return pick(shape.enum);
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return fitting(pick(choices));
    switch (shape.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, fitting(inner)]),
        );
      case 'array':
        return shape.items ? [fitting(shape.items)] : [];
      case 'integer':
      case 'number':
        return Math.max(shape.minimum ?? 1, pick([1, 2, 20]));
      case 'boolean':
        return next() < 0.5;
      case 'null':
        return null;
      default:
        return shape.pattern ? patterned(shape.pattern) : pick(ids);
    }
  };
  const patterned = (pattern: string): unknown => {
    const fit = FITTING.filter((text) => new RegExp(pattern, 'u').test(text));
    return fit.length > 0 ? pick(fit) : pick(ids);
  };
  /** One or two values somewhere in it are replaced, added or left out. */
  const damaged = (value: unknown, depth = 0): unknown => {
    if (Array.isArray(value) && value.length > 0 && next() < 0.7)
      return value.map((one) => damaged(one, depth + 1));
    if (depth > 6 || typeof value !== 'object' || value === null || next() < 0.05)
      return pick(NASTY);
    const names = Object.keys(value);
    const fit: Json = { ...value };
    const copy: Json = { ...fit };
    if (names.length === 0 || next() < 0.1) copy[pick(['admin', '__proto__x', 'id'])] = pick(NASTY);
    for (let one = 0; one < 1 + next() * 2 && names.length > 0; one += 1) {
      const name = pick(names);
      if (next() < 0.2) delete copy[name];
      // Damage of what is damaged already would grow without end.
      else copy[name] = damaged(fit[name], depth + 1);
    }
    return copy;
  };

  return {
    fittingOf: (id: EndpointId, { request }: Endpoint): unknown =>
      request ? fitting(shapeOf(id, request)) : {},
    damaged,
  };
};

/** Texts that fit the patterns of the contract. */
const FITTING = [
  '100',
  '100.00',
  '-5.00',
  '2026-11-20',
  '12:30',
  '246810',
  '97654321',
  '9765432109',
  'player',
  'Thiri',
  'a@mail.example',
  'B,PL,PU,PR,H',
  'n'.repeat(43),
  'https://padauk.example/social.html',
];

/** A body as the row can carry it: a query holds texts only. */
export const sendable = ({ method, form }: Endpoint, body: unknown): unknown => {
  if (method !== 'GET' && method !== 'DELETE' && !form) return body;
  return typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
        ]),
      )
    : {};
};
