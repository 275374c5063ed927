import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CAPTCHA_REFRESH_INTERVAL } from '../../contract/constants';
import { errorOf, faultMessage, type Message } from '../shared/message';
import { port } from '../shared/port';

/** `image` is a base64 PNG; `key` ties what the person reads to this picture. */
export type CaptchaPicture = { image: string; key: string };

/**
 * The image captcha (spec §2 Login form, §9): a click refreshes it at most once a second, and the later answer wins,
 * because a new fetch aborts the one under way. `captcha.renew` is the form's own wish after a spent picture and is not throttled.
 */
export const captchaMachine = setup({
  types: {
    context: {} as { picture: CaptchaPicture | null; message: Message | null },
    events: {} as { type: 'captcha.refresh' } | { type: 'captcha.renew' },
    tags: {} as 'busy',
  },
  actors: { fetchCaptcha: port<CaptchaPicture, void>('fetchCaptcha') },
  guards: { isRested: stateIn({ throttle: 'rested' }) },
  delays: { refreshInterval: CAPTCHA_REFRESH_INTERVAL },
  actions: {
    keepPicture: assign((_, picture: CaptchaPicture) => ({ picture, message: null })),
    forgetPicture: assign({ picture: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error), picture: null })),
  },
}).createMachine({
  id: 'captcha',
  context: { picture: null, message: null },
  type: 'parallel',
  states: {
    image: {
      initial: 'fetching',
      on: {
        'captcha.refresh': { guard: 'isRested', target: '.fetching', reenter: true },
        'captcha.renew': { target: '.fetching', reenter: true, actions: 'forgetPicture' },
      },
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'fetchCaptcha',
            src: 'fetchCaptcha',
            onDone: { target: 'shown', actions: { type: 'keepPicture', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
          },
        },
        shown: {},
        failed: {},
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
