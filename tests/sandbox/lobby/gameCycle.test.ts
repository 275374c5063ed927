import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Jurisdiction } from '../../../contract/jurisdictions/pack';
import { bets } from '../../../sandbox/db/schema';
import { placeBet, settleBet } from '../../../sandbox/lobby/bets';
import { playingWith } from '../../../sandbox/lobby/tickets';
import { endPlay } from '../../../sandbox/member/playSession/session';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable, LOTTERY } from '../harness/play';

const SECOND = 1_000;
const SLOT = { vassalage: 'JL', gameType: 'RNG', gameCode: '' };
const OTHER_SLOT = { vassalage: 'WM', gameType: 'RNG', gameCode: '' };
const FISH = { vassalage: 'JL', gameType: 'FISH', gameCode: 'F001' };
const LIVE = { vassalage: 'WM', gameType: 'LIVE', gameCode: '' };
/** Plays from a wallet of its own. */
const OWN_WALLET = { vassalage: 'SEX', gameType: 'LIVE', gameCode: '' };

const PACED = [
  ['MM', 'slots', SLOT, 2.5],
  ['UK', 'slots', SLOT, 2.5],
  ['UK', 'other casino games', FISH, 5],
  ['SE', 'slots', SLOT, 3],
  ['ON', 'slots', SLOT, 2.5],
] as const;
const FREE = [
  ['MM', 'other casino games', FISH],
  ['SE', 'other casino games', FISH],
  ['ON', 'other casino games', FISH],
  ['MT', 'slots', SLOT],
  ['MT', 'other casino games', FISH],
] as const;

onEveryDatabase(
  (stage) => {
    const table = () => createTable(stage.client);
    const pass = (milliseconds: number) =>
      stage.clock.setOffset(stage.clock.offset() + milliseconds);
    const switchTo = (jurisdiction: Jurisdiction) =>
      stage.client.control('PATCH', 'settings', { jurisdiction });
    const bet = (ticket: string, id: string = randomUUID()) => table().bet(ticket, id);
    const ownBets = async () =>
      (await stage.platform.services.db.select().from(bets)).filter(
        ({ userId, clientId }) => userId === 'u-player' && clientId.length === 36,
      );
    const logIn = async () => {
      const token = await stage.client.tokenOf('player');
      // Where a deposit limit is required, nobody plays without.
      const limit = { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' };
      await stage.client.call('changeLimit', limit, { token });
      return token;
    };
    const open = async (token: string, game: Record<string, unknown>) =>
      (await table().launch(token, game)).ticket;
    const playingAt = async (ticket: string) => {
      const { services } = stage.platform;
      const playing = await playingWith(services.db, services, ticket);
      if (!playing) throw new Error('the ticket is not known');
      return playing;
    };

    it.each(PACED)(
      'in %s, in %s, lets no bet follow another before the cycle is over, and books nothing',
      async (code, _kind, game, seconds) => {
        const cycle = seconds * SECOND;
        await switchTo(code);
        const token = await logIn();
        const ticket = await open(token, game);
        expect(await bet(ticket)).toMatchObject({ success: true, value: { cycle } });
        const balance = await table().balanceOf(token);
        pass(cycle - SECOND);
        const id = randomUUID();
        const tooSoon = await bet(ticket, id);
        expect(tooSoon).toMatchObject({ success: false, value: { reason: 'tooSoon' } });
        expect(tooSoon.message).toContain(`${seconds} seconds`);
        const wait = Number(tooSoon.value?.['wait']);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(SECOND);
        expect(await table().balanceOf(token)).toBe(balance);
        expect(await ownBets()).toHaveLength(1);
        // Who was refused has not begun another cycle.
        pass(wait);
        expect((await bet(ticket, id)).success).toBe(true);
      },
    );

    it.each(FREE)('in %s, in %s, asks for no wait', async (code, _kind, game) => {
      await switchTo(code);
      const ticket = await open(await logIn(), game);
      expect(await bet(ticket)).toMatchObject({ success: true, value: { cycle: 0 } });
      expect((await bet(ticket)).success).toBe(true);
    });

    it('is one cycle over the games of a kind, tabs and devices, and none for others', async () => {
      const token = await logIn();
      const slot = await open(token, SLOT);
      const elsewhere = await open(await stage.client.tokenOf('player'), OTHER_SLOT);
      const [live, lottery] = [await open(token, LIVE), await open(token, LOTTERY)];
      expect((await bet(slot)).success).toBe(true);
      expect((await bet(elsewhere)).value).toMatchObject({ reason: 'tooSoon' });
      for (const _again of [1, 2]) {
        expect((await bet(live)).success).toBe(true);
        expect((await table().buyTicket(lottery, randomUUID())).success).toBe(true);
      }
      const other = await open(await stage.client.tokenOf('agent'), SLOT);
      expect((await bet(other)).success).toBe(true);
    });

    it('gives a bet that is sent again its first answer', async () => {
      const ticket = await open(await logIn(), SLOT);
      const id = randomUUID();
      const first = await bet(ticket, id);
      expect(await bet(ticket, id)).toEqual(first);
    });

    it('follows the jurisdiction at the next bet', async () => {
      await switchTo('MT');
      const ticket = await open(await logIn(), SLOT);
      expect((await bet(ticket)).value).toMatchObject({ cycle: 0 });
      await switchTo('SE');
      expect((await bet(ticket)).value).toMatchObject({ reason: 'tooSoon' });
      await switchTo('MT');
      expect((await bet(ticket)).success).toBe(true);
    });

    it('does not wait for a bet of a clock that was moved back', async () => {
      const ticket = await open(await logIn(), SLOT);
      pass(60 * SECOND);
      await bet(ticket);
      pass(-60 * SECOND);
      expect((await bet(ticket)).success).toBe(true);
    });

    it('lets one of two bets pass that come at once, with two wallets', async () => {
      await switchTo('UK');
      const token = await stage.client.tokenOf('player');
      await stage.client.call(
        'walletTransfer',
        { vassalage: 'SEX', direction: 'in', amount: '500' },
        { token, headers: { 'Idempotency-Key': 'key-00001' } },
      );
      const tables = await Promise.all(
        [OWN_WALLET, LIVE].map(async (game) => playingAt(await open(token, game))),
      );
      // As on two processes, where nothing but the database makes one wait for the other.
      const services = {
        ...stage.platform.services,
        perAccount: <T>(_key: string, work: () => Promise<T>) => work(),
      };
      for (let round = 0; round < 5; round += 1) {
        // Without limits and a session of play there is no other row on which one waits.
        await services.db.transaction((tx) => endPlay(services, tx, 'u-player'));
        const answers = await Promise.all(
          tables.map((playing) =>
            placeBet(services, playing, { betId: randomUUID(), stake: '10' }),
          ),
        );
        expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
        pass(10 * SECOND);
      }
    });

    it('asks nothing of a bet without a session of play, as the bots place it', async () => {
      const playing = await playingAt(await open(await logIn(), SLOT));
      for (const _bet of [1, 2]) {
        const asked = { betId: randomUUID(), stake: '10' };
        const answer = await settleBet(stage.platform.services, playing, asked, () => 0);
        expect(answer.kind).toBe('accepted');
      }
    });
  },
  { gamePace: 'pack' },
);
