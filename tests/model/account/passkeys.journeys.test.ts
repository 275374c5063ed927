import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { passkeysMachine } from '../../../machines/account/passkeys/passkeys.machine';
import type {
  BeginOutcome,
  KnownPasskeys,
  Passkey,
  Proof,
  RemoveOutcome,
} from '../../../machines/account/passkeys/passkeys.types';
import { heldPort } from '../harness/heldPort';

const passkey = (id: string): Passkey => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  madeAt: 1_700_000_000_000,
  usedAt: null,
});

const start = async () => {
  const ports = {
    readPasskeys: heldPort<KnownPasskeys>(),
    begin: heldPort<BeginOutcome, Proof>(),
    remove: heldPort<RemoveOutcome, Proof & { id: string }>(),
  };
  const actor = createActor(
    passkeysMachine.provide({
      actors: {
        readPasskeys: ports.readPasskeys.logic,
        begin: ports.begin.logic,
        remove: ports.remove.logic,
      },
    }),
    { input: { isTrial: false } },
  ).start();
  await ports.readPasskeys.answer({
    passkeys: [passkey('first'), passkey('second')],
    asksCode: false,
    isSupported: true,
  });
  return { ...ports, actor };
};

test('the passkey that was chosen is removed, not the first one', async () => {
  const { actor, remove } = await start();
  actor.send({ type: 'passkey.remove', id: 'second' });
  actor.send({ type: 'proof.submit', proof: { password: 'Croupier#2026' } });
  expect(remove.calls.map(({ input }) => input)).toEqual([
    { password: 'Croupier#2026', id: 'second' },
  ]);
});

test('once a code is asked for, a wrong password does not take it away', async () => {
  const { actor, begin } = await start();
  actor.send({ type: 'passkey.add' });
  for (const field of ['code', 'password'] as const) {
    actor.send({ type: 'proof.submit', proof: { password: 'Croupier#2026' } });
    await begin.answer({ kind: 'refused', message: 'That is not right', field });
    expect(actor.getSnapshot().context.asksCode).toBe(true);
  }
});
