import { defineCases } from '@croupier/paths';
import { machine } from './monitor-patient.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    'sensor.pulse': [{ name: 'high' }],
    'sensor.breath': [{ name: 'low' }],
    'nurse.come': [{ name: 'in' }],
    discharge: [{ name: 'signed' }],
  },
  constraint: ({ alarms }) => alarms < 3,
});
