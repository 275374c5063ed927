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
  fields: [
    { field: 'payeeName', rule: rule(2, 50), value: 'Thiri Aung', isOnce: true },
    { field: 'email', rule: rule(6, 60), value: null, isOnce: true },
    { field: 'whatsapp', rule: rule(7, 15), value: '976543210', isOnce: false },
  ],
};

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
  },
  actors: {
    readProfile: { done: [{ name: 'the profile', output: known }], error: [offline] },
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
          output: {
            kind: 'saved',
            value: {
              ...known,
              fields: known.fields.map((one) =>
                one.field === 'email' ? { ...one, value: 't••••@padauk.example' } : one,
              ),
            },
          },
        },
        { name: 'unproved', output: { kind: 'unproved', stepUp: 'step-up-1' } },
        { name: 'refused', output: { kind: 'refused', message: 'Set a payment password first' } },
        {
          name: 'refused for the e-mail',
          output: { kind: 'refused', message: 'E-mail format is incorrect', field: 'email' },
        },
      ],
      error: [offline],
    },
    stepUp: stepUpEnds,
    countries: { done: [], error: [] },
  },
});
