import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { statementsOf } from '../harness/statements';

vi.mock(import('@node-rs/argon2'), { spy: true });

const EMAIL = 'player@padauk.example';

/** What a call does: its duration would tell as much of the machine's other work. */
const workOf = async (call: () => Promise<unknown>) => {
  const count = () => vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
  const before = count();
  const statements = await statementsOf(call);
  return { statements, hashes: count() - before };
};

onEveryDatabase((stage) => {
  it.each([
    ['nobody', EMAIL],
    ['player', 'other@padauk.example'],
    ['agent', EMAIL],
  ])('recovery does for %s with %s what it does for the right account', async (username, email) => {
    const forget = (name: string, to: string) =>
      workOf(() => stage.client.call('forgetPassword', { username: name, email: to }));
    const right = await forget('player', EMAIL);
    expect(right.statements.length).toBeGreaterThan(5);
    expect(right.hashes).toBe(1);
    expect(await forget(username, email)).toEqual(right);
  });

  it('the login checks a password for a name that nobody has', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { captcha: { mode: 'never' } });
    await client.login('nobody', 'wrong');
    const hashesOf = async (username: string) =>
      (await workOf(() => client.login(username, 'wrong'))).hashes;
    expect(await hashesOf('player')).toBe(1);
    expect(await hashesOf('nobody')).toBe(1);
  });
});
