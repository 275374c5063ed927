import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { endpoints, type Endpoint, type EndpointId } from '../../contract/endpoints';

type Shape = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  pattern?: string;
};

/** The paths of the texts in a value of this schema that may hold anything: `friends[].name`. */
export const freeTextsOf = (schema: GenericSchema): Set<string> => {
  const found = new Set<string>();
  const visit = (shape: Shape, path: string): void => {
    for (const choice of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) visit(choice, path);
    for (const [name, inner] of Object.entries(shape.properties ?? {}))
      visit(inner, path === '' ? name : `${path}.${name}`);
    if (shape.items) visit(shape.items, `${path}[]`);
    if (typeof shape.additionalProperties === 'object')
      visit(shape.additionalProperties, `${path}{}`);
    const isFixed = shape.enum ?? shape.const ?? shape.pattern;
    if (shape.type === 'string' && isFixed === undefined) found.add(path);
  };
  visit(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Shape, '');
  return found;
};

/** Every row of the contract. */
export const ROWS = Object.entries(endpoints) as Array<[EndpointId, Endpoint]>;

/** Replaces the texts of a value, by their paths; `{}` stands for any name. */
export const mapTexts = (
  value: unknown,
  free: ReadonlySet<string>,
  replace: (path: string, text: string) => string,
  path = '',
): unknown => {
  if (typeof value === 'string')
    return free.has(path) && value !== '' ? replace(path, value) : value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, free, replace, `${path}[]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const own = path === '' ? name : `${path}.${name}`;
      const isNamed = [...free].some(
        (one) => one === own || (one.startsWith(own) && /^[.[{]/.test(one.slice(own.length))),
      );
      return [name, mapTexts(inner, free, replace, isNamed ? own : `${path}{}`)];
    }),
  );
};
