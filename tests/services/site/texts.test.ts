import { expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../../contract/endpoints';
import { fixturesAnswer } from '../harness/fixtures';
import { openLobby } from '../harness/lobby';

test('texts of the platform that are only read are joined, and nothing else', async () => {
  const { services } = openLobby([fixturesAnswer({ home: 'Old Bago' })], {
    joinText: (text) => text.replaceAll(' ', '_'),
  });
  await expect(services.fixtures.load()).resolves.toMatchObject({
    note: null,
    vendor: { name: 'United Gaming' },
    matches: [
      { id: 'GL-1', league: 'Golden_League', home: 'Old_Bago', away: 'Pyay', minute: null },
    ],
  });
});

test('a client that joins nothing shows them as they come', async () => {
  const { services } = openLobby([fixturesAnswer()]);
  await expect(services.fixtures.load()).resolves.toMatchObject({
    matches: [{ league: 'Golden League' }],
  });
});

/** Names of the fields of a schema, at any depth. */
const fieldsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, ...rest } = schema as { entries?: Record<string, unknown> };
  const parts = ['item', 'wrapped', 'options', 'pipe', 'items'] as const;
  return [
    ...(entries ? Object.entries(entries).flatMap(([name, one]) => [name, ...fieldsOf(one)]) : []),
    ...parts.flatMap((part) => [Reflect.get(rest, part) as unknown].flat().flatMap(fieldsOf)),
  ];
};

test('rows that answer the same name the same texts', () => {
  const rows: Endpoint[] = Object.values(endpoints);
  const textsOf = new Map(
    rows.flatMap(({ response, texts }) => (response && texts ? [[response, texts] as const] : [])),
  );
  const alike = rows.filter(({ response }) => response && textsOf.has(response));
  for (const { id, response, texts } of alike)
    expect(texts, id).toEqual(response && textsOf.get(response));
});

test('every row that names texts has them in its answer, and its question has none of them', () => {
  const rows: Endpoint[] = Object.values(endpoints);
  const named = rows.filter(({ texts }) => texts);
  expect(named.length).toBeGreaterThan(15);
  for (const { id, texts = [], request, response } of named) {
    expect(fieldsOf(response), id).toEqual(expect.arrayContaining([...texts]));
    const asked = fieldsOf(request);
    expect(
      texts.filter((text) => asked.includes(text)),
      id,
    ).toEqual([]);
  }
});
