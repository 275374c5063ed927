import { Big } from 'big.js';
import { eq, gte, inArray, like, not } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContractType, Terms } from '../../../contract/agents';
import type { EndpointId } from '../../../contract/endpoints';
import { MOVEMENT_OF } from '../../../sandbox/agents/contracts/settle';
import {
  bets,
  contracts,
  deposits,
  settlements,
  payoutAccounts,
  vendorWallets,
  walletMovements,
  wallets,
  withdrawalProofs,
  withdrawalRequests,
  withdrawals,
} from '../../../sandbox/db/schema';
import { whereIs } from '../../../sandbox/money/withdrawals/returns';
import { whereIsRequest } from '../../../sandbox/money/withdrawals/review';
import { IMAGES } from '../../support/images';
import type { Reply } from '../harness/client';
import { onEveryDatabase, type Stage } from '../harness/onEveryDatabase';

const THOUSAND = 1_000;
const WAVES = 5;
const SEED = 902_025;
const PAYMENT = '246810';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONG = 240_000;

/**
 * Up and down between the same people, so that they would deadlock if wallets were locked in the
 * order of the calls.
 */
const WAYS = [
  ['agent', 'u-downline'],
  ['downline', null],
  ['agent', 'u-mandalay'],
  ['mandalay', null],
  ['mandalay', 'u-mandalay1'],
  ['mandalay1', null],
  ['agent', 'u-player'],
  ['player', null],
  ['downline', 'u-player'],
  ['downline', 'u-insein'],
  ['insein', null],
  ['agent', 'u-insein'],
  ['meiktila', null],
  ['agent42', 'u-meiktila'],
  ['agent41', 'u-myingyan'],
  ['myingyan', null],
  ['agent2', 'u-sagaing'],
  ['sagaing', null],
] as const;
const PAYEES = ['player', 'insein', 'meiktila', 'mandalay1'] as const;
const perBet: Terms = {
  kind: 'realTime',
  profitRate: '1.50',
  lossRate: '0.50',
  singleBetAmount: '1',
};
const hourly: Terms = {
  kind: 'tiers',
  period: null,
  tiers: [{ rate: '1.25', periodValidBet: '1', periodProfitLoss: '0', activeMembers: 1 }],
};
/**
 * Accepted some hours ago, without a settlement yet. `agent42` owes until money comes, `hlaing` for
 * good.
 */
const AGREED = [
  ['realTime', 'agent42', 'meiktila'],
  ['hourly', 'agent42', 'meiktila'],
  ['realTime', 'mandalay', 'mandalay1'],
  ['hourly', 'mandalay', 'mandalay1'],
  ['realTime', 'agent2', 'sagaing'],
  ['realTime', 'agent41', 'myingyan'],
  ['hourly', 'hlaing', 'okkalapa'],
] as const satisfies ReadonlyArray<readonly [ContractType, string, string]>;
const POOR = ['agent42', 'hlaing'] as const;
/**
 * Members who deposit through two pages at once, while their wallets are in use; each may have one
 * open order at a time.
 */
const PAYERS = ['player', 'agent', 'mandalay', 'insein'] as const;
const PAGES = 2;
const ORDERS = 6;
const METHODS_USED = ['kbzpay', 'wave'] as const;
/** The deposits that the platform finds in each wave. */
const FOUND = ['credited', 'credited', 'notReceived', 'credited', 'credited'] as const;
const PEOPLE = [
  ...new Set<string>([
    ...WAYS.map(([from]) => from),
    ...PAYEES,
    ...PAYERS,
    ...AGREED.flatMap(([, ...parties]) => parties),
  ]),
];

const ANSWERS = ['received', 'partiallyReceived', 'notReceived'] as const;
const ANSWERED = new Set<string>([...ANSWERS, 'autoReceived']);
const LIVE = 120;
const LATE = 12;
/**
 * Requests that wait when the waves begin: the review of the first half is not over, that of the
 * others is.
 */
