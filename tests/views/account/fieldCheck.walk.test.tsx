import '../../ui/floating.setup';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { cases } from '../../../machines/account/fieldCheck/fieldCheck.cases';
import type {
  FieldCheckRef,
  fieldCheckMachine,
} from '../../../machines/account/fieldCheck/fieldCheck.machine';
import type { FieldCheckOutcome } from '../../../machines/account/fieldCheck/fieldCheck.types';
import { cases as forms } from '../../../machines/account/registration/registration.cases';
import type { RegisterSetup } from '../../../machines/account/registration/registration.types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { renderRegistration, type RegistrationWorld } from '../../support/registrationWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step = EventFrom<typeof fieldCheckMachine>['type'] | `xstate.${'done' | 'error'}.actor.check`;

const PAUSE = 600;
const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ });
const checkOf = ({ actor }: RegistrationWorld) =>
  actor.getSnapshot().children.usernameCheck as FieldCheckRef;

const gestures = {
  'value.typed': (_, name) => {
    const { value } = eventOf(cases, 'value.typed', name) as { value: string };
    // The same text again would be no gesture.
    const typed = username().value === value ? `${value} ` : value;
    fireEvent.input(username(), { target: { value: typed } });
  },
  'check.again': ({ actor }) => act(async () => actor.send({ type: 'rules.reload' })),
  'xstate.done.actor.check': ({ ports }, name) =>
    ports.check.answer(outputOf(cases, 'check', name) as FieldCheckOutcome),
  'xstate.error.actor.check': ({ ports }, name) => ports.check.fail(errorOf(cases, 'check', name)),
} satisfies Gestures<Step, RegistrationWorld>;

afterEach(() => void vi.useRealTimers());
walkScreens({
  cases,
  gestures,
  start: async () => {
    vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
    });
    const world = await renderRegistration();
    const setup = outputOf(forms, 'loadSetup', 'username only, captcha') as RegisterSetup;
    await world.ports.loadSetup.answer(setup);
    return world;
  },
  actorOf: (world) => ({
    getSnapshot: () => checkOf(world).getSnapshot(),
    stop: () => world.actor.stop(),
  }),
  onTimer: async () => void (await act(() => vi.advanceTimersByTimeAsync(PAUSE))),
  expectShown: ({ ports }, value) => {
    // A refused value is told by its field, and by nothing else.
    const isRefused = value === 'refused';
    expect(username().getAttribute('aria-invalid')).toBe(isRefused ? 'true' : null);
    if (isRefused)
      expect(username()).toHaveAccessibleDescription(
        expect.stringContaining('This account is already in use'),
      );
    expect(screen.queryAllByRole('alert')).toEqual([]);
    if (value === 'checking')
      expect(ports.check.inputs.at(-1)).toMatchObject({ field: 'username', value: 'thiri' });
  },
});
