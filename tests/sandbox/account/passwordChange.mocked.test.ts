import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const NEW = 'Lagoon-night-7';
const loginWaits = v.object({ secondFactor: v.object({ challengeId: v.string() }) });

/** Runs after a password was judged, before the result is used. */
const judged = vi.hoisted(() => ({ after: async (): Promise<void> => undefined }));
vi.mock(import('../../../sandbox/account/passwords'), async (original) => {
  const real = await original();
  return {
    ...real,
    isPassword: async (hash, password) => {
      const isRight = await real.isPassword(hash, password);
      await judged.after();
      return isRight;
    },
  };
});

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Stops the next caller after its password check, until it may continue. */
const stopNext = () => {
  const [reached, goOn] = [gate(), gate()];
  judged.after = async () => {
    judged.after = async () => undefined;
    reached.open();
    await goOn.opened;
  };
  return { reached: reached.opened, goOn: goOn.open };
};

onEveryDatabase((stage) => {
  beforeEach(() => {
    judged.after = async () => undefined;
  });

  const change = (token: string, newPassword = NEW) =>
    stage.client.call(
      'changePassword',
      { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword },
      { token },
    );
  const challenge = async (): Promise<string> => {
    const { value } = await stage.client.login('traveller');
    return v.parse(loginWaits, value).secondFactor.challengeId;
  };
  const verify = (challengeId: string) =>
    stage.client.call('secondFactorVerify', {
      challengeId,
      method: 'bankName',
      answer: 'Aung Aung',
    });
  const tokenIn = (value: Record<string, unknown> | null) => String(value?.['token']);
  const travellerToken = async () => tokenIn((await verify(await challenge())).value);
  const statusOf = async (token: string) =>
    (await stage.client.call('memberInfo', {}, { token })).status;

  /** Resolves when this many tasks were added to the queue of an account from now on. */
  const queued = (count: number): Promise<void> => {
    const { services } = stage.platform;
    const { perAccount } = services;
    let left = count;
    return new Promise((resolve) => {
      vi.spyOn(services, 'perAccount').mockImplementation((key, work) => {
        left -= 1;
        if (left === 0) resolve();
        return perAccount(key, work);
      });
    });
  };

  it('ends every other session of the account and no one else’s', async () => {
    const { client } = stage;
    const [mine, other, stranger] = [
      await client.tokenOf('player'),
      await client.tokenOf('player'),
      await client.tokenOf('agent'),
    ];
    expect((await change(mine)).success).toBe(true);
    expect(await Promise.all([mine, other, stranger].map(statusOf))).toEqual([200, 401, 200]);
  });

  it('locks for five minutes at the tenth wrong old password, but not the login', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('player');
    const guess = (oldPassword: string) =>
      client.call(
        'changePassword',
        { oldPassword, newPassword: NEW, confirmNewPassword: NEW },
        { token, language: 'EN' },
      );
    for (let tries = 1; tries < 10; tries += 1)
      expect((await guess('wrong')).value).toMatchObject({ reason: 'oldPassword' });
    expect(await guess('wrong')).toMatchObject({
      value: { reason: 'locked' },
      message: 'Too many wrong passwords. Please try again in 5 minutes',
    });
    expect((await guess(PASSWORD)).value).toMatchObject({ reason: 'locked' });
    expect((await client.login('player')).success).toBe(true);
    clock.setOffset(5 * 60_000 + 1_000);
    expect((await guess(PASSWORD)).success).toBe(true);
  });

  it('counts as made when it is sent again, and as a guess while a change is owed', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    expect((await change(token)).success).toBe(true);
    expect((await change(token)).success).toBe(true);
    expect((await change(token, 'Harbour-dawn-8')).value).toMatchObject({ reason: 'oldPassword' });
    expect((await client.login('player', NEW)).success).toBe(true);
    const owing = await client.tokenOf('expired');
    const kept = await client.call(
      'changePassword',
      { oldPassword: 'wrong', newPassword: PASSWORD, confirmNewPassword: PASSWORD },
      { token: owing },
    );
    expect(kept.value).toMatchObject({ reason: 'oldPassword' });
  });

  it('ends logins that wait for their second factor', async () => {
    const { client } = stage;
    const token = await travellerToken();
    const challengeId = await challenge();
    await client.call('secondFactorSend', { challengeId, method: 'mobile' });
    expect((await change(token)).success).toBe(true);
    expect((await verify(challengeId)).value).toMatchObject({ reason: 'challengeExpired' });
    expect(
      (await client.call('secondFactorSend', { challengeId, method: 'email' })).value,
    ).toMatchObject({ reason: 'challengeExpired' });
  });

  it('leaves no session to a login with the old password that began before it', async () => {
    const token = await stage.client.tokenOf('player');
    const second = queued(2);
    const stop = stopNext();
    const login = stage.client.login('player');
    await stop.reached;
    const changing = change(token);
    await Promise.race([second, changing]);
    stop.goOn();
    const [reply, changed] = await Promise.all([login, changing]);
    expect(changed.success).toBe(true);
    expect(await statusOf(tokenIn(reply.value))).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  it('grants nothing to a second factor that is answered during the change', async () => {
    const token = await travellerToken();
    const challengeId = await challenge();
    const second = queued(2);
    const stop = stopNext();
    const changing = change(token);
    await stop.reached;
    const verifying = verify(challengeId);
    await Promise.race([second, verifying]);
    stop.goOn();
    expect((await changing).success).toBe(true);
    expect((await verifying).value).toMatchObject({ reason: 'challengeExpired' });
  });

  it('accepts one of two parallel changes from two sessions', async () => {
    const tokens = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ] as const;
    const second = queued(2);
    const stop = stopNext();
    const first = change(tokens[0]);
    await stop.reached;
    const other = change(tokens[1], 'Harbour-dawn-8');
    await Promise.race([second, other]);
    stop.goOn();
    expect((await first).success).toBe(true);
    expect((await other).status).toBe(401);
    expect((await stage.client.login('player', NEW)).success).toBe(true);
  });
});
