import { defineCases } from '../../shared/cases';
import { checkIntervalMachine } from './checkInterval.machine';
import type { Interval } from './checkInterval.types';

const house = (minutes: number): Interval => ({ minutes, usual: 30, least: 15, most: 60 });
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(checkIntervalMachine, {
  file: import.meta.url,
  events: {
    'interval.reload': [{ name: 'click' }],
    'interval.save': [
      { name: 'every 15 minutes', minutes: 15 },
      { name: 'one that is not offered', minutes: 90 },
    ],
  },
  actors: {
    readInterval: {
      done: [
        { name: 'the house’s', output: house(30) },
        { name: 'one that is fixed', output: { minutes: 30, usual: 30, least: 30, most: 30 } },
      ],
      error: offline,
    },
    saveInterval: {
      done: [
        { name: 'saved', output: { kind: 'saved', interval: house(15) } },
        { name: 'refused', output: { kind: 'refused', message: 'Not offered here' } },
      ],
      error: offline,
    },
  },
});
