import * as v from 'valibot';
import { expect, it } from 'vitest';
import { announcementsSchema } from '../../../contract/platform';
import { figureOf } from '../../../sandbox/announcements/promotionFigures';
import { announcementRows } from '../../../sandbox/seed/announcements';
import { promotionRows } from '../../../sandbox/seed/promotions';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const shown = (list: 'player' | 'popup', execution: 'A' | 'B' | 'F') =>
  announcementRows.filter(
    (row) => row.list === list && row.execution === execution && row.audience !== 'agents',
  );

it.each([
  ['popup', 'A', 11],
  ['popup', 'B', 11],
  ['popup', 'F', 2],
  ['player', 'A', 12],
  ['player', 'B', 12],
  ['player', 'F', 1],
] as const)('has more than a page of %s for %s where lists are paged', (list, execution, count) => {
  expect(shown(list, execution).length).toBeGreaterThanOrEqual(count);
});

it('names each one once, and spreads them over months', () => {
  expect(new Set(announcementRows.map(({ id }) => id)).size).toBe(announcementRows.length);
  expect(
    new Set(announcementRows.map(({ time }) => time.toISOString().slice(0, 7))).size,
  ).toBeGreaterThanOrEqual(6);
});

it.each(announcementRows.map((row) => [row.id, row] as const))(
  'says %s in English and in real Burmese',
  (_id, { title, content }) => {
    for (const text of [title, content]) {
      expect(text.EN).toMatch(/[a-z]/);
      expect(text.EN).not.toMatch(/\p{Script=Myanmar}/u);
      expect(text.MY).toMatch(/\p{Script=Myanmar}/u);
      expect(text.MY).not.toMatch(/(^|[\s>])\u1031/u);
    }
    // The same structure in both languages.
    const tags = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([tag]) => tag);
    expect(tags(content.MY)).toEqual(tags(content.EN));
  },
);

it('refers only to existing promotions', () => {
  const promotions = new Set(promotionRows.map(({ id }) => id));
  const types = announcementRows.flatMap(({ promotionType }) => promotionType ?? []);
  expect(types.length).toBeGreaterThanOrEqual(8);
  for (const type of types) expect(promotions).toContain(type);
});

it('says in one figure what a promotion brings, as its text does', () => {
  for (const { id, summary, content } of promotionRows)
    for (const language of ['EN', 'MY'] as const) {
      const { figure } = figureOf(id, language);
      const [amount] = figure?.match(/Ks [\d,]+|[\d.]+%/) ?? [];
      expect(`${summary[language]} ${content[language]}`, id).toContain(amount ?? '');
      expect(amount === undefined, id).toBe(id === 'vip');
    }
});

it('has rich content, and hostile content for members and visitors alike', () => {
  const all = announcementRows.map(({ content }) => content.EN).join('');
  for (const tag of ['<h3>', '<ul>', '<ol>', '<table>', '<a href="/', '<img src="/media/'])
    expect(all).toContain(tag);
  const hostile = announcementRows.filter(({ content }) => content.EN.includes('<script>'));
  expect(new Set(hostile.map(({ execution }) => execution))).toEqual(new Set(['A', 'B']));
  for (const { content } of hostile) {
    for (const part of [
      '<style>',
      'onerror=',
      '<iframe',
      'javascript:',
      '<form',
      'onclick=',
      'onload=',
    ])
      expect(content.EN).toContain(part);
  }
});

onEveryDatabase((stage) => {
  const listed = async (execution: 'A' | 'B' | 'F', username: string | null) => {
    const { value } = await stage.client.call(
      'announcements',
      { types: 'PL,PU', platform: 'W', execution },
      username === null ? {} : { token: await stage.client.tokenOf(username) },
    );
    const { player, popup } = v.parse(announcementsSchema, value);
    return [...player, ...popup];
  };
  const idsOf = (audience: string, executions: string) =>
    announcementRows
      .filter((row) => row.audience === audience && executions.includes(row.execution))
      .map(({ id }) => id)
      .toSorted();

  it.each([
    ['everybody', 'B', null, 'everybody', 'B'],
    ['a player, of what is for everybody', 'B', 'player', 'everybody', 'B'],
    ['an agent, of what is for everybody', 'B', 'agent', 'everybody', 'B'],
    ['a player', 'A', 'player', 'players', 'A'],
    ['a trial account', 'A', 'trial', 'players', 'A'],
    ['a player at the first login', 'F', 'player', 'players', 'AF'],
    ['an agent of type 1', 'A', 'agent', 'agents', 'A'],
    ['an agent of type 42', 'A', 'agent42', 'agents', 'A'],
    ['an agent at the first login', 'F', 'agent', 'agents', 'AF'],
  ] as const)('answers %s with their own', async (_who, execution, username, audience, within) => {
    const own = await listed(execution, username);
    expect(own.map(({ id }) => id).toSorted()).toEqual(idsOf(audience, within));
    expect(own.length).toBeGreaterThan(0);
  });

  it.each(['A', 'F'] as const)('has nothing with execution %s for a visitor', async (execution) => {
    expect(await listed(execution, null)).toEqual([]);
  });

  it('refuses a request without execution', async () => {
    const reply = await stage.client.call('announcements', { types: 'PL', platform: 'W' });
    expect(reply).toMatchObject({ success: false });
  });
});
