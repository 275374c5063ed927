import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { RequestOutcome } from '../../machines/shared/request';
import type { PlanPath, PlanStep } from '../../qa/plan/types';
import { errorOf, eventOf, outputOf } from './caseOf';
import type { Gestures } from './walk';
import { walkScreens } from './walkScreens';

/** A form on show, and the port that waits for its answer. */
type FormWorld<TValue> = {
  actor: {
    getSnapshot: () => { value: StateValue };
    send: (event: { type: 'form.cancel' }) => void;
    stop: () => unknown;
  };
  submit: {
    answer: (outcome: RequestOutcome<TValue>) => Promise<void>;
    fail: (error: unknown) => Promise<void>;
  };
};

/**
 * How the plan of a one-shot form (`makeRequest`) is walked through its screen, with the names and
 * words that a person reads.
 */
export type FormWalk<TForm, TWorld> = {
  cases: MachineCases;
  start: (path: PlanPath) => Promise<TWorld>;
  fill: (form: TForm) => void | Promise<void>;
  /** The field whose value is invalid at first, and that a person then corrects. */
  field: () => HTMLInputElement;
  /** Its error message. */
  complaint: string;
  submit: string;
  sending: string;
  /** The way out. By default the form has none of its own: its owner takes it away. */
  leave?: string | RegExp;
  /** Ends a step-up that lies over the form, by the names of its cases. */
  stepUp?: (world: TWorld, name: string) => void | Promise<void>;
};

/** The last message about the request. */
type Walking<TWorld> = TWorld & { message: string | null };
type Step =
  | 'form.submit'
  | 'form.cancel'
  | 'field.changed'
  | `xstate.${'done' | 'error'}.actor.submit`
  | 'xstate.done.actor.stepUp';

const OFFLINE = 'Network link is abnormal, please try again';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/**
 * A test for each path of a form's plan: it is sent, refused, faulted, corrected, accepted and
 * left.
 */
export const walkForm = <
  TForm,
  TValue = null,
  TWorld extends FormWorld<TValue> = FormWorld<TValue>,
>({
  cases,
  start,
  fill,
  field,
  complaint,
  submit,
  sending,
  leave,
  stepUp,
}: FormWalk<TForm, TWorld>): void => {
  const gestures = {
    'form.submit': async (world, name) => {
      await fill((eventOf(cases, 'form.submit', name) as { form: TForm }).form);
      fireEvent.click(button(submit));
      world.message = null;
    },
    'form.cancel': ({ actor }) =>
      leave ? void fireEvent.click(button(leave)) : act(() => actor.send({ type: 'form.cancel' })),
    'field.changed': () => {
      act(() => field().focus());
      fireEvent.change(field(), { target: { value: `${field().value}x` } });
    },
    'xstate.done.actor.submit': async (world, name) => {
      const outcome = outputOf(cases, 'submit', name) as RequestOutcome<TValue>;
      await world.submit.answer(outcome);
      if (outcome.kind === 'refused') world.message = outcome.message;
    },
    'xstate.done.actor.stepUp': (world, name) => stepUp?.(world, name),
    'xstate.error.actor.submit': async (world, name) => {
      await world.submit.fail(errorOf(cases, 'submit', name));
      world.message = OFFLINE;
    },
  } satisfies Gestures<Step, Walking<TWorld>>;

  const expectShown = ({ message }: Walking<TWorld>, value: StateValue, step: PlanStep | null) => {
    const isSending = value === 'sending';
    if (isSending) expect(button(submit)).toHaveAttribute('aria-busy', 'true');
    else expect(button(submit)).not.toHaveAttribute('aria-busy');
    expect(screen.queryAllByText(sending)).toHaveLength(isSending ? 1 : 0);
    // Disabled while the form is sent, or absent.
    const way = leave ? screen.queryByRole('button', { name: leave }) : null;
    if (leave && !isSending) expect(way).not.toHaveAttribute('aria-disabled');
    if (way && isSending) expect(way).toHaveAttribute('aria-disabled', 'true');
    expect(field().readOnly).toBe(isSending);
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
      message === null ? [] : [message],
    );
    if (step?.event === 'form.submit' && !isSending)
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(complaint));
    else expect(field()).toBeValid();
    // A person who corrects one field stays in it, even if others are wrong.
    if (step?.event === 'field.changed') expect(field()).toHaveFocus();
  };

  walkScreens<Walking<TWorld>>({
    cases,
    gestures,
    start: async (path) => ({ ...(await start(path)), message: null }),
    actorOf: ({ actor }) => actor,
    expectShown: (world, value, step) => waitFor(() => expectShown(world, value, step)),
  });
};
