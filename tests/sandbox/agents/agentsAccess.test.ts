import { describe, expect, it } from 'vitest';
import type { EndpointId } from '../../../contract/endpoints';
import { en } from '../../../sandbox/words/en';
import { my } from '../../../sandbox/words/my';
import { createTeamCalls } from '../harness/team';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const AGENTS = ['agent', 'agent2', 'agent41', 'agent42'] as const;
const PASSWORD = 'Harbour-dawn-7';

onEveryDatabase((stage) => {
  const { day, call } = createTeamCalls(stage);
  type Row = readonly [id: EndpointId, body: Record<string, unknown>, kind?: string];
  const nameOf = ([id, , kind = '']: Row) => `${id} ${kind}`.trim();
  /** What each row answers somebody who logs in once, or a guest: with its name. */
  const outcomesOf = async (caller: string, rows: readonly Row[]): Promise<string[]> => {
    const login = caller === 'guest' ? null : await stage.client.login(caller);
    if (login && !login.success) return [`login: ${String(login.value?.['reason'])}`];
    const outcomes: string[] = [];
    for (const row of rows) {
      const [id, body] = row;
      const headers = { 'Idempotency-Key': `a-key-of-${caller}-${outcomes.length}` };
      const reply = await (login
        ? call(id, body, String(login.value?.['token']))
        : stage.client.call(id, body, { headers }));
      const refusal = login ? `${reply.status} ${String(reply.value?.['reason'])}` : reply.status;
      outcomes.push(`${nameOf(row)}: ${reply.success ? 'allowed' : refusal}`);
    }
    return outcomes;
  };
  const expectOutcomes = async (
    caller: string,
    rows: readonly Row[],
    outcomeOf: (id: EndpointId) => string,
  ) =>
    expect(await outcomesOf(caller, rows)).toEqual(
      rows.map((row) => `${nameOf(row)}: ${outcomeOf(row[0])}`),
    );
  const expectNoLogin = async (rows: readonly Row[]) =>
    expect(await outcomesOf('staff', rows)).toEqual(['login: notMember']);

  describe('every row of agents', () => {
    const span = () => ({ from: day(7), to: day(0) });
    const RECORDS = [
      'teamBetting',
      'userLoss',
      'income',
      'accountDetails',
      'dividend',
      'daily',
      'hourly',
      'realTime',
    ] as const;
    const rows = (): Row[] => [
      ['agentCentre', {}],
      ['agentOverview', span()],
      ...RECORDS.map((kind): Row => [
        'agentRecords',
        { kind, ...span(), pageNo: 1, pageSize: 20 },
        kind,
      ]),
      ['downlines', { pageNo: 1, pageSize: 20 }],
      [
        'createDownline',
        { username: 'ohnmar01', nickname: 'Ohnmar', password: PASSWORD, kind: 'member' },
      ],
      ['invitations', {}],
      ['createInvitation', { kind: 'member', rates: [] }],
      ['removeInvitation', { code: 'NOBODYS1' }],
    ];

    it.each(AGENTS)('is open to %s', async (caller) => {
      await expectOutcomes(caller, rows(), (id) =>
        id === 'removeInvitation' ? '200 invitationUnknown' : 'allowed',
      );
    });

    it.each([
      ['player', '200 agentOnly'],
      ['trial', '200 trialOnly'],
      ['guest', '401'],
    ])('is closed to %s: %s', async (caller, refusal) => {
      await expectOutcomes(caller, rows(), () => refusal);
    });

    it('is closed to staff, who cannot log in', () => expectNoLogin(rows()));
  });

  describe('every row of transfers in a team', () => {
    const ROWS: readonly Row[] = [
      ['transferLimits', {}],
      ['teamTransfer', { toId: null, amount: '5', paymentPassword: '246810' }],
      ['setPaymentPassword', { password: 'Croupier#2026', paymentPassword: '246810' }],
    ];

    it('is open to agent2, who has no upline to transfer to', async () => {
      await expectOutcomes('agent2', ROWS, (id) =>
        id === 'teamTransfer' ? '200 noUpline' : 'allowed',
      );
    });

    it.each([
      ['agent', 'allowed'],
      ['downline', 'allowed'],
      ['player', 'allowed'],
      ['trial', '200 trialOnly'],
      ['guest', '401'],
    ])('answers %s with: %s', async (caller, outcome) => {
      await expectOutcomes(caller, ROWS, () => outcome);
    });

    it('is closed to staff, who cannot log in', () => expectNoLogin(ROWS));
  });

  describe('every row of paying in and out', () => {
    const ROWS: readonly Row[] = [
      ['deposits', {}],
      ['placeDeposit', { methodId: 'kbzpay', amount: '5000' }],
      ['reportDepositPaid', { id: 'DP-NOBODYS' }],
      ['cancelDeposit', { id: 'DP-NOBODYS' }],
      ['withdrawalSetup', {}],
      ['addPayoutAccount', { type: 'kbzPay', number: '09 450 004 471', holder: 'Khin Khin Oo' }],
      ['withdrawalRequests', { pageNo: 1, pageSize: 10 }],
      ['requestWithdrawal', { accountId: 'pa-nobody-1', amount: '100', paymentPassword: '246810' }],
      ['cancelWithdrawal', { requestId: 'WD-NOBODYS' }],
    ];
    const NOBODYS: Partial<Record<EndpointId, string>> = {
      reportDepositPaid: '200 depositUnknown',
      addPayoutAccount: '200 stepUp',
      cancelDeposit: '200 depositUnknown',
      requestWithdrawal: '200 payoutUnknown',
      cancelWithdrawal: '200 withdrawalUnknown',
    };

    it.each([...AGENTS, 'player'])('is open to %s, of their own', async (caller) => {
      await expectOutcomes(caller, ROWS, (id) => NOBODYS[id] ?? 'allowed');
    });

    it.each([
      ['trial', '200 trialOnly'],
      ['guest', '401'],
    ])('is closed to %s: %s', async (caller, refusal) => {
      await expectOutcomes(caller, ROWS, () => refusal);
    });

    it('is closed to staff, who cannot log in', () => expectNoLogin(ROWS));
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
