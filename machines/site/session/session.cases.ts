import type { Member } from '../../../contract/member';
import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { addressOfGame } from '../../shared/gameAddress';
import type { GameTarget } from '../../shared/game.types';
import { gameCase } from '../../shared/gameCase';
import { sessionMachine } from './session.machine';

const member: Member = {
  id: 'm1',
  account: 'player',
  nickname: 'Thiri',
  type: 0,
  currencySymbol: 'K',
  referralCode: null,
  passwordChangeDue: null,
};
const agent: Member = { ...member, id: 'm2', account: 'agent', nickname: 'Kyaw', type: 1 };
const trial: Member = { ...member, id: 'm3', account: 'guest-77', nickname: 'Guest', type: 4 };
const block = { kind: 'break' as const, startedAt: CASE_TIME, endsAt: CASE_TIME + 86_400_000 };
const paused: Member = { ...member, playBlock: block };
const due = {
  kind: 'unfinished' as const,
  resume: { username: 'newcomer', due: { reason: 'first' as const, rule: { min: 6, max: 16 } } },
  link: 'none' as const,
};
const challenge = { challengeId: 'c1', methods: [{ method: 'google' as const, hint: null }] };
const input = {
  invitation: { affiliateCode: '', referralCode: '' },
  hadPopupsClosed: false,
  notice: null,
};
const passed = (who: Member) => ({
  kind: 'authenticated' as const,
  member: who,
  firstTimeLogin: false,
  passwordChanged: false,
  remembered: '',
});
// The same game for a click and for the address, so that exploration does not distinguish them.
const game: GameTarget = {
  id: '',
  name: 'Koi',
  vendor: 'JL',
  category: 'RNG',
  code: 'koi',
  opensList: false,
};
const gamePage = addressOfGame(game);
const running = { done: [], error: [] };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

const ended = { name: 'ended', output: { kind: 'ended' } } as const;

