import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { limitPromptMachine } from './limitPrompt.machine';
import type { LimitPrompt } from './limitPrompt.types';

const first: LimitPrompt = {
  about: 'first',
  isRequired: false,
  suggested: null,
  periods: ['day', 'week', 'month'],
};

export const cases = defineCases(limitPromptMachine, {
  file: import.meta.url,
  inputs: {
    'may be declined': { prompt: first, currencySymbol: 'Ks' },
    required: { prompt: { ...first, isRequired: true }, currencySymbol: 'Ks' },
    'one is filled in': {
      prompt: { ...first, suggested: { period: 'month', amount: '200000' } },
      currencySymbol: 'Ks',
    },
    'one is looked at again': { prompt: { ...first, about: 'review' }, currencySymbol: 'Ks' },
  },
  events: {
    'period.choose': [{ name: '7 days', period: 'week' }],
    'amount.change': [
      { name: 'some', amount: '50000' },
      { name: 'none', amount: '' },
    ],
    'prompt.set': [{ name: 'click' }],
    'prompt.decline': [{ name: 'click' }],
  },
  actors: {
    setLimit: {
      done: [
        {
          name: 'changed',
          output: {
            kind: 'changed',
            limits: {
              limits: [],
              history: [],
              currencySymbol: 'Ks',
              readAt: CASE_TIME,
              ahead: 0,
            },
          },
        },
        { name: 'refused', output: { kind: 'refused', message: 'This is not offered here' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    decline: {
      done: [
        { name: 'declined', output: { kind: 'declined' } },
        { name: 'refused', output: { kind: 'refused', message: 'A limit is required here' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
