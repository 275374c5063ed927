import { defineCases } from '../../shared/cases';
import { countriesMachine } from './countries.machine';

export const cases = defineCases(countriesMachine, {
  file: import.meta.url,
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [
      { name: 'from elsewhere', value: [{ countryCode: 'MM', countryDialingCode: '95' }] },
    ],
  },
  actors: {
    load: {
      done: [
        {
          name: 'two countries',
          output: [
            { countryCode: 'MM', countryDialingCode: '95' },
            { countryCode: 'TH', countryDialingCode: '66' },
          ],
        },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
