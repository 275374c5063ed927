import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type {
  Contract,
  ContractImpact,
  ContractSide,
  ProcessedContract,
  Terms,
} from '../../../contract/agents';
import type { EndpointId } from '../../../contract/endpoints';
import { contracts, settlements } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ROWS = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourlySalaryContract',
  realTime: 'realTimeSalaryContract',
} as const;
type Type = keyof typeof ROWS;
const tiered = (rate: string, period: 'weekly' | 'daily' | null = 'weekly'): Terms => ({
  kind: 'tiers',
  period,
  tiers: [{ rate, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
});
const perBet = (rate: string): Terms => ({
  kind: 'realTime',
  profitRate: rate,
  lossRate: rate,
  singleBetAmount: '100',
});

onEveryDatabase((stage) => {
  const as = async (username: string) => {
    const token = await stage.client.tokenOf(username);
    const read = async (id: EndpointId, query: object) =>
      await stage.client.call(id, query, { token, language: 'EN' });
    return {
      token,
      read,
      list: async (side: ContractSide, query: object = {}) =>
        (await read('contracts', { side, ...query })).value as unknown as Contract[],
      impact: async (contractId: string) =>
        (await read('contractImpact', { contractId })).value as unknown as ContractImpact,
      flags: async () => (await read('consolidated', {})).value?.['contracts'],
      process: async (type: Type, body: object, key: string = randomUUID()) => {
        const reply = await stage.client.call(ROWS[type], body, {
          token,
          language: 'EN',
          headers: { 'Idempotency-Key': key },
        });
        return {
          ...reply,
          value: reply.value as unknown as (ProcessedContract & { reason?: string }) | null,
        };
      },
    };
  };
  const offered = async (
    upline: Awaited<ReturnType<typeof as>>,
    type: Type,
    downlineId: string,
    terms: Terms,
  ) => {
    const reply = await upline.process(type, { action: 'offer', downlineId, terms });
    if (!reply.success || !reply.value) throw new Error(reply.message ?? 'no offer');
    return reply.value.contract;
  };
  const events = (contract: Contract | undefined) =>
    contract?.history.map(({ event, by }) => `${event} by ${by}`);
  const db = () => stage.platform.services.db;
  const rowOf = async (id: string) =>
    (await db().select().from(contracts).where(eq(contracts.id, id)))[0];

  it('seeds requests of each kind, and contracts of each type with old settlements', async () => {
    const downline = await as('downline');
    const incoming = await downline.list('incoming');
    expect(incoming.map(({ type, request }) => `${type} ${request}`).toSorted()).toEqual([
      'daily new',
      'dividend new',
      'hourly termination',
    ]);
    expect(await downline.flags()).toEqual({
      dailysalreqtype: 1,
      divtypereq: 1,
      contracthoursalreq: 1,
      realtimesalreqtype: 0,
    });
    expect(
      new Set(
        (await downline.list('own'))
          .filter(({ status }) => status === 'accepted')
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['dividend', 'daily', 'hourly', 'realTime']));
    expect((await downline.list('downline')).map(({ downline: { account } }) => account)).toContain(
      'insein',
    );
    const found = await downline.list('downline', { search: 'NSEI' });
    expect(new Set(found.map(({ downline: { account } }) => account))).toEqual(new Set(['insein']));
    expect(await downline.list('downline', { search: '%' })).toEqual([]);
    expect(await (await as('agent')).flags()).toMatchObject({ dailysalreqtype: 1 });
    const [seeded] = await db()
      .select({
        count: sql<number>`count(*)::int`,
        types: sql<string[]>`array_agg(distinct type)`,
        first: sql<string>`min("from")`,
      })
      .from(settlements);
    expect(seeded?.types).toHaveLength(4);
    expect(stage.clock.now() - new Date(seeded?.first ?? '').getTime()).toBeGreaterThan(70 * DAY);
  });

  it('names what accepting would end, requires the warning, then replaces it', async () => {
    const downline = await as('downline');
    const offer = (await downline.list('incoming')).find(({ type }) => type === 'dividend');
    const before = (await downline.list('own', { type: 'dividend' })).find(
      ({ status }) => status === 'accepted',
    );
    const { current, ends } = await downline.impact(offer?.id ?? '');
    expect(current).toEqual(before?.terms);
    expect(ends.map(({ account }) => account)).toEqual(['insein']);

    const unwarned = await downline.process('dividend', {
      action: 'accept',
      contractId: offer?.id,
      warned: [],
    });
    expect(unwarned).toMatchObject({ success: false, value: { reason: 'warningDue' } });
    const accepted = await downline.process('dividend', {
      action: 'accept',
      contractId: offer?.id,
      warned: ends.map(({ contractId }) => contractId),
    });
    expect(accepted.value?.contract).toMatchObject({
      id: offer?.id,
      status: 'accepted',
      request: null,
      waitsFor: null,
    });
    expect(accepted.value?.ended.map(({ id, status }) => [id, status])).toEqual([
      [ends[0]?.contractId, 'terminated'],
    ]);
    expect(events(accepted.value?.ended[0])?.at(-1)).toBe('endedByUpline by null');
    const own = await downline.list('own', { type: 'dividend' });
    expect(events(own.find(({ id }) => id === before?.id))?.at(-1)).toBe('replaced by null');
    expect(own.filter(({ status }) => status === 'accepted').map(({ id }) => id)).toEqual([
      offer?.id,
    ]);
    expect(await downline.flags()).toMatchObject({ divtypereq: 0 });
  });

  it('ends contracts above the new rate at every depth below, and waiting offers', async () => {
    const [agent, downline, insein] = await Promise.all([
      as('agent'),
      as('downline'),
      as('insein'),
    ]);
    const waiting = await offered(insein, 'dividend', 'u-hlaing', tiered('20'));
    const lower = await offered(agent, 'dividend', 'u-downline', tiered('13'));
    const { ends } = await downline.impact(lower.id);
    expect(ends.map(({ account }) => account).toSorted()).toEqual([
      'hlaing',
      'hlaing',
      'hledan',
      'insein',
    ]);
    const { value } = await downline.process('dividend', {
      action: 'accept',
      contractId: lower.id,
      warned: ends.map(({ contractId }) => contractId),
    });
    expect(value?.ended).toHaveLength(4);
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'cancelled', waitsFor: null });
    const [okkalapa] = await db()
      .select()
      .from(contracts)
      .where(eq(contracts.downlineId, 'u-okkalapa'));
    expect(okkalapa?.status).toBe('accepted');
    // A person without a contract has nothing to give.
    expect(
      await insein.process('dividend', {
        action: 'offer',
        downlineId: 'u-hlaing',
        terms: tiered('1'),
      }),
    ).toMatchObject({ value: { reason: 'rateTooHigh' } });
  });

  it('requires the warning again when a contract was offered below since then', async () => {
    const [agent, downline, insein] = await Promise.all([
      as('agent'),
      as('downline'),
      as('insein'),
    ]);
    const lower = await offered(agent, 'dividend', 'u-downline', tiered('13'));
    const named = (await downline.impact(lower.id)).ends.map(({ contractId }) => contractId);
    const unnamed = await offered(insein, 'dividend', 'u-hlaing', tiered('20'));
    const accept = (warned: readonly string[]) =>
      downline.process('dividend', { action: 'accept', contractId: lower.id, warned });
    expect(await accept(named)).toMatchObject({ success: false, value: { reason: 'warningDue' } });
    expect(await rowOf(unnamed.id)).toMatchObject({ status: 'pending' });
    expect(
      (await accept([...named, unnamed.id])).value?.ended.map(({ id }) => id).toSorted(),
    ).toEqual([...named, unnamed.id].toSorted());
  });

  it.each<[Type, Terms, Terms]>([
    ['dividend', tiered('30'), tiered('30.01')],
    ['daily', tiered('0.50', 'daily'), tiered('0.51', 'daily')],
    ['hourly', tiered('0.20', null), tiered('0.21', null)],
    ['realTime', perBet('0.40'), perBet('0.41')],
  ])('accepts an offer of %s up to the own rate', async (type, most, tooHigh) => {
    const downline = await as('downline');
    expect(
      await downline.process(type, { action: 'offer', downlineId: 'u-hledan', terms: tooHigh }),
    ).toMatchObject({ success: false, value: { reason: 'rateTooHigh' } });
    const offer = await offered(downline, type, 'u-hledan', most);
    expect(offer).toMatchObject({
      type,
      status: 'pending',
      request: 'new',
      waitsFor: 'downline',
      downline: { account: 'hledan' },
    });
    const hledan = await as('hledan');
    expect((await hledan.list('incoming')).map(({ id }) => id)).toEqual([offer.id]);
    expect(
      (await hledan.process(type, { action: 'accept', contractId: offer.id, warned: [] })).value
        ?.contract.status,
    ).toBe('accepted');
  });

  it('allows one offer of a type at a time, with the terms of its type', async () => {
    const agent = await as('agent');
    const [first, second] = [
      await offered(agent, 'dividend', 'u-bago', tiered('27')),
      await offered(agent, 'dividend', 'u-bago', tiered('28')),
    ];
    expect(await rowOf(first.id)).toMatchObject({ status: 'cancelled' });
    expect((await (await as('bago')).list('incoming')).map(({ id }) => id)).toEqual([second.id]);
    const wrong: Array<[Type, Terms]> = [
      ['dividend', tiered('1', null)],
      ['daily', tiered('1')],
      ['hourly', tiered('1', 'daily')],
      ['realTime', tiered('1')],
      ['dividend', perBet('1')],
    ];
    for (const [type, terms] of wrong)
      expect(
        (await agent.process(type, { action: 'offer', downlineId: 'u-bago', terms })).success,
        type,
      ).toBe(false);
    const falling: Terms = {
      kind: 'tiers',
      period: 'weekly',
      tiers: ['20', '10'].map((rate) => ({
        rate,
        periodValidBet: '0',
        periodProfitLoss: '0',
        activeMembers: 0,
      })),
    };
    expect(
      (await agent.process('dividend', { action: 'offer', downlineId: 'u-bago', terms: falling }))
        .success,
    ).toBe(false);
    const least = { rate: '5', periodValidBet: '100', periodProfitLoss: '100', activeMembers: 2 };
    for (const less of [
      { periodValidBet: '99.99' },
      { periodProfitLoss: '0' },
      { activeMembers: 1 },
    ]) {
      const terms: Terms = {
        kind: 'tiers',
        period: 'weekly',
        tiers: [least, { ...least, rate: '6', ...less }],
      };
      expect(
        (await agent.process('dividend', { action: 'offer', downlineId: 'u-bago', terms })).success,
        JSON.stringify(less),
      ).toBe(false);
    }
    expect(
      (
        await agent.process('realTime', {
          action: 'offer',
          downlineId: 'u-bago',
          terms: perBet('0'),
        })
      ).success,
      'nothing of any bet',
    ).toBe(false);
    expect(
      (
        await agent.process('realTime', {
          action: 'offer',
          downlineId: 'u-bago',
          terms: { ...perBet('0'), lossRate: '0.1' } as Terms,
        })
      ).success,
    ).toBe(true);
  });

  it('can be offered only by agents, to direct downlines', async () => {
    const agent = await as('agent');
    for (const downlineId of ['u-insein', 'u-agent2', 'u-agent', 'u-nobody']) {
      expect(
        await agent.process('dividend', { action: 'offer', downlineId, terms: tiered('1') }),
        downlineId,
      ).toMatchObject({ success: false, value: { reason: 'notDirect' } });
    }
    expect(
      await (
        await as('player')
      ).process('dividend', { action: 'offer', downlineId: 'u-paid', terms: tiered('1') }),
    ).toMatchObject({ value: { reason: 'agentOnly' } });
    expect(
      await (
        await as('trial')
      ).process('dividend', { action: 'offer', downlineId: 'u-paid', terms: tiered('1') }),
    ).toMatchObject({ value: { reason: 'trialOnly' } });
    // A member who is somebody's downline may have one too.
    const offer = await offered(await as('downline'), 'daily', 'u-player', tiered('0.10', 'daily'));
    const player = await as('player');
    expect(await player.flags()).toMatchObject({ dailysalreqtype: 1 });
    expect(
      (await player.process('daily', { action: 'accept', contractId: offer.id, warned: [] })).value
        ?.contract.status,
    ).toBe('accepted');
  });

  it('can be withdrawn while it waits; a later answer is refused', async () => {
    const [agent, downline] = await Promise.all([as('agent'), as('downline')]);
    const [offer] = await downline.list('incoming', { type: 'daily' });
    expect(
      (await agent.process('daily', { action: 'cancel', contractId: offer?.id })).value?.contract
        .status,
    ).toBe('cancelled');
    for (const action of ['accept', 'reject'] as const) {
      expect(
        await downline.process('daily', { action, contractId: offer?.id, warned: [] }),
      ).toMatchObject({
        success: false,
        value: { reason: 'superseded' },
        message:
          'This request is no longer open: it was withdrawn, answered or replaced in the meantime',
      });
    }
    expect(await rowOf(offer?.id ?? '')).toMatchObject({ status: 'cancelled' });
    expect(await downline.impact(offer?.id ?? '')).toMatchObject({
      contract: { status: 'cancelled', request: null },
      ends: [],
    });
  });

  it('keeps one of a parallel acceptance and withdrawal', async () => {
    const [agent, downline] = await Promise.all([as('agent'), as('downline')]);
    const [offer] = await downline.list('incoming', { type: 'daily' });
    const replies = await Promise.all([
      downline.process('daily', { action: 'accept', contractId: offer?.id, warned: [] }),
      agent.process('daily', { action: 'cancel', contractId: offer?.id }),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.value).toMatchObject({ reason: 'superseded' });
    expect((await rowOf(offer?.id ?? ''))?.status).toBe(
      replies[0]?.success ? 'accepted' : 'cancelled',
    );
  });

  it('refuses an offer that its giver can no longer make', async () => {
    const [agent, downline, hledan] = await Promise.all([
      as('agent'),
      as('downline'),
      as('hledan'),
    ]);
    const offer = await offered(downline, 'hourly', 'u-hledan', tiered('0.15', null));
    const [ending] = await downline.list('incoming', { type: 'hourly' });
    await downline.process('hourly', { action: 'accept', contractId: ending?.id, warned: [] });
    expect(
      await hledan.process('hourly', { action: 'accept', contractId: offer.id, warned: [] }),
    ).toMatchObject({ value: { reason: 'superseded' } });
    expect(await rowOf(offer.id)).toMatchObject({ status: 'cancelled' });
    expect(
      (await agent.list('downline', { type: 'hourly', downlineId: 'u-downline' }))[0],
    ).toMatchObject({ id: ending?.id, status: 'terminated' });
  });

  it('ends when one side asks and the other agrees, and continues otherwise', async () => {
    const [agent, downline] = await Promise.all([as('agent'), as('downline')]);
    const [own] = (await downline.list('own', { type: 'realTime' })).filter(
      ({ status }) => status === 'accepted',
    );
    const act = (who: typeof agent, action: string) =>
      who.process('realTime', {
        action,
        contractId: own?.id,
        ...(action === 'accept' && { warned: [] }),
      });
    expect((await act(downline, 'terminate')).value?.contract).toMatchObject({
      status: 'accepted',
      request: 'termination',
      waitsFor: 'upline',
    });
    expect(await agent.flags()).toMatchObject({ realtimesalreqtype: 1 });
    expect((await act(downline, 'accept')).value).toMatchObject({ reason: 'contractUnknown' });
    expect((await act(agent, 'reject')).value?.contract).toMatchObject({
      status: 'accepted',
      request: null,
      waitsFor: null,
    });
    await act(agent, 'terminate');
    expect((await act(agent, 'terminate')).value).toMatchObject({ reason: 'superseded' });
    expect((await act(agent, 'cancel')).value?.contract).toMatchObject({
      status: 'accepted',
      request: null,
    });
    await act(agent, 'terminate');
    const ended = (await act(downline, 'accept')).value?.contract;
    expect(ended).toMatchObject({ status: 'terminated', request: null });
    expect(events(ended)?.slice(2)).toEqual([
      'terminationAsked by downline',
      'terminationRefused by agent',
      'terminationAsked by agent',
      'cancelled by agent',
      'terminationAsked by agent',
      'terminated by downline',
    ]);
  });

  it('can be seen and changed only by its parties', async () => {
    const { id } = (await (await as('downline')).list('incoming', { type: 'dividend' }))[0] ?? {
      id: '',
    };
    for (const username of ['insein', 'agent2', 'agent41', 'agent42', 'player']) {
      const stranger = await as(username);
      expect(await stranger.read('contractImpact', { contractId: id }), username).toMatchObject({
        success: false,
        value: { reason: 'contractUnknown' },
      });
      for (const body of [
        { action: 'accept', warned: [] },
        { action: 'reject' },
        { action: 'cancel' },
        { action: 'terminate' },
      ]) {
        expect(
          await stranger.process('dividend', { contractId: id, ...body }),
          `${username} ${body.action}`,
        ).toMatchObject({ success: false, value: { reason: 'contractUnknown' } });
      }
      for (const side of ['incoming', 'own', 'downline'] as const) {
        for (const { upline, downline } of await stranger.list(side))
          expect([upline.account, downline.account]).toContain(username);
      }
    }
    // Each relay action is for its own type.
    for (const type of ['daily', 'hourly', 'realTime'] as const) {
      expect(
        await (await as('downline')).process(type, { action: 'reject', contractId: id }),
        type,
      ).toMatchObject({ value: { reason: 'contractUnknown' } });
    }
    // The contracts below a person are visible to that person, not to the upline.
    expect((await (await as('agent')).impact(id)).ends).toEqual([]);
    expect((await stage.client.call('contracts', { side: 'own' })).status).toBe(401);
    expect(await (await as('trial')).read('contracts', { side: 'own' })).toMatchObject({
      success: false,
      value: { reason: 'trialOnly' },
    });
  });

  it('does a step once per key', async () => {
    const downline = await as('downline');
    const [offer] = await downline.list('incoming', { type: 'daily' });
    const body = { action: 'reject', contractId: offer?.id };
    const [first, again] = [
      await downline.process('daily', body, 'key-00001'),
      await downline.process('daily', body, 'key-00001'),
    ];
    expect(again.value).toEqual(first.value);
    expect(
      (await stage.client.call('dailySalaryContract', body, { token: downline.token })).status,
    ).toBe(400);
  });
});
