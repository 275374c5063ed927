import { defineCases } from '../../shared/cases';
import { creationCase } from '../../shared/passkeyCase';
import { newPasskeyMachine } from './newPasskey.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(newPasskeyMachine, {
  file: import.meta.url,
  inputs: { first: { creation: creationCase } },
  events: {
    'creation.cancel': [{ name: 'click' }],
    'saving.retry': [{ name: 'click' }],
    'saving.leave': [{ name: 'click' }],
  },
  actors: {
    create: {
      done: [
        {
          name: 'made',
          output: {
            kind: 'made',
            made: {
              id: 'passkey-1',
              rawId: 'passkey-1',
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
  },
});
