import type { FieldRule } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import type { Grant } from '../../shared/grant';
import { defineCases } from '../../shared/cases';
import { registrationMachine } from './registration.machine';
import type { RegisterSetup } from './registration.types';

const rule = (required: boolean, minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required,
  acceptedPattern: '*',
  patternId: 5,
  minLength,
  maxLength,
});
const setup: RegisterSetup = {
  ways: ['mobile', 'username'],
  asksMobilePassword: true,
  asksLimit: true,
  verifiesMobile: true,
  rules: {
    username: rule(true, 4, 16),
    password: rule(true, 8, 20),
    mobileNum: rule(false, 7, 11),
    verificationCode: rule(true, 6, 6),
    affiliateCode: rule(false, 3, 20),
  },
};
const grant: Grant = {
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnforced: false,
  passwordRule: { min: 8, max: 20 },
  memberType: 0,
  passwordless: false,
};
const member: Member = {
  id: 'm-9',
  account: 'khinkhin',
  nickname: 'khinkhin',
  type: 0,
  currencySymbol: 'Ks',
  referralCode: null,
  passwordChangeDue: null,
};
const offline = { name: 'offline', error: { kind: 'offline' } };
const form = {
  way: 'username',
  countryDialingCode: '95',
  receipt: null,
  captchaKey: null,
  captchaAlternative: null,
  ageConfirmed: true,
  termsAccepted: true,
} as const;
const values = { username: 'khinkhin', password: 'Lagoon#2026', confirmPassword: 'Lagoon#2026' };

export const cases = defineCases(registrationMachine, {
  file: import.meta.url,
  inputs: { 'by oneself': { invitation: { affiliateCode: '', referralCode: '' } } },
  events: {
    'register.submit': [
      { name: 'plain', ...form, values },
      { name: 'invited', ...form, values: { ...values, affiliateCode: 'PADAUK01' } },
      {
        name: 'with a firebase code',
        ...form,
        values: { ...values, mobileNum: '976543210', verificationCode: '123 456' },
        receipt: 'receipt-1',
      },
      { name: 'incomplete', ...form, values: {}, ageConfirmed: false },
    ],
    'field.changed': [{ name: 'username', field: 'username' }],
    'way.choose': [
      { name: 'username', way: 'username' },
      { name: 'mobile', way: 'mobile' },
    ],
    'social.choose': [
      { name: 'google', provider: 'google', ageConfirmed: true, termsAccepted: true },
      { name: 'without consent', provider: 'google', ageConfirmed: false, termsAccepted: false },
    ],
    'rules.reload': [{ name: 'other language' }],
    'setup.retry': [{ name: 'click' }],
    'captcha.required': [],
    'captcha.spent': [],
    'verification.cancel': [{ name: 'click' }],
    'registration.close': [{ name: 'click' }],
  },
  actors: {
    loadSetup: {
      done: [
        { name: 'both ways', output: setup },
        {
          name: 'username only, captcha',
          output: {
            ...setup,
            ways: ['username'],
            rules: { ...setup.rules, captcha: rule(true, 4, 4) },
          },
        },
        { name: 'closed', output: { ...setup, ways: [] } },
      ],
      error: [offline],
    },
    reloadSetup: { done: [{ name: 'as before', output: setup }], error: [offline] },
    checkPatterns: {
      done: [
        { name: 'all match', output: [] },
        { name: 'username does not', output: ['username'] },
      ],
      error: [{ name: 'no worker', error: { kind: 'fault' } }],
    },
    checkAffiliate: {
      done: [
        { name: 'known', output: { kind: 'accepted' } },
        { name: 'unknown', output: { kind: 'refused' } },
      ],
      error: [offline],
    },
    humanVerification: {
      done: [
        { name: 'passed', output: { kind: 'passed', solution: 'solution' } },
        { name: 'unsolved', output: { kind: 'unsolved' } },
        { name: 'faulted', output: { kind: 'faulted', message: { key: 'errors:network' } } },
      ],
    },
    confirmCode: {
      done: [
        { name: 'confirmed', output: { kind: 'confirmed', idToken: 'id-token' } },
        {
          name: 'wrong code',
          output: { kind: 'refused', message: { key: 'smsCode:errors.invalidCode' } },
        },
      ],
      error: [offline],
    },
    register: {
      done: [
        { name: 'registered', output: grant },
        {
          name: 'refused',
          output: {
            kind: 'refused',
            message: 'This account is already in use',
            captcha: false,
          },
        },
        {
          name: 'refused for its password',
          output: {
            kind: 'refused',
            message: 'This password is among the ones that are guessed first',
            captcha: false,
            field: 'password',
          },
        },
        {
          name: 'refused, captcha next',
          output: {
            kind: 'refused',
            message: 'Please enter the captcha',
            captcha: true,
          },
        },
      ],
      error: [offline],
    },
    captcha: {},
    usernameCheck: {},
    mobileNumCheck: {},
    emailCheck: {},
    loadMember: { done: [{ name: 'member', output: member }], error: [offline] },
    endSession: { done: [{ name: 'ended', output: null }], error: [offline] },
  },
});
