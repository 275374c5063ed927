import { defineCases } from '../../shared/cases';
import { humanVerificationMachine } from './humanVerification.machine';

const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0f',
    salt: '1e',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: '2d',
};

export const cases = defineCases(humanVerificationMachine, {
  file: import.meta.url,
  inputs: { login: { scope: 'login' }, captcha: { scope: 'captcha' } },
  events: { 'verification.cancel': [{ name: 'click' }] },
  actors: {
    fetchChallenge: {
      done: [{ name: 'a challenge', output: challenge }],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'too many', error: { kind: 'busy', retryAfter: 30 } },
      ],
    },
    solveChallenge: {
      done: [
        { name: 'solved', output: 'solution' },
        { name: 'none found', output: null },
      ],
      error: [{ name: 'worker failed', error: { kind: 'fault' } }],
    },
  },
});
