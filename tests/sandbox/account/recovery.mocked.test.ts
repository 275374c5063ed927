import { expect, it, vi } from 'vitest';
import { hashPassword } from '../../../sandbox/account/passwords';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { statementsOf } from '../harness/statements';

vi.mock(import('../../../sandbox/account/passwords'), { spy: true });

const EMAIL = 'player@padauk.example';

onEveryDatabase((stage) => {
  /** What a call does: its duration would tell as much of the machine's other work. */
  const workOf = async (username: string, email: string) => {
    const before = vi.mocked(hashPassword).mock.calls.length;
    const statements = await statementsOf(async () => {
      await stage.client.call('forgetPassword', { username, email });
    });
    return { statements, hashes: vi.mocked(hashPassword).mock.calls.length - before };
  };

  it.each([
    ['nobody', EMAIL],
    ['player', 'other@padauk.example'],
    ['agent', EMAIL],
  ])('does the same work for %s with %s as for the right account', async (username, email) => {
    const right = await workOf('player', EMAIL);
    expect(right.statements.length).toBeGreaterThan(5);
    expect(right.hashes).toBe(1);
    expect(await workOf(username, email)).toEqual(right);
  });
});
