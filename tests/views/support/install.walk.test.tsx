import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromCallback, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/support/install/install.cases';
import { installMachine } from '../../../machines/support/install/install.machine';
import type { InstallAnswer } from '../../../machines/support/install/install.types';
import { InstallOffer } from '../../../src/features/support/guides/InstallOffer';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step = EventFrom<typeof installMachine>['type'] | `xstate.${'done' | 'error'}.actor.askPerson`;

const start = async () => {
  const askPerson = new Held<InstallAnswer>();
  const install = createActor(
    installMachine.provide({
      actors: { offers: fromCallback(() => undefined), askPerson: askPerson.logic },
    }),
  ).start();
  await renderView(<InstallOffer install={install} />);
  return { install, askPerson };
};
type World = Awaited<ReturnType<typeof start>>;

const NAME = 'Install on this device';

const gestures = {
  // The browser tells of it.
  'install.offered': ({ install }) => act(() => install.send({ type: 'install.offered' })),
  'install.start': () => void fireEvent.click(screen.getByRole('button', { name: NAME })),
  'xstate.done.actor.askPerson': ({ askPerson }, name) =>
    askPerson.answer(outputOf(cases, 'askPerson', name) as InstallAnswer),
  'xstate.error.actor.askPerson': ({ askPerson }, name) =>
    askPerson.fail(errorOf(cases, 'askPerson', name)),
} satisfies Gestures<Step, World>;

/** What a person sees in a state; said here by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  const button = screen.queryByRole('button', { name: NAME });
  if (value === 'offered' || value === 'asking') {
    expect(button).toBeVisible();
    expect(button?.getAttribute('aria-busy')).toBe(value === 'asking' ? 'true' : null);
  } else expect(button).toBeNull();
  if (value === 'installed') expect(screen.getByText(/^Installed/)).toBeVisible();
  else expect(screen.queryByText(/^Installed/)).toBeNull();
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ install }) => install,
  expectShown: (_, value) => waitFor(() => expectShown(value)),
});
