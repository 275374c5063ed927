import type { FieldRule } from '../../../contract/domain';
import { defineCases } from '../../shared/cases';
import { forgotPasswordMachine } from './forgotPassword.machine';

const rule = (minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 5,
  minLength,
  maxLength,
});
const rules = { username: rule(4, 16), password: rule(8, 20) };
const offline = { name: 'offline', error: { kind: 'offline' } };

export const cases = defineCases(forgotPasswordMachine, {
  file: import.meta.url,
  inputs: { 'known username': { username: 'player' } },
  events: {
    'email.submit': [
      { name: 'complete', username: ' player ', email: 'player@padauk.example' },
      { name: 'incomplete', username: '', email: 'nobody' },
    ],
    'email.haveCode': [
      { name: 'complete', username: 'player', email: 'player@padauk.example' },
      { name: 'incomplete', username: 'player', email: 'nobody' },
    ],
    'email.again': [{ name: 'click' }],
    'code.submit': [
      { name: 'complete', code: '12345 67890', newPassword: 'Lagoon#2027' },
      { name: 'incomplete', code: '', newPassword: 'short' },
    ],
    'phone.submit': [
      {
        name: 'complete',
        countryDialingCode: '95',
        mobileNum: '09 761112222',
        code: '123 456',
        newPassword: 'Lagoon#2027',
      },
      {
        name: 'incomplete',
        countryDialingCode: '95',
        mobileNum: '',
        code: '',
        newPassword: 'short',
      },
    ],
    'way.choose': [
      { name: 'email', way: 'email' },
      { name: 'mobile', way: 'mobile' },
    ],
    'field.changed': [{ name: 'email', field: 'email' }],
    'setup.retry': [{ name: 'click' }],
    'recovery.close': [{ name: 'click' }],
  },
  actors: {
    loadSetup: {
      done: [
        { name: 'both ways', output: { ways: ['email', 'mobile'], rules } },
        { name: 'mobile only', output: { ways: ['mobile'], rules } },
      ],
      error: [offline],
    },
    sendEmail: {
      done: [
        { name: 'accepted', output: { kind: 'accepted' } },
        { name: 'refused', output: { kind: 'refused', message: { text: 'Too many tries' } } },
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
    confirmEmail: {
      done: [
        { name: 'set', output: { kind: 'set', username: 'player' } },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'Please enter a valid verification code' },
        },
        {
          name: 'refused for its password',
          output: {
            kind: 'refused',
            message: 'This password is among the ones that are guessed first',
            field: 'newPassword',
          },
        },
      ],
      error: [offline],
    },
    setPassword: {
      done: [
        { name: 'set', output: { kind: 'set', username: 'player' } },
        {
          name: 'refused',
          output: {
            kind: 'refused',
            message: 'Please enter a valid verification code',
          },
        },
        {
          name: 'refused for its password',
          output: {
            kind: 'refused',
            message: 'This password is among the ones that are guessed first',
            field: 'newPassword',
          },
        },
      ],
      error: [offline],
    },
  },
});
