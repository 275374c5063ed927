import { defineCases } from '../../shared/cases';
import { agentOverviewMachine } from './agentOverview.machine';

const figures = {
  deposits: '100.00',
  withdrawals: '40.00',
  bets: '300.00',
  profit: '-12.00',
  newMembers: 1,
  activeMembers: 2,
};
const overview = {
  members: 3,
  agents: 1,
  online: 1,
  totals: figures,
  days: [{ day: '2026-11-21', ...figures }],
};

export const cases = defineCases(agentOverviewMachine, {
  file: import.meta.url,
  input: { from: '2026-11-01', to: '2026-11-21' },
  events: {
    'days.choose': [{ name: 'one day', days: { from: '2026-11-21', to: '2026-11-21' } }],
    'data.reload': [{ name: 'again' }],
  },
  actors: {
    loadOverview: {
      done: [{ name: 'figures', output: overview }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
