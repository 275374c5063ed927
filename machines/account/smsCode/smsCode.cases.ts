import { defineCases } from '../../shared/cases';
import { smsCodeMachine } from './smsCode.machine';

const wait = { now: 0, deadline: 60_000 };

export const cases = defineCases(smsCodeMachine, {
  file: import.meta.url,
  inputs: {
    login: { purpose: 'login', challenge: null },
    register: { purpose: 'register', challenge: null },
    recovery: { purpose: 'recovery', challenge: null },
    email: { purpose: 'email', challenge: null },
    'second factor': {
      purpose: 'secondFactor',
      challenge: { challengeId: 'challenge-1', method: 'mobile' },
    },
  },
  events: {
    'code.send': [
      { name: 'a number', phone: { countryDialingCode: '95', mobileNum: '09 7654 3210' } },
      { name: 'no number', phone: { countryDialingCode: '95', mobileNum: '' } },
      { name: 'too short', phone: { countryDialingCode: '95', mobileNum: '09 1' } },
    ],
    'send.started': [],
    'send.ended': [],
    'warning.confirm': [{ name: 'click' }],
    'field.changed': [
      { name: 'another number', phone: { countryDialingCode: '95', mobileNum: '09 7654 3211' } },
      { name: 'the number', phone: { countryDialingCode: '95', mobileNum: '09 7654 3210' } },
      { name: 'typing', phone: null },
    ],
  },
  actors: {
    humanVerification: {
      done: [
        { name: 'passed', output: { kind: 'passed', solution: 'solution' } },
        { name: 'unsolved', output: { kind: 'unsolved' } },
        { name: 'faulted', output: { kind: 'faulted', message: { key: 'errors:network' } } },
      ],
    },
    sendCode: {
      done: [
        { name: 'sent', output: { kind: 'sent', receipt: 'receipt-1', ...wait } },
        { name: 'refused', output: { kind: 'refused', message: { text: 'A code is on its way' } } },
        {
          name: 'too many',
          output: { kind: 'tooMany', message: { key: 'smsCode:errors.tooManyRequests' }, ...wait },
        },
        { name: 'locked', output: { kind: 'locked', message: { text: 'Too many wrong answers' } } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    countdown: { done: [{ name: 'over' }] },
  },
});
