import type { AnyStateMachine } from 'xstate';
import { loginMachine } from '../../machines/account/login/login.machine';
import { memberCentreMachine } from '../../machines/member/memberCentre/memberCentre.machine';
import { pagesMachine } from '../../machines/site/pages/pages.machine';
import { supportMachine } from '../../machines/support/support/support.machine';
import { sessionMachine } from '../../machines/site/session/session.machine';

const machines = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>('../../machines/*/*/*.machine.ts', { eager: true }),
  )
    .flatMap((file) => Object.values(file))
    .filter(isMachine)
    .map((machine) => [machine.id, machine]),
);

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value;
}

/** The children that a machine knows by type alone (`child`). */
const isPlaceholder = (logic: AnyStateMachine) => 'isPatient' in (logic.config.meta ?? {});

/**
 * The machine with every child machine that the app supplies later, at every depth; their ports are
 * still open.
 */
const whole = <TMachine extends AnyStateMachine>(machine: TMachine): TMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
        if (!isMachine(logic)) return [];
        const child = isPlaceholder(logic) ? machines.get(name) : logic;
        if (!child) throw new Error(`there is no machine ${name}`);
        return [[name, whole(child)]];
      }),
    ),
  }) as TMachine;

export const wholeLogin = whole(loginMachine);
export const wholeCentre = whole(memberCentreMachine);
export const wholePages = whole(pagesMachine);
export const wholeSupport = whole(supportMachine);
export const wholeSession = whole(sessionMachine);
