import { describe, expect, it } from 'vitest';
import type { EndpointId } from '../../../contract/endpoints';
import { en } from '../../../sandbox/words/en';
import { my } from '../../../sandbox/words/my';
import { createTeamCalls } from '../harness/team';
import { onEveryDatabase } from '../harness/onEveryDatabase';

type Caller = 'agent' | 'agent2' | 'agent41' | 'agent42' | 'player' | 'trial' | 'guest' | 'staff';
const AGENTS: readonly Caller[] = ['agent', 'agent2', 'agent41', 'agent42'];
const OTHERS: readonly Caller[] = ['player', 'trial', 'guest', 'staff'];
const PASSWORD = 'Harbour-dawn-7';

onEveryDatabase((stage) => {
  const { day, call } = createTeamCalls(stage);
  const span = () => ({ from: day(7), to: day(0) });
  /** Every row of agents, with a valid body. */
  const AGENT_ROWS: ReadonlyArray<
    readonly [EndpointId, () => Record<string, unknown>, kind?: string]
  > = [
    ['agentCentre', () => ({})],
    ['agentOverview', span],
    ...(
      [
        'teamBetting',
        'userLoss',
        'income',
        'accountDetails',
        'dividend',
        'daily',
        'hourly',
        'realTime',
      ] as const
    ).map(
      (kind) =>
        ['agentRecords', () => ({ kind, ...span(), pageNo: 1, pageSize: 20 }), kind] as const,
    ),
    ['downlines', () => ({ pageNo: 1, pageSize: 20 })],
    [
      'createDownline',
      () => ({ username: 'ohnmar01', nickname: 'Ohnmar', password: PASSWORD, kind: 'member' }),
    ],
    ['invitations', () => ({})],
    ['createInvitation', () => ({ kind: 'member', rates: [] })],
    ['removeInvitation', () => ({ code: 'NOBODYS1' })],
  ];
  const outcomeOf = async (
    caller: Caller,
    id: EndpointId,
    body: Record<string, unknown>,
  ): Promise<string> => {
    if (caller === 'guest') {
      const { status } = await stage.client.call(id, body, {
        headers: { 'Idempotency-Key': 'a-key-of-a-guest' },
      });
      return String(status);
    }
    const login = await stage.client.login(caller);
    if (!login.success) return `login: ${String(login.value?.['reason'])}`;
    const reply = await call(id, body, String(login.value?.['token']));
    return reply.success ? 'allowed' : `${reply.status} ${String(reply.value?.['reason'])}`;
  };
  const REFUSED = {
    player: '200 agentOnly',
    trial: '200 trialOnly',
    guest: '401',
    staff: 'login: notMember',
  } as const;

  describe.each(
    AGENT_ROWS.map(([id, body, kind = '']) => ({ id, name: `${id} ${kind}`.trim(), body })),
  )('$name', ({ id, body }) => {
    it.each(AGENTS)('is open to %s', async (caller) => {
      expect(await outcomeOf(caller, id, body())).toBe(
        id === 'removeInvitation' ? '200 invitationUnknown' : 'allowed',
      );
    });

    it.each(OTHERS)('is closed to %s', async (caller) => {
      expect(await outcomeOf(caller, id, body())).toBe(REFUSED[caller as keyof typeof REFUSED]);
    });
  });

  describe.each([
    ['transferLimits', {}],
    ['teamTransfer', { toId: null, amount: '5', paymentPassword: '246810' }],
    ['setPaymentPassword', { password: 'Croupier#2026', paymentPassword: '246810' }],
  ] as const)('%s', (id, body) => {
    it.each([
      ['agent', id === 'teamTransfer' ? '200 noUpline' : 'allowed'],
      ['downline', 'allowed'],
      ['player', 'allowed'],
      ['trial', '200 trialOnly'],
      ['guest', '401'],
      ['staff', 'login: notMember'],
    ] as const)('answers %s with: %s', async (caller, outcome) => {
      expect(await outcomeOf(caller as Caller, id, body)).toBe(outcome);
    });
  });

  describe.each([
    ['deposits', {}, 'allowed'],
    ['placeDeposit', { methodId: 'kbzpay', amount: '5000' }, 'allowed'],
    ['reportDepositPaid', { id: 'DP-NOBODYS' }, '200 depositUnknown'],
    ['cancelDeposit', { id: 'DP-NOBODYS' }, '200 depositUnknown'],
    ['withdrawalSetup', {}, 'allowed'],
    [
      'addPayoutAccount',
      { type: 'kbzPay', number: '09 450 004 471', holder: 'Khin Khin Oo' },
      'allowed',
    ],
    ['withdrawalRequests', { pageNo: 1, pageSize: 10 }, 'allowed'],
    [
      'requestWithdrawal',
      { accountId: 'pa-nobody-1', amount: '100', paymentPassword: '246810' },
      '200 payoutUnknown',
    ],
    ['cancelWithdrawal', { requestId: 'WD-NOBODYS' }, '200 withdrawalUnknown'],
  ] as const)('%s', (id, body, open) => {
    it.each([
      ...[...AGENTS, 'player'].map((caller) => [caller, open] as const),
      ['trial', '200 trialOnly'],
      ['guest', '401'],
      ['staff', 'login: notMember'],
    ] as const)('answers %s with: %s', async (caller, outcome) => {
      expect(await outcomeOf(caller as Caller, id, body)).toBe(outcome);
    });
  });

  it.each(['EN', 'MY'] as const)('says why in the caller’s language (%s)', async (language) => {
    const token = await stage.client.tokenOf('player');
    expect((await stage.client.call('agentCentre', {}, { token, language })).message).toBe(
      (language === 'EN' ? en : my).agentOnly,
    );
  });

  describe('nobody can read or act outside their own team', () => {
    const STRANGERS = [
      ['the upline', 'u-agent'],
      ['a sibling', 'u-mandalay'],
      ['a downline of a sibling', 'u-mandalay1'],
      ['another team', 'u-sagaing'],
      ['an agent elsewhere', 'u-agent41'],
      ['a member of nobody', 'u-traveller'],
      ['nobody', 'u-nobody'],
    ] as const;
    const rows: ReadonlyArray<readonly [EndpointId, (id: string) => Record<string, unknown>]> = [
      ['downlines', (id) => ({ parentId: id, pageNo: 1, pageSize: 20 })],
      ['downlines', (id) => ({ parentId: id, search: 'a', pageNo: 1, pageSize: 20 })],
      ['teamTransfer', (id) => ({ toId: id, amount: '5', paymentPassword: '246810' })],
    ];
    it.each(STRANGERS)('downline cannot reach %s (%s)', async (who, id) => {
      const token = await stage.client.tokenOf('downline');
      for (const [row, body] of rows) {
        if (row === 'teamTransfer' && who === 'the upline') continue;
        expect(await call(row, body(id), token)).toMatchObject({
          success: false,
          value: { reason: 'notInTeam' },
          message: 'There is no such account in your team',
        });
      }
    });

    it.each(['u-paid', 'u-mandalay', 'u-player', 'u-agent'])(
      'a member can transfer only to the upline, not to %s',
      async (toId) => {
        const token = await stage.client.tokenOf('player');
        expect(
          await call('teamTransfer', { toId, amount: '5', paymentPassword: '246810' }, token),
        ).toMatchObject({
          success: false,
          value: { reason: 'uplineOnly' },
          message: 'You can transfer only to your upline',
        });
      },
    );

    it('searches, table filters and other agents’ invitation codes reveal nothing', async () => {
      const [own, other] = [
        await stage.client.tokenOf('downline'),
        await stage.client.tokenOf('agent'),
      ];
      expect(
        (await call('downlines', { search: 'mandalay', pageNo: 1, pageSize: 20 }, own)).value,
      ).toMatchObject({ total: 0, downlines: [] });
      for (const kind of ['teamBetting', 'userLoss', 'accountDetails']) {
        expect(
          (
            await call(
              'agentRecords',
              { kind, from: day(90), to: day(0), account: 'mandalay', pageNo: 1, pageSize: 20 },
              own,
            )
          ).value,
        ).toMatchObject({ total: 0, records: [] });
        expect(
          (
            await call(
              'agentRecords',
              { kind, from: day(90), to: day(0), account: 'mandalay', pageNo: 1, pageSize: 20 },
              other,
            )
          ).value,
        ).not.toMatchObject({ total: 0 });
      }
      const code = String(
        (await call('createInvitation', { kind: 'member', rates: [] }, other)).value?.['code'],
      );
      expect((await call('removeInvitation', { code }, own)).value).toEqual({
        reason: 'invitationUnknown',
      });
      expect((await call('invitations', {}, own)).value).toEqual([]);
      expect((await call('removeInvitation', { code }, other)).success).toBe(true);
    });
  });
});
