import { defineCases } from '../../shared/cases';
import { agentDashboardMachine } from './agentDashboard.machine';
import type { DashboardDay } from './agentDashboard.types';

const day = (name: string, figures: Partial<DashboardDay>): DashboardDay => ({
  day: name,
  income: '0.00',
  dividend: '0.00',
  daily: '0.00',
  hourly: '0.00',
  realTime: '0.00',
  rebate: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  bets: '0.00',
  profit: '0.00',
  newMembers: 0,
  ...figures,
});
const days = [
  day('2026-11-10', { income: '200.00', daily: '200.00', bets: '800.00', newMembers: 3 }),
  day('2026-11-20', { income: '250.50', daily: '250.50', profit: '-12.00', newMembers: 1 }),
  day('2026-11-21', { deposits: '100.00', withdrawals: '40.00', bets: '300.00', newMembers: 1 }),
];
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(agentDashboardMachine, {
  file: import.meta.url,
  input: { today: '2026-11-21' },
  events: {
    'period.choose': [{ name: 'a day', period: 'daily' }],
    'data.reload': [{ name: 'click' }],
    'dashboard.save': [{ name: 'click' }],
    'dashboard.print': [{ name: 'click' }],
  },
  actors: {
    readDays: { done: [{ name: 'three days', output: days }], error: offline },
    saveDashboard: { done: [{ name: 'saved', output: null }], error: offline },
    printDashboard: { done: [{ name: 'printed', output: null }], error: offline },
  },
});