const ASKED = 40;
const MORE = 160;

type Act =
  | { kind: 'transfer'; way: (typeof WAYS)[number]; share: number; isTwice: boolean }
  | { kind: 'withdrawal'; at: number; answer: (typeof ANSWERS)[number]; isTwice: boolean }
  | { kind: 'settlement'; of: (typeof AGREED)[number]; isUpline: boolean }
  | { kind: 'request'; who: (typeof PAYEES)[number]; isTwice: boolean }
  | { kind: 'cancellation'; at: number; isTwice: boolean };
const isTwice = fc.constantFrom(true, false, false, false);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('transfer' as const),
    way: fc.constantFrom(...WAYS),
    share: fc.nat(80),
    isTwice,
  }),
  fc.record({
    kind: fc.constant('withdrawal' as const),
    at: fc.nat(LIVE + LATE - 1),
    answer: fc.constantFrom(...ANSWERS),
    isTwice,
  }),
  fc.record({
    kind: fc.constant('settlement' as const),
    of: fc.constantFrom(...AGREED),
    isUpline: fc.boolean(),
  }),
);
/** Requests made during the waves, and cancelled. */
const requestAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('request' as const), who: fc.constantFrom(...PAYEES), isTwice }),
  fc.record({ kind: fc.constant('cancellation' as const), at: fc.nat(ASKED - 1), isTwice }),
);
/** One call of any caller; sent again unchanged when its answer was lost. */
type Planned = {
  index: number;
  endpoint: EndpointId;
  who: string;
  key: string | null;
  body: Record<string, unknown>;
  isTwice: boolean;
};
type Answered = { one: Planned; reply: Reply };

const idOf = (username: string) => `u-${username}`;
const payoutOf = (at: number) => ({
  who: payeeAt(at),
  amount: `${100 + at}.50`,
  isLate: at >= LIVE,
});
const REMAINING = '12.34';
const proofOf = (id: string) => `proof of ${id}`;
const payeeAt = (at: number) => PAYEES[at % PAYEES.length] ?? PAYEES[0];
const accountIdOf = (who: string) => `pa-storm-${who}`;
const askedOf = (at: number) => (200 + at / 100).toFixed(2);
const contractIdOf = ([type, upline, downline]: (typeof AGREED)[number]) =>
  `c-${type}-${upline}-${downline}`;
const sum = (amounts: readonly string[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0));
const sorted = (all: readonly string[]) => all.toSorted();

/** No two transfers have the same amount, so that each movement shows its transfer. */
const amountOf = (share: number, index: number) =>
  ((100 + share * THOUSAND + index) / 100).toFixed(2);
