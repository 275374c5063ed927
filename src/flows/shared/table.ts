import type { AnyStateMachine } from 'xstate';
import type { Services } from '../../services';
import type { DialogFlow, Flow } from './defineFlow';
import { chunk, lazyMachine, type Chunk } from './lazyMachine';

type LazyFlow = Flow | DialogFlow;

/**
 * Every flow that comes in a file of its own, by its name. The folder is the table: a file added to
 * `src/flows` is in it.
 */
const table: ReadonlyMap<string, Chunk<LazyFlow>> = new Map(
  Object.entries(import.meta.glob<Record<string, LazyFlow>>('../*.{ts,tsx}')).map(
    ([file, load]) => {
      const name = file.replace(/^\.\.\/|\.tsx?$/g, '');
      return [
        name,
        chunk(async () => {
          const flow = (await load())[name];
          if (!flow) throw new Error(`${file} exports no ${name}`);
          return flow;
        }),
      ];
    },
  ),
);

/** The file of a flow. Throws where there is no such flow. */
export const flowChunk = (name: string): Chunk<LazyFlow> => {
  const found = table.get(name);
  if (!found) throw new Error(`there is no flow ${name}`);
  return found;
};

/** Loads every flow, so that each actor's chart is known as it starts. */
export const loadFlows = () => Promise.all([...table.values()].map(({ load }) => load()));

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
    const file = table.get(name);
    // An actor's name that is in the table is the name of a machine.
    if (file)
      children[name] = lazyMachine(file, (flow) => provideFlow(flow as Flow, services), {
        isPatient: isPatient(logic),
      });
  }
  for (const flow of includes) children[flow.machine.id] = provideFlow(flow, services);
  return machine.provide({ actors: { ...children, ...ports?.(services) } }) as TMachine;
};

const isPatient = (logic: unknown) =>
  (logic as Partial<AnyStateMachine>).config?.meta?.isPatient === true;
