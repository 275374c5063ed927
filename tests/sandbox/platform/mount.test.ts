import * as v from 'valibot';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../contract/endpoints';
import { wallets } from '../../../sandbox/db/schema';
import { accepted, refused } from '../../../sandbox/kit/answer';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PATH = '/wps/test/pay';
const pay: Endpoint<
  v.ObjectSchema<{ amount: v.PicklistSchema<['1', '2'], undefined> }, undefined>,
  v.ObjectSchema<{ receipt: v.NumberSchema<undefined> }, undefined>
> = {
  id: 'testPay',
  method: 'POST',
  path: PATH,
  token: 'required',
  enc: false,
  idempotent: true,
  spec: 'none',
  request: v.object({ amount: v.picklist(['1', '2']) }),
  response: v.object({ receipt: v.number() }),
};
const wrong: Endpoint<
  v.UnknownSchema,
  v.ObjectSchema<{ receipt: v.NumberSchema<undefined> }, undefined>
> = {
  id: 'testWrong',
  method: 'GET',
  path: '/wps/test/wrong',
  token: 'none',
  enc: false,
  spec: 'none',
  request: v.unknown(),
  response: v.object({ receipt: v.number() }),
};

let runs = 0;
let meanwhile: () => Promise<void> = async () => undefined;
let isBroke = false;

onEveryDatabase(
  (stage) => {
    beforeEach(() => {
      runs = 0;
      isBroke = false;
      meanwhile = async () => undefined;
    });

    const send = async (token: string, key: string | null, amount = '1') =>
      stage.client.raw(PATH, {
        method: 'POST',
        body: JSON.stringify({ amount }),
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          ...(key && { 'Idempotency-Key': key }),
        },
      });
    const balance = async (token: string) =>
      (await stage.client.call('balance', {}, { token })).value?.['balance'];

    it.each([null, 'short', 'with space 123', 'x'.repeat(129)])(
      'answers 400 to the key %j',
      async (key) => {
        const token = await stage.client.tokenOf('player');
        expect(await send(token, key)).toMatchObject({ status: 400, success: false });
        expect(runs).toBe(0);
      },
    );

    it('runs once per key and replays the answer', async () => {
      const token = await stage.client.tokenOf('player');
      const first = await send(token, 'key-00000001');
      const again = await send(token, 'key-00000001');
      expect(first).toMatchObject({ status: 200, success: true, value: { receipt: 1 } });
      expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
      expect([
        first.headers.get('Idempotency-Replayed'),
        again.headers.get('Idempotency-Replayed'),
      ]).toEqual([null, 'true']);
      expect(await balance(token)).toBe('12344.67');
      expect((await send(token, 'key-00000002')).value).toEqual({ receipt: 2 });
    });

    it('answers 422 to the same key with another body', async () => {
      const token = await stage.client.tokenOf('player');
      await send(token, 'key-00000001', '1');
      expect((await send(token, 'key-00000001', '2')).status).toBe(422);
      expect(await balance(token)).toBe('12344.67');
    });

    it('answers 409 while the first is under way', async () => {
      const token = await stage.client.tokenOf('player');
      const replies: Array<ReturnType<typeof send>> = [];
      // The write that runs ends only when the other call has its answer.
      meanwhile = async () => {
        await Promise.race(replies);
      };
      replies.push(send(token, 'key-00000001'), send(token, 'key-00000001'));
      const statuses = (await Promise.all(replies)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
      expect(runs).toBe(1);
    });

    it('keeps the keys of different people apart', async () => {
      const [player, agent] = [
        await stage.client.tokenOf('player'),
        await stage.client.tokenOf('agent'),
      ];
      await send(player, 'key-00000001');
      await send(agent, 'key-00000001');
      expect([runs, await balance(agent)]).toEqual([2, '249999.00']);
    });

    it('replays a refusal too, and stores nothing of a write that failed', async () => {
      const token = await stage.client.tokenOf('player');
      isBroke = true;
      expect(await send(token, 'key-00000001')).toMatchObject({ status: 200, success: false });
      isBroke = false;
      expect((await send(token, 'key-00000001')).success).toBe(false);

      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      meanwhile = () => Promise.reject(new Error('power cut'));
      expect(await send(token, 'key-00000002')).toMatchObject({ status: 500, success: false });
      expect(log).toHaveBeenCalledOnce();
      meanwhile = async () => undefined;
      expect(await balance(token)).toBe('12345.67');
      expect((await send(token, 'key-00000002')).success).toBe(true);
    });

    it('does the work once when its answer was lost', async () => {
      const token = await stage.client.tokenOf('player');
      await stage.client.control('PUT', 'faults', [
        { endpoint: PATH, kind: 'abortAfterCommit', times: 1 },
      ]);
      await expect(send(token, 'key-00000001')).rejects.toThrow('dropped the connection');
      expect((await send(token, 'key-00000001')).value).toEqual({ receipt: 1 });
      expect(await balance(token)).toBe('12344.67');
    });

    it('fails visibly when a handler breaks the contract', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(await stage.client.raw(wrong.path)).toMatchObject({ status: 500, success: false });
      expect(log).toHaveBeenCalledOnce();
    });
  },
  {
    moreRoutes: (mount) => {
      mount({
        endpoint: pay,
        handler: async ({ session, db, request }) => {
          if (isBroke) return refused((words) => words.generic);
          runs += 1;
          await db
            .update(wallets)
            .set({ balance: sql`${wallets.balance} - ${request.amount}` })
            .where(eq(wallets.userId, session?.user.id ?? ''));
          await meanwhile();
          return accepted({ receipt: runs });
        },
      });
      mount({ endpoint: wrong, handler: () => accepted({ receipt: 'none' } as never) });
    },
  },
);
