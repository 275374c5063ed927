import { defineCases } from '../../shared/cases';
import { memberCentreMachine } from './memberCentre.machine';

export const cases = defineCases(memberCentreMachine, {
  inputs: {
    account: { username: 'player', isTrial: false, page: 'securityCenter' },
    bets: { username: 'player', isTrial: false, page: 'personalHistoryCopy' },
    movements: { username: 'player', isTrial: false, page: 'transactionHistory' },
    rewards: { username: 'player', isTrial: false, page: 'rewardCenter' },
    missions: { username: 'player', isTrial: false, page: 'missionLeaderboard' },
    invitation: { username: 'player', isTrial: false, page: 'referral' },
    info: { username: 'player', isTrial: false, page: 'messageV2' },
    transfer: { username: 'player', isTrial: false, page: 'transferUpline' },
    days: { username: 'player', isTrial: false, page: 'personalProfit' },
    bonuses: { username: 'player', isTrial: false, page: 'bonusDetails' },
    wallet: { username: 'player', isTrial: false, page: 'transferFund' },
    deposit: { username: 'player', isTrial: false, page: 'depositv2' },
    withdrawal: { username: 'player', isTrial: false, page: 'withdraw' },
  },
  events: {
    'page.choose': [
      { name: 'my account', page: 'securityCenter' },
      { name: 'wallet', page: 'transferFund' },
      { name: 'deposit', page: 'depositv2' },
      { name: 'withdrawal', page: 'withdraw' },
      { name: 'transfer to upline', page: 'transferUpline' },
      { name: 'betting record', page: 'personalHistoryCopy' },
      { name: 'account record', page: 'transactionHistory' },
      { name: 'personal profit and loss', page: 'personalProfit' },
      { name: 'bonus details', page: 'bonusDetails' },
      { name: 'reward centre', page: 'rewardCenter' },
      { name: 'invite friends', page: 'referral' },
      { name: 'mission leaderboard', page: 'missionLeaderboard' },
      { name: 'platform info', page: 'messageV2' },
    ],
    'records.retry': [{ name: 'click' }],
    'password.change': [{ name: 'click' }],
    'memberCentre.close': [{ name: 'click' }],
  },
  actors: {
    readPasswordRule: {
      done: [{ name: 'rule', output: { min: 8, max: 20 } }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    readToday: {
      done: [{ name: 'a day', output: '2026-11-21' }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    avatar: {},
    paymentSecurity: {},
    deposit: {},
    missions: {},
    activities: {},
    records: {},
    teamTransfer: { done: [{ name: 'ended', output: { kind: 'expired' } }] },
    withdrawalRequest: { done: [{ name: 'ended', output: { kind: 'expired' } }] },
    wallets: { done: [{ name: 'ended', output: { kind: 'expired' } }] },
    changePassword: {
      done: [
        { name: 'succeeded', output: { kind: 'succeeded', value: null } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
  },
});
