import { defineCases } from '../../shared/cases';
import { contractCase } from '../../shared/contractCase';
import { contractsMachine } from './contracts.machine';

const offer = contractCase();
const accepted = contractCase({ id: 'c3', status: 'accepted', request: null, waitsFor: null });
const given = contractCase({
  id: 'c4',
  upline: { id: 'u-downline', account: 'downline' },
  downline: { id: 'u-insein', account: 'insein' },
});
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(contractsMachine, {
  file: import.meta.url,
  inputs: {
    all: { memberId: 'u-downline', isAgent: true, downline: null },
    ofOne: {
      memberId: 'u-downline',
      isAgent: true,
      downline: { id: 'u-insein', account: 'insein' },
    },
  },
  events: {
    'side.choose': [
      { name: 'incoming', side: 'incoming' },
      { name: 'own', side: 'own' },
      { name: 'given', side: 'downline' },
    ],
    'search.change': [
      { name: 'an account', search: 'insein' },
      { name: 'nothing', search: '' },
    ],
    'type.choose': [
      { name: 'daily', of: 'daily' },
      { name: 'all', of: null },
    ],
    'request.open': [{ name: 'the offer', contract: offer }],
    'step.ask': [
      { name: 'terminate', step: { contract: accepted, step: 'terminate' } },
      { name: 'cancel', step: { contract: given, step: 'cancel' } },
    ],
    'step.confirm': [{ name: 'click' }],
    'step.back': [{ name: 'click' }],
    'list.reload': [{ name: 'click' }],
    'contracts.close': [{ name: 'click' }],
  },
  actors: {
    listContracts: {
      done: [
        { name: 'some', output: [offer, accepted, given] },
        { name: 'none', output: [] },
      ],
      error: offline,
    },
    contractRequest: { done: [{ name: 'closed' }], error: [] },
    takeStep: {
      done: [
        { name: 'done', output: { kind: 'processed', contract: accepted, ended: [] } },
        {
          name: 'withdrawn meanwhile',
          output: { kind: 'superseded', message: 'This request is no longer open' },
        },
      ],
      error: offline,
    },
  },
});
