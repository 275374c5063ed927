import { describe, expect, test } from 'vitest';
import type { MachineCases } from '../../machines/shared/cases';
import { assess, type Assessment } from '../../qa/run/assess';
import { writeRecord } from '../../qa/levels/records';
import { keptBy, requirementsOf } from '../../qa/model/requirements';
import type { Witness } from '../../qa/plan/witnesses';

const machineFiles = Object.keys(import.meta.glob('../../machines/**/*.machine.ts'));
const caseModules = import.meta.glob<{ cases: MachineCases }>('../../machines/**/*.cases.ts', {
  eager: true,
});
const witnesses = import.meta.glob<Witness[]>('../../qa/witnesses/*.json', {
  eager: true,
  import: 'default',
});
const flows = machineFiles
  .map((file) => ({ file, flow: file.replace(/^.*\/(.+)\.machine\.ts$/, '$1') }))
  .map(({ file, flow }) => ({
    flow,
    cases: caseModules[file.replace('.machine.ts', '.cases.ts')]?.cases,
    kept: witnesses[`../../qa/witnesses/${flow}.json`] ?? [],
  }));

/** The cost of the plan compared with the lower bound of any plan. */
const WORST_RATIO = 1.1;

test('there are machines', () => expect(flows).not.toEqual([]));

test('every file of witnesses belongs to a machine', () => {
  const names = flows.map(({ flow }) => `../../qa/witnesses/${flow}.json`);
  expect(Object.keys(witnesses).filter((file) => !names.includes(file))).toEqual([]);
});

// The largest machines have some ten thousand configurations, and other processes may be busy.
describe.each(flows)('machine $flow', { timeout: 120_000 }, ({ flow, cases, kept }) => {
  let known: Assessment | undefined;
  const assessment = (): Assessment => {
    if (!cases) throw new Error(`machines/${flow} has no ${flow}.cases.ts`);
    return (known ??= assess(cases, { witnesses: kept }));
  };

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
  test('generated paths come through every place that keeps a requirement', () => {
    const {
      exploration: { machine },
      run,
    } = assessment();
    expect(keptBy(machine, requirementsOf(machine), run.covered)).toEqual(requirementsOf(machine));
  });
  test('no state is unreachable', () => {
    const { coverage } = assessment();
    const excepted = new Set(
      coverage.uncovered.filter((u) => u.isExplained).map((u) => u.id.split('|')[0]),
    );
    expect(coverage.unreachableStates.filter((id) => !excepted.has(id))).toEqual([]);
  });
  test('the paths cost little more than the lower bound', () => {
    const { plan } = assessment();
    expect(plan.cost).toBeLessThanOrEqual(plan.bound * WORST_RATIO);
  });
});
