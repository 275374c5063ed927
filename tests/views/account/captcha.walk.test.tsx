import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import { CAPTCHA_REFRESH_INTERVAL } from '../../../contract/constants';
import { cases } from '../../../machines/account/captcha/captcha.cases';
import type {
  captchaMachine,
  CaptchaPicture,
} from '../../../machines/account/captcha/captcha.machine';
import type { VerificationOutput } from '../../../machines/account/humanVerification/humanVerification.machine';
import type { PlanStep } from '../../../qa/plan/types';
import { errorOf, outputOf } from '../../support/caseOf';
import { button, challenge, click, field, OFFLINE } from '../../support/loginWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderCaptcha, shown, waive, type CaptchaWorld } from './captcha.world';

type Port = 'fetchCaptcha' | 'alternative';
type CaptchaStep =
  | EventFrom<typeof captchaMachine>['type']
  | `xstate.done.actor.${Port}`
  | 'xstate.error.actor.fetchCaptcha';

const gestures = {
  'captcha.refresh': () => click('Refresh captcha'),
  // The form requests it, after a picture that is spent.
  'captcha.renew': ({ actor }) => act(async () => actor.send({ type: 'captcha.renew' })),
  'captcha.waive': waive,
  'picture.broken': () => void fireEvent.error(shown() as HTMLElement),
  'verification.cancel': () => click('Cancel'),
  'xstate.done.actor.fetchCaptcha': ({ fetchCaptcha }, name) =>
    fetchCaptcha.answer(outputOf(cases, 'fetchCaptcha', name) as CaptchaPicture),
  'xstate.error.actor.fetchCaptcha': ({ fetchCaptcha }, name) =>
    fetchCaptcha.fail(errorOf(cases, 'fetchCaptcha', name)),
  'xstate.done.actor.alternative': async ({ fetchChallenge, solveChallenge }, name) => {
    const output = outputOf(cases, 'alternative', name) as VerificationOutput;
    if (output.kind === 'faulted') return fetchChallenge.fail(OFFLINE);
    await fetchChallenge.answer(challenge);
    await solveChallenge.answer(output.kind === 'passed' ? output.solution : null);
  },
} satisfies Gestures<CaptchaStep, CaptchaWorld>;

const FAULTS = ['xstate.error.actor.fetchCaptcha offline', 'xstate.done.actor.alternative faulted'];

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue, step: PlanStep | null) => {
  const { proof } = value as { proof: string | { picture: string } };
  if (typeof proof === 'string')
    return expect(
      screen.getByText(proof === 'waived' ? /No picture needed/ : /Using another check/),
    ).toBeVisible();
  if (proof.picture === 'fetching')
    expect(button('Refresh captcha')).toHaveAttribute('aria-busy', 'true');
  else expect(button('Refresh captcha')).not.toHaveAttribute('aria-busy');
  if (proof.picture === 'shown') expect(shown()).toBeVisible();
  if (proof.picture === 'failed') expect(shown()).toBeNull();
  const fault = expect.stringContaining('Network link is abnormal');
  if (FAULTS.includes(`${step?.event} ${step?.case}`))
    expect(field('Captcha')).toHaveAccessibleDescription(fault);
  if (proof.picture === 'shown') expect(field('Captcha')).not.toHaveAccessibleDescription(fault);
  return undefined;
};

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(CAPTCHA_REFRESH_INTERVAL)),
  start: () => renderCaptcha(),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value, step) => waitFor(() => expectShown(value, step)),
});
