import { defineCases } from '../../shared/cases';
import { switchMemberMachine } from './switchMember.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(switchMemberMachine, {
  file: import.meta.url,
  inputs: { Thiri: { memberId: 'm1', nickname: 'Thiri' } },
  events: {
    'switchMember.stay': [{ name: 'click' }],
    'switchMember.continue': [{ name: 'click' }],
    'switchMember.close': [{ name: 'another address' }],
  },
  actors: {
    readOwner: {
      done: [
        { name: 'Kyaw', output: { kind: 'owner', memberId: 'm2', nickname: 'Kyaw' } },
        { name: 'her own', output: { kind: 'owner', memberId: 'm1', nickname: 'Thiri' } },
        { name: 'gone', output: { kind: 'gone' } },
      ],
      error: offline,
    },
    switchTo: {
      done: [
        { name: 'switched', output: { kind: 'switched' } },
        {
          name: 'a second factor is due',
          output: {
            kind: 'secondFactor',
            challenge: { challengeId: 'c1', methods: [{ method: 'google', hint: null }] },
          },
        },
        { name: 'gone', output: { kind: 'gone' } },
      ],
      error: offline,
    },
  },
});
