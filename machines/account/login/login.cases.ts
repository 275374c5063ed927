import type { Member } from '../../../contract/member';
import type { Grant } from '../../shared/grant';
import { defineCases } from '../../shared/cases';
import { loginMachine } from './login.machine';
import type { LoginInput } from './login.types';

const passwordRule = { min: 6, max: 16 };
const MEMBER_TYPE = 0;
const AGENT_TYPE = 1;
const grantOf = (flags: Partial<Grant>): Grant => ({
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnforced: false,
  passwordRule,
  memberType: AGENT_TYPE,
  passwordless: false,
  ...flags,
});
const member: Member = {
  id: 'm-1',
  account: 'player',
  nickname: 'Player',
  type: AGENT_TYPE,
  currencySymbol: 'K',
  referralCode: null,
  passwordChangeDue: null,
};
const challenge = {
  challengeId: 'challenge-1',
  methods: [
    { method: 'mobile' as const, hint: '•••• 3210' },
    { method: 'bankName' as const, hint: null },
  ],
};

const offline = { name: 'offline', error: { kind: 'offline' } };
const verification = [
  { name: 'passed', output: { kind: 'passed', solution: 'solution' } },
  { name: 'unsolved', output: { kind: 'unsolved' } },
  { name: 'faulted', output: { kind: 'faulted', message: { key: 'errors:network' } } },
] as const;

/** Nothing is known and nothing was typed. */
export const emptyLogin: LoginInput = {
  side: 'member',
  username: '',
  resume: null,
  message: null,
  social: null,
  attempt: null,
};

export const cases = defineCases(loginMachine, {
  file: import.meta.url,
  inputs: {
    member: emptyLogin,
    remembered: { ...emptyLogin, username: 'player' },
    agent: { ...emptyLogin, side: 'agent' },
    'social account chosen': { ...emptyLogin, social: 'google' },
    'typed in the header': {
      ...emptyLogin,
      attempt: { kind: 'credentials', username: 'player', password: 'Croupier#2026' },
    },
    'username alone in the header': {
      ...emptyLogin,
      attempt: { kind: 'credentials', username: 'player', password: '' },
    },
    'forgotten in the header': { ...emptyLogin, attempt: { kind: 'recovery', username: 'player' } },
    'a link to an unregistered IP': { ...emptyLogin, resume: { challenge } },
    resumed: {
      ...emptyLogin,
      resume: { username: 'fresh', due: { reason: 'default', rule: passwordRule } },
    },
  },
  events: {
    'credentials.submit': [
      {
        name: 'complete',
        username: 'player',
        password: 'Croupier#2026',
        remember: true,
        captcha: null,
        captchaKey: null,
        captchaAlternative: null,
        termsAccepted: true,
      },
      {
        name: 'incomplete',
        username: '',
        password: '',
        remember: false,
        captcha: null,
        captchaKey: null,
        captchaAlternative: null,
        termsAccepted: false,
      },
    ],
    'field.changed': [{ name: 'username', field: 'username' }],
    'sms.submit': [
      {
        name: 'complete',
        countryDialingCode: '95',
        mobileNum: '09 7611 12222',
        code: ' 123-456 ',
        receipt: null,
        termsAccepted: true,
      },
      {
        name: 'incomplete',
        countryDialingCode: '95',
        mobileNum: '',
        code: '',
        receipt: null,
        termsAccepted: false,
      },
    ],
    'way.choose': [
      { name: 'username', way: 'username' },
      { name: 'sms', way: 'sms' },
    ],
    'social.choose': [
      { name: 'google', provider: 'google', termsAccepted: true },
      { name: 'without the terms', provider: 'google', termsAccepted: false },
    ],
    'password.forgot': [{ name: 'click' }],
    'captcha.required': [],
    'captcha.released': [],
    'captcha.spent': [],
    'verification.cancel': [{ name: 'click' }],
    'login.close': [{ name: 'click' }],
  },
  actors: {
    humanVerification: { done: verification },
    captcha: {},
    passkeyLogin: {
      done: [
        { name: 'granted', output: grantOf({ passwordless: true }) },
        {
          name: 'granted, first login',
          output: grantOf({ passwordless: true, firstTimeLogin: true }),
        },
      ],
    },
    signIn: {
      done: [
        { name: 'granted', output: grantOf({}) },
        { name: 'granted to no agent', output: grantOf({ memberType: MEMBER_TYPE }) },
        { name: 'granted, first login', output: grantOf({ firstTimeLogin: true }) },
        { name: 'granted, default password', output: grantOf({ passwordDefault: true }) },
        {
          name: 'granted, expired password',
          output: grantOf({ passwordExpired: true, expiryEnforced: true }),
        },
        { name: 'granted, expiry not enforced', output: grantOf({ passwordExpired: true }) },
        {
          name: 'second factor',
          output: {
            kind: 'secondFactor',
            challenge: { ...challenge, methods: [...challenge.methods] },
          },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'incorrect username or password', captcha: false },
        },
        {
          name: 'refused, captcha next',
          output: { kind: 'refused', message: 'incorrect username or password', captcha: true },
        },
      ],
      error: [offline],
    },
    signInBySms: {
      done: [
        { name: 'granted', output: grantOf({ passwordless: true }) },
        {
          name: 'granted, first login',
          output: grantOf({ passwordless: true, firstTimeLogin: true }),
        },
        {
          name: 'second factor',
          output: {
            kind: 'secondFactor',
            challenge: { ...challenge, methods: [...challenge.methods] },
          },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: { text: 'Please enter a valid verification code' } },
        },
      ],
      error: [offline],
    },
    signInSocially: {
      done: [
        { name: 'granted', output: grantOf({ passwordless: true }) },
        {
          name: 'second factor',
          output: {
            kind: 'secondFactor',
            challenge: { ...challenge, methods: [...challenge.methods] },
          },
        },
        { name: 'refused', output: { kind: 'refused', message: { key: 'errors:generic' } } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
      error: [offline],
    },
    forgotPassword: {
      done: [
        { name: 'reset', output: { kind: 'reset', username: 'player', password: 'Lagoon#2027' } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
    secondFactor: {
      done: [
        { name: 'passed', output: { kind: 'passed', grant: grantOf({}) } },
        {
          name: 'passed, first login',
          output: { kind: 'passed', grant: grantOf({ firstTimeLogin: true }) },
        },
        { name: 'locked', output: { kind: 'locked', message: { text: 'Too many wrong answers' } } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
    changePassword: {
      done: [
        { name: 'succeeded', output: { kind: 'succeeded', value: null } },
        { name: 'session gone', output: { kind: 'expired' } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
    markFirstLogin: { done: [{ name: 'marked', output: null }], error: [offline] },
    loadMember: { done: [{ name: 'member', output: member }], error: [offline] },
    endSession: { done: [{ name: 'ended', output: null }], error: [offline] },
  },
});
