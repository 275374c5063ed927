import { defineCases } from '../../shared/cases';
import { stepUpMachine } from './stepUp.machine';
import type { StepUp } from './stepUp.types';

const offline = { name: 'offline', error: { kind: 'offline' } };
const gone = { name: 'session gone', error: { kind: 'session' } };
const refused = {
  name: 'refused',
  output: { kind: 'refused', message: 'That took too long, please try again' },
} as const;
const withdrawal: StepUp = {
  action: 'withdrawal',
  amount: '250.50',
  currencySymbol: 'K',
  target: '•••• 7890',
  methods: ['passkey', 'authenticator'],
  passkey: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [{ id: 'passkey-1', type: 'public-key' }],
  },
};
const opened = (name: string, over: Partial<StepUp>) => ({
  name,
  output: { kind: 'opened' as const, stepUp: { ...withdrawal, ...over } },
});

export const cases = defineCases(stepUpMachine, {
  file: import.meta.url,
  input: { id: 'step-up-1' },
  events: {
    'opening.retry': [{ name: 'click' }],
    'passkey.ask': [{ name: 'click' }],
    'passkey.cancel': [{ name: 'click' }],
    'method.change': [{ name: 'click' }],
    'code.submit': [
      { name: 'filled', code: '123456' },
      { name: 'no code', code: '12' },
    ],
    'password.submit': [
      { name: 'filled', password: '246810' },
      { name: 'empty', password: '' },
    ],
    'field.changed': [{ name: 'typing' }],
    'stepUp.cancel': [{ name: 'click' }],
  },
  actors: {
    open: {
      done: [
        opened('passkey and app', {}),
        opened('app only', { methods: ['authenticator'], passkey: null }),
        opened('a new account', {
          action: 'payoutAccount',
          amount: null,
          methods: ['paymentPassword'],
          passkey: null,
        }),
        refused,
      ],
      error: [offline, gone],
    },
    ask: {
      done: [
        {
          name: 'chosen',
          output: {
            kind: 'chosen',
            answer: {
              id: 'passkey-1',
              rawId: 'passkey-1',
              type: 'public-key',
              clientExtensionResults: {},
              response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AQ' },
            },
          },
        },
        {
          name: 'cancelled',
          output: { kind: 'notChosen', message: { key: 'stepUp:notChosen.cancelled' } },
        },
      ],
      error: [offline],
    },
    prove: {
      done: [
        { name: 'proved', output: { kind: 'proved' } },
        { name: 'wrong', output: { kind: 'wrong', message: 'That is not right' } },
        refused,
      ],
      error: [offline, gone],
    },
  },
});
