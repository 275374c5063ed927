import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { stateNodesOf, transitionsOf } from '../model/transitions';

/** The first case file of a machine, and what a person has to add to it, by name. */
export type FirstCases = { readonly code: string; readonly asked: readonly string[] };

/** The machine among the exports of a module, and the name of its export. */
export const machineIn = (
  module: Readonly<Record<string, unknown>>,
): { name: string; machine: AnyStateMachine } | undefined => {
  const [found] = Object.entries(module).filter(
    ([, value]) =>
      typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value,
  );
  return found && { name: found[0], machine: found[1] as AnyStateMachine };
};

type Place = {
  /** The file of the machine, and the file that is written. */
  readonly file: string;
  readonly casesFile: string;
  readonly exportName: string;
  /** The module of `defineCases`: a package, or a file of the project. */
  readonly defineCases: string;
};

/**
 * A case file with one case for each event and each outcome of an actor. What guards and actions
 * read of them is known by name only; the values are a person's to give.
 */
export const firstCases = (
  machine: AnyStateMachine,
  { file, casesFile, exportName, defineCases }: Place,
): FirstCases => {
  const events = machine.events
    .map(String)
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const actors = [
    ...new Set(stateNodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id))),
  ];
  const asked: string[] = [];
  const ask = (subject: string, fields: readonly string[]): string => {
    if (fields.length === 0) return '';
    asked.push(`${subject}: ${fields.join(', ')}`);
    return ` // give it: ${fields.join(', ')}`;
  };
  const folder = dirname(casesFile);
  const module = existsSync(defineCases) ? specifier(folder, defineCases) : defineCases;
  const input = readBy(machine, /\binput\??\.(\w+)/g, [machine.config.context]);
  const lines = [
    `import { defineCases } from '${module}';`,
    `import { ${exportName} } from '${specifier(folder, file)}';`,
    '',
    '/** What can happen to the machine: payloads by event, outcomes by actor. */',
    `export const cases = defineCases(${exportName}, {`,
    '  file: import.meta.url,',
    ...(input.length === 0 ? [] : [`  input: {},${ask('input', input)}`]),
    '  events: {',
    ...events.map((type) => {
      const fields = fieldsOf(machine, type, /\bevent\??\.(\w+)/g).filter((key) => key !== 'type');
      return `    ${key(type)}: [{ name: 'any' }],${ask(`event "${type}"`, fields)}`;
    }),
    '  },',
    ...(actors.length === 0
      ? []
      : [
          '  actors: {',
          ...actors.flatMap((id) => [
            `    ${key(id)}: {`,
            `      done: [{ name: 'done', output: undefined }],${ask(
              `output of "${id}"`,
              fieldsOf(machine, `xstate.done.actor.${id}`, /\bevent\??\.output\??\.(\w+)/g),
            )}`,
            `      error: [{ name: 'failed', error: new Error('failed') }],`,
            '    },',
          ]),
          '  },',
        ]),
    '});',
    '',
  ];
  return { code: lines.join('\n'), asked };
};

const specifier = (folder: string, file: string): string => {
  const path = relative(resolve(folder), resolve(dirname(file))).replaceAll('\\', '/');
  const name = basename(file).replace(/\.[jt]sx?$/, '');
  return `${path === '' ? '.' : path.startsWith('.') ? path : `./${path}`}/${name}`;
};

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

/** The fields of an event that its guards and actions read. */
const fieldsOf = (machine: AnyStateMachine, type: string, pattern: RegExp): string[] =>
  readBy(
    machine,
    pattern,
    [...transitionsOf(machine).values()]
      .filter(({ eventType }) => eventType === type)
      .flatMap(partsOf),
  );

const partsOf = ({ guard, actions }: AnyTransitionDefinition): unknown[] => [guard, ...actions];

/** What functions of these parts read, by their source; named ones are the machine's own. */
const readBy = (machine: AnyStateMachine, pattern: RegExp, parts: readonly unknown[]): string[] => {
  const { guards, actions } = machine.implementations as unknown as Record<
    'guards' | 'actions',
    Readonly<Record<string, unknown>>
  >;
  const seen = new Set<unknown>();
  const sourcesOf = (part: unknown): string[] => {
    if (part === null || part === undefined || seen.has(part)) return [];
    seen.add(part);
    if (typeof part === 'string') return [guards[part], actions[part]].flatMap(sourcesOf);
    if (typeof part !== 'object' && typeof part !== 'function') return [];
    const own = typeof part === 'function' ? [String(part)] : [];
    const name = (part as { type?: unknown }).type;
    return [
      ...own,
      ...Object.values(part).flatMap(sourcesOf),
      ...(typeof name === 'string' ? sourcesOf(name) : []),
    ];
  };
  const found = parts
    .flatMap(sourcesOf)
    .flatMap((source) => [...source.matchAll(pattern)].map(([, field = '']) => field));
  return [...new Set(found)].sort();
};
