import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActor, type Actor } from 'xstate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineCases } from '../../machines/shared/cases';
import { hashOf } from '../../qa/plan/hash';
import { planOf } from '../../qa/plan/plan';
import { readRecords } from '../../qa/levels/records';
import { gesture, walkPlan, type Gestures } from '../support/walk';
import { doorMachine } from './fixtures/machines/door/door.machine';

type World = Actor<typeof doorMachine>;
const cases = defineCases(doorMachine, {
  events: { 'door.open': [{ name: 'push' }], 'door.close': [{ name: 'pull' }] },
});
const gestures = {
  'door.open': (door: World) => door.send({ type: 'door.open' }),
  'door.close': (door: World) => door.send({ type: 'door.close' }),
} satisfies Gestures<'door.open' | 'door.close', World>;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-qa-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noTimer = (_: World, type: string) => expect.fail(`no timer ${type}`);

test('walks each path, checks after each step, and records the coverage', async () => {
  const seen: unknown[] = [];
  await walkPlan(
    planOf(cases),
    {
      cases,
      level: 'view',
      start: () => createActor(doorMachine).start(),
      step: (door, step) => gesture(gestures, door, step, noTimer),
      expect: (door, { value }) => {
        seen.push(value);
        expect(door.getSnapshot().value).toEqual(value);
      },
    },
    folder,
  );
  expect(seen).toEqual(['closed', 'open', 'closed']);
  expect(readRecords(folder)).toEqual([
    {
      machine: 'door',
      level: 'view',
      hash: hashOf(cases),
      covered: ['door.closed|door.open|0', 'door.open|door.close|0'],
    },
  ]);
});

test('a failure names the steps before it, and the stage is cleared', async () => {
  let stopped = 0;
  const walk = walkPlan(
    planOf(cases),
    {
      cases,
      level: 'view',
      start: () => createActor(doorMachine).start(),
      step: () => {},
      expect: (door, { value }) => expect(door.getSnapshot().value).toEqual(value),
      stop: (door) => {
        stopped++;
        door.stop();
      },
    },
    folder,
  );
  await expect(walk).rejects.toThrow(
    /^after door\.open · push: expected 'closed' to deeply equal 'open'/,
  );
  expect(stopped).toBe(1);
  expect(readRecords(folder)).toMatchObject([{ covered: [] }]);
});

test('does not count the transitions of an event that never comes through', async () => {
  await walkPlan(
    planOf(cases),
    {
      cases,
      level: 'browser',
      swallowed: { 'door.close': 'it falls shut by itself' },
      start: () => createActor(doorMachine).start(),
      step: (door, step) => gesture(gestures, door, step, noTimer),
      expect: (door, { value }) => expect(door.getSnapshot().value).toEqual(value),
    },
    folder,
  );
  expect(readRecords(folder)).toMatchObject([
    { level: 'browser', covered: ['door.closed|door.open|0'] },
  ]);
});
