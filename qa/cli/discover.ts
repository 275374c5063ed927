import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { messageOf } from '../model/model';
import type { Witness } from '../plan/witnesses';
import { propertiesOf } from '../verify/propertiesOf';
import { wrongInCases } from './caseFile';
import { readWitnesses } from './witnessFile';
import { config } from '../base/config';

/** A machine file on disk; it has either cases or a problem, in one sentence. */
export type Found = {
  readonly name: string;
  readonly file: string;
  readonly casesFile: string;
  readonly witnessesFile: string;
  /** Its properties, where it has any. */
  readonly propertiesFile: string;
  /** Its approved plan, once there is one. */
  readonly planFile: string;
};
export type Loaded = Found &
  (
    | {
        readonly cases: MachineCases;
        readonly witnesses: readonly Witness[];
        readonly properties: readonly Property[];
        readonly problem?: undefined;
      }
    | { readonly cases?: undefined; readonly problem: string }
  );

const MACHINE_SUFFIX = '.machine.ts';

/**
 * Where the tool keeps files of its own for each machine: witnesses in `<name>.json`, the approved
 * plan in `<name>.txt`.
 */
export type Kept = { readonly witnesses?: string; readonly plans?: string };

/** Every `<name>.machine.ts` below `dir`, by name. */
export const findMachines = (
  dir: string,
  { witnesses = config.witnesses, plans = config.plans }: Kept = {},
): Found[] => {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(MACHINE_SUFFIX))
    .map((path) => ({ path, name: basename(path, MACHINE_SUFFIX) }))
    .map(({ path, name }) => ({
      name,
      file: join(dir, path),
      casesFile: join(dir, path.slice(0, -MACHINE_SUFFIX.length) + '.cases.ts'),
      propertiesFile: join(dir, path.slice(0, -MACHINE_SUFFIX.length) + '.properties.ts'),
      witnessesFile: join(witnesses, `${name}.json`),
      planFile: join(plans, `${name}.txt`),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

/**
 * Reads the case file beside a machine, a module that exports `cases`, made by `defineCases`; and
 * its witnesses, if any.
 */
export const loadCases = async (found: Found): Promise<Loaded> => {
  const casesFile = relative(process.cwd(), found.casesFile);
  if (!existsSync(found.casesFile))
    return { ...found, problem: `Machine "${found.name}" has no case file: write ${casesFile}.` };
  try {
    const module = (await import(pathToFileURL(resolve(found.casesFile)).href)) as {
      cases?: unknown;
    };
    if (!isCases(module.cases))
      return { ...found, problem: `${casesFile} does not export "cases" made by defineCases.` };
    const wrong = wrongInCases(module.cases);
    return wrong === undefined
      ? await withProperties(withWitnesses(found, withOwnId(module.cases, found.name)))
      : { ...found, problem: `${casesFile} cannot be used: ${wrong}` };
  } catch (error) {
    return {
      ...found,
      problem:
        `${casesFile} cannot be read: ` + messageOf(error).replaceAll(`${process.cwd()}/`, ''),
    };
  }
};

/** What xstate calls every machine that has no id. */
const NO_ID = '(machine)';

/** A machine without an id gets the name of its file, so that two of them stay two. */
const withOwnId = (cases: MachineCases, name: string): MachineCases => {
  const { machine, actors, exceptions } = cases;
  if (machine.id !== NO_ID) return cases;
  const renamed = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [key.replaceAll(NO_ID, name), value]),
    );
  const named = createMachine({ ...machine.config, id: name }).provide(
    machine.implementations as never,
  );
  return { ...cases, machine: named, actors: renamed(actors), exceptions: renamed(exceptions) };
};

const withWitnesses = (found: Found, cases: MachineCases): Loaded => {
  try {
    return {
      ...found,
      cases: { ...cases, file: cases.file ?? pathToFileURL(resolve(found.casesFile)).href },
      witnesses: readWitnesses(found.witnessesFile),
      properties: [],
    };
  } catch (error) {
    return {
      ...found,
      problem:
        `${relative(process.cwd(), found.witnessesFile)} cannot be read: ` + messageOf(error),
    };
  }
};

/** Reads the properties beside a machine: a module that exports `properties`. */
const withProperties = async (loaded: Loaded): Promise<Loaded> => {
  if (loaded.problem !== undefined) return loaded;
  if (!existsSync(loaded.propertiesFile))
    return { ...loaded, properties: propertiesOf(loaded.cases, []) };
  const file = relative(process.cwd(), loaded.propertiesFile);
  const { problem: _, cases: _cases, witnesses: _witnesses, properties: _none, ...found } = loaded;
  try {
    const { properties } = (await import(pathToFileURL(resolve(file)).href)) as {
      properties?: unknown;
    };
    return isProperties(properties)
      ? { ...loaded, properties: propertiesOf(loaded.cases, properties) }
      : { ...found, problem: `${file} does not export "properties" made by defineProperties.` };
  } catch (error) {
    const reason = messageOf(error).replaceAll(`${process.cwd()}/`, '');
    return { ...found, problem: `${file} cannot be read: ${reason}` };
  }
};

const isProperties = (value: unknown): value is readonly Property[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && 'name' in one && 'says' in one && 'rule' in one,
  );

const isCases = (value: unknown): value is MachineCases =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'events' in value &&
  'inputs' in value;
