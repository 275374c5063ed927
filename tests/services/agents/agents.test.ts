import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { AgentRecord } from '../../../contract/agents';
import { users } from '../../../sandbox/db/schema';
import { PASSWORD } from '../../../sandbox/seed/people';
import { faultMessage } from '../../../machines/shared/message';
import type { AgentRecordFilter } from '../../../machines/agents/agentRecords/agentRecords.types';
import { createCentre } from '../../../src/services/agents/centre';
import type {
  AgentRecordWords,
  DownlineWords,
} from '../../../src/services/agents/exportAgentRecords';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { expectOneKey, sandboxOfTests } from '../harness/sandbox';
import { accepted, faultKindOf, lost } from '../harness/wire';

const sandbox = sandboxOfTests({ hasWindow: true });

const { openAs, loseAnswers } = sandbox;

describe('the agent centre', () => {
  test('opens with the pages, the day and the clock of the platform', async () => {
    const {
      services: { agents },
    } = await openAs('agent');
    const { ahead, ...facts } = await agents.readCentre();
    expect(facts).toMatchObject({
      features: { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true },
      utcOffset: 390,
    });
    expect(Math.abs(ahead)).toBeLessThan(60_000);
    const overview = await agents.loadOverview({ from: facts.today, to: facts.today });
    expect(overview.days.map(({ day }) => day)).toEqual([facts.today]);
    expect(overview.members).toBeGreaterThan(100);
  });

  test("is told each new day of the platform, by the platform's clock", () => {
    const told: string[] = [];
    let at = Date.parse('2026-11-30T16:30:00Z');
    let tick: (now: number) => void = () => undefined;
    const stopped = vi.fn();
    const clock = {
      now: () => at,
      tick: (listener: typeof tick) => {
        tick = listener;
        listener(at);
        return stopped;
      },
    };
    const { onDay } = createCentre(vi.fn(), clock);
    // The device is half an hour late.
    const stop = onDay({ today: '2026-11-30', ahead: 30 * 60_000, utcOffset: 390 }, (today) =>
      told.push(today),
    );
    for (const time of [
      '2026-11-30T16:59:59Z',
      '2026-11-30T17:00:00Z',
      '2026-11-30T17:00:01Z',
      '2026-11-30T16:00:00Z',
      '2026-12-01T17:00:00Z',
    ])
      tick((at = Date.parse(time)));
    expect(told).toEqual(['2026-12-01', '2026-12-02']);
    stop();
    expect(stopped).toHaveBeenCalledOnce();
  });

  test('says so when a page is closed while it is open', async () => {
    const {
      services: { agents },
    } = await openAs('agent');
    const { today } = await agents.readCentre();
    const read = () =>
      agents.loadRecords({
        filter: { kind: 'hourly', from: today, to: today, account: '' },
        page: 1,
      });
    await expect(read()).resolves.toMatchObject({ rows: expect.any(Array) as unknown });
    await sandbox.platform.services.settings.patch({ agentFeatures: { hourlySalary: false } });
    const fault = await read().catch((error: unknown) => error);
    expect(faultMessage(fault)).toEqual({ text: 'This page is not available at the moment' });
  });

  test('is closed to anyone but agents', async () => {
    await expect(faultKindOf((await openAs('player')).services.agents.readCentre())).resolves.toBe(
      'fault',
    );
  });

  test('knows the rules of a new account; without rules everything is allowed', async () => {
    const rule = {
      enabled: true,
      required: true,
      acceptedPattern: '^[a-z]+$',
      patternId: 2,
      minLength: 4,
      maxLength: 12,
    };
    const { services } = openLobby([
      accepted({ username: rule, password: { ...rule, enabled: false } }),
    ]);
    await expect(services.agents.readRules()).resolves.toEqual({
      username: rule,
      password: {
        enabled: true,
        required: true,
        acceptedPattern: '*',
        patternId: 1,
        minLength: 1,
        maxLength: 200,
      },
    });
  });
});

