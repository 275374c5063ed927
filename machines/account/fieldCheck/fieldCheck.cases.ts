import { defineCases } from '../../shared/cases';
import { fieldCheckMachine } from './fieldCheck.machine';

export const cases = defineCases(fieldCheckMachine, {
  file: import.meta.url,
  inputs: { username: { field: 'username' } },
  events: {
    'value.typed': [
      { name: 'a name', value: ' thiri ', countryDialingCode: '95' },
      { name: 'nothing', value: ' ', countryDialingCode: '95' },
    ],
    'check.again': [{ name: 'other language' }],
  },
  actors: {
    check: {
      done: [
        { name: 'fit', output: { kind: 'fit' } },
        {
          name: 'taken',
          output: { kind: 'refused', message: 'This account is already in use' },
        },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
