import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createActor, type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';

const machineModules = import.meta.glob<Record<string, unknown>>(
  '../../machines/*/*/*.machine.ts',
  {
    eager: true,
  },
);
const caseModules = import.meta.glob<Record<string, unknown>>('../../machines/*/*/*.cases.ts', {
  eager: true,
});

const flowOf = (file: string) => path.basename(path.dirname(file));
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value;
const isCases = (value: unknown): value is MachineCases =>
  typeof value === 'object' && value !== null && 'machine' in value && 'inputs' in value;

const charts = Object.entries(machineModules).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isMachine)
    .map((machine) => ({ file, flow: flowOf(file), machine })),
);
const cases = Object.entries(caseModules).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isCases)
    .map((found) => ({ flow: flowOf(file), found })),
);

const walk = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(walk),
];

/**
 * A port rejects later; a stream's placeholder throws as soon as it starts, and a child machine is
 * not a request.
 */
function isRequest(machine: AnyStateMachine, src: unknown): boolean {
  const logic =
    typeof src === 'string'
      ? (machine.implementations.actors[src] as AnyActorLogic | undefined)
      : (src as AnyActorLogic);
  if (!logic || isMachine(logic)) return false;
  const actor = createActor(logic, { input: {} });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const waits = actor.getSnapshot().status === 'active';
  actor.stop();
  return waits;
}

const nameOf = (guard: unknown): string | null =>
  typeof guard === 'object' && guard !== null && 'type' in guard
    ? String(guard.type)
    : typeof guard === 'string'
      ? guard
      : null;

/** `after` puts a delayed raise on entry and its cancel on exit. */
const isTimer = (action: object): boolean => {
  const { type, event, sendId } = action as {
    type?: string;
    event?: { type?: string };
    sendId?: string;
  };
  const subject =
    type === 'xstate.raise' ? event?.type : type === 'xstate.cancel' ? sendId : undefined;
  return subject?.startsWith('xstate.after.') ?? false;
};

describe.each(charts.map((chart) => [`${chart.flow}/${chart.machine.id}`, chart] as const))(
  'chart %s',
  (_, { file, flow, machine }) => {
    const nodes = walk(machine.root);
    const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat();

    test('folder, file and machine id are one name', () => {
      expect(path.basename(file), 'the file is named after its folder').toBe(`${flow}.machine.ts`);
      expect(machine.id, 'the id is the flow').toBe(flow);
    });

    test('has cases for the path-coverage tool', () => {
      expect(
        cases.filter((one) => one.flow === flow).map(({ found }) => found.machine.id),
        `machines/${flow}/${flow}.cases.ts declares what can happen to the machine`,
      ).toContain(machine.id);
    });

    test('its case file says which file it is, so that a hash covers its source', () => {
      for (const { found } of cases.filter((one) => one.flow === flow))
        expect(found.file, 'file: import.meta.url').toMatch(`/${flow}.cases.ts`);
    });

    test('states are camelCase', () => {
      expect(
        nodes.map((node) => node.key).filter((key) => !/^[a-z][A-Za-z0-9]*$/.test(key)),
      ).toEqual([]);
    });

    test('events are subject.verb', () => {
      expect(
        machine.events.filter(
          (event) => !/^(xstate\.|\*$|[a-z][A-Za-z0-9]*\.([a-z][A-Za-z0-9]*|\*)$)/.test(event),
        ),
      ).toEqual([]);
    });

    test('delays are named', () => {
      const delays = nodes.flatMap((node) => Object.keys(node.config.after ?? {}));
      expect(
        delays.filter((delay) => !Number.isNaN(Number(delay))),
        'a number says how long, a name says why',
      ).toEqual([]);
    });

    test('a state that waits for an answer ends in -ing, is busy and handles its fault', () => {
      for (const node of nodes) {
        for (const call of node.invoke.filter(({ src }) => isRequest(machine, src))) {
          expect(node.key, `${node.id} waits for ${call.id}: its name ends in -ing`).toMatch(
            /ing([A-Z]\w*)?$/,
          );
          expect(node.tags, `${node.id} waits for ${call.id}: it carries the tag busy`).toContain(
            'busy',
          );
          expect(
            call.onError,
            `${node.id} waits for ${call.id}: a fault must lead somewhere`,
          ).toBeDefined();
        }
      }
    });

    test('a state that ends in -ing waits for an answer', () => {
      const idle = nodes.filter(
        (node) =>
          node !== machine.root &&
          node.key.endsWith('ing') &&
          !(node.tags.includes('busy') && walk(node).some((inner) => inner.invoke.length > 0)),
      );
      expect(
        idle.map((node) => node.id),
        'a waiting state is a noun and owns a screen; -ing is for what is busy',
      ).toEqual([]);
    });

    test('guards are named and start with is, has, can or a similar verb', () => {
      for (const node of nodes) {
        for (const { guard } of transitionsOf(node))
          expect(typeof guard, `${node.id} has an inline guard: name it in setup()`).not.toBe(
            'function',
          );
      }
      const names = Object.keys(machine.implementations.guards);
      const asked = nodes.flatMap((node) =>
        [...transitionsOf(node), ...(node.always ?? [])].map(({ guard }) => nameOf(guard)),
      );
      expect(
        asked.filter((name) => name !== null && !names.includes(name)),
        'every guard that the chart asks is in setup()',
      ).toEqual([]);
      expect(
        names.filter(
          (name) => !/^(is|are|was|has|had|can|may|owes|needs|wants|knows)[A-Z]/.test(name),
        ),
      ).toEqual([]);
    });

    test('effects are named: nothing but assign is written inline', () => {
      const inline = nodes.flatMap((node) =>
        [...node.entry, ...node.exit, ...transitionsOf(node).flatMap(({ actions }) => actions)]
          .filter(
            (action) =>
              typeof action === 'function' &&
              !isTimer(action) &&
              (action as { type?: string }).type !== 'xstate.assign',
          )
          .map(() => node.id),
      );
      expect(inline, 'these states write an effect inline: name it in setup()').toEqual([]);
    });

    test('the context is JSON', () => {
      for (const { found } of cases.filter((one) => one.found.machine.id === machine.id)) {
        for (const [name, input] of Object.entries(found.inputs)) {
          const { context } = createActor(machine, { input }).getSnapshot();
          expect(
            JSON.parse(JSON.stringify(context)),
            `the context from input "${name}" survives JSON: no refs, services, Errors, ` +
              'Dates, Sets',
          ).toEqual(context);
        }
      }
    });
  },
);
