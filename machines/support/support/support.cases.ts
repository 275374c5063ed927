import { defineCases } from '../../shared/cases';
import { supportMachine } from './support.machine';

export const cases = defineCases(supportMachine, {
  file: import.meta.url,
  // All of them are 27,456.
  proofLimit: 40_000,
  events: {
    'help.open': [
      { name: 'contents', term: null },
      { name: 'an article', term: 'forgot-password' },
    ],
    'help.close': [{ name: 'click' }],
    'help.search': [{ name: 'a word', words: 'password' }],
    'helpList.show': [{ name: 'scrolled' }],
    'feedback.open': [{ name: 'click' }, { name: 'about a transaction', about: 'D-1' }],
    'feedback.retry': [{ name: 'click' }],
    'feedback.close': [{ name: 'click' }],
    'entry.open': [{ name: 'live chat', entry: { csType: 'LIVE_CHAT', path: 'sealed' } }],
    'entry.forget': [{ name: 'closed' }],
    'chat.open': [{ name: 'click' }],
    'chat.close': [{ name: 'signed out' }],
    'guide.open': [
      { name: 'iOS', guide: 'ios' },
      { name: 'Android', guide: 'android' },
    ],
    'guide.close': [{ name: 'click' }],
    'language.changed': [{ name: 'other words' }],
  },
  actors: {
    help: { done: [], error: [] },
    loadBounds: {
      done: [{ name: 'bounds', output: { minimum: 10, maximum: 140 } }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    feedback: {
      done: [
        { name: 'sent', output: { kind: 'succeeded', value: null } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
      error: [],
    },
    openEntry: {
      done: [
        { name: 'a desk', output: { kind: 'chat', modelId: 'player' } },
        { name: 'another page', output: { kind: 'link', url: 'https://help.example' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    chat: { done: [{ name: 'closed' }], error: [] },
    install: { done: [], error: [] },
  },
});
