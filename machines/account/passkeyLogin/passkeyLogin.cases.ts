import { defineCases } from '../../shared/cases';
import { passkeyLoginMachine } from './passkeyLogin.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const answer = {
  id: 'passkey-1',
  rawId: 'passkey-1',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

export const cases = defineCases(passkeyLoginMachine, {
  file: import.meta.url,
  inputs: { member: { side: 'member' }, agent: { side: 'agent' } },
  events: {
    'passkey.ask': [{ name: 'click' }],
    'passkey.cancel': [{ name: 'click' }],
  },
  actors: {
    readRequest: {
      done: [
        {
          name: 'asked',
          output: {
            kind: 'asked',
            request: {
              challenge: 'Y2hhbGxlbmdl',
              rpId: 'localhost',
              timeout: 300_000,
              userVerification: 'required',
            },
          },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'Passkeys do not work at this address' },
        },
      ],
      error: offline,
    },
    autofill: {
      done: [
        { name: 'chosen', output: { kind: 'chosen', answer } },
        { name: 'unavailable', output: { kind: 'unavailable' } },
      ],
      error: offline,
    },
    ask: {
      done: [
        { name: 'chosen', output: { kind: 'chosen', answer } },
        {
          name: 'cancelled',
          output: { kind: 'notChosen', message: { key: 'passkeyLogin:notChosen.cancelled' } },
        },
      ],
      error: offline,
    },
    signIn: {
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
            passwordless: true,
          },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'This passkey cannot log in here' },
        },
      ],
      error: offline,
    },
  },
});
