import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  contractsSchema,
  downlinesSchema,
  invitationSchema,
  invitationsSchema,
} from '../../../contract/agents';
import { teamLinks, users } from '../../../sandbox/db/schema';
import { createTeamCalls, teamOf } from '../harness/team';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PASSWORD = 'Harbour-dawn-7';

onEveryDatabase((stage) => {
  const { call } = createTeamCalls(stage);
  const db = () => stage.platform.services.db;
  const tree = async (token: string, query: Record<string, unknown> = {}) =>
    v.parse(
      downlinesSchema,
      (await call('downlines', { pageNo: 1, pageSize: 200, ...query }, token)).value,
    );
  const register = async (affiliateCode: string, username = 'thandar') =>
    stage.client.call(
      'register',
      {
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        humanVerification: await stage.client.solve('register'),
        domain: 'padauk.example',
        registerUrl: 'https://padauk.example/register',
        registerMethod: 'WEB',
        login: true,
        affiliateCode,
      },
      { language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );
  const linksOf = async (memberId: string) =>
    new Map(
      (await db().select().from(teamLinks).where(eq(teamLinks.memberId, memberId))).map(
        ({ ancestorId, depth }) => [ancestorId, depth],
      ),
    );

  it('lists the direct downlines, agents first, with the size of their teams', async () => {
    const { client } = stage;
    const token = await client.tokenOf('agent');
    await client.tokenOf('mandalay');
    const found = await tree(token);
    const team = await teamOf(stage, 'u-agent');
    const direct = [...team].filter(([, { depth }]) => depth === 1).map(([id]) => id);
    expect(found.downlines.map(({ id }) => id).toSorted()).toEqual(direct.toSorted());
    expect(found.path).toEqual([{ id: 'u-agent', account: 'agent' }]);
    const types = found.downlines.map(({ type }) => type);
    expect(types).toEqual(types.toSorted((a, b) => b - a));
    for (const { id, team: size, direct: near, path } of found.downlines) {
      const below = await teamOf(stage, id);
      expect([size, near, path]).toEqual([
        below.size,
        [...below.values()].filter(({ depth }) => depth === 1).length,
        [],
      ]);
    }
    const mandalay = found.downlines.find(({ account }) => account === 'mandalay');
    expect(mandalay).toMatchObject({ nickname: 'U Maung', type: 2, isOnline: true });
    expect(Math.abs((mandalay?.lastLoginAt ?? 0) - stage.clock.now())).toBeLessThan(60_000);
    expect(found.downlines.filter(({ isOnline }) => isOnline)).toHaveLength(1);
    expect(found.downlines.find(({ account }) => account === 'downline')?.contracts).toContainEqual(
      { type: 'dividend', status: 'accepted' },
    );
  });

  it('drills down with the path to the member, in pages', async () => {
    const token = await stage.client.tokenOf('agent');
    const first = await tree(token, { parentId: 'u-hledan', pageSize: 25 });
    expect(first.path.map(({ account }) => account)).toEqual(['agent', 'downline', 'hledan']);
    expect(first).toMatchObject({ total: 60, totalPages: 3, pageNum: 1 });
    expect(
      first.downlines.every(
        ({ path }) => path.map(({ account }) => account).join(' ') === 'downline hledan',
      ),
    ).toBe(true);
    const rest = [
      await tree(token, { parentId: 'u-hledan', pageSize: 25, pageNo: 2 }),
      await tree(token, { parentId: 'u-hledan', pageSize: 25, pageNo: 3 }),
    ];
    expect(
      new Set([first, ...rest].flatMap(({ downlines }) => downlines.map(({ id }) => id))).size,
    ).toBe(60);
    const deep = await tree(token, { parentId: 'u-okkalapa' });
    expect(deep.path.map(({ account }) => account)).toEqual([
      'agent',
      'downline',
      'insein',
      'hlaing',
      'okkalapa',
    ]);
  });

  it.each([
    ['MANDALAY', 5],
    ['play', 1],
    ['Zaw Zaw', 1],
    ['%', 0],
    ['_', 0],
    ['\\', 0],
  ])('searches the whole team by account and nickname: %s', async (search, total) => {
    const found = await tree(await stage.client.tokenOf('agent'), { search });
    expect([found.total, found.downlines.length]).toEqual([total, total]);
  });

  it('shows the path to a found person, and searches below a given member', async () => {
    const token = await stage.client.tokenOf('agent');
    const {
      downlines: [player],
    } = await tree(token, { search: 'player' });
    expect(player?.path.map(({ account }) => account)).toEqual(['downline']);
    const [all, some] = [
      await tree(token, { search: 'min' }),
      await tree(token, { search: 'min', parentId: 'u-downline' }),
    ];
    const below = await teamOf(stage, 'u-downline');
    expect(some.downlines.map(({ id }) => id).toSorted()).toEqual(
      all.downlines
        .map(({ id }) => id)
        .filter((id) => below.has(id))
        .toSorted(),
    );
    expect(await tree(token, { search: 'min', pageNo: 100, pageSize: 20 })).toMatchObject({
      downlines: [],
      total: all.total,
    });
  });

  it.each([
    ['member', 0],
    ['agent', 2],
  ] as const)('creates a downline at once: a %s', async (kind, type) => {
    const { client } = stage;
    const token = await client.tokenOf('insein');
    const made = await call(
      'createDownline',
      { username: ' Ohnmar01 ', nickname: 'Ohnmar', password: PASSWORD, kind },
      token,
    );
    expect(made).toMatchObject({ success: true, value: { account: 'ohnmar01' } });
    const id = String(made.value?.['id']);
    expect(await linksOf(id)).toEqual(
      new Map([
        ['u-insein', 1],
        ['u-downline', 2],
        ['u-agent', 3],
        ['u-padauk', 4],
      ]),
    );
    expect(
      (await tree(await client.tokenOf('agent'), { search: 'ohnmar01' })).downlines[0],
    ).toMatchObject({ type, nickname: 'Ohnmar', balance: '0.00', lastLoginAt: null });
    expect((await client.login('ohnmar01', PASSWORD)).value).toMatchObject({
      firstTimeLogin: true,
      user: { passwordChangeDue: 'first' },
    });
  });

  it.each([
    [
      'a name that is taken',
      { username: 'Player' },
      'accountUsed',
      'This account is already in use',
    ],
    ['a name against the rule', { username: 'o!' }, 'field', 'Account format is incorrect'],
    ['no name but blanks', { username: '   ' }, 'field', 'Account format is incorrect'],
    [
      'a short password',
      { password: 'Ab1#' },
      'password',
      'Please fill in your password with 8 - 20 characters',
    ],
    [
      'the default password',
      { password: 'Welcome#1' },
      'password',
      'The new password must not be the default password',
    ],
    [
      'one of the commonest passwords',
      { password: 'password1' },
      'password',
      'This password is one of the first that people guess. Please choose another, ' +
        'for example several words in a row',
    ],
  ])('refuses a downline by %s', async (_name, over, reason, message) => {
    const reply = await call(
      'createDownline',
      { username: 'ohnmar01', nickname: '', password: PASSWORD, kind: 'member', ...over },
      await stage.client.tokenOf('agent'),
    );
    expect(reply).toMatchObject({ success: false, value: { reason }, message });
  });

  it('creates one downline per key', async () => {
    const token = await stage.client.tokenOf('agent');
    const body = { username: 'ohnmar01', nickname: '', password: PASSWORD, kind: 'member' };
    const options = { token, headers: { 'Idempotency-Key': randomUUID() } };
    const [first, again] = [
      await stage.client.call('createDownline', body, options),
      await stage.client.call('createDownline', body, options),
    ];
    expect(first.success).toBe(true);
    expect(again.value).toEqual(first.value);
    expect((await stage.client.call('createDownline', body, { token })).status).toBe(400);
  });

  it('creates invitation links, newest first, and removes them', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('agent');
    const first = v.parse(
      invitationSchema,
      (
        await call(
          'createInvitation',
          { kind: 'agent', rates: [{ type: 'dividend', rate: '12.5' }] },
          token,
        )
      ).value,
    );
    clock.setOffset(60_000);
    const second = v.parse(
      invitationSchema,
      (await call('createInvitation', { kind: 'member', rates: [] }, token)).value,
    );
    expect(first).toMatchObject({
      code: expect.stringMatching(/^[A-Z2-9]{8}$/) as unknown,
      kind: 'agent',
      rates: [{ type: 'dividend', rate: '12.5' }],
      registered: 0,
    });
    expect(v.parse(invitationsSchema, (await call('invitations', {}, token)).value)).toEqual([
      second,
      first,
    ]);
    expect((await call('removeInvitation', { code: first.code }, token)).success).toBe(true);
    expect((await call('removeInvitation', { code: first.code }, token)).value).toEqual({
      reason: 'invitationUnknown',
    });
    expect((await call('invitations', {}, token)).value).toEqual([second]);
    expect((await register(first.code)).value).toMatchObject({ reason: 'invitationCode' });
  });

  it('refuses rates above the own contract or zero, two of a type, a 51st link', async () => {
    const { client } = stage;
    const token = await client.tokenOf('insein');
    expect(
      await call(
        'createInvitation',
        { kind: 'agent', rates: [{ type: 'dividend', rate: '99' }] },
        token,
      ),
    ).toMatchObject({ success: false, value: { reason: 'rateTooHigh' } });
    expect(
      (
        await call(
          'createInvitation',
          {
            kind: 'agent',
            rates: [
              { type: 'dividend', rate: '1' },
              { type: 'dividend', rate: '2' },
            ],
          },
          token,
        )
      ).value,
    ).toEqual({ reason: 'field' });
    expect(
      (
        await call(
          'createInvitation',
          { kind: 'agent', rates: [{ type: 'daily', rate: '0.00' }] },
          token,
        )
      ).value,
    ).toEqual({ reason: 'field' });
    for (let index = 0; index < 50; index += 1)
      await call('createInvitation', { kind: 'member', rates: [] }, token);
    expect(await call('createInvitation', { kind: 'member', rates: [] }, token)).toMatchObject({
      success: false,
      value: { reason: 'invitationsFull' },
      message: 'You already have 50 invitation links. Please remove one first',
    });
  });

  it('makes a person who registers by a link a downline with the promised offers', async () => {
    const { client } = stage;
    const token = await client.tokenOf('downline');
    const { code } = v.parse(
      invitationSchema,
      (
        await call(
          'createInvitation',
          {
            kind: 'agent',
            rates: [
              { type: 'dividend', rate: '5' },
              { type: 'daily', rate: '0.2' },
            ],
          },
          token,
        )
      ).value,
    );
    expect(
      (await client.call('affiliate', { code: code.toLowerCase(), domain: 'padauk.example' }))
        .success,
    ).toBe(true);
    const registered = await register(code.toLowerCase());
    expect(registered.value).toMatchObject({ user: { account: 'thandar', type: 2 } });
    const [made] = await db().select().from(users).where(eq(users.username, 'thandar'));
    expect(made?.uplineId).toBe('u-downline');
    expect(await linksOf(made?.id ?? '')).toEqual(
      new Map([
        ['u-downline', 1],
        ['u-agent', 2],
        ['u-padauk', 3],
      ]),
    );
    expect((await call('invitations', {}, token)).value).toMatchObject([{ code, registered: 1 }]);
    const waiting = v.parse(
      contractsSchema,
      (await call('contracts', { side: 'incoming' }, String(registered.value?.['token']))).value,
    );
    expect(
      waiting
        .map(({ type, upline, status, request, terms }) => ({
          type,
          upline: upline.account,
          status,
          request,
          rates: 'tiers' in terms ? terms.tiers.map(({ rate }) => rate) : [],
        }))
        .toSorted((a, b) => (a.type < b.type ? -1 : 1)),
    ).toEqual([
      { type: 'daily', upline: 'downline', status: 'pending', request: 'new', rates: ['0.2'] },
      { type: 'dividend', upline: 'downline', status: 'pending', request: 'new', rates: ['5'] },
    ]);
  });

  it('makes a person who registers with an agent’s own code a member below', async () => {
    expect((await register('padauk41')).value).toMatchObject({ user: { type: 0 } });
    const [made] = await db().select().from(users).where(eq(users.username, 'thandar'));
    expect([made?.uplineId, await linksOf(made?.id ?? '')]).toEqual([
      'u-agent41',
      new Map([['u-agent41', 1]]),
    ]);
    expect((await tree(await stage.client.tokenOf('agent41'), { search: 'thandar' })).total).toBe(
      1,
    );
  });

  it('answers a page and a search of ten thousand direct downlines', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { networkSize: 10_000 });
    const token = await client.tokenOf('agent2');
    const page = await tree(token, { pageSize: 50, pageNo: 120 });
    expect(page).toMatchObject({ total: 10_007, totalPages: 201 });
    expect(page.downlines).toHaveLength(50);
    expect(await tree(token, { search: 'many0999', pageSize: 50 })).toMatchObject({ total: 10 });
  }, 120_000);
});
