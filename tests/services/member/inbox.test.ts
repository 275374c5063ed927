import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { createInbox } from '../../../src/services/member/inbox';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { accepted, faultKindOf, lost, refused } from '../harness/wire';

const message = {
  id: 'm1',
  subject: 'deposit',
  title: 'Deposit credited',
  text: 'Ks 5,000 is in your wallet.',
  time: 1,
  isRead: false,
};
const pageOf = (messages: object[], pageNum: number, totalPages: number, unread = 1) =>
  accepted({ messages, pageNum, totalPages, total: 10, unread });
const open = (answers: Parameters<typeof openLobby>[0]) => {
  const { services, sent } = openLobby(answers);
  return { inbox: services.service(createInbox), sent };
};

test('a page is read by its number', async () => {
  const { inbox, sent } = open([pageOf([message], 1, 2)]);
  await expect(inbox.readPage({ show: 'unread', page: 1 })).resolves.toEqual({
    messages: [message],
    page: 1,
    pages: 2,
    unread: 1,
  });
  expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
    [`GET ${endpoints.messages.path}`, { show: 'unread', pageNo: '1', pageSize: '9' }],
  ]);
});

test('the last page is read in place of one that is gone', async () => {
  const { inbox, sent } = open([pageOf([], 2, 1), pageOf([message], 1, 1)]);
  await expect(inbox.readPage({ show: 'all', page: 2 })).resolves.toMatchObject({
    messages: [message],
    page: 1,
  });
  expect(sent.map((one) => queryOf(one)['pageNo'])).toEqual(['2', '1']);
});

test('messages are marked as read, one by one or all', async () => {
  const { inbox, sent } = open([accepted({ unreadMessage: 1 }), accepted({ unreadMessage: 0 })]);
  await expect(inbox.markRead({ ids: ['m1', 'm2'] })).resolves.toEqual(['m1', 'm2']);
  await expect(inbox.markAllRead()).resolves.toBeNull();
  expect(sent.map(lineOf)).toEqual([
    `POST ${endpoints.readMessages.path}`,
    `POST ${endpoints.readAllMessages.path}`,
  ]);
});

test('a message is deleted, or the platform says why not', async () => {
  const { inbox } = open([accepted({ unreadMessage: 0 }), refused('There is no such message')]);
  await expect(inbox.deleteMessage({ id: 'm1' })).resolves.toEqual({ kind: 'deleted' });
  await expect(inbox.deleteMessage({ id: 'm9' })).resolves.toEqual({
    kind: 'refused',
    message: 'There is no such message',
  });
});

test.each([
  ['readPage', (inbox: ReturnType<typeof createInbox>) => inbox.readPage({ show: 'all', page: 1 })],
  ['markRead', (inbox: ReturnType<typeof createInbox>) => inbox.markRead({ ids: ['m1'] })],
  ['markAllRead', (inbox: ReturnType<typeof createInbox>) => inbox.markAllRead()],
  ['deleteMessage', (inbox: ReturnType<typeof createInbox>) => inbox.deleteMessage({ id: 'm1' })],
] as const)('%s without an answer is a fault', async (_, act) => {
  const { inbox } = open([lost, lost, lost]);
  expect(await faultKindOf(act(inbox))).toBe('offline');
});
