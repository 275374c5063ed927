import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  FORMATS,
  isOfCharts,
  OF_CHARTS,
  OF_PLANS,
  type Format,
  type Planned,
  type Subject,
  type Writer,
} from '../../export/formats';
import { browserPlanOf, hasDriver, playwrightConfig } from '../../export/playwright';
import type { Plan } from '../../plan/types';
import { defineCommand } from '../command';
import { choice, text } from '../flags';
import { loadMachines } from '../machines';
import { complain, print, printJson } from '../output';
import { folderFor } from '../outputs';
import { readPlans } from '../planFile';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { doAll } from '../pool/pool';
import { UsageError } from '../usageError';

/** `qa export`. */
export const exportCommand = defineCommand({
  name: 'export',
  about: `Writes one file for each machine. Gherkin and CSV (one row for each step) hold the
planned paths; Playwright files hold the plan and run as they are, through the app where the
machine has a browser driver (see paths.config.ts), otherwise on the machine; JUnit is the result
of running the paths; Mermaid and DOT are the charts.`,
  flags: {
    format: choice('what is written', [...FORMATS, 'all']),
    out: text(
      'DIR',
      'where it goes (default: .cache/qa/export/FORMAT; with all, a folder for each format)',
    ),
    plan: text('FILE', 'exports the plans of FILE (made by plan --json) instead of new ones'),
    ...PLANNING,
    ...EXPLORING,
  },
  run: async ({ json, dir, format, out, plan, ...values }, names) => {
    const { ready, problems } = await loadMachines(dir, names);
    const given = plan === undefined ? null : readPlans(plan);
    const formats: readonly Format[] = format === 'all' ? FORMATS : [format];
    const folderOf = (one: Format) =>
      out === undefined ? join('.cache/qa/export', one) : format === 'all' ? join(out, one) : out;
    if (formats.includes('playwright')) placeInProject(folderOf('playwright'));
    for (const one of formats) folderFor(folderOf(one));
    const chosen = given
      ? ready.filter(({ cases }) => given.some(({ machine }) => machine === cases.machine.id))
      : ready;
    if (given && chosen.length === 0)
      throw new UsageError(`${plan} holds no plan of a machine that was chosen.`);
    const plans =
      given ??
      (formats.every(isOfCharts) ? [] : await doAll('plan', chosen, planOptionsOf(values)));
    const planned = chosen.flatMap((machine): Planned[] => {
      const found = plans.find((one) => one.machine === machine.cases.machine.id);
      return found ? [{ ...machine, plan: found }] : [];
    });
    const files: string[] = [];
    for (const one of formats) {
      const folder = folderOf(one);
      if (isOfCharts(one)) files.push(...writeAll(chosen, OF_CHARTS[one], folder));
      else if (one === 'playwright')
        files.push(...(await writePlaywright(planned, folder, given === null)));
      else files.push(...writeAll(planned, OF_PLANS[one], folder));
    }
    if (json) printJson({ files, problems });
    else {
      for (const file of files) print(file);
      if (formats.includes('playwright'))
        print(`run them: npx playwright test --config ${folderOf('playwright')}`);
      for (const problem of problems) complain(problem);
    }
    return problems.length > 0 ? 1 : 0;
  },
});

const writeAll = <S extends Subject>(
  subjects: readonly S[],
  { ending, write }: Writer<S>,
  folder: string,
): string[] =>
  subjects.map((subject) => {
    const file = join(folder, `${subject.name}.${ending}`);
    writeFileSync(file, write(subject, folder));
    return file;
  });

/** Before the long work, so that a wrong folder is reported at once. */
const placeInProject = (folder: string): void => {
  if (relative(process.cwd(), resolve(folder)).startsWith('..'))
    throw new UsageError(
      '--out has to be inside this project for --format playwright: its files ' +
        'import the machines and @playwright/test.',
    );
};

/**
 * A browser cannot walk every path: a machine with a driver has a plan of its own, unless one was
 * given.
 */
const writePlaywright = async (
  subjects: readonly Planned[],
  folder: string,
  isOwnPlan: boolean,
): Promise<string[]> => {
  const planned: Planned[] = [];
  for (const subject of subjects) {
    const browserPlan: Plan | null = isOwnPlan ? await browserPlanOf(subject.name) : null;
    planned.push({ ...subject, plan: browserPlan ?? subject.plan });
  }
  const files = writeAll(planned, OF_PLANS.playwright, folder);
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    playwrightConfig(
      folder,
      files,
      planned.some(({ name }) => hasDriver(name)),
    ),
  );
  return files;
};
