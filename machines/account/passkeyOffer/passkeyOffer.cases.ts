import { defineCases } from '../../shared/cases';
import { creationCase, newPasskeyEnds } from '../../shared/passkeyCase';
import { passkeyOfferMachine } from './passkeyOffer.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(passkeyOfferMachine, {
  file: import.meta.url,
  events: {
    'offer.accept': [{ name: 'click' }],
    'offer.decline': [{ name: 'click' }],
    'offer.close': [{ name: 'click' }],
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
        { name: 'begun', output: { kind: 'begun', creation: creationCase } },
        { name: 'over', output: { kind: 'refused', message: 'Please add it in My account' } },
      ],
      error: offline,
    },
    newPasskey: newPasskeyEnds,
    decline: { done: [{ name: 'kept', output: null }], error: offline },
  },
});
