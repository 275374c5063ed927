import { defineCases } from '../../shared/cases';
import { creationCase, newPasskeyEnds } from '../../shared/passkeyCase';
import { passkeysMachine } from './passkeys.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const refused = {
  name: 'refused',
  output: { kind: 'refused', message: 'The password is wrong', field: 'password' },
} as const;
const passkey = {
  id: 'passkey-1',
  browser: 'Chrome',
  system: 'Windows',
  madeAt: 1_700_000_000_000,
  usedAt: null,
};

export const cases = defineCases(passkeysMachine, {
  file: import.meta.url,
  inputs: { member: { isTrial: false }, trial: { isTrial: true } },
  events: {
    'passkeys.retry': [{ name: 'click' }],
    'passkey.add': [{ name: 'click' }],
    'passkey.remove': [{ name: 'click', id: passkey.id }],
    'proof.submit': [
      { name: 'complete', proof: { password: 'Croupier#2026' } },
      { name: 'incomplete', proof: { password: '' } },
    ],
    'proof.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'password', field: 'password' }],
  },
  actors: {
    readPasskeys: {
      done: [
        { name: 'one', output: { passkeys: [passkey], asksCode: false, isSupported: true } },
        { name: 'unsupported', output: { passkeys: [], asksCode: false, isSupported: false } },
      ],
      error: offline,
    },
    begin: {
      done: [
        {
          name: 'begun',
          output: {
            kind: 'begun',
            creation: creationCase,
          },
        },
        refused,
      ],
      error: offline,
    },
    newPasskey: newPasskeyEnds,
    remove: { done: [{ name: 'removed', output: { kind: 'removed' } }, refused], error: offline },
  },
});
