import { screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/account/newPasskey/newPasskey.cases';
import type {
  newPasskeyMachine,
  NewPasskeyRef,
} from '../../../machines/account/newPasskey/newPasskey.machine';
import type {
  CreateOutcome,
  NewPasskeyInput,
  SaveOutcome,
} from '../../../machines/account/newPasskey/newPasskey.types';
import { NewPasskey as OfOffer } from '../../../src/features/account/passkeyOffer/NewPasskey';
import { NewPasskey as OfAccount } from '../../../src/features/account/passkeys/NewPasskey';
import { errorOf, outputOf } from '../../support/caseOf';
import { holdNewPasskey } from '../../support/holdNewPasskey';
import { click } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'create' | 'save';
type Step =
  | EventFrom<typeof newPasskeyMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`;
type View = (props: { newPasskey: NewPasskeyRef }) => React.ReactNode;

const start = async (View: View) => {
  const held = holdNewPasskey();
  const actor = createActor(held.machine, {
    input: cases.inputs['first'] as NewPasskeyInput,
  }).start();
  await renderView(<View newPasskey={actor} />);
  return { actor, held };
};
type World = Awaited<ReturnType<typeof start>>;

const gesturesOf = (leave: string) =>
  ({
    'creation.cancel': () => click('Cancel'),
    'saving.retry': () => click('Try again'),
    'saving.leave': () => click(leave),
    'xstate.done.actor.create': ({ held }, name) =>
      held.create.answer(outputOf(cases, 'create', name) as CreateOutcome),
    'xstate.error.actor.create': ({ held }, name) =>
      held.create.fail(errorOf(cases, 'create', name)),
    'xstate.done.actor.save': ({ held }, name) =>
      held.save.answer(outputOf(cases, 'save', name) as SaveOutcome),
    'xstate.error.actor.save': ({ held }, name) => held.save.fail(errorOf(cases, 'save', name)),
  }) satisfies Gestures<Step, World>;

/** Written by hand, apart from the selectors. Its owner takes it away when it has ended. */
const SHOWN: Record<string, () => void> = {
  creating: () =>
    expect(screen.getByRole('status')).toHaveTextContent('Please follow the steps on your device.'),
  saving: () => expect(screen.getByRole('status')).toHaveTextContent('Adding the passkey…'),
  unsaved: () => {
    expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  ended: () => undefined,
};

describe.each([
  {
    where: 'My account',
    View: OfAccount,
    leave: 'Cancel',
    unsure: /we do not know yet whether it was added/,
  },
  { where: 'the offer', View: OfOffer, leave: 'Close', unsure: /^Network link is abnormal/ },
])('in $where', ({ View, leave, unsure }) => {
  walkScreens({
    cases,
    gestures: gesturesOf(leave),
    start: () => start(View),
    actorOf: ({ actor }) => actor,
    expectShown: (_, value: StateValue) =>
      waitFor(() => {
        SHOWN[value as string]?.();
        if (value === 'unsaved') expect(screen.getByText(unsure)).toBeVisible();
      }),
  });
});
