import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { affectedPaths, type Affected } from '../affected/affectedPaths';
import { packagesUsed } from '../affected/packages';
import { modulesOf, moduleText } from '../base/moduleText';
import { stableJson } from '../base/stableJson';
import { readPlanText, type ApprovedPath } from '../gate/planText';
import { walksOf } from '../levels/walks';
import { messageOf } from '../model/model';
import { planOf } from '../plan/plan';
import { readApproved } from './approvedFile';
import type { Ready } from './machines';

/** What of one machine has to be run again. */
export type AffectedMachine = {
  readonly machine: string;
  readonly paths: number;
  readonly steps: number;
  readonly affected: readonly Affected[];
  /** The files that walk its plan through screens or in a browser. */
  readonly walks: readonly AffectedWalk[];
};
type AffectedWalk = { readonly file: string; readonly because: string };

/** The same machine in another folder, where it is there. */
export type Base = { readonly folder: string; readonly machine: Ready | undefined };

/** What of a machine a change since another version can touch. */
export const affectedMachine = (machine: Ready, base: Base): AffectedMachine => {
  const { name, planFile } = machine;
  const approved = pathsIn(readApproved(planFile));
  const whole = wholeReason(machine, base);
  const affected =
    whole === undefined
      ? ofPaths(approved, machine, base)
      : approved.map(({ steps }, path) => ({
          path,
          steps: steps.length,
          step: -1,
          because: whole,
        }));
  const files = (['view', 'browser'] as const).flatMap((level) => walksOf(name, level));
  const ofAllWalks = files.length === 0 ? undefined : (whole ?? reasonOfPlan(machine, base));
  return {
    machine: name,
    paths: approved.length,
    steps: approved.reduce((sum, { steps }) => sum + steps.length, 0),
    affected,
    walks: files.flatMap((file) => {
      const because = ofAllWalks ?? changedAround(file, machine, base.folder);
      return because === undefined ? [] : [{ file, because }];
    }),
  };
};

/** Screens and browser walk another plan than the one that is approved. */
const reasonOfPlan = (machine: Ready, { folder, machine: before }: Base): string | undefined => {
  if (!before || sourceOf(machine, '.') === sourceOf(before, folder)) return undefined;
  const { paths } = planOf(machine.cases);
  const found = affectedPaths(paths, before.cases, machine.cases);
  const [first] = found;
  return (
    first &&
    `${found.length} of its ${paths.length} paths: path ${first.path + 1}, ${first.because}`
  );
};

const ofPaths = (
  approved: readonly ApprovedPath[],
  { cases, planFile }: Ready,
  { folder, machine: before }: Base,
): Affected[] => {
  if (!before) return [];
  const known = new Set(
    pathsIn(readApproved(join(folder, relative(process.cwd(), planFile)))).map((path) =>
      stableJson(path),
    ),
  );
  const different = new Map(
    affectedPaths(approved, before.cases, cases).map((one) => [one.path, one]),
  );
  return approved.flatMap((path, index): Affected[] => {
    const found = different.get(index);
    if (found) return [found];
    if (known.has(stableJson(path))) return [];
    const because = 'its approved text is new or was changed';
    return [{ path: index, steps: path.steps.length, step: -1, because }];
  });
};

/** Why everything has to be run, whatever the paths show. */
const wholeReason = (machine: Ready, { folder, machine: before }: Base): string | undefined => {
  if (!before) return 'the machine is new';
  const [old, young] = [
    packagesUsed([before.casesFile], folder),
    packagesUsed([machine.casesFile], '.'),
  ];
  const changed = [...young].filter(([name, version]) => old.get(name) !== version);
  const [first] = changed;
  return first && `package ${first[0]} is another version`;
};

/** What a walk imports apart from the machine and its cases, where it changed. */
const changedAround = (file: string, { casesFile }: Ready, folder: string): string | undefined => {
  const own = new Set(modulesOf([casesFile]));
  const changed = modulesOf([file])
    .filter((module) => !own.has(module))
    .map((module) => relative(process.cwd(), module))
    .filter((module) => textAt(module) !== textAt(join(folder, module)));
  return changed.length === 0
    ? undefined
    : `${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''} changed`;
};

const textAt = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

const sourceOf = ({ casesFile }: Ready, folder: string): string => moduleText([casesFile], folder);

const pathsIn = (text: string | undefined): readonly ApprovedPath[] => {
  if (text === undefined) return [];
  try {
    return readPlanText(text).paths;
  } catch (error) {
    throw new Error(`an approved plan cannot be read: ${messageOf(error)}`, { cause: error });
  }
};
