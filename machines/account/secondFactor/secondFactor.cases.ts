import { defineCases } from '../../shared/cases';
import { secondFactorMachine } from './secondFactor.machine';
import type { SecondFactorMethod } from './secondFactor.types';

const challengeOf = (...methods: { method: SecondFactorMethod; hint: string | null }[]) => ({
  challenge: { challengeId: 'challenge-1', methods },
});
const mobile = { method: 'mobile', hint: '•••• 3210' } as const;
const email = { method: 'email', hint: 'tr•••@example.com' } as const;
const bankName = { method: 'bankName', hint: null } as const;
const authenticator = { method: 'authenticator', hint: null } as const;
const google = { method: 'google', hint: null } as const;

const locked = { kind: 'locked', message: 'Too many wrong answers' } as const;
const codeLocked = { kind: 'locked', message: { text: 'Too many wrong answers' } } as const;
const offline = { name: 'offline', error: { kind: 'offline' } };

export const cases = defineCases(secondFactorMachine, {
  file: import.meta.url,
  inputs: {
    'every method': challengeOf(mobile, email, bankName, google),
    'mobile only': challengeOf(mobile),
    'bank account name only': challengeOf(bankName),
    'authenticator only': challengeOf(authenticator),
  },
  events: {
    'method.choose': [
      { name: 'mobile', method: 'mobile' },
      { name: 'email', method: 'email' },
      { name: 'bankName', method: 'bankName' },
      { name: 'google', method: 'google' },
    ],
    'method.back': [{ name: 'click' }],
    'code.submit': [
      { name: 'filled', answer: '123456' },
      { name: 'blank', answer: ' ' },
      { name: 'no code', answer: '12' },
      { name: 'recovery code', answer: 'o1a2b-c3d4e' },
    ],
    'field.changed': [{ name: 'typing' }],
    'factor.cancel': [{ name: 'click' }],
  },
  actors: {
    mobileCode: { done: [{ name: 'locked', output: codeLocked }] },
    emailCode: { done: [{ name: 'locked', output: codeLocked }] },
    answer: {
      done: [
        {
          name: 'granted',
          output: {
            kind: 'granted',
            firstTimeLogin: false,
            passwordExpired: false,
            passwordDefault: false,
            expiryEnforced: false,
            passwordRule: { min: 6, max: 16 },
            memberType: 0,
            passwordless: false,
          },
        },
        { name: 'refused', output: { kind: 'refused', message: 'That answer is not right' } },
        { name: 'locked', output: locked },
      ],
      error: [offline],
    },
  },
});
