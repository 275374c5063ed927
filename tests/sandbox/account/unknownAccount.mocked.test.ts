import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { statementsOf } from '../harness/statements';

vi.mock(import('@node-rs/argon2'), { spy: true });

const EMAIL = 'player@padauk.example';
const WRONG = ['1111111111', '2222222222'] as const;

/** What a call does: its duration would tell as much of the machine's other work. */
const workOf = async (call: () => Promise<unknown>) => {
  const count = () => vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
  const before = count();
  const statements = await statementsOf(call);
  return { statements, hashes: count() - before };
};

onEveryDatabase((stage) => {
  const forget = async (username: string, email: string) => {
    const humanVerification = await stage.client.solve('recovery');
    return workOf(() =>
      stage.client.call('forgetPassword', { username, email, humanVerification }),
    );
  };

  it.each([
    ['nobody', EMAIL],
    ['player', 'other@padauk.example'],
    ['agent', EMAIL],
  ])('recovery does for %s with %s what it does for the right account', async (username, email) => {
    const right = await forget('player', EMAIL);
    expect(right.statements.length).toBeGreaterThan(5);
    expect(right.hashes).toBe(0);
    expect(await forget(username, email)).toEqual(right);

    const code = await stage.client.lastCodeTo(EMAIL);
    const wrong = WRONG[0] === code ? WRONG[1] : WRONG[0];
    const guess = (of: { username: string; email: string }) =>
      workOf(() =>
        stage.client.call('passwordByEmail', {
          ...of,
          verificationCode: wrong,
          newPassword: 'Harbour-dawn-7',
        }),
      );
    const guessed = await guess({ username: 'player', email: EMAIL });
    expect(guessed.statements.length).toBeGreaterThan(2);
    expect(await guess({ username, email })).toEqual(guessed);
  });

  it('a login with an unknown username checks a password too', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { captcha: { mode: 'never' } });
    await client.login('nobody', 'wrong');
    const hashesOf = async (username: string) =>
      (await workOf(() => client.login(username, 'wrong'))).hashes;
    expect(await hashesOf('player')).toBe(1);
    expect(await hashesOf('nobody')).toBe(1);
  });
});
