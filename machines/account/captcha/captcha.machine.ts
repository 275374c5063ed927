import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CAPTCHA_REFRESH_INTERVAL } from '../../../contract/constants';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';

/** `image` is a base64 PNG; `key` ties the person's answer to this picture. */
export type CaptchaPicture = { image: string; key: string };

const captchaSetup = setup({
  types: {
    context: {} as {
      picture: CaptchaPicture | null;
      captchaAlternative: string | null;
      message: Message | null;
    },
    events: {} as
      | { type: 'captcha.refresh' }
      | { type: 'captcha.renew' }
      | { type: 'captcha.waive' }
      /** The browser could not draw the picture. */
      | { type: 'picture.broken' }
      | { type: 'verification.cancel' },
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as { fetchCaptcha: 'fetchCaptcha'; alternative: 'humanVerification' },
  },
  actors: {
    fetchCaptcha: port<CaptchaPicture, void>('fetchCaptcha'),
    humanVerification: humanVerificationMachine,
  },
  guards: {
    isThrottleIdle: stateIn({ throttle: 'idle' }),
  },
  delays: { refreshInterval: CAPTCHA_REFRESH_INTERVAL },
  actions: {
    keepPicture: assign((_, picture: CaptchaPicture) => ({ picture, message: null })),
    forgetPicture: assign({ picture: null }),
    keepAlternative: assign((_, { solution }: OfKind<VerificationOutput, 'passed'>) => ({
      captchaAlternative: solution,
    })),
    forgetAlternative: assign({ captchaAlternative: null }),
    clearMessage: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error), picture: null })),
    showBroken: assign({ message: { key: 'captcha:broken' }, picture: null }),
    showVerificationFault: assign((_, output: VerificationOutput) =>
      output.kind === 'faulted' ? { message: output.message } : {},
    ),
  },
}).extend({ guards: kindGuards('passed') });
const { onFault, onOutcome, onOutput } = branchesOf(captchaSetup);

/**
 * The image captcha (spec §2 Login form, §9). A click refreshes it at most once a second. A new
 * fetch aborts the one under way, so the last one counts. `captcha.renew` is the form's own request
 * after a used picture and is not throttled. A person who cannot read the picture solves the human
 * verification instead (docs/decisions/0041).
 */
export const captchaMachine = captchaSetup.createMachine({
  id: 'captcha',
  context: { picture: null, captchaAlternative: null, message: null },
  type: 'parallel',
  states: {
    proof: {
      initial: 'picture',
      on: { 'captcha.renew': { target: '.picture', actions: 'forgetPicture' } },
      states: {
        picture: {
          initial: 'fetching',
          on: {
            'captcha.refresh': { guard: 'isThrottleIdle', target: '.fetching', reenter: true },
            'captcha.waive': { target: 'waiving', actions: 'clearMessage' },
          },
          states: {
            fetching: {
              meta: { requirement: ['§4 Login 7'] },
              tags: 'busy',
              invoke: {
                id: 'fetchCaptcha',
                src: 'fetchCaptcha',
                onDone: onOutput('fetchCaptcha', { target: 'shown', actions: 'keepPicture' }),
                onError: onFault({ target: 'failed', actions: 'showFault' }),
              },
            },
            shown: { on: { 'picture.broken': { target: 'failed', actions: 'showBroken' } } },
            failed: {},
          },
        },
        waiving: {
          tags: 'busy',
          on: { 'verification.cancel': 'picture' },
          invoke: {
            id: 'alternative',
            src: 'humanVerification',
            input: { scope: 'captcha' },
            onDone: onOutcome('humanVerification', {
              passed: { target: 'waived', actions: 'keepAlternative' },
              otherwise: { target: 'picture', actions: 'showVerificationFault' },
            }),
          },
        },
        waived: { exit: 'forgetAlternative' },
      },
    },
    throttle: {
      initial: 'paused',
      on: {
        'captcha.refresh': { guard: 'isThrottleIdle', target: '.paused' },
        'captcha.renew': { target: '.paused' },
      },
      states: {
        paused: { after: { refreshInterval: 'idle' } },
        idle: {},
      },
    },
  },
});
export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>;
