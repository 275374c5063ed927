import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from '../../../sandbox/account/passwords';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { statementsOf } from '../harness/statements';

vi.mock(import('../../../sandbox/account/passwords'), { spy: true });

const EMAIL = 'player@padauk.example';
const WRONG = ['1111111111', '2222222222'] as const;

onEveryDatabase((stage) => {
  /** What a call does: its duration would tell as much of the machine's other work. */
  const workOf = async (call: () => Promise<unknown>) => {
    const hashes = () =>
      vi.mocked(hashPassword).mock.calls.length + vi.mocked(isPassword).mock.calls.length;
    const before = hashes();
    const statements = await statementsOf(async () => {
      await call();
    });
    return { statements, hashes: hashes() - before };
  };
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
  ])('does the same work for %s with %s as for the right account', async (username, email) => {
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
});
