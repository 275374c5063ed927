import { findMachines, loadCases, type Kept, type Loaded } from './discover';
import { select } from './select';
import { UnknownMachine, UsageError } from './usageError';

export type Ready = Extract<Loaded, { problem?: undefined }>;

/**
 * The machines of these names or globs below `dir`, with what the tool keeps of them: those with
 * cases, and a sentence for each without. `onChosen` hears how many there are before they are read.
 */
export const loadMachines = async (
  dir: string,
  patterns: readonly string[],
  kept: Kept = {},
  onChosen: (count: number) => void = () => undefined,
): Promise<{ ready: readonly Ready[]; problems: readonly string[] }> => {
  const found = findMachines(dir, kept);
  if (found.length === 0) throw new UsageError(`There is no *.machine.ts below ${dir}.`);
  const names = found.map(({ name }) => name);
  const { chosen, unknown } = select(names, patterns);
  const [wrong] = unknown;
  if (wrong !== undefined) throw new UnknownMachine(wrong, names);
  onChosen(chosen.length);
  const loaded = await Promise.all(
    found.filter(({ name }) => chosen.includes(name)).map(loadCases),
  );
  const ready = loaded.filter((machine): machine is Ready => machine.problem === undefined);
  return {
    ready,
    problems: [...loaded.flatMap(({ problem }) => problem ?? []), ...sameIds(ready)],
  };
};

/** Records, plans and failures are kept by the id of a machine. */
const sameIds = (machines: readonly Ready[]): string[] => {
  const names = new Map<string, string[]>();
  for (const { name, cases } of machines)
    names.set(cases.machine.id, [...(names.get(cases.machine.id) ?? []), name]);
  return [...names]
    .filter(([, list]) => list.length > 1)
    .map(([id, list]) => `Machines ${list.join(' and ')} have one id, "${id}": give each its own.`);
};
