import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { depositDeskSchema } from '../../../contract/deposits';
import type { EndpointId } from '../../../contract/endpoints';
import { idleSchema } from '../../../contract/idleLogout';
import type { Jurisdiction } from '../../../contract/jurisdictions/pack';
import { limitsSchema } from '../../../contract/limits';
import { playSessionSchema } from '../../../contract/playSession';
import {
  bets,
  deposits,
  playBlocks,
  playLimitPrompts,
  playLimits,
  sessions,
  wallets,
} from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable, wanted } from '../harness/play';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SLOT = { vassalage: 'JL', gameType: 'RNG', gameCode: '' };
const BALANCE = { change: 'set', kind: 'balance', period: 'always' } as const;
const DEPOSIT = { change: 'set', kind: 'deposit', period: 'month', amount: '9000000' } as const;
const TRIAL_ONLY = { success: false, value: { reason: 'trialOnly' } };

onEveryDatabase(
  (stage) => {
    const db = () => stage.platform.services.db;
    const table = () => createTable(stage.client);
    const pass = (milliseconds: number) =>
      stage.clock.setOffset(stage.clock.offset() + milliseconds);
    const switchTo = (jurisdiction: Jurisdiction) =>
      stage.client.control('PATCH', 'settings', { jurisdiction });
    const asked = (id: EndpointId, token: string, body: object = {}) =>
      stage.client.call(id, body, {
        token,
        language: 'EN',
        headers: { 'Idempotency-Key': randomUUID() },
      });
    const place = (token: string, amount = '1000') =>
      asked('placeDeposit', token, { methodId: 'kbzpay', amount });
    const open = async (token: string, game: Record<string, unknown> = {}) =>
      (await table().launch(token, game)).ticket;
    const bet = (ticket: string) => table().bet(ticket, randomUUID());
    const statusOf = async (token: string) =>
      (await stage.client.call('balance', {}, { token })).status;
    const logoutOf = async (token: string) =>
      v.parse(idleSchema, (await asked('sessionActivity', token, { secondsAgo: null })).value)
        .logout;

    describe('an agent, whose own play counts as that of a member', () => {
      it('is asked about a deposit limit, and needs one where it is required', async () => {
        const token = await stage.client.tokenOf('agent');
        await db().delete(playLimitPrompts).where(eq(playLimitPrompts.userId, 'u-agent'));
        const promptOf = async () =>
          v.parse(depositDeskSchema, (await asked('deposits', token, { asks: 'limit' })).value)
            .prompt;
        expect(await promptOf()).toMatchObject({ about: 'first', isRequired: false });
        expect((await asked('declineLimit', token)).success).toBe(true);
        expect(await promptOf()).toBeNull();
        await switchTo('SE');
        expect(await promptOf()).toMatchObject({ about: 'first', isRequired: true });
        const ticket = await open(token);
        for (const reply of [
          await asked('declineLimit', token),
          await place(token),
          await bet(ticket),
        ])
          expect(reply).toMatchObject({ success: false, value: { reason: 'limitNeeded' } });
        expect((await asked('changeLimit', token, DEPOSIT)).success).toBe(true);
        expect(await place(token)).toMatchObject({ success: true });
        expect(await bet(ticket)).toMatchObject({ success: true });
        // What an agent answered is no answer of their team.
        const [player, ticketOfPlayer] = await playerAtTable();
        expect(await bet(ticketOfPlayer)).toMatchObject({ value: { reason: 'limitNeeded' } });
        expect((await place(player)).value).toMatchObject({ reason: 'limitNeeded' });
      });

      it('stays logged in by a bet, and is logged out without one', async () => {
        const token = await stage.client.tokenOf('agent');
        const ticket = await open(token);
        for (const minutes of [0, 20]) {
          pass(minutes * MINUTE);
          expect(await bet(ticket)).toMatchObject({ success: true });
        }
        pass(20 * MINUTE);
        expect(await statusOf(token)).toBe(200);
        pass(11 * MINUTE);
        expect(await asked('sessionActivity', token, { secondsAgo: null })).toMatchObject({
          status: 401,
          value: { reason: 'idle' },
        });
      });

      it('has a limit of the balance, which money from the upline may pass', async () => {
        const token = await stage.client.tokenOf('downline');
        const limitOf = async () =>
          v
            .parse(limitsSchema, (await asked('limits', token)).value)
            .limits.find(({ kind }) => kind === 'balance');
        await db()
          .update(wallets)
          .set({ balance: '50000.00' })
          .where(eq(wallets.userId, 'u-downline'));
        const rest = Number((await limitOf())?.used ?? '0');
        expect(
          (await asked('changeLimit', token, { ...BALANCE, amount: `${rest + 10_000}` })).success,
        ).toBe(true);
        expect(await place(token, '10001')).toMatchObject({
          success: false,
          value: { reason: 'limit' },
        });
        const transfer = { toId: 'u-downline', amount: '20000', paymentPassword: '246810' };
        const agent = await stage.client.tokenOf('agent');
        expect(await asked('teamTransfer', agent, transfer)).toMatchObject({ success: true });
        expect(await limitOf()).toMatchObject({ left: '0.00' });
        expect((await place(token, '1000')).value).toMatchObject({ reason: 'limit' });
      });

      it('waits for the cycle of a game', async () => {
        const ticket = await open(await stage.client.tokenOf('agent'), SLOT);
        const elsewhere = await open(await stage.client.tokenOf('agent'), SLOT);
        expect(await bet(ticket)).toMatchObject({ success: true });
        expect((await bet(elsewhere)).value).toMatchObject({ reason: 'tooSoon' });
        pass(2_500);
        expect(await bet(elsewhere)).toMatchObject({ success: true });
      });

      it('can stop for a day from inside a game, and stops nobody else', async () => {
        await switchTo('SE');
        const token = await stage.client.tokenOf('agent');
        await asked('changeLimit', token, DEPOSIT);
        const ticket = await open(token);
        const { panicHours } = v.parse(
          playSessionSchema,
          (await asked('playSession', token)).value,
        );
        expect(panicHours).toBe(24);
        const [player, ticketOfPlayer] = await playerAtTable();
        await asked('changeLimit', player, DEPOSIT);
        expect(
          await asked('startPlayBlock', token, { kind: 'break', length: panicHours }),
        ).toMatchObject({ success: true, value: { block: { kind: 'break' }, signedOut: false } });
        expect((await bet(ticket)).success).toBe(false);
        expect((await place(token)).value).toMatchObject({ reason: 'playBlocked' });
        expect(await bet(ticketOfPlayer)).toMatchObject({ success: true });
        pass(23 * HOUR);
        await keepLoggedIn();
        expect((await place(token)).value).toMatchObject({ reason: 'playBlocked' });
        pass(HOUR + MINUTE);
        await keepLoggedIn();
        expect(await place(token)).toMatchObject({ success: true });
      });
    });

    describe('a trial member, who has play money and opens no game', () => {
      it('is asked nothing, has no limits and cannot stop what they do not play', async () => {
        const rows = () =>
          Promise.all(
            [playLimitPrompts, playLimits, playBlocks, deposits].map(
              async (one) =>
                (await db().select({ userId: one.userId }).from(one)).filter(
                  ({ userId }) => userId === 'u-trial',
                ).length,
            ),
          );
        const token = await stage.client.tokenOf('trial');
        const before = await rows();
        for (const jurisdiction of ['MM', 'UK', 'SE'] as const) {
          await switchTo(jurisdiction);
          for (const reply of [
            await asked('deposits', token, { asks: 'limit' }),
            await asked('declineLimit', token),
            await asked('limits', token),
            await asked('changeLimit', token, DEPOSIT),
            await asked('changeLimit', token, { ...BALANCE, amount: '5000' }),
            await asked('playSession', token),
            await asked('startPlayBlock', token, { kind: 'break', length: 24 }),
            await place(token),
          ])
            expect(reply).toMatchObject(TRIAL_ONLY);
        }
        expect(await rows()).toEqual(before);
      });

      it('has no cycle of a game to wait for, since no game opens', async () => {
        const token = await stage.client.tokenOf('trial');
        for (const _again of [1, 2])
          expect(await asked('launchGame', token, wanted(SLOT))).toMatchObject(TRIAL_ONLY);
        expect(await db().select().from(bets).where(eq(bets.userId, 'u-trial'))).toEqual([]);
        expect(await table().balanceOf(token)).toBe('10000.00');
      });

      it('is logged out without use where the pack says so, and nowhere else', async () => {
        const token = await stage.client.tokenOf('trial');
        // The account itself ends after half an hour; here it does not.
        await db()
          .update(sessions)
          .set({ expiresAt: new Date(stage.clock.now() + 2 * HOUR) })
          .where(eq(sessions.userId, 'u-trial'));
        expect(await logoutOf(token)).toMatchObject({ minutes: 30 });
        pass(20 * MINUTE);
        expect((await asked('sessionActivity', token, { secondsAgo: 0 })).success).toBe(true);
        pass(29 * MINUTE);
        expect(await statusOf(token)).toBe(200);
        pass(2 * MINUTE);
        expect(await asked('sessionActivity', token, { secondsAgo: null })).toMatchObject({
          status: 401,
          value: { reason: 'idle' },
        });
        await switchTo('UK');
        expect(await logoutOf(token)).toBeNull();
      });
    });

    const playerAtTable = async () => {
      const token = await stage.client.tokenOf('player');
      return [token, await open(token)] as const;
    };
    const keepLoggedIn = () =>
      db()
        .update(sessions)
        .set({
          seenAt: stage.clock.date(),
          activeAt: stage.clock.date(),
          expiresAt: new Date(stage.clock.now() + HOUR),
        });
  },
  { gamePace: 'pack' },
);
