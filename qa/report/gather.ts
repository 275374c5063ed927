import type { Verdict } from '../verify/verify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MachineCases } from '../../machines/shared/cases';
import { readRecords, type CoverageRecord } from '../levels/records';
import { requirementsOf } from '../model/requirements';
import type { Assessed } from '../run/assess';
import { keepFailure } from '../run/failures';
import { machineReport, type MachineReport } from './model';
import { reportPage } from './report';
import { config } from '../base/config';

/** The default path of the report. */
export const REPORT_FILE = '.cache/qa/report.html';

export type Subject = {
  readonly name: string;
  readonly file: string;
  readonly cases: MachineCases;
  readonly assessment: Assessed;
  /** Of the properties; undefined where they were not checked. */
  readonly verdicts?: readonly Verdict[];
};

type Writing = {
  readonly out: string;
  readonly problems: readonly string[];
  /**
   * When every machine is included, statements of the specification that no machine keeps are
   * listed too.
   */
  readonly isWhole: boolean;
  readonly at?: Date;
};

/**
 * What the report shows of each machine, from its assessment and from what its views and the
 * browser recorded.
 */
export const gather = (subjects: readonly Subject[]): Promise<MachineReport[]> => {
  const records = readRecords();
  return Promise.all(
    subjects.map((subject) =>
      machineReport({
        ...subject,
        levels: levelsOf(subject, records),
        requirements: requirementsOf(subject.cases.machine),
      }),
    ),
  );
};

/** A level that was walked before the machine changed is shown as such. */
const levelsOf = ({ cases, assessment: { plan } }: Subject, records: readonly CoverageRecord[]) =>
  Object.fromEntries(
    (['view', 'browser'] as const).flatMap((level) => {
      const known = records.filter(
        (record) => record.machine === cases.machine.id && record.level === level,
      );
      const current = known.find(({ hash }) => hash === plan.hash);
      const shown = current ?? known[0];
      return shown
        ? [[level, { covered: new Set(shown.covered), isCurrent: current !== undefined }]]
        : [];
    }),
  );

/** Writes the report, and beside it a plan file for each path that fails. */
export const writeReport = async (
  subjects: readonly Subject[],
  { out, problems, isWhole, at = new Date() }: Writing,
): Promise<void> => {
  const machines = await gather(subjects);
  const kept = new Map(
    machines.flatMap((machine) => keepFailures(machine, join(dirname(out), 'failures'))),
  );
  const statements =
    isWhole && machines.some(({ requirements }) => requirements.length > 0)
      ? config.requirements
      : {};
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(
    out,
    reportPage({
      machines,
      problems,
      statements,
      at,
      replay: (machine, path) => kept.get(`${machine} ${path}`) ?? null,
    }),
  );
};

const keepFailures = (
  { name, paths, assessment }: MachineReport,
  folder: string,
): [key: string, command: string][] =>
  paths.flatMap(({ path, failure }) =>
    failure
      ? [[`${name} ${failure.path}`, keepFailure(assessment.plan, path, failure.path + 1, folder)]]
      : [],
  );
