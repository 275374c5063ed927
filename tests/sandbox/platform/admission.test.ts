import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from '../../../sandbox/http/admission';
import { onEmbeddedDatabase } from '../harness/onEveryDatabase';

const quiet = { mean: 0, reset: () => undefined };

afterEach(() => {
  vi.useRealTimers();
});

/** Calls that stay: what was decided of each, and the ways out. */
const ask = (admission: ReturnType<typeof createAdmission>, count: number, isFirst = false) =>
  Array.from({ length: count }, () => admission.enter(isFirst));
const someTurns = async () => {
  for (let at = 0; at < 200; at += 1) await turn();
};

describe('the limit of calls at once', () => {
  it('turns calls away after their patience, and at once when too many wait', async () => {
    const admission = createAdmission(quiet);
    const inside = ask(admission, admission.limit());
    await Promise.all(inside);
    const waiting = ask(admission, admission.limit());
    const begun = performance.now();
    await expect(admission.enter(false)).resolves.toBeNull();
    expect(performance.now() - begun).toBeLessThan(100);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
  });

  it('lets few in after one slow call, however late, and turns a late crowd away', async () => {
    let time = 0;
    const admission = createAdmission(quiet, () => time);
    const after = async (count: number) => {
      const asked = ask(admission, count);
      time += 1_000;
      const places = await Promise.all(asked);
      places.forEach((leave) => leave?.());
      return places.filter((leave) => leave === null).length;
    };
    expect(await after(20)).toBe(0);
    expect(await after(60)).toBeGreaterThan(20);
  });

  it('gives a free place to a write of money before the others', async () => {
    const admission = createAdmission(quiet);
    const [leave] = await Promise.all(ask(admission, admission.limit()));
    const order: string[] = [];
    void admission.enter(false).then((place) => place && order.push('read'));
    void admission.enter(true).then((place) => place && order.push('money'));
    leave?.();
    await someTurns();
    expect(order).toEqual(['money']);
  });

  it('lets a read in while writes of money come without an end', async () => {
    const admission = createAdmission(quiet);
    let writes = 0;
    const loop = async () => {
      for (let at = 0; at < 50; at += 1) {
        (await admission.enter(true))?.();
        writes += 1;
      }
    };
    const loops = Array.from({ length: 4 }, loop);
    (await admission.enter(false))?.();
    expect(writes).toBeLessThan(50);
    await Promise.all(loops);
  });

  it('shrinks to its least while calls take long, and grows when they are quick', async () => {
    let time = 0;
    const admission = createAdmission(quiet, () => time);
    const round = async (milliseconds: number) => {
      const full = await Promise.all(ask(admission, admission.limit()));
      const more = admission.enter(false);
      time += milliseconds;
      full.forEach((leave) => leave?.());
      (await more)?.();
    };
    const start = admission.limit();
    for (let at = 0; at < 30; at += 1) await round(1_000);
    const least = admission.limit();
    expect([least < start, least]).toEqual([true, 32]);
    for (let at = 0; at < 40; at += 1) await round(100);
    expect(admission.limit()).toBeGreaterThan(start);
  });

  it('shrinks while the event loop is late', async () => {
    let time = 0;
    const admission = createAdmission({ ...quiet, mean: 300e6 }, () => time);
    const start = admission.limit();
    time += 1_000;
    (await admission.enter(false))?.();
    expect(admission.limit()).toBeLessThan(start);
  });
});

const full = createAdmission(quiet);
onEmbeddedDatabase(
  (stage) => {
    it('answers 503 with a time to all but health and status; a key works later', async () => {
      const { client } = stage;
      const token = await client.tokenOf('player');
      const move = () =>
        client.call(
          'walletTransfer',
          { vassalage: 'BTI', direction: 'in', amount: '10.00' },
          { token, headers: { 'Idempotency-Key': 'key-00000001' } },
        );
      const places = await Promise.all(ask(full, full.limit()));
      const refused = await move();
      expect(refused).toMatchObject({ status: 503, success: false, value: { reason: 'busy' } });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await client.call('systemStatus')).success).toBe(true);
      expect((await client.send('/healthz')).status).toBe(200);
      places.forEach((leave) => leave?.());
      const first = await move();
      const again = await move();
      expect([first.success, again.headers.get('Idempotency-Replayed')]).toEqual([true, 'true']);
      expect(again.value).toEqual(first.value);
    });
  },
  { admission: full },
);
