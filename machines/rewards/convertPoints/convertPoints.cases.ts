import { defineCases } from '../../shared/cases';
import { convertPointsMachine } from './convertPoints.machine';

export const cases = defineCases(convertPointsMachine, {
  file: import.meta.url,
  input: { balance: 2_000, minimum: 100, exchangeRatio: '5.00', currencySymbol: 'K' },
  events: {
    'form.submit': [
      { name: 'some', form: { points: '150', password: 'Lagoon#2027' } },
      { name: 'too few', form: { points: '99', password: 'Lagoon#2027' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [
      { name: 'points', field: 'points' },
      { name: 'password', field: 'password' },
    ],
  },
  actors: {
    submit: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', value: 1_850 } },
        { name: 'refused', output: { kind: 'refused', message: 'Wrong password' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