describe('a new downline', () => {
  const form = {
    username: ' newbie77 ',
    nickname: ' Ko New ',
    password: 'Newbie#2026',
    kind: 'member' as const,
  };

  test('is created once under one key after a lost answer', async () => {
    const tab = await openAs('agent');
    loseAnswers('createDownline');
    await expect(faultKindOf(tab.services.agents.createDownline({ form }))).resolves.toBe(
      'offline',
    );
    await expect(tab.services.agents.createDownline({ form })).resolves.toEqual({
      kind: 'accepted',
      value: { id: expect.any(String), account: 'newbie77' },
    });
    expectOneKey(tab, 'createDownline');
    const { rows } = await tab.services.agents.loadDownlines({
      filter: { parentId: null, search: 'newbie77' },
      page: 1,
    });
    expect(rows.map(({ account, nickname }) => [account, nickname])).toEqual([
      ['newbie77', 'Ko New'],
    ]);
  });

  test('with another password is another request after a lost answer', async () => {
    const {
      services: { agents },
    } = await openAs('agent');
    loseAnswers('createDownline');
    await expect(faultKindOf(agents.createDownline({ form }))).resolves.toBe('offline');
    await expect(
      agents.createDownline({ form: { ...form, password: 'Another#2026' } }),
    ).resolves.toEqual({ kind: 'refused', message: 'This account is already in use' });
  });

  test("is refused with the platform's message", async () => {
    const {
      services: { agents },
    } = await openAs('agent');
    await expect(agents.createDownline({ form: { ...form, username: 'player' } })).resolves.toEqual(
      { kind: 'refused', message: 'This account is already in use' },
    );
  });

  test('may come by an invitation, which is created, listed and removed', async () => {
    const tab = await openAs('agent');
    const { agents } = tab.services;
    const invitation = {
      kind: 'agent' as const,
      rates: [{ type: 'daily' as const, rate: '0.10' }],
    };
    loseAnswers('createInvitation');
    await expect(faultKindOf(agents.createInvitation(invitation))).resolves.toBe('offline');
    const made = await agents.createInvitation(invitation);
    if (made.kind !== 'accepted') throw new Error('There is no invitation.');
    expectOneKey(tab, 'createInvitation');
    expect(made.value).toMatchObject({ ...invitation, registered: 0 });
    expect(made.value.link).toMatch(/^http:.*\/register\?affiliateCode=\w+$/);
    expect(
      (await agents.loadInvitations()).filter(({ code }) => code === made.value.code),
    ).toHaveLength(1);
    loseAnswers('removeInvitation', 1);
    await expect(faultKindOf(agents.removeInvitation({ code: made.value.code }))).resolves.toBe(
      'offline',
    );
    // It is removed already, which is all the caller wanted.
    await expect(agents.removeInvitation({ code: made.value.code })).resolves.toEqual({
      kind: 'removed',
    });
    expect((await agents.loadInvitations()).filter(({ code }) => code === made.value.code)).toEqual(
      [],
    );
  });
});

describe('a payment password', () => {
  const given = { account: 'downline', rule: { min: 6, max: 6 } };
  const formOf = (paymentPassword: string, password: string = PASSWORD) => ({
    form: { password, paymentPassword, confirmPaymentPassword: paymentPassword },
    given,
  });
  /** A person who registered without one. */
  const openWithout = async () => {
    const tab = await openAs('downline');
    await sandbox.platform.services.db
      .update(users)
      .set({ paymentPasswordHash: null })
      .where(eq(users.username, 'downline'));
    return tab.services.transfers;
  };

  test('is known to exist or not, with its length', async () => {
    await expect((await openAs('agent')).services.transfers.readPaymentStatus()).resolves.toEqual({
      isSet: true,
      rule: { min: 6, max: 6 },
    });
    await expect((await openWithout()).readPaymentStatus()).resolves.toEqual({
      isSet: false,
      rule: { min: 6, max: 6 },
    });
  });

  test('is set once; a lost answer is sent again and counts as success', async () => {
    const transfers = await openWithout();
    // Sealed, and without a key: the client itself tries once.
    loseAnswers('setPaymentPassword', 1);
    await expect(faultKindOf(transfers.setPaymentPassword(formOf('135790')))).resolves.toBe(
      'offline',
    );
    await expect(transfers.setPaymentPassword(formOf('135790'))).resolves.toEqual({
      kind: 'accepted',
      value: null,
    });
    await expect(transfers.readPaymentStatus()).resolves.toMatchObject({ isSet: true });
    await expect(transfers.setPaymentPassword(formOf('246810'))).resolves.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('You already have a payment password'),
    });
    await expect(
      transfers.sendTransfer({ toId: null, amount: '1.00', paymentPassword: '135790' }),
    ).resolves.toMatchObject({ kind: 'accepted' });
  });

  test("is refused with the platform's message: wrong password, wrong format", async () => {
    const transfers = await openWithout();
    await expect(transfers.setPaymentPassword(formOf('135790', 'wrong'))).resolves.toMatchObject({
      kind: 'refused',
    });
    await expect(transfers.setPaymentPassword(formOf('abc'))).resolves.toEqual({
      kind: 'refused',
      message: 'Payment password format is incorrect',
    });
    await expect(transfers.readPaymentStatus()).resolves.toMatchObject({ isSet: false });
  });
});

