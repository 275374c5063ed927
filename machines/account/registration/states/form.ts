import { registrationSetup } from '../registration.setup';
import { step } from './step';

/** The form: which tab, how far a submit has come, and whether a captcha is asked for. */
export const form = registrationSetup.createStateConfig({
  type: 'parallel',
  // While they are typed: the answers never stop a submit.
  invoke: [
    { id: 'usernameCheck', src: 'fieldCheck', input: { field: 'username' } },
    { id: 'mobileNumCheck', src: 'fieldCheck', input: { field: 'mobileNum' } },
    { id: 'emailCheck', src: 'fieldCheck', input: { field: 'email' } },
  ],
  on: {
    'social.choose': [
      { guard: 'isFormBusy' },
      {
        guard: { type: 'isWithoutConsent', params: ({ event }) => event },
        actions: { type: 'showConsentErrors', params: ({ event }) => event },
      },
      {
        target: 'social',
        actions: { type: 'keepSocial', params: ({ event }) => event.provider },
      },
    ],
  },
  states: {
    way: {
      initial: 'entry',
      states: {
        entry: {
          always: [{ guard: 'isMobileOffered', target: 'mobile' }, { target: 'username' }],
        },
        username: {
          on: {
            'way.choose': [
              { guard: 'isFormBusy' },
              {
                guard: {
                  type: 'isOtherWay',
                  params: ({ event }) => ({ to: event.way, from: 'username' }),
                },
                target: 'mobile',
                actions: 'clearErrors',
              },
            ],
          },
        },
        mobile: {
          on: {
            'way.choose': [
              { guard: 'isFormBusy' },
              {
                guard: {
                  type: 'isOtherWay',
                  params: ({ event }) => ({ to: event.way, from: 'mobile' }),
                },
                target: 'username',
                actions: 'clearErrors',
              },
            ],
          },
        },
      },
    },
    step,
    captcha: {
      initial: 'entry',
      states: {
        entry: { always: [{ guard: 'hasCaptcha', target: 'shown' }, { target: 'hidden' }] },
        hidden: { on: { 'captcha.required': 'shown' } },
        shown: {
          invoke: { id: 'captcha', src: 'captcha' },
          on: {
            'captcha.required': { actions: 'renewCaptcha' },
            'captcha.spent': { actions: 'renewCaptcha' },
          },
        },
      },
    },
  },
});
