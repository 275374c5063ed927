import { defineCases } from '../../shared/cases';
import { contractCase, termsCase } from '../../shared/contractCase';
import { contractRequestMachine } from './contractRequest.machine';

const offer = contractCase();
const ending = contractCase({ id: 'c2', status: 'accepted', request: 'termination' });
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(contractRequestMachine, {
  file: import.meta.url,
  inputs: { 'a new contract': { contract: offer }, 'a termination': { contract: ending } },
  events: {
    'request.answer': [
      { name: 'accept', answer: 'accept' },
      { name: 'reject', answer: 'reject' },
    ],
    'request.confirm': [{ name: 'click' }],
    'request.back': [{ name: 'click' }],
    'request.retry': [{ name: 'click' }],
    'request.close': [{ name: 'click' }],
    'figures.changed': [
      { name: 'typed', figures: { validBet: '1000', netLoss: '200', activeMembers: '3' } },
    ],
  },
  actors: {
    readImpact: {
      done: [
        {
          name: 'nothing ends',
          output: {
            kind: 'known',
            impact: { contract: offer, current: termsCase('25'), ends: [] },
          },
        },
        {
          name: 'one below ends',
          output: {
            kind: 'known',
            impact: {
              contract: offer,
              current: termsCase('25'),
              ends: [{ contractId: 'c9', account: 'insein', terms: termsCase('22') }],
            },
          },
        },
        {
          name: 'the end is asked for',
          output: { kind: 'known', impact: { contract: ending, current: null, ends: [] } },
        },
        {
          name: 'withdrawn',
          output: {
            kind: 'known',
            impact: {
              contract: contractCase({ status: 'cancelled', request: null, waitsFor: null }),
              current: null,
              ends: [],
            },
          },
        },
        {
          name: 'not of this person',
          output: { kind: 'refused', message: 'You have no such contract' },
        },
      ],
      error: offline,
    },
    answerRequest: {
      done: [
        {
          name: 'in force',
          output: {
            kind: 'processed',
            contract: contractCase({ status: 'accepted', request: null, waitsFor: null }),
            ended: [],
          },
        },
        {
          name: 'rejected',
          output: {
            kind: 'processed',
            contract: contractCase({ status: 'rejected', request: null, waitsFor: null }),
            ended: [],
          },
        },
        {
          name: 'ended',
          output: {
            kind: 'processed',
            contract: contractCase({
              id: 'c2',
              status: 'terminated',
              request: null,
              waitsFor: null,
            }),
            ended: [],
          },
        },
        {
          name: 'withdrawn meanwhile',
          output: { kind: 'superseded', message: 'This request is no longer open' },
        },
        { name: 'more would end', output: { kind: 'warningDue' } },
        { name: 'refused', output: { kind: 'refused', message: 'Not for trial accounts' } },
      ],
      error: offline,
    },
  },
});