export const cases = defineCases(sessionMachine, {
  file: import.meta.url,
  // All of them are 99,528: too many for each plan, and a minute for a proof.
  proofLimit: 250_000,
  inputs: {
    home: { ...input, remembered: '', path: '/' },
    'login address': { ...input, remembered: '', path: '/login' },
    'login address after a 401': {
      ...input,
      notice: { key: 'errors:notLoggedIn' },
      remembered: '',
      path: '/login',
    },
    'agent page': { ...input, remembered: '', path: '/agent' },
    'agent centre': { ...input, remembered: '', path: '/agentHome' },
    'register address': { ...input, remembered: '', path: '/register' },
    'member address': { ...input, remembered: '', path: '/member' },
    'the page of a break': { ...input, remembered: '', path: '/pause' },
    'a page of the site': { ...input, remembered: '', path: '/rng' },
    'the game page': { ...input, remembered: '', path: gamePage },
  },
  events: {
    'route.changed': [
      { name: 'home', path: '/' },
      { name: 'login', path: '/login' },
      { name: 'register', path: '/register' },
      { name: 'member centre', path: '/member' },
      { name: 'agent page', path: '/agent' },
      { name: 'agent centre', path: '/agentHome' },
      { name: 'slots', path: '/rng' },
      { name: 'the page of a break', path: '/pause' },
      { name: "a members' page", path: '/recent' },
      { name: 'help', path: '/help#forgot-password' },
      { name: 'a game', path: gamePage },
    ],
    'login.open': [{ name: 'click' }],
    'login.try': [
      {
        name: 'a username in the header',
        attempt: { kind: 'credentials', username: 'player', password: '' },
      },
    ],
    'login.close': [{ name: 'back' }],
    'registration.open': [{ name: 'click' }],
    'registration.close': [{ name: 'back' }],
    'freePlay.start': [{ name: 'click' }],
    'memberCentre.open': [{ name: 'my account', page: 'securityCenter' }],
    'memberCentre.close': [{ name: 'back' }],
    'agentCentre.open': [{ name: 'click' }],
    'withdrawalConfirmation.open': [{ name: 'click' }],
    'withdrawalConfirmation.close': [{ name: 'back' }],
    'contracts.open': [{ name: 'click' }],
    'contracts.close': [{ name: 'back' }],
    'devices.open': [{ name: 'click' }],
    'devices.close': [{ name: 'back' }],
    'switchMember.open': [],
    'switchMember.close': [{ name: 'back' }],
    'search.open': [{ name: 'click', words: '' }],
    'search.close': [{ name: 'back' }],
    'member.switched': [],
    'member.challenged': [],
    'promotion.open': [{ name: 'from an announcement' }],
    'gameLaunch.open': [{ name: 'click', game, isOnPage: true }],
    'gameLaunch.close': [{ name: 'click' }],
    'trialAlert.close': [{ name: 'click' }],
    'pendingIntent.resume': [],
    'favourite.toggle': [{ name: 'click', game: gameCase('1') }],
    'member.iconChanged': [{ name: 'a picture', icon: '/media/icons/lotus.svg' }],
    'member.renamed': [{ name: 'a nickname', account: 'player', nickname: 'Thiri' }],
    'pause.started': [
      { name: 'a break', block, signedOut: false },
      { name: 'an exclusion that signs out', block, signedOut: true },
    ],
    'signOut.request': [{ name: 'click' }],
    'signOut.confirm': [{ name: 'click' }],
    'signOut.cancel': [{ name: 'click' }],
    // The other reason is another sentence: tests/model/site/session.journeys.test.ts.
    'session.expired': [{ name: 'a 401', isIdle: false }],
    'session.retry': [{ name: 'online again' }],
    'page.returned': [{ name: 'kept by the browser' }],
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
        { name: 'nobody', output: { kind: 'none', link: 'none' } },
        { name: 'nobody, link refused', output: { kind: 'none', link: 'refused' } },
        { name: 'a member', output: { kind: 'member', member, link: 'none' } },
        { name: 'a member, and a link', output: { kind: 'member', member, link: 'waiting' } },
        { name: 'a member on a break', output: { kind: 'member', member: paused, link: 'none' } },
        { name: 'an agent', output: { kind: 'member', member: agent, link: 'none' } },
        {
          name: 'a trial member, link refused',
          output: { kind: 'member', member: trial, link: 'refused' },
        },
        { name: 'a password change is owed', output: due },
      ],
      error: offline,
    },
    login: {
      done: [
        { name: 'passed', output: passed(member) },
        {
          name: 'passed with a new password',
          output: { ...passed(member), passwordChanged: true },
        },
        { name: 'returned', output: { kind: 'returned' } },
        { name: 'closed', output: { kind: 'closed' } },
      ],
      error: [],
    },
    agentLogin: {
      done: [
        { name: 'passed', output: passed(agent) },
        { name: 'closed', output: { kind: 'closed' } },
      ],
      error: [],
    },
    registration: {
      done: [
        { name: 'registered', output: { ...passed(member), asksLimit: false } },
        { name: 'registered, and asked', output: { ...passed(member), asksLimit: true } },
        { name: 'social account', output: { kind: 'social', provider: 'google' } },
        { name: 'closed', output: { kind: 'closed' } },
      ],
      error: [],
    },
    startFreePlay: {
      done: [
        { name: 'started', output: { kind: 'started', member: trial } },
        { name: 'refused', output: { kind: 'refused', message: 'Free play is closed' } },
      ],
      error: offline,
    },
    contracts: { done: [{ name: 'closed' }], error: [] },
    devices: { done: [{ name: 'closed' }], error: [] },
    switchMember: {
      done: [
        { name: 'stayed', output: { kind: 'stayed' } },
        { name: 'switched', output: { kind: 'switched' } },
        { name: 'a second factor is due', output: { kind: 'challenged', challenge } },
      ],
      error: [],
    },
    search: {
      // A game goes the way of a press on its tile: tests/model/site/search.journeys.test.ts.
      done: [
        {
          name: 'a page',
          output: { kind: 'chosen', goal: { kind: 'address', address: '/rng' } },
        },
        { name: 'closed', output: { kind: 'closed' } },
      ],
      error: [],
    },
    memberCentre: { done: [{ name: 'closed' }], error: [] },
    agentCentre: { done: [{ name: 'closed' }], error: [] },
    withdrawalConfirmation: { done: [{ name: 'closed' }], error: [] },
    loginCode: {},
    registerCode: {},
    recoveryCode: {},
    countries: { done: [], error: [] },
    popups: { done: [], error: [] },
    leaveLogin: { done: [ended], error: offline },
    leaveTrial: { done: [ended], error: offline },
    endSession: {
      done: [ended, { name: 'unreached', output: { kind: 'unreached' } }],
      error: offline,
    },
    followOut: { done: [ended], error: offline },
    balance: { done: [], error: [] },
    banners: running,
    vendors: running,
    lobby: running,
    hotGames: running,
    winners: running,
    favourites: running,
    recentGames: running,
    forYou: running,
    counts: running,
    passkeyOffer: running,
    idleLogout: running,
    realityCheck: {
      done: (['statement', 'break', 'signOut'] as const).map((kind) => ({
        name: kind,
        output: { kind },
      })),
      error: [],
    },
    pauseRoom: { done: [{ name: 'over' }], error: [] },
    pages: running,
    support: running,
    gameLaunch: { done: [{ name: 'closed' }], error: [] },
  },
});
