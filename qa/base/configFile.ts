import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { didYouMean } from './nearest';

/** Tests that walk plans through something that a person sees. */
type Walks = {
  /** The folder below which they are. */
  readonly dir: string;
  /** How their files end. */
  readonly suffix: string;
  /** What runs them: a program of `node_modules/.bin`, and its first arguments. */
  readonly command: readonly [program: string, ...args: string[]];
};

/** A clause of a rule: whose rule it is, what it says, and whether its own text was not read. */
export type Clause = {
  readonly jurisdiction: string;
  readonly text: string;
  /** What is set because of it. */
  readonly value?: string;
  readonly isAssumed?: boolean;
};

/** Where a project keeps what the tool reads, and how a person calls the tool there. */
export type PathsConfig = {
  /** The folder below which the `*.machine.ts` are. */
  readonly machines: string;
  /** The folder of the approved plans, `<name>.txt`. */
  readonly plans: string;
  /** The folder of the walks that `mutate --kill` keeps, `<name>.json`. */
  readonly witnesses: string;
  /** The folder of the products of machines, `<name>.product.ts`; null where there are none. */
  readonly products: string | null;
  /** The module that exports `defineCases`, for case files that `init` writes. */
  readonly defineCases: string;
  /** The module of the tool's public interface, for test files that `export` writes. */
  readonly api: string;
  /** How commands are typed; messages name them so. */
  readonly command: string;
  /** The statements that charts name in `meta.requirement`, by id. */
  readonly requirements: Readonly<Record<string, string>>;
  /** The clauses of rules that properties name, by id. */
  readonly clauses: Readonly<Record<string, Clause>>;
  /** Properties of every machine; one of a property file with the same name takes its place. */
  readonly everyMachine: (cases: MachineCases) => readonly Property[];
  /** Walks through rendered views; null where there are none. */
  readonly views: Walks | null;
  /** The module whose `openProofs` shows walks of products in the app; null for none. */
  readonly proofs: string | null;
  /** The module whose `openRaces` opens the tabs of a race in a browser; null for none. */
  readonly races: string | null;
  /** Walks through the app in a browser; null where there are none. */
  readonly browser:
    | (Walks & {
        /** The folder of the drivers: `<name>.ts` exports `driver`. */
        readonly drivers: string;
        /** The configuration of Playwright, and the modules that exported files import. */
        readonly playwright: { config: string; globalSetup: string; test: string };
        /** The module whose `openStage` opens the app for `replay --browser`. */
        readonly stage: string;
      })
    | null;
};

/** The file in the folder where a command is typed. */
export const CONFIG_FILE = 'paths.config.ts';

const DEFAULTS: PathsConfig = {
  machines: 'src',
  plans: 'paths/plans',
  witnesses: 'paths/witnesses',
  products: null,
  defineCases: '@croupier/paths',
  api: '@croupier/paths',
  command: 'npx paths',
  requirements: {},
  clauses: {},
  everyMachine: () => [],
  views: null,
  proofs: null,
  races: null,
  browser: null,
};

/** Types the default export of `paths.config.ts`; what is left out has its default. */
export const defineConfig = (own: Partial<PathsConfig>): Partial<PathsConfig> => own;

/** The configuration, or what is wrong with its file in one sentence. */
export const readConfig = async (
  file: string,
): Promise<{ config: PathsConfig; problem?: string }> => {
  if (!existsSync(file)) return { config: DEFAULTS };
  try {
    const { default: own } = (await import(pathToFileURL(resolve(file)).href)) as {
      default?: unknown;
    };
    const problem = wrongIn(own);
    return problem === undefined
      ? { config: { ...DEFAULTS, ...(own as Partial<PathsConfig>) } }
      : { config: DEFAULTS, problem: `${file} cannot be used: ${problem}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { config: DEFAULTS, problem: `${file} cannot be read: ${reason}` };
  }
};

const text = v.pipe(v.string('takes a text'), v.nonEmpty('takes a text'));
const command = v.tupleWithRest([text], text, 'takes a list of texts');
const walks = { dir: text, suffix: text, command };
const browser = {
  ...walks,
  drivers: text,
  playwright: v.strictObject({ config: text, globalSetup: text, test: text }, 'takes an object'),
  stage: text,
};
const keys = {
  machines: v.optional(text),
  plans: v.optional(text),
  witnesses: v.optional(text),
  products: v.nullish(text),
  defineCases: v.optional(text),
  api: v.optional(text),
  command: v.optional(text),
  requirements: v.optional(v.record(v.string(), text, 'takes an object of texts')),
  clauses: v.optional(
    v.record(
      v.string(),
      v.strictObject(
        {
          jurisdiction: text,
          text,
          value: v.optional(text),
          isAssumed: v.optional(v.boolean('takes true or false')),
        },
        'takes an object',
      ),
      'takes an object of clauses',
    ),
  ),
  everyMachine: v.optional(
    v.custom<PathsConfig['everyMachine']>(
      (value) => typeof value === 'function',
      'takes a function',
    ),
  ),
  views: v.nullish(v.strictObject(walks, 'takes an object')),
  proofs: v.nullish(text),
  races: v.nullish(text),
  browser: v.nullish(v.strictObject(browser, 'takes an object')),
} satisfies Record<keyof PathsConfig, unknown>;
const schema: v.GenericSchema<unknown, Partial<PathsConfig>> = v.strictObject(keys);
const NAMES = [keys, browser, browser.playwright.entries].flatMap((of) => Object.keys(of));

/** The first key that is unknown, missing or of another kind, in one sentence. */
const wrongIn = (own: unknown): string | undefined => {
  const issues = v.safeParse(schema, own).issues ?? [];
  // A key that was typed wrong is also missing: the typing error says more.
  const issue = issues.find(({ expected }) => expected === 'never') ?? issues[0];
  if (!issue) return undefined;
  const path = v.getDotPath(issue);
  if (path === null) return 'it has no default export made by defineConfig.';
  if (issue.received === 'undefined') return `"${path}" is missing.`;
  if (issue.expected !== 'never') return `"${path}" ${issue.message}.`;
  return `there is no key "${path}".${didYouMean(path.split('.').at(-1) ?? '', NAMES)}`;
};
