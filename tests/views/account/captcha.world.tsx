import { screen } from '@testing-library/react';
import { createActor, SimulatedClock } from 'xstate';
import type { Challenge, VerificationScope } from '../../../contract/session';
import {
  captchaMachine,
  type CaptchaPicture,
} from '../../../machines/account/captcha/captcha.machine';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { CaptchaField } from '../../../src/features/account/captcha/CaptchaField';
import { Held } from '../../support/held';
import { button, click } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';

/**
 * The captcha's field over its real machine; its ports wait for the test's answers, and its clock
 * stands still.
 */
export const renderCaptcha = async (props: Partial<Parameters<typeof CaptchaField>[0]> = {}) => {
  const fetchCaptcha = new Held<CaptchaPicture>();
  const fetchChallenge = new Held<Challenge, { scope: VerificationScope }>();
  const solveChallenge = new Held<string | null, { challenge: Challenge }>();
  const clock = new SimulatedClock();
  const humanVerification = humanVerificationMachine.provide({
    actors: { fetchChallenge: fetchChallenge.logic, solveChallenge: solveChallenge.logic },
  });
  const actor = createActor(
    captchaMachine.provide({ actors: { fetchCaptcha: fetchCaptcha.logic, humanVerification } }),
    { clock },
  );
  actor.start();
  await renderView(
    <form aria-label="form">
      <CaptchaField captcha={actor} {...props} />
    </form>,
  );
  const sent = () =>
    Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'form' })));
  return { actor, fetchCaptcha, fetchChallenge, solveChallenge, clock, sent };
};
export type CaptchaWorld = Awaited<ReturnType<typeof renderCaptcha>>;

export const waive = () => click("I can't read the picture");
export const shown = () => button('Refresh captcha').querySelector('img');
