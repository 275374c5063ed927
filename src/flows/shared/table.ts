import type { AnyStateMachine } from 'xstate';
import type { Services } from '../../services';
import type { DialogFlow, Flow } from './defineFlow';
import { keyed } from './keyed';
import { chunk, lazyMachine, type Chunk } from './lazyMachine';

type LazyFlow = Flow | DialogFlow;
type Files = Record<string, () => Promise<Record<string, LazyFlow>>>;

/** The flow that the first page may show. */
const FIRST: Files = import.meta.glob<Record<string, LazyFlow>>('../login.ts');

/** Fetches the table of flows, which every flow but that of the login needs before its own file. */
export const loadTable = async (): Promise<Files> => (await import('./flowFiles')).flowFiles;

const nameOf = (file: string) => file.replace(/^\.\.\/|\.tsx?$/g, '');
const fileOf = (name: string, files: Files) =>
  Object.entries(files).find(([file]) => nameOf(file) === name)?.[1];

/** The file of a flow, the same chunk each time. Its load rejects where there is no such flow. */
export const flowChunk = keyed((name: string): Chunk<LazyFlow> =>
  chunk(async () => {
    const load = fileOf(name, FIRST) ?? fileOf(name, await loadTable());
    const flow = (await load?.())?.[name];
    if (!flow) throw new Error(`there is no flow ${name}`);
    return flow;
  }),
);

/** Loads every flow, so that each actor's chart is known as it starts. */
export const loadFlows = async () =>
  Promise.all(Object.keys(await loadTable()).map((file) => flowChunk(nameOf(file)).load()));

/** A loader of a screen that waits for flows too: the screen never sees a pending machine. */
export const along =
  <TScreen>(load: () => Promise<TScreen>, ...names: string[]) =>
  async () => {
    const [Screen] = await Promise.all([load(), ...names.map((name) => flowChunk(name).load())]);
    return Screen;
  };

/**
 * The machine of a flow with every port and child machine supplied. A child that the flow does not
 * include, and that is a flow of its own, comes when it starts.
 */
export const provideFlow = <TMachine extends AnyStateMachine>(
  { machine, ports, includes = [] }: Flow<TMachine>,
  services: Services,
): TMachine => {
  const children: Record<string, unknown> = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    const placeholder = placeholderOf(logic);
    if (placeholder)
      children[name] = lazyMachine(
        flowChunk(name),
        (flow) => provideFlow(flow as Flow, services),
        placeholder,
      );
  }
  for (const flow of includes) children[flow.machine.id] = provideFlow(flow, services);
  return machine.provide({ actors: { ...children, ...ports?.(services) } }) as TMachine;
};

/** What `child` declares of a machine that is known by type alone; null for any other actor. */
const placeholderOf = (logic: unknown): { isPatient: boolean } | null => {
  const meta: unknown = (logic as Partial<AnyStateMachine>).config?.meta;
  return typeof meta === 'object' && meta !== null && 'isPatient' in meta
    ? { isPatient: meta.isPatient === true }
    : null;
};