/** `ids` are the payouts' and `asked` the requests', at the same index. */
const plan = (ids: readonly string[], asked: readonly string[]): Planned[] =>
  [
    ...fc.sample(act, { numRuns: THOUSAND, seed: SEED }),
    ...fc.sample(requestAct, { numRuns: MORE, seed: SEED }),
  ].map((one, index) => {
    const key = `money-${String(index).padStart(5, '0')}`;
    switch (one.kind) {
      case 'transfer': {
        const [from, toId] = one.way;
        return {
          index,
          endpoint: 'teamTransfer',
          who: from,
          key,
          isTwice: one.isTwice,
          body: { toId, amount: amountOf(one.share, index), paymentPassword: PAYMENT },
        };
      }
      case 'withdrawal': {
        const [id, { who }] = [ids[one.at] ?? '', payoutOf(one.at)];
        const rest = {
          received: {},
          partiallyReceived: { remaining: REMAINING },
          notReceived: { proofs: [proofOf(id)] },
        }[one.answer];
        return {
          index,
          endpoint: 'answerWithdrawal',
          who,
          key,
          isTwice: one.isTwice,
          body: { withdrawalId: id, answer: one.answer, ...rest },
        };
      }
      case 'settlement': {
        const [, upline, downline] = one.of;
        return {
          index,
          endpoint: 'settlement',
          who: one.isUpline ? upline : downline,
          key: null,
          isTwice: false,
          body: { settlementId: 'any' },
        };
      }
      case 'request':
        return {
          index,
          endpoint: 'requestWithdrawal',
          who: one.who,
          key,
          isTwice: one.isTwice,
          body: {
            accountId: accountIdOf(one.who),
            amount: (100 + index / 100).toFixed(2),
            paymentPassword: PAYMENT,
          },
        };
      case 'cancellation':
        return {
          index,
          endpoint: 'cancelWithdrawal',
          who: payeeAt(one.at),
          key,
          isTwice: one.isTwice,
          body: { requestId: asked[one.at] ?? '' },
        };
    }
  });

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const balances = async () =>
    new Map((await db().select().from(wallets)).map(({ userId, balance }) => [userId, balance]));

  /**
   * The amount that must not change: wallets and vendor wallets minus deposits, the held amounts
   * and the fees of requests, and the held and received amounts of withdrawals.
   */
  const allMoney = async () => {
    const atVendors = await db().select({ balance: vendorWallets.balance }).from(vendorWallets);
    const outside = (await db().select().from(withdrawals))
      .map(whereIs)
      .flatMap(({ held, arrived }) => [held, arrived]);
    const requested = (await db().select().from(withdrawalRequests))
      .map(whereIsRequest)
      .flatMap(({ held, kept }) => [held, kept]);
    const paidIn = (await db().select().from(deposits))
      .filter(({ status }) => status === 'credited')
      .map(({ credit }) => `-${credit}`);
    return sum([
      ...(await balances()).values(),
      ...paidIn,
      ...atVendors.map(({ balance }) => balance),
      ...outside,
      ...requested,
    ]).toFixed(2);
  };

  it(
    'keeps the sum of all money through a thousand parallel writes with lost answers',
    async () => {
      await setStage(stage);
      const [begun, before, own] = [stage.clock.date(), await allMoney(), await balances()];
      const ids = await requestPayouts(stage);
      const askedIds = await askForWithdrawals(stage);
      expect(await allMoney()).toBe(before);
      const tokens = new Map(
        await Promise.all(
          PEOPLE.map(async (username) => [username, await stage.client.tokenOf(username)] as const),
        ),
      );
      const planned = plan(ids, askedIds);
      /** A reader of the wallet triggers what is due by then; some reads are dropped too. */
      const look = () =>
        [...PAYEES, ...PAYERS].flatMap((who) =>
          Array.from({ length: 4 }, () =>
            stage.client.call('balance', {}, { token: tokens.get(who) ?? '' }).catch(() => null),
          ),
        );
      const send = ({ endpoint, who, key, body }: Planned): Promise<Reply | null> =>
        stage.client
          .call(endpoint, body, {
            token: tokens.get(who) ?? '',
            headers: key === null ? {} : { 'Idempotency-Key': key },
          })
          .catch(() => null);
      /** Like the front end: an unanswered call is sent again with its key. */
      const answered = async (one: Planned): Promise<Answered> => {
        for (let tries = 0; tries < 200; tries += 1) {
          const replies = await Promise.all(
            one.isTwice && tries === 0 ? [send(one), send(one)] : [send(one)],
          );
          const reply = replies.find((given) => given && given.status !== 409);
          if (reply) return { one, reply };
        }
        throw new Error(`Call ${one.index} was never answered.`);
      };
      /**
       * One page of a depositing member: an order, sometimes sent twice; then it is reported as
       * paid, twice too, or cancelled, or both at once.
       */
      const payIn = async (wave: number, at: number): Promise<Answered[]> => {
        const who = PAYERS[at % PAYERS.length] ?? PAYERS[0];
        const placed: Answered[] = [];
        for (let order = 0; order < ORDERS; order += 1) {
          const index = (wave * PAYERS.length * PAGES + at) * ORDERS + order;
          const body = {
            methodId: METHODS_USED[order % 2],
            amount: (THOUSAND + index / 100).toFixed(2),
          };
          const one = await answered({
            index,
            endpoint: 'placeDeposit',
            who,
            key: `paid-in-${String(index).padStart(5, '0')}`,
            body,
            isTwice: order % 3 === 0,
          });
          placed.push(one);
          const { id } = (one.reply.value?.['deposit'] as { id: string } | undefined) ?? { id: '' };
          const say = (endpoint: EndpointId) =>
            answered({ index, endpoint, who, key: null, body: { id }, isTwice: order % 2 === 0 });
          if (id)
            await Promise.all([
              ...(order % 4 < 3 ? [say('reportDepositPaid')] : []),
              ...(order % 4 > 1 ? [say('cancelDeposit')] : []),
            ]);
        }
        return placed;
      };
      const answers: Answered[] = [];
      const orders: Answered[] = [];
      for (let wave = 0; wave < WAVES; wave += 1) {
        await play(stage, wave);
        await stage.client.control('PATCH', 'settings', {
          deposits: { checkSeconds: 0, outcome: FOUND[wave] },
        });
        await stage.client.control(
          'PUT',
          'faults',
          (
            [
              'teamTransfer',
              'answerWithdrawal',
              'settlement',
              'balance',
              'requestWithdrawal',
              'cancelWithdrawal',
              'placeDeposit',
              'reportDepositPaid',
              'cancelDeposit',
            ] as const
          ).flatMap((endpoint) => [
            { endpoint, kind: 'drop', times: 12 },
            { endpoint, kind: 'abortAfterCommit', times: 12 },
          ]),
        );
        const [given, placed] = await Promise.all([
          Promise.all(planned.filter(({ index }) => index % WAVES === wave).map(answered)),
          Promise.all(Array.from({ length: PAYERS.length * PAGES }, (_, at) => payIn(wave, at))),
          ...look(),
        ]);
        answers.push(...given);
        orders.push(...placed.flat());
      }
      await stage.client.control('PUT', 'faults', []);
      const again = await Promise.all(
        planned.filter(({ key, index }) => key !== null && index % 8 === 0).map(answered),
      );
      const ordered = await Promise.all(
        orders.map(({ one }) => answered({ ...one, isTwice: false })),
      );

      stage.clock.setOffset(stage.clock.offset() + MINUTE);
      await Promise.all(look());

      expect(await allMoney()).toBe(before);
      const moved = await db()
        .select()
        .from(walletMovements)
        .where(gte(walletMovements.time, begun));
      for (const [userId, balance] of await balances()) {
        expect(balance, userId).toBe(
          sum([
            own.get(userId) ?? '',
            ...moved.filter((one) => one.userId === userId).map(({ amount }) => amount),
          ]).toFixed(2),
        );
      }
      expect(moved.filter(({ balance }) => new Big(balance ?? -1).lt(0))).toEqual([]);

      // The same key, the same answer.
      const said = new Map(answers.map(({ one, reply }) => [one.index, reply]));
      for (const { one, reply } of again)
        expect([reply.success, reply.value], `call ${one.index}`).toEqual([
          said.get(one.index)?.success,
          said.get(one.index)?.value,
        ]);
      expect(
        again.filter(({ reply }) => reply.headers.get('Idempotency-Replayed') !== 'true'),
      ).toEqual([]);

      const of = (endpoint: EndpointId) => answers.filter(({ one }) => one.endpoint === endpoint);
      const isDone = ({ reply }: Answered) => reply.success;
      const reasonsOf = (all: readonly Answered[]) =>
        sorted([
          ...new Set(
            all
              .filter((one) => !isDone(one))
              .map(({ reply }) => String(reply.value?.['reason'] ?? reply.message)),
          ),
        ]);
      for (const endpoint of ['teamTransfer', 'answerWithdrawal', 'settlement'] as const)
        expect(of(endpoint).length, endpoint).toBeGreaterThan(THOUSAND / 4);

      const transfers = of('teamTransfer');
      expect(reasonsOf(transfers).filter((reason) => reason !== 'insufficientFunds')).toEqual([]);
      const sent = transfers.filter(isDone).map(({ one }) => String(one.body['amount']));
      expect(sent.length).toBeGreaterThan(THOUSAND / 6);
      const amountsOf = (kind: 'teamIn' | 'teamOut') =>
        sorted(
          moved.filter((one) => one.kind === kind).map(({ amount }) => amount.replace(/^-/, '')),
        );
      expect([amountsOf('teamOut'), amountsOf('teamIn')]).toEqual([sorted(sent), sorted(sent)]);

      // One order per key, and one credit for each order whose money was found.
      expect(ordered.map(({ reply }) => [reply.success, reply.value])).toEqual(
        orders.map(({ reply }) => [reply.success, reply.value]),
      );
      const paidIn = (await db().select().from(deposits)).filter(
        ({ placedAt }) => placedAt >= begun,
      );
      expect(reasonsOf(orders)).toEqual(['depositOpen']);
      expect(sorted(paidIn.map(({ amount }) => amount))).toEqual(
        sorted(orders.filter(isDone).map(({ one }) => String(one.body['amount']))),
      );
      expect(new Set(paidIn.map(({ status }) => status))).toEqual(
        new Set(['credited', 'notReceived', 'cancelled']),
      );
      const credited = paidIn.filter(({ status }) => status === 'credited');
      expect(credited.length).toBeGreaterThan(paidIn.length / 4);
      expect(
        sorted(
          moved
            .filter(({ kind }) => kind === 'deposit')
            .map(({ userId, amount }) => `${userId} ${amount}`),
        ),
      ).toEqual(sorted(credited.map(({ userId, credit }) => `${userId} ${credit}`)));

      expect(reasonsOf(of('answerWithdrawal'))).toEqual(['answered', 'forciblyReceived']);
      const requests = await db().select().from(withdrawalRequests);
      const requestsThat = (status: string) => requests.filter((one) => one.status === status);
      const cancelled = new Set(
        of('cancelWithdrawal')
          .filter(isDone)
          .map(({ one }) => one.body['requestId']),
      );
      expect(reasonsOf(of('cancelWithdrawal'))).toEqual(['decided']);
      expect(
        reasonsOf(of('requestWithdrawal')).filter((reason) => reason !== 'insufficientFunds'),
      ).toEqual([]);
      const requested = of('requestWithdrawal')
        .filter(isDone)
        .map(({ one }) => String(one.body['amount']));
      expect(requested.length).toBeGreaterThan(MORE / 6);
      expect(cancelled.size).toBeGreaterThan(ASKED / 4);
      expect(sorted(requests.map(({ amount }) => amount))).toEqual(
        sorted([...requested, ...askedIds.map((_, at) => askedOf(at))]),
      );
      expect(sorted(requestsThat('cancelled').map(({ id }) => id))).toEqual(
        sorted(askedIds.filter((id) => cancelled.has(id))),
      );
      expect(requestsThat('refused').length).toBeGreaterThan(0);
      expect(
        sorted(
          (
            await db()
              .select()
              .from(withdrawals)
              .where(
                inArray(
                  withdrawals.id,
                  requests.map(({ id }) => id),
                ),
              )
          ).map(({ id }) => id),
        ),
      ).toEqual(sorted(requestsThat('paid').map(({ id }) => id)));
      const rows = new Map(
        (await db().select().from(withdrawals).where(inArray(withdrawals.id, ids))).map((row) => [
          row.id,
          row,
        ]),
      );
      const payouts = ids.flatMap((id) => rows.get(id) ?? []);
      expect(payouts).toHaveLength(LIVE + LATE);
      expect(
        payouts.map(({ id, timeline }) => [
          id,
          timeline.map(({ event }) => event).filter((event) => ANSWERED.has(event)),
        ]),
      ).toEqual(
        payouts.map(({ id }, at) => {
          const asked = of('answerWithdrawal').filter(({ one }) => one.body['withdrawalId'] === id);
          const taken = asked.filter(isDone).map(({ one }) => one.body['answer']);
          return [id, payoutOf(at).isLate && asked.length > 0 ? ['autoReceived'] : taken];
        }),
      );
      // Each has one answer: the first one.
      for (const [id, status] of new Map(payouts.map((one) => [one.id, one.status]))) {
        expect(status === 'waiting', id).toBe(
          of('answerWithdrawal').every(({ one }) => one.body['withdrawalId'] !== id),
        );
      }

      // Missing amounts came back, once each; unanswered ones are held.
      const missing = payouts.flatMap(({ status, amount }) =>
        status === 'notReceived' ? [amount] : status === 'partiallyReceived' ? [REMAINING] : [],
      );
      expect(missing.length).toBeGreaterThan(LIVE / 4);
      expect(
        sorted(
          moved.filter(({ kind }) => kind === 'withdrawalReturned').map(({ amount }) => amount),
        ),
      ).toEqual(
        sorted([
          ...missing,
          ...[...requestsThat('refused'), ...requestsThat('cancelled')].map(({ amount }) => amount),
        ]),
      );
      expect(
        payouts.filter((row) => row.status !== 'waiting' && whereIs(row).held !== '0.00'),
      ).toEqual([]);

      expect(reasonsOf(of('settlement'))).toEqual(['settlementUnknown']);
      await expectPaidOnce(moved);
    },
    LONG,
  );

  /**
   * Each paid settlement moved its amount once, from the upline to the downline; an owed one moved
   * nothing.
   */
  const expectPaidOnce = async (moved: ReadonlyArray<typeof walletMovements.$inferSelect>) => {
    const kinds = new Set<string>(Object.values(MOVEMENT_OF));
    const made = await db()
      .select()
      .from(settlements)
      .where(not(like(settlements.id, 'seed-%')));
    const rows = made.filter(({ contractId }) =>
      AGREED.some((agreed) => contractIdOf(agreed) === contractId),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['approved', 'inProcess']));
    const paid = made.filter(
      ({ status, amount }) => status === 'approved' && new Big(amount).gt(0),
    );
    expect(
      sorted(
        moved
          .filter(({ kind }) => kinds.has(kind))
          .map(({ userId, kind, amount }) => `${userId} ${kind} ${amount}`),
      ),
    ).toEqual(
      sorted(
        paid.flatMap(({ type, uplineId, downlineId, amount }) => [
          `${uplineId} ${MOVEMENT_OF[type]} -${amount}`,
          `${downlineId} ${MOVEMENT_OF[type]} ${amount}`,
        ]),
      ),
    );
    for (const contractId of new Set(rows.map((row) => row.contractId))) {
      const periods = rows
        .filter((row) => row.contractId === contractId)
        .toSorted((a, b) => a.from.getTime() - b.from.getTime());
      for (const [index, { from }] of periods.entries())
        expect(from.getTime(), contractId).toBeGreaterThanOrEqual(
          periods[index - 1]?.to.getTime() ?? 0,
        );
    }
  };
});

