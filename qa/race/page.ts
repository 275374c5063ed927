import {
  createActor,
  fromPromise,
  type Actor,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { createStandIns } from '../model/standIn';
import { actorOf, casesOfActor, eventStimuli, type Stimulus } from '../model/stimuli';
import { StepClock } from '../run/clock';
import type { Race, RaceCall } from './race';

/** A part of a race within a page; `RaceTab` reaches it from outside (`stage.ts`). */
export type TabInPage = {
  readonly begin: (input: string) => void;
  readonly take: (stimulus: Pick<Stimulus, 'kind' | 'type' | 'case' | 'actor'>) => void;
  /** The error by which the loss of a request is told, before its connection is cut. */
  readonly willLose: (id: number, name: string) => void;
  readonly state: () => StateValue | null;
  /** How many requests were sent, and which of them are still waited for. */
  readonly sent: () => { readonly count: number; readonly waited: readonly number[] };
  /** Comes when the machine has heard of the end of a request. */
  readonly ended: (id: number) => Promise<void>;
  /** Stops the machine; what it waits for is given up. */
  readonly end: () => void;
};

type Settle = {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** When the machine has taken an answer, which it does in the jobs after the promise's own. */
const afterAll = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** The race of this name among what a module exports. */
const raceIn = (exported: Readonly<Record<string, unknown>>, name: string): Race => {
  const found = (Object.values(exported).flat() as readonly Partial<Race>[]).find(
    (one) => one.name === name && one.parts !== undefined,
  );
  if (!found) throw new Error(`the module exports no race "${name}"`);
  return found as Race;
};

/** Opens a part of a race: an actor of xstate itself, whose requests are those of the page. */
export const openTab = (
  exported: Readonly<Record<string, unknown>>,
  name: string,
  part: string,
): TabInPage => {
  const { parts, calls } = raceIn(exported, name);
  const own = parts[part];
  if (!own) throw new Error(`race "${name}" has no part "${part}"`);
  const { machine, cases } = own;
  const events = eventStimuli(cases);
  const clock = new StepClock();
  const waited = new Map<number, Promise<void>>();
  const losses = new Map<number, string>();
  const settling = new Map<string, Settle>();
  let count = 0;
  let actor: Actor<AnyStateMachine> | undefined;

  const casesOf = (id: string) => casesOfActor(cases, actorOf(machine, id));
  const callOf = (id: string) =>
    calls.find((call) => call.actor === id && call.from.includes(part));
  const outputOf = (id: string, wanted: string): unknown => {
    const found = casesOf(id)?.done?.find((one) => one.name === wanted);
    if (!found) throw new Error(`"${id}" has no outcome "${wanted}"`);
    return found.output;
  };
  const errorOf = (id: string, wanted: string | undefined): unknown =>
    casesOf(id)?.error?.find((one) => one.name === wanted)?.error;

  const ask = async (
    request: number,
    { actor: id, asks }: RaceCall,
    signal: AbortSignal,
  ): Promise<unknown> => {
    signal.addEventListener('abort', () => waited.delete(request));
    try {
      // The machine has come to its new state by then.
      await Promise.resolve();
      const asked = actor ? asks(actor.getSnapshot(), part) : '';
      const response = await fetch(`/ask/${request}`, {
        method: 'POST',
        body: JSON.stringify({ actor: id, asked }),
        signal,
      });
      const answer = (await response.json()) as { name: string };
      return outputOf(id, answer.name);
    } catch (error) {
      if (signal.aborted) throw error;
      throw errorOf(id, losses.get(request)) ?? error;
    } finally {
      waited.delete(request);
    }
  };
  const send = (call: RaceCall, signal: AbortSignal): Promise<unknown> => {
    const request = count++;
    const answered = ask(request, call, signal);
    waited.set(request, answered.then(afterAll, afterAll));
    return answered;
  };
  const logic = fromPromise<unknown>(({ self, signal }) => {
    const call = callOf(self.id);
    return call
      ? send(call, signal)
      : new Promise((resolve, reject) => settling.set(self.id, { resolve, reject }));
  });
  const provided = machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors ?? {}).map((src) => [src, logic]),
    ),
  });

  return {
    begin: (input) => {
      actor = createActor(provided, { clock, input: cases.inputs[input] });
      Object.assign(actor.system, { get: createStandIns() });
      actor.start();
    },
    take: (stimulus) => {
      const { kind, type, case: wanted, actor: id = '' } = stimulus;
      switch (kind) {
        case 'event': {
          const found = events.find((one) => one.type === type && one.case === wanted);
          if (!found) throw new Error(`there is no event "${type}" with the case "${wanted}"`);
          actor?.send(found.event);
          return;
        }
        case 'done':
          settling.get(id)?.resolve(outputOf(id, wanted ?? ''));
          return;
        case 'error':
          settling.get(id)?.reject(errorOf(id, wanted ?? ''));
          return;
        case 'timer':
          clock.fireNext();
          return;
        case 'snapshot':
          throw new Error(`"${id}" is a stream, which cannot be played`);
      }
    },
    willLose: (id, error) => {
      losses.set(id, error);
    },
    state: () => (actor ? (actor.getSnapshot().value as StateValue) : null),
    sent: () => ({ count, waited: [...waited.keys()] }),
    ended: async (id) => waited.get(id),
    end: () => actor?.stop(),
  };
};
