import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { ROOT } from './root';

export type MappedMachine = {
  name: string;
  area: string;
  /** Machines that it invokes or spawns. */
  runs: string[];
  /** True when no machine runs it: the page does. */
  isRoot: boolean;
  /** True when the app fetches its file only when it starts. */
  isLazy: boolean;
};

/** The page that holds the map. */
export const MAP_PAGE = path.join(ROOT, 'docs/machines.md');
const START = '<!-- The map is generated: npm run docs:machines -->';
const END = '<!-- End of the map -->';

/** What the page runs: the app, and the machine that joins the browser's address to it. */
const ROOTS = ['app', 'address'];

/** Every machine of the page, each after the machine that runs it, from the roots down. */
export const readMachines = async (): Promise<MappedMachine[]> => {
  const files = readdirSync(path.join(ROOT, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .toSorted();
  const machines = new Map<string, { area: string; machine: AnyStateMachine }>();
  for (const file of files) {
    const [area = '', name = ''] = file.split(path.sep);
    const exports = (await import(pathToFileURL(path.join(ROOT, 'machines', file)).href)) as object;
    const machine = Object.entries(exports).find(([key]) => key === `${name}Machine`)?.[1] as
      | AnyStateMachine
      | undefined;
    if (machine) machines.set(name, { area, machine });
  }
  const found = new Map<string, MappedMachine>();
  const visit = (name: string) => {
    const entry = machines.get(name);
    if (!entry || found.has(name)) return;
    const runs = Object.keys(entry.machine.implementations.actors)
      .filter((actor) => machines.has(actor))
      .toSorted();
    found.set(name, {
      name,
      area: entry.area,
      runs,
      isRoot: ROOTS.includes(name),
      isLazy: ['ts', 'tsx'].some((end) => existsSync(path.join(ROOT, `src/flows/${name}.${end}`))),
    });
    runs.forEach(visit);
  };
  ROOTS.forEach(visit);
  return [...found.values()];
};

const listOf = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');

/** The map as Markdown. */
const tableOf = (machines: readonly MappedMachine[]): string =>
  [
    '| machine | area | loaded | runs |',
    '|---|---|---|---|',
    ...machines.map(({ name, area, isRoot, isLazy, runs }) => {
      const loaded = isRoot ? 'with the page' : isLazy ? 'when it starts' : 'with its parent';
      return `| \`${name}\` | ${area} | ${loaded} | ${listOf(runs)} |`;
    }),
  ].join('\n');

/** `docs/machines.md` with the current map. */
export const pageWithMap = async (): Promise<string> => {
  const page = readFileSync(MAP_PAGE, 'utf8');
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${MAP_PAGE} has no place for the map`);
  const map = tableOf(await readMachines());
  return `${page.slice(0, start)}${START}\n\n${map}\n\n${page.slice(end)}`;
};
