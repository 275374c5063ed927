import {
  CAPSULE_KIND,
  CAPSULE_VERSION,
  type Capsule,
  type CapsuleEntry,
} from '../../../machines/shared/capsule';
import type { MachineCases } from '../../../machines/shared/cases';
import { chartHash } from '../../../machines/shared/chart';
import type { PlanPath, PlanStep } from '../../../qa/plan/types';
import { eventStimuli, outcomeOf } from '../../../qa/model/stimuli';
import { sketchOf } from '../../../src/app/capsule/sketch';
import { errorOf, outputOf } from '../../support/caseOf';

/** The report of a person who did what these paths say, one after the other. */
export const plannedCapsule = (
  lives: readonly { cases: MachineCases; path: PlanPath }[],
): Capsule => ({
  kind: CAPSULE_KIND,
  version: CAPSULE_VERSION,
  app: { version: '1.0.0', build: 'sandbox' },
  page: { path: '/', language: 'EN', viewport: { width: 1280, height: 720 } },
  clock: { startedAt: Date.now(), timeZone: 'Asia/Yangon' },
  flags: {},
  seed: 'sandbox',
  actors: lives.map(({ cases: { machine } }) => ({
    id: machine.id,
    parent: null,
    name: machine.id,
    machine: machine.id,
    hash: chartHash(machine),
    from: null,
  })),
  entries: lives.flatMap(({ cases, path }) => [
    entryOf(cases, { type: 'xstate.init', input: cases.inputs[path.input] }, path),
    ...path.steps.map((step) => entryOf(cases, happened(cases, step), step)),
  ]),
});

type Happened = { type: string; [key: string]: unknown };

const entryOf = (
  { machine }: MachineCases,
  event: Happened,
  { transitions, expect: { value, status } }: Pick<PlanStep, 'transitions' | 'expect'>,
): CapsuleEntry => ({
  at: 0,
  actor: machine.id,
  by: null,
  events: [sketchOf(event)],
  transitions,
  value,
  status,
});

const happened = (cases: MachineCases, { event: type, case: name }: PlanStep): Happened => {
  if (name === null) return { type };
  const outcome = outcomeOf(type);
  if (!outcome)
    return (
      eventStimuli(cases).find((one) => one.type === type && one.case === name)?.event ?? { type }
    );
  const { kind, actor } = outcome;
  return {
    type,
    actorId: actor,
    ...(kind === 'done'
      ? { output: outputOf(cases, actor, name) }
      : { error: errorOf(cases, actor, name) }),
  };
};
