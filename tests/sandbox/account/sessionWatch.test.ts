import { expect, it, onTestFinished, vi } from 'vitest';
import { sessions } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const HOUR = 60 * 60_000;

onEveryDatabase((stage) => {
  const watch = (token: string) => stage.client.call('sessionWatch', {}, { token });
  /** Calls wait until the platform has taken them: it then knows how many wait. */
  const waiting = async (...calls: Promise<unknown>[]) => {
    const isLive = vi.spyOn(stage.platform.services.sessionWatch, 'isLive');
    return vi.waitFor(() => expect(isLive).toHaveBeenCalledTimes(calls.length), {
      timeout: 20_000,
    });
  };

  it('tells every session that ends, within two seconds, and leaves the others', async () => {
    const { tokenOf } = stage.client;
    const [mine, other, third, stranger] = [
      await tokenOf('player'),
      await tokenOf('player'),
      await tokenOf('player'),
      await tokenOf('agent'),
    ];
    const calls = [mine, other, third, stranger].map(watch);
    await waiting(...calls);
    const since = performance.now();
    const asked = { kind: 'break', length: 24 } as const;
    await stage.client.call('startPlayBlock', asked, {
      token: mine,
      headers: { 'Idempotency-Key': 'watch-of-a-session' },
    });
    expect((await calls[1])?.status).toBe(401);
    expect((await calls[2])?.status).toBe(401);
    expect(performance.now() - since).toBeLessThan(2_000);
    stage.platform.services.sessionWatch.endAll();
    expect((await calls[0])?.status).toBe(200);
    expect((await calls[3])?.status).toBe(200);
  });

  it('asks the database once for all who wait, and not at all while nobody does', async () => {
    const tokens = [await stage.client.tokenOf('player'), await stage.client.tokenOf('agent')];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const select = vi.spyOn(stage.platform.services.db, 'select');
    const calls = tokens.map(watch);
    await waiting(...calls);
    select.mockClear();
    vi.advanceTimersByTime(500);
    expect(select).toHaveBeenCalledTimes(1);

    await stage.client.control('POST', 'reset');
    const answered = vi.fn<(statuses: number[]) => void>();
    void Promise.all(calls).then((replies) => answered(replies.map(({ status }) => status)));
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(500);
        expect(answered).toHaveBeenCalledWith([401, 401]);
      },
      { timeout: 20_000 },
    );
    select.mockClear();
    vi.advanceTimersByTime(5_000);
    expect(select).not.toHaveBeenCalled();
  });

  it('answers the first of two calls of a session at once', async () => {
    const token = await stage.client.tokenOf('player');
    const first = watch(token);
    await waiting(first);
    const second = watch(token);
    expect((await first).status).toBe(200);
    stage.platform.services.sessionWatch.endAll();
    expect((await second).status).toBe(200);
  });

  it('is no use of the session', async () => {
    const token = await stage.client.tokenOf('player');
    const endsAt = async () =>
      (await stage.platform.services.db.select().from(sessions)).map(({ expiresAt }) => expiresAt);
    const before = await endsAt();
    stage.clock.setOffset(HOUR / 3);
    const call = watch(token);
    await waiting(call);
    expect(await endsAt()).toEqual(before);
    stage.platform.services.sessionWatch.endAll();
    expect((await call).status).toBe(200);
    stage.clock.setOffset(0);
  });

  it('refuses a guest', async () => {
    expect((await stage.client.call('sessionWatch', {})).status).toBe(401);
  });
});
