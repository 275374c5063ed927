import { expect, test, vi } from 'vitest';
import { gameCase } from '../../../machines/shared/gameCase';
import { createTabs, type OpenChannel } from '../../../src/services/site/tabs';
import { createChannels } from '../harness/environment';

const balance = { balance: '12.50', currencySymbol: 'K', asOf: 1 };

test('an announcement reaches the other tabs, each kind separately', () => {
  const open = createChannels();
  const [one, other] = [createTabs(open), createTabs(open)];
  const heard = vi.fn<(memberId: string | null, value: unknown) => void>();
  const own = vi.fn<() => void>();
  other.onHeard('balance', heard);
  other.onHeard('favourites', heard);
  const stop = other.onHeard('language', heard);
  one.onHeard('balance', own);
  one.announce('balance', 'm1', balance);
  one.announce('favourites', 'm1', [gameCase('1')]);
  one.announce('language', null, 'MY');
  expect(heard.mock.calls).toEqual([
    ['m1', balance],
    ['m1', [gameCase('1')]],
    [null, 'MY'],
  ]);
  expect(own).not.toHaveBeenCalled();
  stop();
  one.announce('language', null, 'EN');
  expect(heard).toHaveBeenCalledTimes(3);
});

test.each([
  ['balance', { type: 'balance', memberId: 'm1', value: { ...balance, balance: '<b>' } }],
  ['balance', { type: 'balance', memberId: 7, value: balance }],
  ['balance', { type: 'favourites', memberId: 'm1', value: balance }],
  ['favourites', { type: 'favourites', memberId: 'm1', value: [{ id: '1' }] }],
  [
    'favourites',
    { type: 'favourites', memberId: 'm1', value: [{ ...gameCase('1'), category: 'TOYS' }] },
  ],
  ['counts', { type: 'counts', memberId: 'm1', value: { unreadMessages: '3' } }],
  ['language', { type: 'language', memberId: null, value: 'KLINGON' }],
  ['language', 'language'],
  ['language', null],
] as const)('%s hears nothing in %j', (kind, said) => {
  const open: OpenChannel = createChannels();
  const heard = vi.fn<() => void>();
  createTabs(open).onHeard(kind, heard);
  open('croupier')?.postMessage(said);
  expect(heard).not.toHaveBeenCalled();
});

test('a browser without channels sends and hears nothing', () => {
  const tabs = createTabs(() => null);
  const heard = vi.fn<() => void>();
  tabs.onHeard('balance', heard)();
  tabs.announce('balance', 'm1', balance);
  expect(heard).not.toHaveBeenCalled();
});
