import '../site/shell.setup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom, type InputFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/member/limitChange/limitChange.cases';
import { limitChangeMachine } from '../../../machines/member/limitChange/limitChange.machine';
import type {
  ChangeLimit,
  ChangeOutcome,
} from '../../../machines/member/limitChange/limitChange.types';
import { cases as deskCases } from '../../../machines/member/limits/limits.cases';
import type { LimitDesk } from '../../../machines/member/limits/limits.types';
import { LimitQuestion } from '../../../src/features/member/limits/LimitQuestion';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof limitChangeMachine>['type']
  | `xstate.${'done' | 'error'}.actor.sendChange`;

const start = async (input: string) => {
  const sendChange = new Held<ChangeOutcome, ChangeLimit>();
  const change = createActor(
    limitChangeMachine.provide({ actors: { sendChange: sendChange.logic } }),
    { input: cases.inputs[input] as InputFrom<typeof limitChangeMachine> },
  ).start();
  const desk = outputOf(deskCases, 'readLimits', 'one is set') as LimitDesk;
  await renderView(<LimitQuestion change={change} desk={desk} />);
  return { change, sendChange, input };
};
type World = Awaited<ReturnType<typeof start>>;

/** The title of the question before a change, by the input; what tightens has none. */
const TITLES: Readonly<Record<string, string>> = {
  'a raise': 'Ask for a higher limit?',
  'a removal': 'Ask to remove the limit?',
  'a raise that waited': 'Confirm the raise?',
};
const question = () => screen.getByRole('dialog');
const press = (name: RegExp | string) =>
  void fireEvent.click(within(question()).getByRole('button', { name }));

const gestures = {
  'change.confirm': () => press(/^(Ask for it|Yes, confirm|Send again)$/),
  'change.cancel': () => press('Leave it as it is'),
  'xstate.done.actor.sendChange': ({ sendChange }, name) =>
    sendChange.answer(outputOf(cases, 'sendChange', name) as ChangeOutcome),
  'xstate.error.actor.sendChange': ({ sendChange }, name) =>
    sendChange.fail(errorOf(cases, 'sendChange', name)),
} satisfies Gestures<Step, World>;

const expectState = ({ input }: World, value: StateValue) => {
  if (value === 'lost') {
    expect(question()).toHaveAccessibleName('No answer came');
    return expect(question()).toHaveTextContent(
      'You can safely send it again: it counts only once.',
    );
  }
  const title = TITLES[input];
  if (title === undefined) return expect(screen.queryByRole('dialog')).toBeNull();
  expect(question()).toHaveAccessibleName(title);
  return expect(within(question()).getByRole('status')).toHaveTextContent(
    value === 'sending' ? 'Sending' : /^$/,
  );
};

walkScreens<World>({
  cases,
  gestures,
  start: ({ input }) => start(input),
  actorOf: ({ change }) => change,
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});
