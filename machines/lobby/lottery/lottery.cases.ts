import { defineCases } from '../../shared/cases';
import { lotteryMachine } from './lottery.machine';
import type { LotteryTile } from './lottery.types';

const game = (code: string): LotteryTile => ({
  code,
  name: code,
  group: 'Fast',
  icon: `/media/lottery/${code}.svg`,
  nextDrawAt: 60_000,
  drawsEvery: 60_000,
  waitingTickets: 0,
});
const line = [{ prize: '1', numbers: ['12345'] }];
const ticket = { numbers: ['3', '4', '5'], stake: '100.00', currencySymbol: 'K' };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(lotteryMachine, {
  file: import.meta.url,
  inputs: {
    'no game named': { kind: 'lottery', gameCode: '' },
    'a game named': { kind: 'vnLottery', gameCode: 'B' },
  },
  events: {
    'lottery.choose': [
      { name: 'A', gameCode: 'A' },
      { name: 'B', gameCode: 'B' },
    ],
    'draw.due': [{ name: 'countdown over' }],
    'data.reload': [{ name: 'again' }],
  },
  actors: {
    loadMenu: {
      done: [
        { name: 'two games', output: { games: [game('A'), game('B')], recent: [] } },
        { name: 'none', output: { games: [], recent: [] } },
      ],
      error: offline,
    },
    loadDraws: {
      done: [
        {
          name: 'one draw',
          output: [{ drawNo: '20261121-001', openedAt: 0, prizes: line, tickets: [] }],
        },
        {
          name: 'one draw with tickets',
          output: [
            {
              drawNo: '20261121-001',
              openedAt: 0,
              prizes: line,
              tickets: [{ ...ticket, id: 't1', profit: '49900.00' }],
            },
          ],
        },
      ],
      error: offline,
    },
  },
});
