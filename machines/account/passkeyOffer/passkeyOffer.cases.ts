import { defineCases } from '../../shared/cases';
import { passkeyOfferMachine } from './passkeyOffer.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(passkeyOfferMachine, {
  file: import.meta.url,
  events: {
    'offer.accept': [{ name: 'click' }],
    'offer.decline': [{ name: 'click' }],
    'offer.close': [{ name: 'click' }],
    'creation.cancel': [{ name: 'click' }],
    'saving.retry': [{ name: 'click' }],
  },
  actors: {
    readDevice: {
      done: [
        { name: 'able', output: true },
        { name: 'unable', output: false },
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
        { name: 'over', output: { kind: 'refused', message: 'Please add it in My account' } },
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
    decline: { done: [{ name: 'kept', output: null }], error: offline },
  },
});
