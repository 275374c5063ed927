import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const TABLE = /contract\/endpoints\.ts$/;
const ROW_OF = /contract\/endpoints\.ts\?row=(\w+)$/;
const CALLER = /^import \{ (.*\bendpoints\b.*) \} from '([./]+contract\/endpoints)';$/m;
const USE = /\bendpoints\.(\w+)/g;
const NAMED_IMPORT = /^import \{([^}]*)\} from '([^']+)';$/gm;
const HELPER = /^const (\w+) = ((?:.|\n)*?);\n(?=\n|const )/gm;
const TEXT = /'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`/.source;
/** A note is a text, a sum of texts or a constant. */
const NOTE = new RegExp(
  `\\b(?:spec|assumed):\\s+(?:(?:${TEXT})(?:\\s*\\+\\s*(?:${TEXT}))*|[A-Z][A-Z_]*),?`,
  'g',
);
const START = 'export const endpoints = {';
const END = '} satisfies Record<string, Endpoint>;';

/**
 * The endpoint table is one file, and every flow of the app needs some rows of it. In a build each
 * row is a module, which travels with its caller, together with its schemas, and without its
 * notes (`spec`, `assumed`), which nothing at run time reads.
 */
export const endpointRows = (): Plugin => ({
  name: 'croupier:endpoint-rows',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer = '') =>
    ROW_OF.test(source) ? path.resolve(path.dirname(importer), source) : null,
  async load(id) {
    const [, row] = ROW_OF.exec(id) ?? [];
    return row === undefined
      ? null
      : moduleOf(row, await readFile(id.replace(/\?.*$/, ''), 'utf8'));
  },
  transform: {
    filter: { code: /contract\/endpoints'|export const endpoints =/ },
    handler: (code, id) => ({
      code: TABLE.test(id) ? withoutRows(code) : withRows(code),
      map: null,
    }),
  },
});

/**
 * A caller imports each row that it names from that row's own module. Lines stay where they are.
 */
const withRows = (code: string): string => {
  const [statement, names = '', from = ''] = CALLER.exec(code) ?? [];
  if (statement === undefined) return code;
  const rows = new Set([...code.matchAll(USE)].map(([, row]) => row));
  const imports = [...rows].map((row) => `import ${row}Row from '${from}.ts?row=${row}';`);
  const rest = names.split(', ').filter((name) => name !== 'endpoints');
  if (rest.length > 0) imports.push(`import { ${rest.join(', ')} } from '${from}';`);
  return code.replace(USE, '$1Row').replace(statement, imports.join(' '));
};

/** The rest of the table's file. */
const withoutRows = (code: string): string => {
  const rest = boundsOf(code)[1] + END.length;
  return code.slice(0, rest).replace(/[^\n]/g, '') + code.slice(rest);
};

/** One row, or one of the functions that make rows, with the imports that it needs. */
const moduleOf = (name: string, code: string): string => {
  const [start, end] = boundsOf(code);
  const head = code.slice(0, start);
  const helpers = new Map(
    [...head.matchAll(HELPER)].map(([, helper = '', text = '']) => [helper, text]),
  );
  const own = (helpers.get(name) ?? rowOf(name, code.slice(start, end)))?.replace(NOTE, '');
  if (own === undefined)
    throw new Error(`contract/endpoints.ts has no row ${name} that this build can read`);
  const isUsed = (identifier: string) =>
    identifier !== name && new RegExp(`\\b${identifier}\\b`).test(own);
  return [
    "import * as v from 'valibot';",
    ...[...head.matchAll(NAMED_IMPORT)].flatMap(([, names = '', from = '']) => {
      const used = names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && isUsed(one));
      return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}';`] : [];
    }),
    ...[...helpers.keys()]
      .filter(isUsed)
      .map((helper) => `import ${helper} from './endpoints.ts?row=${helper}';`),
    `export default ${own};`,
  ].join('\n');
};

const rowOf = (name: string, table: string): string | undefined =>
  new RegExp(`^  ${name}: ((?:.|\\n)*?\\)),\\n(?=  \\w|  //|\\n|$)`, 'm').exec(table)?.[1];

const boundsOf = (code: string): [number, number] => {
  const bounds: [number, number] = [code.indexOf(START), code.indexOf(END)];
  if (bounds.includes(-1))
    throw new Error('contract/endpoints.ts has another form than this build reads');
  return bounds;
};
