import { defineCases } from '../../shared/cases';
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
    'creation.cancel': [{ name: 'click' }],
    'saving.retry': [{ name: 'click' }],
    'saving.leave': [{ name: 'click' }],
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
            creation: {
              challenge: 'Y2hhbGxlbmdl',
              rp: { id: 'localhost', name: 'Padauk' },
              user: { id: 'dXNlcg', name: 'player', displayName: 'Player' },
              pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
              timeout: 300_000,
              excludeCredentials: [],
              authenticatorSelection: {
                residentKey: 'required',
                requireResidentKey: true,
                userVerification: 'required',
              },
              attestation: 'none',
            },
          },
        },
        refused,
      ],
      error: offline,
    },
    create: {
      done: [
        {
          name: 'made',
          output: {
            kind: 'made',
            made: {
              id: passkey.id,
              rawId: passkey.id,
              type: 'public-key',
              clientExtensionResults: {},
              response: { clientDataJSON: 'e30', attestationObject: 'oA' },
            },
          },
        },
        {
          name: 'cancelled',
          output: { kind: 'notMade', message: { key: 'passkeys:notMade.cancelled' } },
        },
      ],
      error: offline,
    },
    save: {
      done: [
        { name: 'added', output: { kind: 'added' } },
        { name: 'refused', output: { kind: 'refused', message: 'That took too long' } },
      ],
      error: offline,
    },
    remove: { done: [{ name: 'removed', output: { kind: 'removed' } }, refused], error: offline },
  },
});
