import '../site/shell.setup';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { cases } from '../../../machines/account/switchMember/switchMember.cases';
import { switchMemberMachine } from '../../../machines/account/switchMember/switchMember.machine';
import type {
  LinkOwner,
  SwitchOutcome,
} from '../../../machines/account/switchMember/switchMember.types';
import { SwitchMemberDialog } from '../../../src/features/account/switchMember/SwitchMemberDialog';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readOwner' | 'switchTo';
type Step =
  | EventFrom<typeof switchMemberMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async () => {
  const ports = {
    readOwner: new Held<LinkOwner>(),
    switchTo: new Held<SwitchOutcome, { memberId: string }>(),
  };
  const actor = createActor(
    switchMemberMachine.provide({
      actors: { readOwner: ports.readOwner.logic, switchTo: ports.switchTo.logic },
    }),
    { input: { memberId: 'm1', nickname: 'Thiri' } },
  ).start();
  await renderView(<SwitchMemberDialog actor={actor} />);
  return { actor, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const TITLE = 'You are Thiri. Continue as Kyaw?';
const press = (name: string) =>
  void fireEvent.click(
    within(screen.getByRole('dialog', { name: TITLE })).getByRole('button', { name }),
  );

const gestures = {
  'switchMember.stay': () => press('Stay Thiri'),
  'switchMember.continue': () => press('Continue as Kyaw'),
  // From the address bar.
  'switchMember.close': ({ actor }) => actor.send({ type: 'switchMember.close' }),
  'xstate.done.actor.readOwner': ({ ports }, name) =>
    ports.readOwner.answer(outputOf(cases, 'readOwner', name) as LinkOwner),
  'xstate.error.actor.readOwner': ({ ports }, name) =>
    ports.readOwner.fail(errorOf(cases, 'readOwner', name)),
  'xstate.done.actor.switchTo': ({ ports }, name) =>
    ports.switchTo.answer(outputOf(cases, 'switchTo', name) as SwitchOutcome),
  'xstate.error.actor.switchTo': ({ ports }, name) =>
    ports.switchTo.fail(errorOf(cases, 'switchTo', name)),
} satisfies Gestures<Step, World>;

walkScreens<World>({
  cases,
  gestures,
  start,
  actorOf: ({ actor }) => actor,
  expectShown: ({ actor }, value) => {
    const isAsked = value === 'choice' || value === 'switching';
    const dialogs = screen.queryAllByRole('dialog', { name: TITLE });
    expect(dialogs).toHaveLength(isAsked ? 1 : 0);
    const { message } = actor.getSnapshot().context;
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    if (isAsked)
      expect(alerts).toEqual(message ? [expect.stringContaining('Network link is abnormal')] : []);
  },
});
