import { createActor, SimulatedClock } from 'xstate';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import type {
  AnswerInput,
  AnswerOutcome,
  SecondFactorChallenge,
  SecondFactorMethod,
} from '../../../machines/account/secondFactor/secondFactor.types';
import { smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine';
import type {
  SendCodeInput,
  SendCodeOutcome,
} from '../../../machines/account/smsCode/smsCode.types';
import { SecondFactorScreen } from '../../../src/features/account/secondFactor/SecondFactorScreen';
import { SendCode } from '../../../src/features/account/smsCode/SendCode';
import { Held } from '../../support/held';
import { clockOf, type Ticks } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';

const METHODS: SecondFactorChallenge['methods'] = [
  { method: 'mobile', hint: '•••• 3210' },
  { method: 'email', hint: 'tr•••@example.com' },
  { method: 'bankName', hint: null },
  { method: 'google', hint: null },
];
/** The names of the methods. */
export const NAMES = {
  mobile: /^Code by SMS/,
  email: /^Code by e-mail/,
  bankName: /^Bank account name/,
  google: /^Google Authenticator code/,
  authenticator: /^Code of your authenticator app/,
} satisfies Record<SecondFactorMethod, RegExp>;

/**
 * The dialog over its real machine; its ports wait for the test's answers, and its clocks stand
 * still.
 */
export const renderFactor = async (
  challenge: SecondFactorChallenge = { challengeId: 'challenge-1', methods: METHODS },
) => {
  const sendCode = new Held<SendCodeOutcome, SendCodeInput>();
  const answer = new Held<AnswerOutcome, AnswerInput>();
  const ticks: Ticks = { tick: () => undefined };
  const clock = new SimulatedClock();
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        answer: answer.logic,
        smsCode: smsCodeMachine.provide({
          actors: {
            sendCode: sendCode.logic,
            countdown: countdownMachine.provide({ actors: { clock: clockOf(ticks) } }),
          },
        }),
      },
    }),
    { input: { challenge }, clock },
  );
  actor.start();
  await renderView(
    <SecondFactorScreen
      factor={actor}
      sendCode={(code) => <SendCode code={code} withoutPhone />}
    />,
  );
  return { actor, sendCode, answer, ticks, clock };
};
export type FactorWorld = Awaited<ReturnType<typeof renderFactor>>;
