import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HEADERS } from '../../../contract/endpoints';
import { bets, ledger, users, walletMovements } from '../../../sandbox/db/schema';
import { auditBooks } from '../../../sandbox/money/audit';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { runAudit } from '../../../scripts/support/audit';
import { createTable, LOTTERY } from '../harness/play';
import { COLD_START, onEveryDatabase } from '../harness/onEveryDatabase';

const ENTRIES = 'Every entry has a counter-row and adds up to zero';
const WALLETS = 'Every wallet is the sum of its rows';
const ORDER = 'Every row of a wallet follows from the one before';
const MOVEMENTS = 'Every movement is in the ledger';
const BETS = 'Every bet is in the ledger, its stake and what it was paid';
const PAIRS = 'What one member paid to another, the other got';
/** What a hand in the database could do to the books, and the rule that sees it. */
const SPOILS: ReadonlyArray<readonly [what: string, rule: string, who: string, spoil: SQL]> = [
  [
    'a wallet with a kyat more',
    WALLETS,
    'u-player',
    sql`update wallets set balance = balance + 1 where user_id = 'u-player'`,
  ],
  [
    'a changed amount of a movement',
    MOVEMENTS,
    'u-player',
    sql`update wallet_movements set amount = amount + 0.01 where id =
      (select min(id) from wallet_movements where user_id = 'u-player' and status = 'approved'
        and kind not in ('transferIn', 'transferOut'))`,
  ],
  [
    'a movement that is gone',
    MOVEMENTS,
    'u-agent',
    sql`delete from wallet_movements where id = (select min(id) from wallet_movements
      where user_id = 'u-agent' and kind = 'deposit' and status = 'approved')`,
  ],
  [
    'a bet that won after the fact',
    BETS,
    'u-player',
    sql`update bets set profit = profit + 500 where id =
      (select min(id) from bets where user_id = 'u-player' and profit is not null)`,
  ],
  [
    'money at a vendor from nowhere',
    WALLETS,
    'u-player',
    sql`insert into vendor_wallets (user_id, vassalage, balance) values ('u-player', 'BTI', 5)
      on conflict (user_id, vassalage) do update set balance = vendor_wallets.balance + 5`,
  ],
  [
    'a bet that is gone',
    BETS,
    'u-agent',
    sql`delete from bets where id = (select min(id) from bets where user_id = 'u-agent')`,
  ],
  [
    'a bet that nobody paid for',
    BETS,
    'u-agent',
    sql`insert into bets (user_id, client_id, node_id, game_name, vassalage, game_type, stake,
        profit, balance, time)
      values ('u-agent', 'spoilt', 'g', 'Koi', 'JL', 'RNG', 10, -10, 0, now())`,
  ],
  [
    'a row without its counter-row',
    ENTRIES,
    'u-player',
    sql`delete from ledger where owner = 'house' and entry = (select entry from ledger
      where owner = 'u-player' and kind = 'stake' order by id desc limit 1)`,
  ],
  [
    'an entry of more than what was paid',
    ENTRIES,
    'u-player',
    sql`update ledger set amount = amount + 1 where id = (select max(id) from ledger
      where owner = 'u-player' and kind = 'deposit')`,
  ],
  [
    'an entry that is gone, both rows of it',
    ORDER,
    'u-player',
    sql`delete from ledger where entry = (select entry from ledger
      where owner = 'u-player' and kind = 'stake' order by id limit 1)`,
  ],
  [
    'money that was moved to another vendor',
    WALLETS,
    'u-player at BTI',
    sql`update ledger set wallet = 'BTI' where id = (select max(id) from ledger
      where owner = 'u-player' and wallet = 'main')`,
  ],
  [
    'a wallet that is gone with its money',
    WALLETS,
    'u-player',
    sql`delete from wallets where user_id = 'u-player'`,
  ],
  [
    'points from nowhere',
    'Every account of points is the sum of its changes',
    'u-player',
    sql`update point_accounts set balance = balance + 1 where user_id = 'u-player'`,
  ],
  [
    'a payment that nobody got',
    PAIRS,
    'u-downline',
    sql`insert into wallet_movements (user_id, kind, amount, balance, status, time)
      values ('u-downline', 'teamOut', -10, 1, 'approved', now())`,
  ],
  [
    'a bet that lost more than its stake',
    'No bet lost more than its stake',
    'u-player',
    sql`update bets set profit = -stake - 1 where id =
      (select min(id) from bets where user_id = 'u-player' and profit is not null)`,
  ],
];

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const broken = async (books = db()) =>
    (await auditBooks(books)).proofs.filter(({ wrong }) => wrong.length > 0);
  /** What the audit finds in a spoiled database; nothing of it stays. */
  const brokenBy = async (spoil: SQL) => {
    let found: Awaited<ReturnType<typeof broken>> = [];
    const spoilt = db().transaction(async (tx) => {
      await tx.execute(spoil);
      found = await broken(tx);
      tx.rollback();
    });
    await expect(spoilt).rejects.toThrow('Rollback');
    return found;
  };

  it('the books of the seed add up, and those of a day of money', async () => {
    expect(await broken()).toEqual([]);
    const token = await stage.client.tokenOf('player');
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    const table = createTable(stage.client);
    const { ticket } = await table.launch(token);
    for (let one = 0; one < 5; one += 1)
      expect(await table.bet(ticket, `audit-bet-${one}`, '100')).toMatchObject({ success: true });
    expect(
      await stage.client.call(
        'walletTransfer',
        { vassalage: 'BTI', direction: 'in', amount: '100' },
        { token, headers },
      ),
    ).toMatchObject({ success: true });
    expect(await broken()).toEqual([]);
    const { counted } = await auditBooks(db());
    expect(counted.bets).toBeGreaterThan(1_000);
  });

  it('name both sides: the house has what members lost, and no payment between them', async () => {
    const { rows } = (await db().execute(sql`select
        -(select sum(coalesce(profit, -stake)) from bets) as games,
        -(select sum(amount) from wallet_movements
          where kind = 'deposit' and status = 'approved') as deposits,
        -(select sum(amount) from wallet_movements where status = 'approved'
          and kind in ('withdrawal', 'withdrawalReturned')) as withdrawals,
        -(select sum(amount) from wallet_movements where status = 'approved'
          and kind in ('bonus', 'rebate', 'points')) as rewards,
        -(select sum(amount) from ledger where kind = 'opening' and owner <> 'house')
          as capital`)) as { rows: Record<string, unknown>[] };
    const { house } = await auditBooks(db());
    expect(Object.fromEntries(house.map(({ account, balance }) => [account, balance]))).toEqual(
      rows[0],
    );
  });

  it('keep the history of accounts that are gone, and prove it', async () => {
    const { client } = stage;
    const size = (networkSize: number) => client.control('PATCH', 'settings', { networkSize });
    await size(3);
    expect(await broken()).toEqual([]);
    const token = await client.tokenOf('many00001');
    const table = createTable(client);
    await table.bet((await table.launch(token)).ticket, 'audit-gone-1', '50');
    await table.buyTicket((await table.launch(token, LOTTERY)).ticket, 'audit-gone-2', '20');
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    expect(
      await client.call(
        'walletTransfer',
        { vassalage: 'BTI', direction: 'in', amount: '30' },
        { token, headers },
      ),
    ).toMatchObject({ success: true });
    const id = 'u-many00001';
    const kept = async () => ({
      accounts: (await db().select().from(users).where(eq(users.id, id))).length,
      movements: (
        await db().select().from(walletMovements).where(eq(walletMovements.userId, id))
      ).map(({ kind }) => kind),
      bets: (await db().select().from(bets).where(eq(bets.userId, id)).orderBy(bets.id)).map(
        ({ clientId }) => clientId,
      ),
    });
    const entries = async () =>
      (await db().select().from(ledger).where(eq(ledger.owner, id)).orderBy(ledger.id)).map(
        ({ wallet, kind }) => `${kind} ${wallet}`,
      );
    const [before, written] = [await kept(), await entries()];
    expect(before).toEqual({
      accounts: 1,
      movements: ['transferIn'],
      bets: ['audit-gone-1', 'audit-gone-2'],
    });
    await size(0);
    expect(await kept()).toEqual({ ...before, accounts: 0 });
    const closing = (await entries()).slice(written.length);
    expect(closing.toSorted()).toEqual(['closing BTI', 'closing main']);
    expect(await broken()).toEqual([]);
    stage.clock.setOffset(24 * 60 * 60_000);
    const reading = await client.call('balance', {}, { token: await client.tokenOf('player') });
    expect(reading).toMatchObject({ success: true });
    await size(3);
    expect(await broken()).toEqual([]);
  });

  it.each(SPOILS)('find %s', async (_, rule, who, spoil) => {
    const found = await brokenBy(spoil);
    expect(found.map((proof) => proof.rule)).toContain(rule);
    expect(
      found
        .find((proof) => proof.rule === rule)
        ?.wrong.map(({ account }) => account)
        .join(),
    ).toContain(who);
  });

  it.each([
    ['a wallet', sql`update wallets set balance = -0.01 where user_id = 'u-player'`],
    [
      "a vendor's wallet",
      sql`insert into vendor_wallets (user_id, vassalage, balance) values ('u-player', 'X', -1)`,
    ],
    ['an account of points', sql`update point_accounts set balance = -1`],
  ])('the database lets %s never go below zero', async (_, below) => {
    await expect(db().execute(below)).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('npm run sandbox -- audit', () => {
  afterEach(() => vi.unstubAllEnvs());

  it(
    'says what is wrong, and ends with 1',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'croupier-audit-'));
      vi.stubEnv('DATABASE_URL', '');
      vi.stubEnv('SANDBOX_DATA', folder);
      const run = async () => {
        const lines: string[] = [];
        return { code: await runAudit((line) => lines.push(line)), lines };
      };
      const good = await run();
      expect([good.code, good.lines.at(-1)]).toEqual([0, 'The books add up.']);
      const { db, close } = await openSeededDatabase({ folder });
      await db.execute(SPOILS[0]?.[3] ?? sql``);
      await close();
      const bad = await run();
      expect(bad.code).toBe(1);
      expect(bad.lines).toContain(`WRONG  ${WALLETS}`);
      expect(bad.lines.find((line) => line.includes('u-player'))).toMatch(
        /u-player: 12346\.67, proved 12345\.67/,
      );
      expect(bad.lines.at(-1)).toBe('The books do not add up: 1 of 11 rules are broken.');
      await rm(folder, { recursive: true, force: true });
    },
    COLD_START,
  );
});
