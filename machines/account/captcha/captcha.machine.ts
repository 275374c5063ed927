import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CAPTCHA_REFRESH_INTERVAL } from '../../../contract/constants';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import { errorOf, faultMessage, type Message } from '../../shared/message';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';

/** `image` is a base64 PNG; `key` ties what the person reads to this picture. */
export type CaptchaPicture = { image: string; key: string };

/**
 * The image captcha (spec §2 Login form, §9): a click refreshes it at most once a second, and the
 * later answer wins, because a new fetch aborts the one under way. `captcha.renew` is the form's
 * own wish after a spent picture and is not throttled. Whoever cannot read the picture proves to be
 * human another way instead (decisions.md).
 */
export const captchaMachine = setup({
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
    isRested: stateIn({ throttle: 'rested' }),
    isVerification: (_, p: { output: VerificationOutput; kind: VerificationOutput['kind'] }) =>
      p.output.kind === p.kind,
  },
  delays: { refreshInterval: CAPTCHA_REFRESH_INTERVAL },
  actions: {
    keepPicture: assign((_, picture: CaptchaPicture) => ({ picture, message: null })),
    forgetPicture: assign({ picture: null }),
    keepAlternative: assign((_, output: VerificationOutput) => ({
      captchaAlternative: output.kind === 'passed' ? output.solution : null,
    })),
    forgetAlternative: assign({ captchaAlternative: null }),
    clearMessage: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error), picture: null })),
    showVerificationFault: assign((_, output: VerificationOutput) =>
      output.kind === 'faulted' ? { message: output.message } : {},
    ),
  },
}).createMachine({
  id: 'captcha',
  context: { picture: null, captchaAlternative: null, message: null },
  type: 'parallel',
  states: {
    proof: {
      initial: 'picture',
      on: { 'captcha.renew': { target: '.picture', reenter: true, actions: 'forgetPicture' } },
      states: {
        picture: {
          initial: 'fetching',
          on: {
            'captcha.refresh': { guard: 'isRested', target: '.fetching', reenter: true },
            'captcha.waive': { target: 'waiving', actions: 'clearMessage' },
          },
          states: {
            fetching: {
              meta: { requirement: ['§4 Login 7'] },
              tags: 'busy',
              invoke: {
                id: 'fetchCaptcha',
                src: 'fetchCaptcha',
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepPicture', params: ({ event }) => event.output },
                },
                onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
              },
            },
            shown: {},
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
            onDone: [
              {
                guard: {
                  type: 'isVerification',
                  params: ({ event }) => ({ output: event.output, kind: 'passed' }),
                },
                target: 'waived',
                actions: { type: 'keepAlternative', params: ({ event }) => event.output },
              },
              {
                target: 'picture',
                actions: { type: 'showVerificationFault', params: ({ event }) => event.output },
              },
            ],
          },
        },
        waived: { exit: 'forgetAlternative' },
      },
    },
    throttle: {
      initial: 'paused',
      on: {
        'captcha.refresh': { guard: 'isRested', target: '.paused' },
        'captcha.renew': { target: '.paused', reenter: true },
      },
      states: {
        paused: { after: { refreshInterval: 'rested' } },
        rested: {},
      },
    },
  },
});
export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>;
