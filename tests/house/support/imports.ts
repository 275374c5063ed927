import path from 'node:path';
import { filesIn, read } from './files';

/** Which files of the repo a file imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const STATIC = /^(?:import|export)\s(type\s)?(?:([^'"`;]*?)\sfrom\s)?\s*['"](\.[^'"]*)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](\.[^'"]*)['"]/g;

/** The imports between the files of some folders. `types`: whether type-only imports count. */
export const importsIn = (folders: readonly string[], { types }: { types: boolean }): Graph => {
  const files = new Set(filesIn(folders, ['.ts', '.tsx']));
  return new Map(
    [...files].map((file) => {
      const source = read(file).replace(COMMENT, '');
      const targets = [...source.matchAll(STATIC)]
        .filter(([, type, names]) => types || !(type ?? isOnlyTypes(names ?? '')))
        .map(([, , , target]) => target)
        .concat([...source.matchAll(DYNAMIC)].map(([, target]) => target))
        .flatMap((target) => resolved(files, file, target ?? '') ?? []);
      return [file, [...new Set(targets)]];
    }),
  );
};

const isOnlyTypes = (names: string): boolean =>
  /^\{[\s\S]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .every((name) => name.startsWith('type '));

const resolved = (files: Set<string>, file: string, target: string): string | undefined => {
  const base = path.posix.join(path.posix.dirname(file), target);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((name) => files.has(name));
};

/** The circles of a graph: groups of files that all reach each other (Tarjan). */
export const circlesOf = (graph: Graph): string[][] => {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    const index = order.size;
    order.set(file, index);
    low.set(file, index);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== index) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
};

/** Every file that some files reach, including themselves. */
export const reachedFrom = (graph: Graph, files: readonly string[]): Set<string> => {
  const reached = new Set(files);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
};
