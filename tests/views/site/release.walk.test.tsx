import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/site/release/release.cases';
import { releaseMachine } from '../../../machines/site/release/release.machine';
import type { ReleaseOutcome } from '../../../machines/site/release/release.types';
import { NoticePlace } from '../../../src/app/NoticePlace';
import '../../../src/features/site/release/ReleaseNotice';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { standInApp } from '../../support/standInApp';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof releaseMachine>['type']
  | `xstate.${'done' | 'error'}.actor.readRelease`
  | 'xstate.error.actor.reload';

const start = async () => {
  const ports = { readRelease: new Held<ReleaseOutcome>(), reload: new Held<null>() };
  const release = createActor(
    releaseMachine.provide({
      actors: { readRelease: ports.readRelease.logic, reload: ports.reload.logic },
    }),
  ).start();
  await renderView(<NoticePlace app={standInApp({ release })} />);
  return { release, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

const gestures = {
  // The browser tells of it.
  'file.missing': ({ release }) => act(() => release.send({ type: 'file.missing' })),
  'release.reload': () => press('Reload'),
  'release.postpone': () => press('Not now'),
  'xstate.done.actor.readRelease': ({ ports }, name) =>
    ports.readRelease.answer(outputOf(cases, 'readRelease', name) as ReleaseOutcome),
  'xstate.error.actor.readRelease': ({ ports }, name) =>
    ports.readRelease.fail(errorOf(cases, 'readRelease', name)),
  'xstate.error.actor.reload': ({ ports }, name) =>
    ports.reload.fail(errorOf(cases, 'reload', name)),
} satisfies Gestures<Step, World>;

/** What a person sees in a state; said here by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  const notice = screen.queryByRole('status');
  if (value === 'offered') expect(notice).toHaveTextContent(/A new version of this site is here/);
  else expect(notice).toBeNull();
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ release }) => release,
  expectShown: (_, value) => waitFor(() => expectShown(value)),
});
