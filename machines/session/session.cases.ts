import type { Member } from '../../contract/domain';
import { defineCases } from '../shared/cases';
import { sessionMachine } from './session.machine';

const member: Member = { id: 'm1', account: 'player', nickname: 'Thiri', type: 0, currencySymbol: 'K', passwordChangeDue: null };
const agent: Member = { ...member, id: 'm2', account: 'agent', nickname: 'Kyaw', type: 1 };
const trial: Member = { ...member, id: 'm3', account: 'guest-77', nickname: 'Guest', type: 4 };
const due = { kind: 'passwordChangeDue' as const, resume: { username: 'newcomer', due: { reason: 'first' as const, rule: { min: 6, max: 16 } } }, linkRefused: false };
const passed = (who: Member) => ({ kind: 'authenticated' as const, member: who, firstTimeLogin: false, remembered: '' });
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(sessionMachine, {
  inputs: {
    home: { remembered: '', path: '/' },
    'login address': { remembered: 'player', path: '/login' },
    'agent page': { remembered: '', path: '/agent' },
    'agent centre': { remembered: '', path: '/agentHome' },
    'unknown address': { remembered: '', path: '/nowhere' },
  },
  events: {
    'route.changed': [
      { name: 'home', path: '/' },
      { name: 'login', path: '/login' },
      { name: 'agent page', path: '/agent' },
      { name: 'agent centre', path: '/agentHome' },
      { name: 'unknown', path: '/nowhere' },
    ],
    'login.open': [{ name: 'click' }],
    'login.close': [{ name: 'back' }],
    'signOut.request': [{ name: 'click' }],
    'signOut.confirm': [{ name: 'click' }],
    'signOut.cancel': [{ name: 'click' }],
    'session.expired': [{ name: 'a 401' }],
    'session.retry': [{ name: 'online again' }],
    'tab.signedOut': [
      { name: 'the same member', memberId: 'm1' },
      { name: 'the same agent', memberId: 'm2' },
      { name: 'somebody else', memberId: 'm9' },
      { name: 'nobody', memberId: null },
    ],
    'language.changed': [{ name: 'other words' }],
  },
  actors: {
    restoreSession: {
      done: [
        { name: 'nobody', output: { kind: 'none', linkRefused: false } },
        { name: 'nobody, link refused', output: { kind: 'none', linkRefused: true } },
        { name: 'a member', output: { kind: 'member', member, linkRefused: false } },
        { name: 'an agent', output: { kind: 'member', member: agent, linkRefused: false } },
        { name: 'a trial member, link refused', output: { kind: 'member', member: trial, linkRefused: true } },
        { name: 'a password change is owed', output: due },
      ],
      error: offline,
    },
    login: {
      done: [{ name: 'passed', output: passed(member) }, { name: 'closed', output: { kind: 'closed' } }],
      error: [],
    },
    agentLogin: {
      done: [{ name: 'passed', output: passed(agent) }, { name: 'closed', output: { kind: 'closed' } }],
      error: [],
    },
    leaveDoor: { done: [{ name: 'ended', output: null }], error: offline },
    endSession: { done: [{ name: 'ended', output: null }], error: offline },
    followOut: { done: [{ name: 'ended', output: null }], error: offline },
    balance: { done: [], error: [] },
    banners: { done: [], error: [] },
  },
});
