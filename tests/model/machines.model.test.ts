import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { config } from '../../qa/base/config';
import { approvedPlanOf } from '../../qa/gate/approved';
import { changeOfPlan } from '../../qa/gate/gate';
import { verify } from '../../qa/verify/verify';
import { assess, type Assessment } from '../../qa/run/assess';
import { splitTransitionId, transitionsOf } from '../../qa/model/transitions';
import { writeRecord } from '../../qa/levels/records';
import { keptBy, requirementsOf } from '../../qa/model/requirements';
import { flows, witnessFileOf, witnessFiles } from './harness/flows';
import { PATIENCE } from './harness/patience';

/** The cost of the plan compared with the lower bound of any plan. */
const WORST_RATIO = 1.1;

test('there are machines', () => expect(flows).not.toEqual([]));

test('every file of witnesses belongs to a machine', () => {
  const names = flows.map(({ flow }) => witnessFileOf(flow));
  expect(Object.keys(witnessFiles).filter((file) => !names.includes(file))).toEqual([]);
});

describe.each(flows)(
  'machine $flow',
  { timeout: PATIENCE },
  ({ flow, cases, properties, kept }) => {
    let known: Assessment | undefined;
    const assessment = (): Assessment => (known ??= assess(cases, { witnesses: kept }));

    test('generated paths cover all transitions but exceptions, and end as planned', () => {
      const { problems, plan, run } = assessment();
      writeRecord({
        machine: plan.machine,
        level: 'machine',
        hash: plan.hash,
        covered: [...run.covered],
      });
      expect(problems).toEqual([]);
      expect(assessment().coverage.covered.length).toBeGreaterThan(0);
    });
    test('kept witnesses are valid walks of the chart', () => {
      const {
        witnesses: { paths, isPassed },
      } = assessment();
      expect({ paths, isPassed }).toEqual({ paths: kept.length, isPassed: true });
    });
    test('the approved plan is the plan of today; if not, look at "npm run qa -- approve"', () => {
      const file = `${config.plans}/${flow}.txt`;
      const approved = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const today = approvedPlanOf(cases, kept, assessment().exploration);
      expect(changeOfPlan(approved, today)).toEqual([]);
    });
    test('generated paths come through every place that keeps a requirement', () => {
      const {
        exploration: { machine },
        run,
      } = assessment();
      expect(keptBy(machine, requirementsOf(machine), run.covered)).toEqual(
        requirementsOf(machine),
      );
    });
    test('its properties hold; if not, look at "npm run qa -- verify"', () => {
      const { problems } = verify(cases, properties, assessment().exploration);
      expect(problems).toEqual([]);
    });
    test('no state is unreachable', () => {
      const { coverage, exploration } = assessment();
      const transitions = transitionsOf(exploration.machine);
      const excepted = new Set(
        coverage.uncovered
          .filter(({ isExplained }) => isExplained)
          .flatMap(({ id }) => [
            splitTransitionId(id).nodeId,
            ...(transitions.get(id)?.target ?? []).map((target) => target.id),
          ]),
      );
      expect(coverage.unreachableStates.filter((id) => !excepted.has(id))).toEqual([]);
    });
    test('the paths cost little more than the lower bound', () => {
      const { plan } = assessment();
      expect(plan.cost).toBeLessThanOrEqual(plan.bound * WORST_RATIO);
    });
  },
);
