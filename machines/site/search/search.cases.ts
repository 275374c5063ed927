import { defineCases } from '../../shared/cases';
import { gameCase } from '../../shared/gameCase';
import { searchMachine } from './search.machine';
import type { Found } from './search.types';

const game: Found = {
  id: 'game 1',
  kind: 'game',
  title: 'Jade Dragon',
  about: 'Jade Lantern',
  picture: '',
  goal: { kind: 'game', game: gameCase('1') },
};
const page: Found = {
  id: 'page /member/deposit',
  kind: 'page',
  title: 'Deposit',
  about: '',
  picture: '',
  goal: { kind: 'address', address: '/member/deposit' },
};
const offered = { categories: [page], popular: [game] };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const answers = {
  done: [
    { name: 'two results', output: [game, page] },
    { name: 'nothing', output: [] },
  ],
  error: [{ name: 'no worker', error: { kind: 'fault' } }],
};

export const cases = defineCases(searchMachine, {
  file: import.meta.url,
  inputs: { 'a press': { words: '' }, 'a letter in the header': { words: 'd' } },
  events: {
    'words.changed': [
      { name: 'a word', words: 'dragn' },
      { name: 'nothing any more', words: ' ' },
    ],
    'result.next': [{ name: 'arrow' }],
    'result.previous': [{ name: 'arrow' }],
    'result.choose': [{ name: 'click', found: page }],
    'search.submit': [{ name: 'Enter' }],
    'answer.retry': [{ name: 'click' }],
    'catalogue.retry': [{ name: 'click' }],
    'recent.forget': [{ name: 'click' }],
    'language.changed': [{ name: 'other words' }],
    'answer.refresh': [],
    'search.close': [{ name: 'Escape' }],
  },
  actors: {
    prepare: {
      done: [
        { name: 'everything', output: { kind: 'ready', ...offered } },
        {
          name: 'no games',
          output: { kind: 'partly', message: { key: 'errors:network' }, ...offered },
        },
      ],
      error: offline,
    },
    find: answers,
    findToOpen: answers,
    readRecent: {
      done: [{ name: 'one', output: ['tiger'] }],
      error: [{ name: 'no storage', error: { kind: 'fault' } }],
    },
    forgetRecent: { done: [{ name: 'gone', output: null }], error: offline },
    remember: { done: [{ name: 'kept', output: null }], error: offline },
  },
});
