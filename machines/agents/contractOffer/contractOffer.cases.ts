import { defineCases } from '../../shared/cases';
import { contractCase } from '../../shared/contractCase';
import { contractOfferMachine } from './contractOffer.machine';
import type { OfferForm } from './contractOffer.types';

const tiered: OfferForm = {
  period: 'weekly',
  tiers: [{ rate: '10', periodValidBet: '1000', periodProfitLoss: '0', activeMembers: '1' }],
};

export const cases = defineCases(contractOfferMachine, {
  file: import.meta.url,
  input: { downline: { id: 'u-hledan', account: 'hledan' } },
  events: {
    'type.choose': [
      { name: 'dividend', contractType: 'dividend' },
      { name: 'real-time', contractType: 'realTime' },
    ],
    'tier.add': [{ name: 'click' }],
    'tier.remove': [{ name: 'click' }],
    'field.changed': [{ name: 'rate', field: 'tiers.0.rate' }],
    'form.submit': [
      { name: 'one tier', form: tiered },
      {
        name: 'no rate',
        form: {
          period: 'weekly',
          tiers: [{ rate: '', periodValidBet: '1000', periodProfitLoss: '0', activeMembers: '1' }],
        },
      },
      { name: 'real-time', form: { profitRate: '0.2', lossRate: '0.4', singleBetAmount: '100' } },
    ],
    'form.cancel': [{ name: 'click' }],
  },
  actors: {
    sendOffer: {
      done: [
        { name: 'offered', output: { kind: 'offered', contract: contractCase() } },
        {
          name: 'rate too high',
          output: {
            kind: 'refused',
            message: 'The rate is higher than that of your own contract',
            isTooHigh: true,
          },
        },
        {
          name: 'refused',
          output: {
            kind: 'refused',
            message: 'You can offer contracts only to your direct downlines',
            isTooHigh: false,
          },
        },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
  // More tiers behave like two.
  constraint: ({ tiers }) => tiers <= 2,
});