describe('a transfer', () => {
  const transfer = { toId: 'u-downline', amount: '12.50', paymentPassword: '246810' };

  test('knows its bounds, and is sent once under one key after a lost answer', async () => {
    const tab = await openAs('agent');
    const { transfers } = tab.services;
    const { balance } = await transfers.readLimits();
    expect(balance).toBe('250000.00');
    loseAnswers('teamTransfer');
    await expect(faultKindOf(transfers.sendTransfer(transfer))).resolves.toBe('offline');
    await expect(transfers.sendTransfer(transfer)).resolves.toEqual({
      kind: 'accepted',
      balance: '249987.50',
    });
    expectOneKey(tab, 'teamTransfer');
    await expect(transfers.readLimits()).resolves.toMatchObject({ balance: '249987.50' });
  });

  test("is refused with the platform's message; a wrong password keeps the key", async () => {
    const {
      services: { transfers },
    } = await openAs('agent');
    await expect(
      transfers.sendTransfer({ ...transfer, paymentPassword: '000000' }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'The payment password is wrong',
      field: 'paymentPassword',
    });
    await expect(transfers.sendTransfer({ ...transfer, toId: 'u-agent2' })).resolves.toEqual({
      kind: 'refused',
      message: 'There is no such account in your team',
    });
    await expect(transfers.sendTransfer(transfer)).resolves.toEqual({
      kind: 'accepted',
      balance: '249987.50',
    });
  });
});

