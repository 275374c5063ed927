import { createActor, type Actor } from 'xstate';
import { expect, test } from 'vitest';
import { defineCases } from '../../machines/shared/cases';
import { planOf } from '../../qa/plan';
import { gesture, walkPlan, type Gestures } from '../support/walk';
import { doorMachine } from './fixtures/machines/door/door.machine';

type World = Actor<typeof doorMachine>;
const cases = defineCases(doorMachine, { events: { 'door.open': [{ name: 'push' }], 'door.close': [{ name: 'pull' }] } });
const gestures = {
  'door.open': (door: World) => door.send({ type: 'door.open' }),
  'door.close': (door: World) => door.send({ type: 'door.close' }),
} satisfies Gestures<'door.open' | 'door.close', World>;
const noTimer = (_: World, type: string) => expect.fail(`no timer ${type}`);

test('walks each path from its start and checks after each step', async () => {
  const seen: unknown[] = [];
  await walkPlan(planOf(cases), {
    start: () => createActor(doorMachine).start(),
    step: (door, step) => gesture(gestures, door, step, noTimer),
    expect: (door, { value }) => {
      seen.push(value);
      expect(door.getSnapshot().value).toEqual(value);
    },
  });
  expect(seen).toEqual(['closed', 'open', 'closed']);
});

test('a failure says after which steps it came, and the stage is cleared', async () => {
  let stopped = 0;
  const walk = walkPlan(planOf(cases), {
    start: () => createActor(doorMachine).start(),
    step: () => {},
    expect: (door, { value }) => expect(door.getSnapshot().value).toEqual(value),
    stop: (door) => {
      stopped++;
      door.stop();
    },
  });
  await expect(walk).rejects.toThrow(/^after door\.open · push: expected 'closed' to deeply equal 'open'/);
  expect(stopped).toBe(1);
});
