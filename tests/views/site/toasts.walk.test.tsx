import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/site/toasts/toasts.cases';
import { toastsMachine } from '../../../machines/site/toasts/toasts.machine';
import { Toasts } from '../../../src/features/site/toasts/Toasts';
import { eventOf } from '../../support/caseOf';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type ToastsEvent = EventFrom<typeof toastsMachine>;
const LIFETIME = 6_000;

const start = async () => {
  const clock = new SimulatedClock();
  const toasts = createActor(toastsMachine, { clock }).start();
  await renderView(<Toasts toasts={toasts} />);
  return { toasts, clock, waiting: [] as string[] };
};
type World = Awaited<ReturnType<typeof start>>;

const WORDS: Record<string, string> = {
  'a fault': 'Network link is abnormal, please try again',
  'a warning': 'You are not logged in, please login',
};
const words = () => screen.getByText((text) => Object.values(WORDS).includes(text));
const close = () => screen.queryByRole('button', { name: 'Close' });

const gestures = {
  // Pushed by any machine with a message.
  'toast.push': ({ toasts, waiting }, name) => {
    const said = WORDS[name] ?? '';
    if (!waiting.includes(said)) waiting.push(said);
    act(() =>
      toasts.send({
        ...(eventOf(cases, 'toast.push', name) as object),
        type: 'toast.push',
      } as ToastsEvent),
    );
  },
  'toast.dismiss': ({ waiting }) => {
    waiting.shift();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  },
  'toast.hold': () => void fireEvent.pointerEnter(words()),
  'toast.release': () => void fireEvent.pointerLeave(words()),
} satisfies Gestures<ToastsEvent['type'], World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ waiting, clock }: World, value: StateValue) => {
  if (value === 'empty') return expect(close()).toBeNull();
  if (value === 'held') act(() => clock.increment(10 * LIFETIME));
  expect(words()).toHaveTextContent(waiting[0] ?? '');
  return expect(close()).toBeVisible();
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock, waiting }) => {
    waiting.shift();
    act(() => clock.increment(LIFETIME));
  },
  start,
  actorOf: ({ toasts }) => toasts,
  expectShown: (world, value) => waitFor(() => expectShown(world, value)),
});