/**
 * Payouts, each taken from its wallet: the late ones first, so that their deadline has passed when
 * the others are paid.
 */
const requestPayouts = async ({
  client,
  clock,
  platform: {
    services: { db },
  },
}: Stage): Promise<string[]> => {
  await client.control('PATCH', 'settings', { reviewMinutes: 0.01 });
  const idsOf = async (isLate: boolean) => {
    const ids: string[] = [];
    for (let at = 0; at < LIVE + LATE; at += 1) {
      const { who: username, amount, isLate: wasLate } = payoutOf(at);
      if (wasLate === isLate)
        ids.push(
          ((await client.control('POST', 'withdrawals', { username, amount })) as { id: string })
            .id,
        );
    }
    return ids;
  };
  const late = await idsOf(true);
  clock.setOffset(31 * MINUTE);
  const ids = [...(await idsOf(false)), ...late];
  await db.insert(withdrawalProofs).values(
    ids.map((id) => ({
      id: proofOf(id),
      withdrawalId: id,
      name: 'slip.png',
      type: 'image/png' as const,
      sha256: id,
      image: Buffer.from(IMAGES.png),
    })),
  );
  return ids;
};

/**
 * Withdrawal requests: the review of one half ends long after the test, that of the other half at
 * once.
 */
const askForWithdrawals = async ({
  client,
  clock,
  platform: {
    services: { db },
  },
}: Stage): Promise<string[]> => {
  await client.control('PATCH', 'settings', { withdrawal: { reviewSeconds: 2, daily: 1_000 } });
  await db.insert(payoutAccounts).values(
    PAYEES.map((who) => ({
      id: accountIdOf(who),
      userId: idOf(who),
      type: 'kbzPay' as const,
      holder: 'Ma Thiri',
      number: '09761119999',
      addedAt: clock.date(),
    })),
  );
  const tokens = new Map(
    await Promise.all(PAYEES.map(async (who) => [who, await client.tokenOf(who)] as const)),
  );
  return Promise.all(
    Array.from({ length: ASKED }, async (_, at) => {
      const who = payeeAt(at);
      const body = { accountId: accountIdOf(who), amount: askedOf(at), paymentPassword: PAYMENT };
      const reply = await client.call('requestWithdrawal', body, {
        token: tokens.get(who) ?? '',
        headers: { 'Idempotency-Key': `asked-${String(at).padStart(5, '0')}` },
      });
      const { id } = (reply.value?.['request'] as { id: string } | undefined) ?? { id: '' };
      await db
        .update(withdrawalRequests)
        .set({ requestedAt: clock.date(at < ASKED / 2 ? HOUR : -MINUTE) })
        .where(eq(withdrawalRequests.id, id));
      return id;
    }),
  );
};

