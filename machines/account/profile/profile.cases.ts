import type { FieldRule } from '../../../contract/domain';
import { defineCases } from '../../shared/cases';
import { stepUpEnds } from '../../shared/stepUpCase';
import { profileMachine } from './profile.machine';
import type { Profile } from './profile.types';

const offline = { name: 'offline', error: { kind: 'offline' } };
const rule = (minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 5,
  minLength,
  maxLength,
});
const known: Profile = {
  account: 'thiri',
  nickname: 'Thiri',
  mobile: '•••• 6543',
  unconfirmedEmail: null,
  fields: [
    { field: 'payeeName', rule: rule(2, 50), value: 'Thiri Aung', isOnce: true },
    { field: 'email', rule: rule(6, 60), value: null, isOnce: true },
    { field: 'whatsapp', rule: rule(7, 15), value: '976543210', isOnce: false },
  ],
};

/** The same after an e-mail was given, and after its code. */
const withEmail = (isConfirmed: boolean): Profile => ({
  ...known,
  unconfirmedEmail: isConfirmed ? null : 'thiri@padauk.example',
  fields: known.fields.map((one) =>
    one.field === 'email'
      ? {
          ...one,
          value: isConfirmed ? 't••••@padauk.example' : 'thiri@padauk.example',
          isOnce: isConfirmed,
        }
      : one,
  ),
});
const refused = {
  name: 'refused',
  output: { kind: 'refused', message: 'Set a payment password first' },
} as const;

export const cases = defineCases(profileMachine, {
  file: import.meta.url,
  inputs: { member: { isTrial: false }, trial: { isTrial: true } },
  events: {
    'profile.retry': [{ name: 'click' }],
    'profile.edit': [{ name: 'click' }],
    'profile.submit': [
      { name: 'an e-mail', values: { email: 'thiri@padauk.example', whatsapp: '976543210' } },
      { name: 'too short', values: { email: 't@p', whatsapp: '976543210' } },
      { name: 'as before', values: { email: '', whatsapp: ' 976543210 ' } },
    ],
    'profile.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'e-mail', field: 'email' }],
    'mobile.edit': [{ name: 'click' }],
    'email.confirm': [{ name: 'click' }],
    'contact.submit': [
      {
        name: 'a code',
        contact: {
          kind: 'mobile',
          countryDialingCode: '95',
          mobileNum: '09 7654 3210',
          verificationCode: '123456',
        },
      },
      {
        name: 'no code',
        contact: {
          kind: 'mobile',
          countryDialingCode: '95',
          mobileNum: '09 1',
          verificationCode: '',
        },
      },
    ],
    'contact.cancel': [{ name: 'click' }],
  },
  actors: {
    readProfile: {
      done: [
        { name: 'the profile', output: known },
        { name: 'an unconfirmed e-mail', output: withEmail(false) },
      ],
      error: [offline],
    },
    checkPatterns: {
      done: [
        { name: 'all match', output: [] },
        { name: 'the e-mail does not', output: ['email'] },
      ],
      error: [{ name: 'no worker', error: { kind: 'fault' } }],
    },
    saveProfile: {
      done: [
        {
          name: 'saved',
          output: { kind: 'saved', value: withEmail(false) },
        },
        { name: 'saved without an e-mail', output: { kind: 'saved', value: known } },
        { name: 'unproved', output: { kind: 'unproved', stepUp: 'step-up-1' } },
        refused,
        {
          name: 'refused for the e-mail',
          output: { kind: 'refused', message: 'E-mail format is incorrect', field: 'email' },
        },
      ],
      error: [offline],
    },
    confirmContact: {
      done: [
        {
          name: 'saved',
          output: { kind: 'saved', value: { ...withEmail(true), mobile: '•••• 3210' } },
        },
        { name: 'unproved', output: { kind: 'unproved', stepUp: 'step-up-2' } },
        refused,
        {
          name: 'wrong code',
          output: { kind: 'refused', message: 'The code is wrong', field: 'verificationCode' },
        },
      ],
      error: [offline],
    },
    mobileCode: { done: [], error: [] },
    emailCode: { done: [], error: [] },
    stepUp: stepUpEnds,
    countries: { done: [], error: [] },
  },
});
