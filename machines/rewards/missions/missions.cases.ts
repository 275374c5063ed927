import { defineCases } from '../../shared/cases';
import { missionsMachine } from './missions.machine';
import type { MissionBoard, MissionWeek } from './missions.types';

const week: MissionWeek = {
  from: '2026-11-16',
  to: '2026-11-22',
  endsAt: 60_000,
  missions: [
    { kind: 'logins', progress: 2, target: 5, points: 60, finishedAt: null },
    { kind: 'favourite', progress: 1, target: 1, points: 15, finishedAt: 0 },
  ],
  bonus: { amount: '8000.00', currencySymbol: 'K', paidAt: null },
};
const board: MissionBoard = {
  from: '2026-11-16',
  to: '2026-11-22',
  missions: 5,
  members: 2,
  ranks: [
    { place: 1, name: 'ay***7', points: 75, finished: 2, isOwn: false },
    { place: 2, name: 'pl***r', points: 15, finished: 1, isOwn: true },
  ],
  own: { place: 2, name: 'pl***r', points: 15, finished: 1 },
};
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(missionsMachine, {
  file: import.meta.url,
  events: {
    'week.reload': [{ name: 'again' }],
    'week.over': [{ name: 'midnight' }],
    'period.choose': [
      { name: 'last week', period: 'lastWeek' },
      { name: 'this week', period: 'thisWeek' },
    ],
    'board.reload': [{ name: 'again' }],
  },
  actors: {
    loadWeek: { done: [{ name: 'a week', output: week }], error: offline },
    loadBoard: { done: [{ name: 'a board', output: board }], error: offline },
  },
});
