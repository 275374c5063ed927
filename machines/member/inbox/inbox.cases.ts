import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { inboxMachine } from './inbox.machine';
import type { Message } from './inbox.types';

const paid: Message = {
  id: 'm1',
  subject: 'withdrawal',
  outcome: 'success',
  title: 'Withdrawal paid',
  text: 'Ks 1,000 was sent.',
  time: CASE_TIME,
  isRead: false,
};
const bonus: Message = {
  id: 'm2',
  subject: 'activity',
  title: 'Bonus paid',
  text: 'Ks 500 is in your wallet.',
  time: CASE_TIME - 60_000,
  isRead: true,
};
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(inboxMachine, {
  file: import.meta.url,
  events: {
    'message.toggle': [
      { name: 'the unread one', id: 'm1' },
      { name: 'the read one', id: 'm2' },
      { name: 'none of the page', id: 'm9' },
    ],
    'message.delete': [
      { name: 'the first', id: 'm1' },
      { name: 'none of the page', id: 'm9' },
    ],
    'delete.confirm': [{ name: 'click' }],
    'delete.cancel': [{ name: 'click' }],
    'messages.readAll': [{ name: 'click' }],
    'messages.show': [{ name: 'unread', show: 'unread' }],
    'page.turn': [{ name: 'next', page: 2 }],
    'inbox.reload': [{ name: 'again' }],
    'inbox.changed': [{ name: 'in another tab' }],
    'language.changed': [{ name: 'another language' }],
  },
  actors: {
    changes: {},
    readPage: {
      done: [
        {
          name: 'an unread and a read one',
          output: { messages: [paid, bonus], page: 1, pages: 2, unread: 1 },
        },
        { name: 'none', output: { messages: [], page: 1, pages: 1, unread: 0 } },
      ],
      error: offline,
    },
    markRead: { done: [{ name: 'marked', output: ['m1'] }], error: offline },
    markAllRead: { done: [{ name: 'marked', output: null }], error: offline },
    deleteMessage: {
      done: [
        { name: 'deleted', output: { kind: 'deleted' } },
        {
          name: 'unknown',
          output: { kind: 'refused', message: 'There is no such message' },
        },
      ],
      error: offline,
    },
  },
});
