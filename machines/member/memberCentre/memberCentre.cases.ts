import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { memberCentreMachine, type MemberCentreInput } from './memberCentre.machine';
import type { MemberPlace } from './memberCentre.types';

const started = {
  kind: 'started' as const,
  block: { kind: 'break' as const, startedAt: CASE_TIME, endsAt: CASE_TIME + 86_400_000 },
  signedOut: false,
};
const memberAt = (page: MemberPlace): MemberCentreInput => ({
  username: 'player',
  role: 'member',
  page,
  isPaused: false,
});

export const cases = defineCases(memberCentreMachine, {
  file: import.meta.url,
  inputs: {
    account: memberAt('securityCenter'),
    bets: memberAt('personalHistoryCopy'),
    movements: memberAt('transactionHistory'),
    rewards: memberAt('/member/rewards'),
    missions: memberAt('missionLeaderboard'),
    vip: memberAt('vip'),
    limits: memberAt('limits'),
    statement: memberAt('statement'),
    invitation: memberAt('referral'),
    messages: memberAt('messageV2'),
    'notices of a trial': { username: 'trial', role: 'trial', page: 'messageV2', isPaused: false },
    'a trial that asks to deposit': {
      username: 'trial',
      role: 'trial',
      page: 'depositv2',
      isPaused: false,
    },
    'an agent that asks for missions': {
      username: 'agent',
      role: 'agent',
      page: 'missionLeaderboard',
      isPaused: false,
    },
    'a deposit during a break': { ...memberAt('depositv2'), isPaused: true },
    'messages during a break': { ...memberAt('messageV2'), isPaused: true },
    transfer: memberAt('transferUpline'),
    days: memberAt('personalProfit'),
    bonuses: memberAt('bonusDetails'),
    wallet: memberAt('transferFund'),
    deposit: memberAt('depositv2'),
    withdrawal: memberAt('withdraw'),
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
      { name: 'vip', page: '/member/vip' },
      { name: 'limits and breaks', page: 'limits' },
      { name: 'statement', page: 'statement' },
      { name: 'platform info', page: 'messageV2' },
    ],
    'records.retry': [{ name: 'click' }],
    'news.choose': [
      { name: 'messages', news: 'messages' },
      { name: 'platform info', news: 'notices' },
    ],
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
    profile: {},
    paymentSecurity: {},
    authenticator: {},
    passkeys: {},
    deposit: {},
    missions: {},
    activities: {},
    invitedFriends: {},
    vip: {},
    limits: {},
    statement: {},
    whatIf: {},
    checkInterval: {},
    playBreak: { done: [{ name: 'started', output: started }] },
    selfExclusion: { done: [{ name: 'started', output: started }] },
    inbox: {},
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
