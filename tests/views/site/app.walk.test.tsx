import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type StateValue } from 'xstate';
import type { LanguageCode } from '../../../contract/constants';
import { cases } from '../../../machines/site/app/app.cases';
import type {
  AppEvent,
  AppInput,
  BootOutcome,
  StatusOutcome,
} from '../../../machines/site/app/app.types';
import type { PlanStep } from '../../../qa/plan/types';
import { createWholeI18n } from '../../support/wholeWords';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { createWorld, never, renderApp } from './shell.world';

type Port = 'boot' | 'readStatus' | 'checkStatus' | 'switchLanguage';
type Step = AppEvent['type'] | `xstate.${'done' | 'error'}.actor.${Port}`;
const STATUS_INTERVAL = 60_000;

/** The agents' page stands for the product: it is the lightest page with the choice of language. */
const PATH = '/agent';

const start = async (input: AppInput) => {
  const ports = {
    boot: new Held<BootOutcome>(),
    readStatus: new Held<StatusOutcome>(),
    switchLanguage: new Held<null, { language: LanguageCode }>(),
  };
  const clock = new SimulatedClock();
  const { app: whole } = createWorld({ restoreSession: never });
  const app = createActor(
    whole.logic.provide({
      actors: {
        boot: ports.boot.logic,
        readStatus: ports.readStatus.logic,
        switchLanguage: ports.switchLanguage.logic,
      },
    }),
    { clock, input: { ...input, visit: { ...input.visit, path: PATH } } },
  ).start();
  // The words stay English: another test checks that they change.
  renderApp(app, await createWholeI18n('EN'), PATH);
  return { app, clock, ports, language: input.language, wanted: input.language };
};
type World = Awaited<ReturnType<typeof start>>;

const select = () => screen.getByRole('combobox', { name: 'Language' });
const recheck = () => screen.queryByRole('button', { name: 'Check again' });

const gestures = {
  'boot.retry': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'status.recheck': ({ app }) => {
    const button = recheck();
    // In reality a tab that becomes visible, or a connection that is back.
    if (button) fireEvent.click(button);
    else act(() => app.send({ type: 'status.recheck' }));
  },
  'language.choose': (world, name) => {
    world.wanted = (eventOf(cases, 'language.choose', name) as { language: LanguageCode }).language;
    fireEvent.change(select(), { target: { value: world.wanted } });
  },
  'xstate.done.actor.boot': ({ ports }, name) =>
    ports.boot.answer(outputOf(cases, 'boot', name) as BootOutcome),
  'xstate.error.actor.boot': ({ ports }, name) => ports.boot.fail(errorOf(cases, 'boot', name)),
  'xstate.done.actor.readStatus': ({ ports }, name) =>
    ports.readStatus.answer(outputOf(cases, 'readStatus', name) as StatusOutcome),
  'xstate.error.actor.readStatus': ({ ports }, name) =>
    ports.readStatus.fail(errorOf(cases, 'readStatus', name)),
  'xstate.done.actor.checkStatus': ({ ports }, name) =>
    ports.readStatus.answer(outputOf(cases, 'checkStatus', name) as StatusOutcome),
  'xstate.error.actor.checkStatus': ({ ports }, name) =>
    ports.readStatus.fail(errorOf(cases, 'checkStatus', name)),
  'xstate.done.actor.switchLanguage': async (world) => {
    world.language = world.wanted;
    await world.ports.switchLanguage.answer(null);
  },
  'xstate.error.actor.switchLanguage': ({ ports }, name) =>
    ports.switchLanguage.fail(errorOf(cases, 'switchLanguage', name)),
} satisfies Gestures<Step, World>;

const TITLES = {
  product: /^Build a team/,
  bootFailed: 'The page could not start',
  maintenance: 'System maintenance',
  regionBlocked: 'Access restricted',
};
type Value = {
  language: 'steady' | 'switching';
  platform:
    | 'bootFailed'
    | { product: string }
    | { closed: { reason: 'maintenance' | 'regionBlocked'; check: 'idle' | 'checking' } };
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ language, wanted }: World, value: Value, step: PlanStep | null) => {
  const { platform } = value;
  const closed = typeof platform === 'object' && 'closed' in platform ? platform.closed : null;
  const shown = closed?.reason ?? (platform === 'bootFailed' ? platform : 'product');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: TITLES[shown] })).toBeVisible();
  if (closed)
    expect(recheck()?.getAttribute('aria-busy') ?? null).toBe(
      closed.check === 'checking' ? 'true' : null,
    );
  else expect(recheck()).toBeNull();
  if (shown === 'regionBlocked') expect(main.getByText('203.0.113.7')).toBeVisible();
  if (shown === 'bootFailed')
    expect(main.getByRole('alert')).toHaveTextContent('Network link is abnormal');

  const isSwitching = value.language === 'switching';
  expect(select()).toHaveValue(isSwitching ? wanted : language);
  expect(select().getAttribute('aria-busy')).toBe(isSwitching ? 'true' : null);
  if (step?.event === 'xstate.error.actor.switchLanguage')
    expect(screen.getByRole('alert')).toHaveTextContent(/language/i);
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock }) => act(() => clock.increment(STATUS_INTERVAL)),
  start: ({ input }) => start(cases.inputs[input] as AppInput),
  actorOf: ({ app }) => app,
  expectShown: (world, value: StateValue, step) =>
    waitFor(() => expectShown(world, value as Value, step)),
});
