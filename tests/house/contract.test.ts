import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../contract/endpoints';
import { securityEventOf } from '../../sandbox/http/securityEvents';
import { toMarkdown } from '../../scripts/wire/markdown';
import { toOpenApi } from '../../scripts/wire/openapi';
import { ROOT } from './support/files';

type Node = { [key: string]: unknown };
type Operation = {
  operationId: string;
  description: string;
  security: Node[];
  parameters: Node[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Node> } }> };
  responses: Record<string, { content?: Record<string, { schema: { oneOf: unknown[] } }> }>;
};

const document = toOpenApi('1.2.3') as {
  openapi: string;
  info: Node;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Node>;
};
const rows: [string, Endpoint][] = Object.values(endpoints).map((row: Endpoint) => [
  `${row.method} ${row.path}`,
  row,
]);
const operationOf = ({ path: at, method }: Endpoint): Operation => {
  const operation = document.paths[at]?.[method.toLowerCase()];
  if (!operation) throw new Error(`no operation ${method} ${at}`);
  return operation;
};

test('the document is OpenAPI 3.1 with title, version and every path', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.any(String), version: '1.2.3' },
  });
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...new Set(rows.map(([, { path: at }]) => at))].toSorted(),
  );
  expect(new Set(rows.map(([, row]) => operationOf(row).operationId)).size).toBe(rows.length);
});

test('every reference inside the document has a target', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, ref = '']) => ref,
  );
  const resolve = (ref: string) =>
    ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document);
  expect(refs.length).toBeGreaterThan(rows.length);
  expect([...new Set(refs)].filter((ref) => resolve(ref) === undefined)).toEqual([]);
});

describe.each(rows)('%s', (_, row) => {
  const operation = operationOf(row);

  test('asks for the token, answers an envelope, and says what is assumed', () => {
    const expected = { required: [{ token: [] }], optional: [{}, { token: [] }], none: [] }[
      row.token
    ];
    expect(operation.security).toEqual(expected);
    expect(operation.responses['200']?.content?.['application/json']?.schema.oneOf).toHaveLength(2);
    expect(operation.description).toContain(row.assumed ?? row.spec);
  });

  test('has a body when its method has one, sealed when the contract says so', () => {
    const types = Object.keys(operation.requestBody?.content ?? {});
    const sealed =
      operation.requestBody?.content['application/json']?.schema.properties?.['payload']?.[
        'contentMediaType'
      ] === 'application/jose';
    const hasBody = row.method === 'POST' || row.method === 'PUT';
    expect(types).toEqual(
      hasBody ? [row.form ? 'application/x-www-form-urlencoded' : 'application/json'] : [],
    );
    expect(sealed).toBe(row.enc);
  });

  test('has an idempotency key exactly when the contract does', () => {
    expect(JSON.stringify(operation.parameters).includes('/idempotencyKey')).toBe(
      row.idempotent ?? false,
    );
  });
});

test('the Markdown table has one row per endpoint, with all cells', () => {
  const lines = toMarkdown()
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(lines).toHaveLength(rows.length + 2);
  expect(new Set(lines.map((line) => line.split(/(?<!\\)\|/).length)).size).toBe(1);
  for (const [, { path: at }] of rows)
    expect(lines.some((line) => line.includes(`\`${at}\``))).toBe(true);
});

describe('npm run -s contract', () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, 'scripts/contract.ts'), ...args],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
    );

  test('prints nothing but the JSON with --openapi', () => {
    const { stdout, stderr, status } = run('--openapi');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ openapi: '3.1.0' });
  });

  test('has a help text, and one sentence and code 1 for an unknown option', () => {
    expect(run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--openapi'),
    });
    expect(run('--yaml')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining("Unknown option '--yaml'"),
    });
  });
});

test('a member’s sealed or idempotent write is an event of the security log', () => {
  const untold = new Set(['feedback']);
  const missing = Object.values(endpoints)
    .filter(({ token, enc, idempotent }: Endpoint) => token !== 'none' && (enc || idempotent))
    .filter(({ id }) => !untold.has(id) && !securityEventOf(id));
  expect(missing.map(({ id }) => id)).toEqual([]);
});
