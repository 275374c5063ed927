import { defineCases } from '../../shared/cases';
import { redeemRewardMachine } from './redeemReward.machine';

export const cases = defineCases(redeemRewardMachine, {
  file: import.meta.url,
  input: {
    reward: {
      id: 'umbrella',
      kind: 'gift',
      name: 'Umbrella',
      detail: '',
      imageUrl: '',
      points: 1_800,
    },
    balance: 2_000,
  },
  events: {
    'form.submit': [
      { name: 'with password', form: { password: 'Lagoon#2027' } },
      { name: 'without', form: { password: '' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'password', field: 'password' }],
  },
  actors: {
    submit: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', value: 200 } },
        { name: 'refused', output: { kind: 'refused', message: 'Wrong password' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
