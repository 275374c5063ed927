import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import { cases } from '../../../machines/account/secondFactor/secondFactor.cases';
import type {
  AnswerOutcome,
  SecondFactorChallenge,
  SecondFactorEvent,
  SecondFactorMethod,
} from '../../../machines/account/secondFactor/secondFactor.types';
import type { PlanStep } from '../../../qa/plan/types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { button, click, write } from '../../support/loginWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { NAMES, renderFactor, type FactorWorld } from './secondFactor.world';

/** The last message about an answer. */
type World = FactorWorld & { message: string | null };
type FactorStep =
  | SecondFactorEvent['type']
  | `xstate.done.actor.${'mobileCode' | 'emailCode' | 'answer'}`
  | 'xstate.error.actor.answer';

/** The platform sends no more codes, on any screen. */
const lock = async ({ sendCode }: World, method: 'mobile' | 'email') => {
  const choice = screen.queryByRole('button', { name: NAMES[method] });
  if (choice) fireEvent.click(choice);
  await sendCode.answer({ kind: 'locked', message: { text: 'Too many wrong answers' } });
};

const answer = () => screen.getByRole<HTMLInputElement>('textbox');

const gestures = {
  'method.choose': (_, name) => click(NAMES[name as SecondFactorMethod]),
  'method.back': (world) => {
    click('Back');
    world.message = null;
  },
  'code.submit': (world, name) => {
    write(answer(), (eventOf(cases, 'code.submit', name) as { answer: string }).answer);
    click('Verify');
    // An invalid answer keeps the message.
    if (name === 'filled') world.message = null;
  },
  'field.changed': () => write(answer(), `${answer().value}1`),
  'factor.cancel': () => click('Cancel'),
  'xstate.done.actor.mobileCode': (world) => lock(world, 'mobile'),
  'xstate.done.actor.emailCode': (world) => lock(world, 'email'),
  'xstate.done.actor.answer': async (world, name) => {
    const outcome = outputOf(cases, 'answer', name) as AnswerOutcome;
    await world.answer.answer(outcome);
    if (outcome.kind === 'refused') world.message = null;
  },
  'xstate.error.actor.answer': async (world, name) => {
    await world.answer.fail(errorOf(cases, 'answer', name));
    world.message = 'Network link is abnormal, please try again';
  },
} satisfies Gestures<FactorStep, World>;

const COMPLAINTS: Record<string, string> = {
  blank: 'Input cannot be empty',
  'no code': 'Please enter a valid verification code',
};

/** An authenticator is never one of several. */
const CHOICE = [NAMES.mobile, NAMES.email, NAMES.bankName, NAMES.google];

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ message }: World, value: StateValue, step: PlanStep | null) => {
  // What a field's own error says is checked below.
  const describing = screen
    .queryAllByRole('textbox')
    .flatMap((box) => box.getAttribute('aria-describedby')?.split(' ') ?? []);
  expect(
    screen
      .queryAllByRole('alert')
      .filter(({ id }) => !describing.includes(id))
      .map((alert) => alert.textContent),
  ).toEqual(message === null ? [] : [message]);
  expect(screen.queryAllByRole('textbox')).toHaveLength(value === 'choice' ? 0 : 1);
  if (value === 'choice')
    return expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      CHOICE.map((name) => expect.stringMatching(name)),
    );
  if (value === 'answering') return expect(button('Verify')).toHaveAttribute('aria-busy', 'true');
  expect(button('Verify')).not.toHaveAttribute('aria-busy');
  const complaint =
    step?.event === 'code.submit'
      ? COMPLAINTS[step.case ?? '']
      : step?.event === 'xstate.done.actor.answer'
        ? (outputOf(cases, 'answer', step.case ?? '') as { message: string }).message
        : undefined;
  return complaint
    ? expect(answer()).toHaveAccessibleDescription(expect.stringContaining(complaint))
    : expect(answer()).toBeValid();
};

walkScreens<World>({
  cases,
  gestures,
  start: async ({ input }) => ({
    ...(await renderFactor(
      (cases.inputs[input] as { challenge: SecondFactorChallenge }).challenge,
    )),
    message: null,
  }),
  actorOf: ({ actor }) => actor,
  expectShown: (world, value, step) => waitFor(() => expectShown(world, value, step)),
});
