import { defineCases } from '../shared/cases';
import { memberCentreMachine } from './memberCentre.machine';

export const cases = defineCases(memberCentreMachine, {
  inputs: { account: { username: 'player', page: 'securityCenter' }, rewards: { username: 'player', page: 'rewardCenter' } },
  events: {
    'page.choose': [{ name: 'my account', page: 'securityCenter' }, { name: 'reward centre', page: 'rewardCenter' }],
    'password.change': [{ name: 'click' }],
    'centre.close': [{ name: 'click' }],
  },
  actors: {
    readPasswordRule: { done: [{ name: 'rule', output: { min: 8, max: 20 } }], error: [{ name: 'offline', error: { kind: 'offline' } }] },
    changePassword: {
      done: [
        { name: 'succeeded', output: { kind: 'succeeded', value: null } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
  },
});
