import { expect, test } from 'vitest';
import { raise, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { assess } from '../../qa/run/assess';
import { reasonsCases } from './fixtures/reasons';

test('each uncovered transition has its reason', () => {
  const { coverage } = assess(reasonsCases);
  expect(Object.fromEntries(coverage.uncovered.map((u) => [u.id, u.reason]))).toEqual({
    'reasons.here|thing.never|0': 'missing case: event "thing.never"',
    'reasons.here|thing.blocked|0': 'the fixture wants it so',
    'reasons.here|thing.shadowed|1':
      'shadowed within the bound: an earlier or deeper transition always takes the event',
    'reasons.here|thing.count|0': 'guard never true within the bound',
    'reasons.here|xstate.done.actor.call|0': 'missing case: done of actor "call"',
    'reasons.here|xstate.after.late.reasons.here|0':
      'unreachable within the bound: the timer is never due first',
    'reasons.island|thing.do|0':
      'unreachable within the bound: state "reasons.island" is never entered',
  });
  expect(coverage.unreachableStates).toEqual(['reasons.island']);
});

test('an exception explains a gap; an exception that is covered after all is reported', () => {
  const { coverage, problems } = assess(reasonsCases);
  expect(coverage.uncovered.filter((u) => u.isExplained).map((u) => u.id)).toEqual([
    'reasons.here|thing.blocked|0',
  ]);
  expect(coverage.staleExceptions).toEqual(['reasons.here|thing.do|0']);
  expect(problems.filter((p) => p.includes('thing.blocked'))).toEqual([]);
  expect(problems.filter((p) => p.includes('stale'))).toHaveLength(1);
});

test('a state that is left as soon as it is entered counts as reached', () => {
  const machine = setup({
    types: { events: {} as { type: 'place.enter' } },
    actions: { go: raise({ type: 'place.enter' }) },
  }).createMachine({
    id: 'hall',
    initial: 'lobby',
    on: { 'place.enter': '.room' },
    states: { lobby: { entry: 'go' }, room: {} },
  });
  expect(
    assess(defineCases(machine, { events: { 'place.enter': [] } })).coverage.unreachableStates,
  ).toEqual([]);
});
