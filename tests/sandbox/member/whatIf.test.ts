import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { whatIfSchema, type WhatIf } from '../../../contract/whatIf';
import { bets, users, walletMovements } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const NOW = Date.parse('2027-02-15T05:30:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Yangon is six and a half hours ahead all year. */
const localOf = (at: number) => new Date(at + 6.5 * HOUR);
const dayOf = (at: number) => localOf(at).toISOString().slice(0, 10);
const windowOf = {
  day: dayOf,
  week: (at: number) => dayOf(at - ((localOf(at).getUTCDay() + 6) % 7) * DAY),
  month: (at: number) => dayOf(at).slice(0, 7),
};
type Act = { at: number; stake: number; profit: number | null; paid: number };

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  /** Five acts a day or less, of changing size, over 130 days; whole hundreds. */
  const fill = async (): Promise<Act[]> => {
    await db().delete(bets).where(eq(bets.userId, 'u-player'));
    await db().delete(walletMovements).where(eq(walletMovements.userId, 'u-player'));
    await db()
      .update(users)
      .set({ registeredAt: new Date('2020-01-01T00:00:00Z') })
      .where(eq(users.id, 'u-player'));
    const acts = Array.from({ length: 400 }, (_, index) => {
      const stake = 100 + ((index * 37) % 23) * 100;
      const profit = [-stake, null, (index % 7) * 300, -stake][index % 4] ?? null;
      return {
        at: NOW - (400 - index) * 7.9 * HOUR,
        stake,
        profit,
        paid: 1000 + ((index * 53) % 31) * 500,
      };
    });
    const who = { userId: 'u-player' };
    await db()
      .insert(bets)
      .values(
        acts.map(({ at, stake, profit }, index) => ({
          ...who,
          clientId: `what-if-${index}`,
          nodeId: 'node',
          gameName: 'Game',
          vassalage: 'JL',
          gameType: 'RNG' as const,
          stake: String(stake),
          profit: profit === null ? null : String(profit),
          time: new Date(at),
        })),
      );
    await db()
      .insert(walletMovements)
      .values(
        acts.map(({ at, paid }) => ({
          ...who,
          kind: 'deposit' as const,
          amount: String(paid),
          status: 'approved' as const,
          time: new Date(at),
        })),
      );
    return acts;
  };
  /** The rule once more, in whole numbers and without a line of the platform. */
  const judge = (acts: readonly Act[], { kind, period, amount }: WhatIf) => {
    const firstDay = dayOf(NOW - 89 * DAY);
    const used = new Map<string, number>();
    const days = new Set<string>();
    let refused = 0;
    let kept = 0;
    for (const { at, stake, profit, paid } of acts) {
      const window = windowOf[period](at);
      const counted = used.get(window) ?? 0;
      const asked = kind === 'deposit' ? paid : stake;
      const counts = kind === 'loss' ? -(profit ?? -stake) : asked;
      if (asked <= Number(amount) - Math.max(0, counted)) used.set(window, counted + counts);
      else if (dayOf(at) >= firstDay) {
        refused += 1;
        kept += counts;
        days.add(dayOf(at));
      }
    }
    return { days: 90, from: firstDay, stopped: days.size, refused, kept: kept.toFixed(2) };
  };
  const ask = async (token: string, limit: WhatIf) =>
    v.parse(whatIfSchema, (await stage.client.call('whatIf', limit, { token })).value);

  it('replays the last 90 days as a judge does that shares no code', async () => {
    stage.clock.setOffset(NOW - Date.now());
    const token = await stage.client.tokenOf('player');
    const acts = await fill();
    const stopped = new Set<number>();
    for (const kind of ['deposit', 'loss', 'stake'] as const)
      for (const period of ['day', 'week', 'month'] as const)
        for (const amount of ['500', '2500', '12000', '90000']) {
          const judged = judge(acts, { kind, period, amount });
          const { currencySymbol, ...said } = await ask(token, { kind, period, amount });
          expect(said, `${kind} ${period} ${amount}`).toEqual(judged);
          expect(currencySymbol).toBe('Ks');
          stopped.add(said.stopped);
        }
    // The judge has something to judge.
    expect(stopped.size).toBeGreaterThan(8);
  });

  it('sets nothing, and refuses an amount that is none and a trial account', async () => {
    const token = await stage.client.tokenOf('player');
    const limit = { kind: 'deposit', period: 'day', amount: '500' } as const;
    const limits = async () => (await stage.client.call('limits', {}, { token })).value?.['limits'];
    const before = await limits();
    await ask(token, limit);
    expect(await limits()).toEqual(before);
    const none = await stage.client.call('whatIf', { ...limit, amount: '-5' }, { token });
    expect(none.success).toBe(false);
    const trial = await stage.client.tokenOf('trial');
    expect(await stage.client.call('whatIf', limit, { token: trial })).toMatchObject({
      value: { reason: 'trialOnly' },
    });
  });
});
