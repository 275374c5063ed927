import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { loginFailures, outbox, sessions } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const loginWaits = v.object({ secondFactor: v.object({ challengeId: v.string() }) });

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const sendCode = async () => {
    const { value } = await stage.client.login('traveller');
    const { challengeId } = v.parse(loginWaits, value).secondFactor;
    expect(
      (await stage.client.call('secondFactorSend', { challengeId, method: 'mobile' })).success,
    ).toBe(true);
  };
  const namesThatFailed = async () =>
    (await db().select().from(loginFailures)).map(({ username }) => username).toSorted();

  it('deletes wrong passwords of every username once they no longer count', async () => {
    const { client, clock } = stage;
    await client.login('nobody', 'wrong');
    clock.setOffset(19 * MINUTE);
    await client.login('player', 'wrong');
    expect(await namesThatFailed()).toEqual(['Address 127.0.0.1', 'nobody', 'player']);
    clock.setOffset(21 * MINUTE);
    await client.login('agent', 'wrong');
    expect(await namesThatFailed()).toEqual(['Address 127.0.0.1', 'agent', 'player']);
  });

  it('deletes sessions of everyone once they have expired', async () => {
    const { client, clock } = stage;
    await client.tokenOf('player');
    clock.setOffset(HOUR);
    await client.tokenOf('agent');
    clock.setOffset(2 * HOUR + MINUTE);
    await client.tokenOf('trial');
    const kept = await db().select().from(sessions);
    expect(kept.map(({ userId }) => userId).toSorted()).toEqual(['u-agent', 'u-trial']);
  });

  it('keeps messages for a day', async () => {
    const { clock } = stage;
    await sendCode();
    clock.setOffset(23 * HOUR);
    await sendCode();
    expect(await db().select().from(outbox)).toHaveLength(2);
    clock.setOffset(25 * HOUR);
    await sendCode();
    expect(await db().select().from(outbox)).toHaveLength(2);
  });

  it('keeps the newest 2,000 messages', async () => {
    const sentAt = stage.clock.date();
    await db()
      .insert(outbox)
      .values(
        Array.from({ length: 2_005 }, (_, index) => ({
          channel: 'sms' as const,
          to: `+95${index}`,
          text: 'a code',
          code: '000000',
          provider: 'platform',
          sentAt,
        })),
      );
    await sendCode();
    const kept = await db().select().from(outbox).orderBy(desc(outbox.id));
    expect(kept).toHaveLength(2_000);
    expect(kept[0]?.to).toBe('+959771233210');
    expect(kept.at(-1)?.to).toBe('+956');
  });
});
