import { defineCases } from '../../shared/cases';
import { agentCentreMachine } from './agentCentre.machine';
import { AGENT_PAGES, type CentreFacts } from './agentCentre.types';

const all: CentreFacts = {
  features: { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true },
  today: '2026-11-21',
  utcOffset: 390,
  nickname: 'Kyaw',
  ahead: 0,
};
const none: CentreFacts = {
  ...all,
  features: { dividend: false, dailySalary: false, hourlySalary: false, realTimeSalary: false },
};
const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 6,
  maxLength: 16,
};
const downline = { id: 'd1', account: 'downline' };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(agentCentreMachine, {
  file: import.meta.url,
  input: { account: 'agent', memberId: 'u-agent', page: 'agentAnnouncement' },
  events: {
    'page.choose': AGENT_PAGES.map((page) => ({
      name: page,
      page: page === 'contracts' ? ('/agentHome/contracts' as const) : page,
    })),
    'centre.retry': [{ name: 'click' }],
    'agentCentre.close': [{ name: 'click' }],
    'day.began': [{ name: 'the next one', today: '2026-11-22' }],
    'way.choose': [
      { name: 'a downline at once', way: 'account' },
      { name: 'an invitation', way: 'invitation' },
    ],
    'rules.retry': [{ name: 'click' }],
    'account.another': [{ name: 'click' }],
    'transfer.open': [{ name: 'click', downline }],
    'offer.open': [{ name: 'click', downline }],
    'contracts.show': [{ name: 'click', downline }],
    'settlement.explain': [{ name: 'click', settlementId: 's1' }],
  },
  actors: {
    readCentre: {
      done: [
        { name: 'with every page', output: all },
        { name: 'without contracts', output: none },
      ],
      error: offline,
    },
    readRules: {
      done: [{ name: 'rules', output: { username: rule, password: rule } }],
      error: offline,
    },
    days: {},
    createDownline: {
      done: [
        { name: 'made', output: { kind: 'succeeded', value: { id: 'd9', account: 'newone' } } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
    agentDashboard: {},
    agentOverview: {},
    invitations: {},
    downlines: {},
    agentRecords: {},
    paymentSecurity: {},
    withdrawalRequest: { done: [{ name: 'ended', output: { kind: 'expired' } }] },
    deposit: {},
    inbox: {},
    teamTransfer: { done: [{ name: 'closed', output: { kind: 'succeeded' } }] },
    contracts: { done: [{ name: 'closed' }] },
    contractOffer: { done: [{ name: 'closed', output: { kind: 'cancelled' } }] },
    settlement: { done: [{ name: 'closed' }] },
  },
});
