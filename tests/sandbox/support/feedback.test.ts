import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { feedbacks } from '../../../sandbox/db/schema';
import type { CallOptions } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const KIND = 'The new lobby is easy to find my way around in.';

onEveryDatabase((stage) => {
  const send = (content: string, options: CallOptions = {}) =>
    stage.client.call(
      'feedback',
      { content },
      { language: 'EN', headers: { 'Idempotency-Key': randomUUID() }, ...options },
    );
  const kept = () => stage.platform.services.db.select().from(feedbacks);

  it('stores the text of a member or a guest, with author and time', async () => {
    expect(await send(KIND, { token: await stage.client.tokenOf('player') })).toMatchObject({
      success: true,
      value: null,
    });
    expect((await send(`  ${KIND}\n`)).success).toBe(true);
    expect(await kept()).toMatchObject([
      { userId: 'u-player', content: KIND },
      { userId: null, content: KIND },
    ]);
    const [first] = await kept();
    expect(Math.abs((first?.writtenAt.getTime() ?? 0) - stage.clock.now())).toBeLessThan(60_000);
  });

  it('stores a text that is sent again under its key once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await send(KIND, { headers })).success).toBe(true);
    const again = await send(KIND, { headers });
    expect(again.success).toBe(true);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await kept()).toHaveLength(1);
  });

  it('returns its bounds and applies them', async () => {
    expect((await stage.client.call('feedbackBounds')).value).toEqual({
      minimum: 10,
      maximum: 140,
    });
    expect(await send('Too short')).toMatchObject({
      status: 200,
      success: false,
      message: 'Please write 10 to 140 characters',
      value: { reason: 'feedbackLength' },
    });
    expect((await send('x'.repeat(10))).success).toBe(true);
    expect((await send('x'.repeat(140))).success).toBe(true);
    expect((await send('x'.repeat(141))).success).toBe(false);
    expect(await kept()).toHaveLength(2);
  });

  it('refuses an empty text in Burmese', async () => {
    const { success, message } = await send(' \n ', { language: 'MY' });
    expect(success).toBe(false);
    expect(message).toMatch(/\p{Script=Myanmar}/u);
  });

  it('takes other bounds from the settings, but no invalid ones', async () => {
    await stage.client.control('PATCH', 'settings', { feedback: { minimum: 1, maximum: 20 } });
    expect((await stage.client.call('feedbackBounds')).value).toEqual({ minimum: 1, maximum: 20 });
    expect((await send('Fine')).success).toBe(true);
    expect(await send(KIND)).toMatchObject({
      success: false,
      message: 'Please write 1 to 20 characters',
    });
    await expect(
      stage.client.control('PATCH', 'settings', { feedback: { maximum: 141 } }),
    ).rejects.toThrow('feedback.maximum');
    await expect(
      stage.client.control('PATCH', 'settings', { feedback: { minimum: 21 } }),
    ).rejects.toThrow('minimum');
  });

  it('limits the number from one address', async () => {
    await stage.client.control('PATCH', 'settings', {
      rateLimits: { feedback: { points: 2, seconds: 60 } },
    });
    await send(KIND);
    await send(KIND);
    expect((await send(KIND)).status).toBe(429);
    expect((await stage.client.call('feedbackBounds')).status).toBe(200);
  });

  it('is empty after a reset', async () => {
    await send(KIND);
    await stage.client.control('POST', 'reset');
    expect(await kept()).toEqual([]);
  });
});