describe('the tables', () => {
  const filter: AgentRecordFilter = {
    kind: 'daily',
    from: '2026-11-01',
    to: '2026-11-21',
    account: '',
  };
  const record = (id: string, given: Partial<AgentRecord> = {}): AgentRecord => ({
    id,
    time: null,
    period: { from: Date.UTC(2026, 10, 19, 17, 30), to: Date.UTC(2026, 10, 20, 17, 30) },
    account: 'downline',
    title: null,
    vassalage: null,
    status: 'approved',
    settlementId: id,
    figures: {
      validBet: '5333.33',
      netLoss: '600.00',
      activeMembers: '1',
      rate: '1.00',
      amount: '53.33',
    },
    ...given,
  });
  const page = (records: AgentRecord[], totalPages = 1, pageNum = 1) =>
    accepted({ records, pageNum, totalPages, total: records.length, totals: { amount: '106.66' } });
  const person = {
    id: 'd1',
    account: 'mandalay1',
    nickname: 'Ko Naing',
    type: 2,
    isOnline: false,
    balance: '1.00',
    direct: 9,
    team: 14,
    registeredAt: 0,
    lastLoginAt: null,
    path: [{ id: 'm', account: 'mandalay' }],
    contracts: [],
  };

  test('are read page by page, of one account if given', async () => {
    const {
      services: { agents },
      sent,
    } = openLobby([page([record('1')], 3)]);
    await expect(agents.loadRecords({ filter, page: 2 })).resolves.toEqual({
      rows: [record('1')],
      totalPages: 3,
      total: 1,
      totals: { amount: '106.66' },
    });
    await agents.loadRecords({ filter: { ...filter, account: 'insein' }, page: 1 });
    const query = { kind: 'daily', from: '2026-11-01', to: '2026-11-21', pageSize: '20' };
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.agentRecords.path}`, { ...query, pageNo: '2' }],
      [`GET ${endpoints.agentRecords.path}`, { ...query, pageNo: '1', account: 'insein' }],
    ]);
  });

  test('are read for one level of the tree, or for a search', async () => {
    const {
      services: { agents },
      sent,
    } = openLobby([
      accepted({
        path: [{ id: 'a', account: 'agent' }],
        downlines: [person],
        pageNum: 1,
        totalPages: 1,
        total: 1,
      }),
    ]);
    await expect(
      agents.loadDownlines({ filter: { parentId: 'm', search: '' }, page: 1 }),
    ).resolves.toEqual({
      rows: [person],
      totalPages: 1,
      total: 1,
      totals: [{ id: 'a', account: 'agent' }],
    });
    await agents.loadDownlines({ filter: { parentId: null, search: 'naing' }, page: 1 });
    expect(sent.map(queryOf)).toEqual([
      { pageNo: '1', pageSize: '10', parentId: 'm' },
      { pageNo: '1', pageSize: '10', search: 'naing' },
    ]);
  });

  const open = (...replies: Parameters<typeof openLobby>[0]) => {
    const saved: { name: string; content: Blob }[] = [];
    const lobby = openLobby(replies, {
      saveFile: (name, content) => {
        saved.push({ name, content });
      },
    });
    return { ...lobby, saved, text: async () => saved[0]?.content.text() };
  };
  const words: AgentRecordWords = {
    fileName: ({ kind, from, to }) => `${kind} ${from} ${to}.csv`,
    column: (column) => column,
    movement: (title) => `moved: ${title}`,
    status: (status) => `is ${status}`,
  };
  const downlineWords: DownlineWords = {
    fileName: () => 'team.csv',
    column: (column) => column,
    kind: (type) => (type === 0 ? 'member' : 'agent'),
  };

  test("are saved whole, in the platform's time zone", async () => {
    const {
      services: { agents },
      saved,
      text,
      sent,
    } = open(
      page([record('1')], 2),
      page([record('2', { period: null, status: null, figures: {} })], 2, 2),
    );
    await expect(agents.exportRecords({ filter, words })).resolves.toBeNull();
    expect(sent.map((one) => queryOf(one)['pageNo'])).toEqual(['1', '2']);
    expect(saved.map(({ name }) => name)).toEqual(['daily 2026-11-01 2026-11-21.csv']);
    expect(await text()).toContain(
      [
        'periodFrom (Asia/Yangon),periodTo (Asia/Yangon),account,' +
          'validBet,netLoss,activeMembers,rate,amount,status',
        '2026-11-20 00:00:00,2026-11-21 00:00:00,downline,5333.33,600.00,1,1.00,53.33,is approved',
        ',,downline,,,,,,',
      ].join('\r\n'),
    );
  });

  test('of the team are saved whole too', async () => {
    const {
      services: { agents },
      text,
    } = open(accepted({ path: [], downlines: [person], pageNum: 1, totalPages: 1, total: 1 }));
    await agents.exportDownlines({ filter: { parentId: null, search: '' }, words: downlineWords });
    expect(await text()).toContain(
      [
        'account,nickname,kind,upline,' +
          'balance,direct,team,registered (Asia/Yangon),lastLogin (Asia/Yangon)',
        'mandalay1,Ko Naing,agent,mandalay,1.00,9,14,1970-01-01 06:30:00,\r\n',
      ].join('\r\n'),
    );
  });

  test('are saved whole, however many rows there are', async () => {
    const pages = 600;
    const {
      services: { agents },
      sent,
      text,
    } = open(...Array.from({ length: pages }, (_, at) => page([record(`s-${at}`)], pages, at + 1)));
    await agents.exportRecords({ filter, words });
    expect(sent).toHaveLength(pages);
    expect((await text())?.trimEnd().split('\r\n')).toHaveLength(pages + 1);
  });

  test('are not saved when a page is missing', async () => {
    const {
      services: { agents },
      saved,
    } = open(page([record('1')], 2), lost);
    await expect(faultKindOf(agents.exportRecords({ filter, words }))).resolves.toBe('offline');
    expect(saved).toEqual([]);
  });
});
