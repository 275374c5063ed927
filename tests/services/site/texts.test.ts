import { expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../../contract/endpoints';
import { createServices } from '../../../src/services';
import { createFixtures } from '../../../src/services/lobby/fixtures';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';
import { accepted, createWire } from '../harness/wire';

const MATCH = {
  id: 'm1',
  league: 'A league',
  home: 'A team',
  away: 'Another team',
  startsAt: 0,
  minute: null,
  score: [0, 0],
  odds: { home: '1.85', draw: null, away: '2.10' },
};
const VENDOR = { lagerIcon: '', displayName: 'A vendor', vassalage: 'PD', gameType: 'SPORTS' };
const readMatches = (joinText?: (text: string) => string) => {
  const wire = createWire(accepted({ asOf: 0, note: null, vendor: VENDOR, matches: [MATCH] }));
  const { service } = createServices({
    environment: createTab(wire, 'https://site.test/').environment,
    brand: BRAND,
    language: LANGUAGE,
    ...(joinText && { joinText }),
  });
  return service(createFixtures).load();
};

test('texts of the platform that are only read are joined, and nothing else', async () => {
  await expect(readMatches((text) => text.replaceAll(' ', '_'))).resolves.toMatchObject({
    note: null,
    vendor: { name: 'A vendor' },
    matches: [{ id: 'm1', league: 'A_league', home: 'A_team', away: 'Another_team', minute: null }],
  });
});

test('a client that joins nothing shows them as they come', async () => {
  await expect(readMatches()).resolves.toMatchObject({ matches: [{ league: 'A league' }] });
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
