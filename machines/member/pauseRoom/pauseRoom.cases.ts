import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { pauseRoomMachine } from './pauseRoom.machine';
import type { PauseRoom } from './pauseRoom.types';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const DAY = 24 * 3_600_000;
const organisations = [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' }];
const room = (block: PauseRoom['block'], deposit: PauseRoom['deposit'] = null): PauseRoom => ({
  block,
  organisations,
  deposit,
  currencySymbol: 'Ks',
});
const order = { id: 'D-1', amount: '20000.00' };
const aBreak = { kind: 'break' as const, startedAt: CASE_TIME - DAY, endsAt: CASE_TIME + DAY };

export const cases = defineCases(pauseRoomMachine, {
  file: import.meta.url,
  events: {
    'room.reload': [{ name: 'click' }],
    'deposit.settle': [
      { name: 'it was paid', wish: 'paid' },
      { name: 'cancel it', wish: 'cancel' },
    ],
  },
  actors: {
    readRoom: {
      done: [
        { name: 'a break runs', output: room(aBreak) },
        {
          name: 'a break runs, and a deposit is unpaid',
          output: room(aBreak, { ...order, status: 'unpaid' }),
        },
        {
          name: 'a break runs, and a deposit is looked for',
          output: room(aBreak, { ...order, status: 'checking' }),
        },
        {
          name: 'excluded until further notice',
          output: room({ kind: 'exclusion', startedAt: CASE_TIME, endsAt: null }),
        },
        { name: 'nothing runs', output: room(null) },
      ],
      error: offline,
    },
    settleDeposit: {
      done: [
        { name: 'settled', output: { kind: 'settled' } },
        { name: 'refused', output: { kind: 'refused', message: 'This deposit has ended' } },
      ],
      error: offline,
    },
  },
});
