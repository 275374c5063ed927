import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import { cases } from '../../../machines/site/countdown/countdown.cases';
import type { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import type { CodeWait } from '../../../machines/account/smsCode/smsCode.types';
import type { PlanStep } from '../../../qa/plan/types';
import { SendCode } from '../../../src/features/account/smsCode/SendCode';
import { eventOf } from '../../support/caseOf';
import { click } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import { runningIn } from '../../support/runningIn';
import { makeCode } from '../../support/smsWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

/** It has no screen of its own: a sent code shows when the next one can be requested. */
const start = async (wait: CodeWait) => {
  const sms = makeCode('secondFactor');
  await renderView(<SendCode code={sms.code} withoutPhone />);
  click('Send code');
  await sms.ports.sendCode.answer({ kind: 'sent', receipt: null, ...wait });
  return { ...sms, countdown: runningIn(sms.code.getSnapshot().children.countdown) };
};
type World = Awaited<ReturnType<typeof start>>;

const gestures = {
  'clock.ticked': ({ ticks }, name) =>
    act(() => ticks.tick((eventOf(cases, 'clock.ticked', name) as { now: number }).now)),
} satisfies Gestures<EventFrom<typeof countdownMachine>['type'], World>;

const expectLeft = (step: PlanStep | null) =>
  expect(screen.getByRole('timer')).toHaveTextContent(
    step ? 'A new code in 0:45' : 'A new code in 1:00',
  );
const expectOver = () => expect(screen.queryByRole('timer')).toBeNull();

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as CodeWait),
  actorOf: ({ code, countdown }) => ({
    getSnapshot: () => countdown.getSnapshot(),
    stop: () => code.stop(),
  }),
  expectShown: (_, _value, step) => waitFor(() => expectLeft(step)),
  expectEnded: () => waitFor(expectOver),
});
