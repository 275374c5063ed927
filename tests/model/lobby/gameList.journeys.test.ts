import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { makePagedList, type ListPage, type PageInput } from '../../../machines/shared/pagedList';
import { heldPort } from '../harness/heldPort';

test('a list goes on with the page after those that it has, also from far down', async () => {
  const loadPage = heldPort<ListPage<string>, PageInput<string>>();
  const list = makePagedList<string, string>({ id: 'list', pageSize: 2, largestPage: 8 });
  const actor = createActor(list.provide({ actors: { loadPage: loadPage.logic } }), {
    input: { query: 'all', from: 2 },
  }).start();
  await loadPage.answer({ items: ['a', 'b', 'c', 'd'], totalPages: 4, total: 8 });
  actor.send({ type: 'list.more' });
  await loadPage.answer({ items: ['e', 'f'], totalPages: 4, total: 8 });
  actor.send({ type: 'list.more' });
  expect(loadPage.calls.map(({ input }) => input)).toEqual([
    { query: 'all', pageNo: 1, pageSize: 4 },
    { query: 'all', pageNo: 3, pageSize: 2 },
    { query: 'all', pageNo: 4, pageSize: 2 },
  ]);
  expect(actor.getSnapshot().context.items).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
