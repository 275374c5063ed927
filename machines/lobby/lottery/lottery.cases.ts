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
});
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(lotteryMachine, {
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
          output: [
            { drawNo: '20261121-001', openedAt: 0, prizes: [{ prize: '1', numbers: ['12345'] }] },
          ],
        },
      ],
      error: offline,
    },
  },
});
