import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { joinSyllables } from '../../../src/i18n/burmese';
import { asRead } from '../../support/asRead';
import { deviceTime } from '../../../src/ui/time';
import {
  announcements,
  contentOf,
  enter,
  expectNoDialog,
  item,
  items,
  notices,
  renderPopups,
  titlesOf,
} from './popups.world';

const OFFLINE = { kind: 'offline' };
const user = userEvent.setup();

describe('the announcement popup', () => {
  test('shows the first of its titles, with its time and content', async () => {
    await enter({ popup: [item('a', { time: Date.UTC(2026, 10, 16, 3, 4, 5) }), item('b')] });
    const dialog = await announcements();
    expect(titlesOf(dialog)).toEqual(['Title a', 'Title b']);
    expect(dialog.getByRole('button', { name: 'Title a' })).toHaveAttribute('aria-current', 'true');
    const shown = within(dialog.getByRole('region', { name: 'Title a' }));
    expect(shown.getByText('Words of a')).toBeVisible();
    expect(shown.getByText('2026-11-16 09:34:05')).toBeVisible();
    expect(shown.getByText(/Myanmar Time$/)).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
  });

  test('shows the chosen title', async () => {
    await enter({ popup: items(2) });
    const dialog = await announcements();
    await user.click(dialog.getByRole('button', { name: 'Title 2' }));
    expect(dialog.getByRole('button', { name: 'Title 2' })).toHaveAttribute('aria-current', 'true');
    expect(dialog.getByRole('button', { name: 'Title 1' })).not.toHaveAttribute('aria-current');
    expect(
      within(dialog.getByRole('region', { name: 'Title 2' })).getByText('Words of 2'),
    ).toBeVisible();
  });

  test('has pages of nine titles', async () => {
    await enter({ popup: items(10) });
    const dialog = await announcements();
    expect(titlesOf(dialog)).toHaveLength(9);
    expect(dialog.getByText('Page 1 of 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(titlesOf(dialog)).toEqual(['Title 10']);
    expect(dialog.getByRole('region', { name: 'Title 10' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous page' }));
    expect(titlesOf(dialog)).toHaveLength(9);
  });

  test('has no pages when there are nine titles or fewer', async () => {
    await enter({ popup: items(9) });
    expect((await announcements()).queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('links to the promotion of an item that has one', async () => {
    const { onPromotion } = await enter({
      popup: [item('a', { promotionType: 'deposit' }), item('b')],
    });
    const dialog = await announcements();
    await user.click(dialog.getByRole('button', { name: 'Go to the promotion' }));
    expect(onPromotion).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole('button', { name: 'Title b' }));
    expect(dialog.queryByRole('button', { name: 'Go to the promotion' })).toBeNull();
  });

  test.each([
    ['its button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => user.keyboard('{Escape}')],
  ] as const)('is closed by %s, once and for this session', async (_, close) => {
    const { ports, actor } = await enter({ popup: items(1) });
    await announcements();
    await close();
    await waitFor(() => expectNoDialog('Announcements'));
    await ports.rememberClosed.answer(null);
    expect(actor.getSnapshot().matches({ announcement: 'closed' })).toBe(true);
  });

  test('stays closed after it was closed before, or without content for the person', async () => {
    await enter({ popup: items(1), player: items(1) }, { wasClosed: true });
    expect(await screen.findByRole('region', { name: 'Notices' })).toBeVisible();
    expectNoDialog('Announcements');
  });

  test('is in Burmese', async () => {
    await enter({ popup: items(10, { promotionType: 'deposit' }) }, { language: 'MY' });
    const dialog = within(
      await screen.findByRole('dialog', { name: joinSyllables('ကြေညာချက်များ') }),
    );
    const name = joinSyllables('ပရိုမိုးရှင်းသို့ သွားရန်');
    expect(dialog.getByRole('button', { name })).toBeVisible();
    expect(dialog.getByText(asRead('စာမျက်နှာ 2 ခုအနက် 1'))).toBeVisible();
  });
});

describe('the notices', () => {
  test('unfold one at a time, with their time', async () => {
    const { send } = await enter({ player: items(2, { time: Date.UTC(2026, 4, 15, 10) }) });
    send({ type: 'notices.open', id: null });
    const dialog = await notices();
    const first = dialog.getByRole('button', { name: /^Title 1/ });
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(first).toHaveAccessibleName(/2026-05-1\d \d\d:\d\d:00/);
    await user.click(first);
    expect(dialog.getByText('Words of 1')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Title 2/ }));
    expect(dialog.queryByText('Words of 1')).toBeNull();
    expect(dialog.getByText('Words of 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Title 2/ }));
    expect(dialog.queryByText('Words of 2')).toBeNull();
  });

  test('have pages of nine', async () => {
    const { send } = await enter({ player: items(12) });
    send({ type: 'notices.open', id: null });
    const dialog = await notices();
    expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(9);
    await user.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(dialog.getByText('Page 2 of 2')).toBeVisible();
  });

  test('show that they are loading', async () => {
    const { send } = await renderPopups();
    send({ type: 'notices.open', id: null });
    expect((await notices()).getByRole('status')).toHaveTextContent('Loading');
  });

  test('say why they could not be read, and are read again', async () => {
    const { send, ports } = await renderPopups();
    send({ type: 'viewer.changed', viewer: 'B' });
    await ports.loadAnnouncements.fail(OFFLINE);
    send({ type: 'notices.open', id: null });
    const dialog = await notices();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    const retry = dialog.getByRole('button', { name: 'Try again' });
    await user.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await ports.loadAnnouncements.answer(contentOf({ player: items(1) }));
    expect(dialog.getByRole('button', { name: /^Title 1/ })).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  test('stay readable when they could not be read again', async () => {
    const { send, ports } = await enter({ player: items(1) });
    send({ type: 'notices.open', id: null });
    send({ type: 'popups.reload' });
    await ports.loadAnnouncements.fail(OFFLINE);
    expect((await notices()).getByRole('button', { name: /^Title 1/ })).toBeVisible();
  });

  test('say that there are none, and close', async () => {
    const { send } = await enter({});
    send({ type: 'notices.open', id: null });
    const dialog = await notices();
    expect(dialog.getByText('No notices at the moment.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expectNoDialog('Notices');
  });
});

describe('the marquee', () => {
  test('opens the notices at the clicked one', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await enter({ player: items(3) });
    const region = within(await screen.findByRole('region', { name: 'Notices' }));
    const opener = region.getByRole('button', { name: 'Title 3' });
    await user.click(opener);
    const dialog = await notices();
    expect(dialog.getByRole('button', { name: /^Title 3/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(dialog.getByText('Words of 3')).toBeVisible();
    expect(scrolled).toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(opener).toHaveFocus();
  });

  test('stops and starts by its button', async () => {
    await enter({ player: items(1) });
    await user.click(await screen.findByRole('button', { name: 'Stop the notices moving' }));
    await user.click(screen.getByRole('button', { name: 'Let the notices move' }));
    expect(screen.getByRole('button', { name: 'Stop the notices moving' })).toBeVisible();
  });

  test('is absent without notices', async () => {
    await enter({ popup: items(1) });
    await announcements();
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });
});

test('a time of the device is in its own zone, and an invalid one is left out', () => {
  expect(deviceTime(new Date(2026, 0, 2, 3, 4, 5).getTime())).toBe('2026-01-02 03:04:05');
  expect(deviceTime(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31 23:59:59');
  expect([Number.NaN, 1e300].map(deviceTime)).toEqual(['', '']);
});
