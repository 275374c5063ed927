import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HEADERS } from '../../../contract/endpoints';
import { walletMovements } from '../../../sandbox/db/schema';
import { auditBooks } from '../../../sandbox/money/audit';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { AGAIN, start, stop } from '../harness/sandboxProcess';

/** `npm run test:attack` makes the whole attack. */
const IS_WHOLE = process.env['WHOLE_ATTACK'] === '1';
const KILLS = IS_WHOLE ? 6 : 1;
/** Answers after which the process is killed, while others are under way. */
const ANSWERS = IS_WHOLE ? 40 : 12;
const LANES = 6;
const AMOUNT = '1.25';

it(
  'keeps what was answered through kills under load, and moves nothing twice',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-kills-'));
    const env = { SANDBOX_DATA: join(folder, 'data') };
    const answered = new Set<string>();
    let next = 0;
    type Sandbox = Awaited<ReturnType<typeof start>>;
    const begin = async () => {
      const sandbox = await start(env);
      return { sandbox, token: await sandbox.client.tokenOf('agent') };
    };
    const send = async ({ client }: Sandbox, token: string, key: string): Promise<boolean> => {
      for (;;) {
        const { status, success } = await client.call(
          'teamTransfer',
          { toId: 'u-downline', amount: AMOUNT, paymentPassword: '246810' },
          { token, headers: { [HEADERS.idempotencyKey]: key } },
        );
        if (!AGAIN.has(status)) return success;
      }
    };

    for (let life = 0; life < KILLS; life += 1) {
      const { sandbox, token } = await begin();
      const goal = answered.size + ANSWERS;
      let killed: Promise<unknown> | undefined;
      const lane = async () => {
        while (!killed) {
          const key = `kill-transfer-${String((next += 1)).padStart(6, '0')}`;
          // The process that was asked is dead.
          if (!(await send(sandbox, token, key).catch(() => false))) continue;
          answered.add(key);
          if (answered.size >= goal) killed ??= stop(sandbox.child, 'SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await killed;
    }

    // Every call again under its key: what was done is not done a second time.
    const { sandbox, token } = await begin();
    for (let at = 1; at <= next; at += 1)
      expect(await send(sandbox, token, `kill-transfer-${String(at).padStart(6, '0')}`)).toBe(true);
    await stop(sandbox.child, 'SIGTERM');

    const { db, close } = await openSeededDatabase({ folder: env.SANDBOX_DATA });
    const moved = await db
      .select()
      .from(walletMovements)
      .where(and(eq(walletMovements.kind, 'teamOut'), eq(walletMovements.amount, `-${AMOUNT}`)));
    const broken = (await auditBooks(db)).proofs.filter(({ wrong }) => wrong.length > 0);
    await close();
    expect(moved).toHaveLength(next);
    expect(broken).toEqual([]);
    if (IS_WHOLE)
      process.stdout.write(
        `${KILLS} kills: ${answered.size} transfers were answered, ${next} asked for, all of ` +
          'them moved once\n',
      );
    await rm(folder, { recursive: true, force: true });
  },
  IS_WHOLE ? 600_000 : 120_000,
);
