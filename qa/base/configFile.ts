import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** Where a project keeps what the tool reads, and how a person calls the tool there. */
export type PathsConfig = {
  /** The folder below which the `*.machine.ts` are. */
  readonly machines: string;
  /** The folder of the approved plans, `<name>.txt`. */
  readonly plans: string;
  /** The folder of the walks that `mutate --kill` keeps, `<name>.json`. */
  readonly witnesses: string;
  /** The module that exports `defineCases`, for case files that `init` writes. */
  readonly defineCases: string;
  /** The module of the tool's public interface, for test files that `export` writes. */
  readonly api: string;
  /** How commands are typed; messages name them so. */
  readonly command: string;
  /** The statements that charts name in `meta.requirement`, by id. */
  readonly requirements: Readonly<Record<string, string>>;
  /** Walks through rendered views; null where there are none. */
  readonly views: Walks | null;
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
  defineCases: '@croupier/paths',
  api: '@croupier/paths',
  command: 'npx paths',
  requirements: {},
  views: null,
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isCommand = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

type Check = { readonly is: (value: unknown) => boolean; readonly as: string };
const TEXT: Check = { is: isText, as: 'a text' };
const COMMAND: Check = { is: isCommand, as: 'a list of texts' };
const WALKS = { dir: TEXT, suffix: TEXT, command: COMMAND };
/** What each key takes; a record of checks is an object with exactly these keys. */
const SHAPE: { readonly [K in keyof PathsConfig]: Check | Readonly<Record<string, unknown>> } = {
  machines: TEXT,
  plans: TEXT,
  witnesses: TEXT,
  defineCases: TEXT,
  api: TEXT,
  command: TEXT,
  requirements: {
    is: (value) => isRecord(value) && Object.values(value).every(isText),
    as: 'an object of texts',
  },
  views: WALKS,
  browser: {
    ...WALKS,
    drivers: TEXT,
    playwright: { config: TEXT, globalSetup: TEXT, test: TEXT },
    stage: TEXT,
  },
};

const isCheck = (shape: unknown): shape is Check =>
  isRecord(shape) && typeof shape['is'] === 'function';

const wrongIn = (own: unknown): string | undefined =>
  isRecord(own)
    ? wrongKey(own, SHAPE, '', false)
    : 'it has no default export made by defineConfig.';

/** The first key that is unknown, missing or of another kind. */
const wrongKey = (
  own: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, unknown>>,
  path: string,
  isWhole: boolean,
): string | undefined => {
  const known = Object.keys(shape);
  const unknown = Object.keys(own).find((key) => !known.includes(key));
  if (unknown !== undefined)
    return `there is no key "${path}${unknown}".${didYouMean(unknown, known)}`;
  const missing = isWhole ? known.find((key) => own[key] === undefined) : undefined;
  if (missing !== undefined) return `"${path}${missing}" is missing.`;
  for (const [key, value] of Object.entries(own)) {
    const wanted = shape[key];
    if (value === undefined || (value === null && !isCheck(wanted))) continue;
    if (isCheck(wanted)) {
      if (!wanted.is(value)) return `"${path}${key}" is ${wanted.as}.`;
    } else if (!isRecord(value)) return `"${path}${key}" is an object.`;
    else {
      const wrong = wrongKey(
        value,
        wanted as Readonly<Record<string, unknown>>,
        `${path}${key}.`,
        true,
      );
      if (wrong !== undefined) return wrong;
    }
  }
  return undefined;
};