/** Contracts, and uplines that cannot pay. */
const setStage = async ({
  platform: {
    services: { db, clock },
  },
}: Stage): Promise<void> => {
  const begun = clock.date(-(WAVES + 1) * HOUR);
  await db.insert(contracts).values(
    AGREED.map((agreed) => {
      const [type, upline, downline] = agreed;
      return {
        id: contractIdOf(agreed),
        type,
        uplineId: idOf(upline),
        downlineId: idOf(downline),
        terms: type === 'realTime' ? perBet : hourly,
        status: 'accepted' as const,
        request: null,
        waitsFor: null,
        offeredAt: begun,
        acceptedAt: begun,
        history: [{ at: begun.getTime(), event: 'accepted' as const, by: downline }],
      };
    }),
  );
  await db
    .update(wallets)
    .set({ balance: '2.00' })
    .where(inArray(wallets.userId, POOR.map(idOf)));
};

/** Bets of the teams in one of the past hours, so that each wave has something to settle. */
const play = async (
  {
    platform: {
      services: { db, clock },
    },
  }: Stage,
  wave: number,
): Promise<void> => {
  const from = clock.now() - (WAVES + 1 - wave) * HOUR;
  const bet = fc.record({
    of: fc.constantFrom(...AGREED),
    minute: fc.nat(50),
    stake: fc.integer({ min: 100, max: 90_000 }),
    wins: fc.boolean(),
  });
  const placed = fc.sample(bet, { numRuns: 90, seed: SEED + wave });
  await db.insert(bets).values(
    placed.map(({ of: [, , downline], minute, stake, wins }, index) => {
      const amount = (stake / 100).toFixed(2);
      return {
        userId: idOf(downline),
        clientId: `parallel-${wave}-${index}`,
        nodeId: 'g',
        gameName: 'Koi',
        vassalage: 'JL',
        gameType: 'RNG' as const,
        stake: amount,
        profit: wins ? amount : `-${amount}`,
        balance: '0.00',
        time: new Date(from + minute * MINUTE),
      };
    }),
  );
};
