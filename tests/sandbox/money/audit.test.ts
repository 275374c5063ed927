import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HEADERS } from '../../../contract/endpoints';
import { auditBooks } from '../../../sandbox/money/audit';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { runAudit } from '../../../scripts/support/audit';
import { createTable } from '../harness/play';
import { COLD_START, onEveryDatabase } from '../harness/onEveryDatabase';

const WALLETS = 'Every wallet is what it opened with, its movements and its bets';
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
    WALLETS,
    'u-player',
    sql`update wallet_movements set amount = amount + 0.01 where id =
      (select min(id) from wallet_movements where user_id = 'u-player' and status = 'approved'
        and kind not in ('transferIn', 'transferOut'))`,
  ],
  [
    'a movement that is gone',
    WALLETS,
    'u-agent',
    sql`delete from wallet_movements where id = (select min(id) from wallet_movements
      where user_id = 'u-agent' and kind = 'deposit' and status = 'approved')`,
  ],
  [
    'a bet that won after the fact',
    WALLETS,
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
      expect(bad.lines.at(-1)).toBe('The books do not add up: 1 of 7 rules are broken.');
      await rm(folder, { recursive: true, force: true });
    },
    COLD_START,
  );
});
