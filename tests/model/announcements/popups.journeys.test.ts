import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Announcement, Banner, BannerPlace } from '../../../contract/domain';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import {
  selectAnnouncementPage,
  selectAreNoticesOpen,
  selectBannersIn,
  selectHomeNotices,
  selectIsAnnouncementOpen,
  selectNoticePage,
} from '../../../machines/announcements/popups/popups.selectors';
import {
  selectAnnouncement,
  selectAreNoticesAwaited,
  selectFault,
  selectNotices,
  selectOpenNotice,
} from '../../../machines/announcements/popups/notices.selectors';
import type {
  Announcements,
  AnnouncementsQuery,
  Viewer,
} from '../../../machines/announcements/popups/popups.types';
import { heldPort } from '../harness/heldPort';

const item = (id: string, execution: Announcement['execution']): Announcement => ({
  id,
  title: id,
  content: '',
  promotionType: null,
  execution,
  time: 0,
});
const mixed = ['A', 'B', 'F', 'B', 'A', 'F'] as const;
const content: Announcements = {
  banners: [],
  popup: mixed.map((execution, index) => item(`p${index}`, execution)),
  player: mixed.map((execution, index) => item(`n${index}`, execution)),
  home: [item('h0', 'B'), item('n3', 'B')],
  promotion: [],
};
const many = (count: number): Announcements => ({
  banners: [],
  popup: Array.from({ length: count }, (_, index) => item(`p${index}`, 'B')),
  player: [],
  home: [],
  promotion: [],
});

const setUp = (wasClosed = false) => {
  const load = heldPort<Announcements, AnnouncementsQuery>();
  const remember = heldPort<null>();
  const popups = createActor(
    popupsMachine.provide({
      actors: { loadAnnouncements: load.logic, rememberClosed: remember.logic },
    }),
    { input: { wasClosed } },
  ).start();
  const now = () => popups.getSnapshot();
  return {
    popups,
    load,
    remember,
    now,
    look: (viewer: Viewer) => popups.send({ type: 'viewer.changed', viewer }),
    isOpen: () => selectIsAnnouncementOpen(now()),
  };
};

test.each([
  ['A', ['p0', 'p4'], ['n0', 'n4']],
  ['B', ['p1', 'p3'], ['n1', 'n3']],
  ['F', ['p0', 'p2', 'p4', 'p5'], ['n0', 'n2', 'n4', 'n5']],
] as const)(
  "%s sees the announcements for them, in the platform's order",
  async (viewer, titles, notices) => {
    const visit = setUp();
    visit.look(viewer);
    await visit.load.answer(content);
    expect(selectAnnouncementPage(visit.now()).items.map(({ id }) => id)).toEqual(titles);
    expect(selectNotices(visit.now()).map(({ id }) => id)).toEqual(notices);
    expect(selectAnnouncement(visit.now())?.id).toBe(titles[0]);
  },
);

test('banners are told by their group, the one of the login by its title', async () => {
  const banner = (id: string, groupName: Banner['groupName'], title = id): Banner => ({
    id,
    imageUrl: '',
    title,
    groupName,
    linkageType: 'none',
    url: '',
  });
  const visit = setUp();
  expect(selectBannersIn('w_leftmenu')(visit.now())).toEqual([]);
  visit.look('B');
  await visit.load.answer({
    ...content,
    banners: [
      banner('side', 'w_leftmenu'),
      banner('home', 'w_home'),
      banner('forgot', 'w_forget'),
      banner('login', 'w_home', 'w_login'),
      banner('nowhere', null),
    ],
  });
  const idsIn = (place: BannerPlace) => selectBannersIn(place)(visit.now()).map(({ id }) => id);
  expect(idsIn('w_leftmenu')).toEqual(['side']);
  expect(idsIn('w_forget')).toEqual(['forgot']);
  expect(idsIn('w_login')).toEqual(['login']);
  expect(idsIn('w_home')).toEqual(['home']);
});

describe('the announcement popup', () => {
  test('opens by itself once; closing it sets the flag of this browser session', async () => {
    const visit = setUp();
    visit.look('B');
    expect(visit.isOpen()).toBe(false);
    await visit.load.answer(content);
    expect(visit.isOpen()).toBe(true);
    expect(visit.remember.calls).toHaveLength(0);
    visit.popups.send({ type: 'announcement.close' });
    expect(visit.isOpen()).toBe(false);
    expect(visit.remember.calls).toHaveLength(1);
    await visit.remember.answer(null);
    visit.look('A');
    visit.popups.send({ type: 'popups.reload' });
    await visit.load.answer(content);
    expect(visit.isOpen()).toBe(false);
  });

  test('does not open after it was closed in this session, but the notices do', async () => {
    const visit = setUp(true);
    visit.look('B');
    await visit.load.answer(content);
    expect(visit.isOpen()).toBe(false);
    visit.popups.send({ type: 'notices.open', id: 'n3' });
    expect(selectAreNoticesOpen(visit.now())).toBe(true);
    expect(selectOpenNotice(visit.now())).toBe('n3');
  });

  test('stays closed without content, and opens with content for a new person', async () => {
    const visit = setUp();
    visit.look('B');
    await visit.load.answer({ ...content, popup: [item('p0', 'A')] });
    expect(visit.isOpen()).toBe(false);
    visit.look('A');
    expect(visit.isOpen()).toBe(false);
    await visit.load.answer(content);
    expect(visit.isOpen()).toBe(true);
  });

  test('closes for the next person until it is known what is for them', async () => {
    const visit = setUp();
    visit.look('A');
    await visit.load.answer(content);
    expect(visit.isOpen()).toBe(true);
    visit.look('B');
    expect(visit.isOpen()).toBe(false);
    expect(selectAnnouncementPage(visit.now()).items).toEqual([]);
    await visit.load.answer(content);
    expect(selectAnnouncement(visit.now())?.id).toBe('p1');
  });

  test('has pages of nine; turning a page selects its first title', async () => {
    const visit = setUp();
    visit.look('B');
    await visit.load.answer(many(10));
    expect(selectAnnouncementPage(visit.now())).toMatchObject({
      page: 0,
      pages: 2,
      items: { length: 9 },
    });
    visit.popups.send({ type: 'announcement.choose', id: 'p4' });
    expect(selectAnnouncement(visit.now())?.id).toBe('p4');
    visit.popups.send({ type: 'announcement.turn', page: 1 });
    expect(selectAnnouncement(visit.now())?.id).toBe('p9');
    visit.popups.send({ type: 'popups.reload' });
    await visit.load.answer(many(9));
    expect(selectAnnouncementPage(visit.now())).toMatchObject({ page: 0, pages: 1 });
  });
});

describe('the notices', () => {
  test('unfold one at a time, and fold again', async () => {
    const visit = setUp(true);
    visit.look('F');
    await visit.load.answer(content);
    visit.popups.send({ type: 'notices.open', id: null });
    visit.popups.send({ type: 'notice.toggle', id: 'n0' });
    visit.popups.send({ type: 'notice.toggle', id: 'n4' });
    expect(selectOpenNotice(visit.now())).toBe('n4');
    visit.popups.send({ type: 'notice.toggle', id: 'n4' });
    expect(selectOpenNotice(visit.now())).toBeNull();
  });

  test('start folded each time they open', async () => {
    const visit = setUp(true);
    visit.look('B');
    await visit.load.answer({
      banners: [],
      popup: [],
      player: many(12).popup,
      home: [],
      promotion: [],
    });
    visit.popups.send({ type: 'notices.open', id: null });
    visit.popups.send({ type: 'notice.turn', page: 1 });
    expect(selectNoticePage(visit.now()).items.map(({ id }) => id)).toEqual(['p9', 'p10', 'p11']);
    visit.popups.send({ type: 'notices.close' });
    visit.popups.send({ type: 'notices.open', id: null });
    expect(selectNoticePage(visit.now()).page).toBe(0);
  });
});

test('are read again for each person, and never shown to the next one', async () => {
  const visit = setUp(true);
  visit.look('B');
  await visit.load.answer(content);
  visit.look('A');
  expect(visit.load.calls.at(-1)?.input).toEqual({ isAsked: false, viewer: 'A' });
  expect(selectNotices(visit.now())).toEqual([]);
  expect(selectAreNoticesAwaited(visit.now())).toBe(true);
  // The home page keeps its notices meanwhile.
  expect(selectHomeNotices(visit.now()).map(({ id }) => id)).toEqual(['h0', 'n3']);
  await visit.load.answer(content);
  expect(selectNotices(visit.now()).map(({ id }) => id)).toEqual(['n0', 'n4']);
  expect(selectAreNoticesAwaited(visit.now())).toBe(false);
});

test("a member's notice of the home page opens in the list of the home page, once", async () => {
  const visit = setUp(true);
  visit.look('A');
  await visit.load.answer(content);
  visit.popups.send({ type: 'notices.open', id: 'h0' });
  expect(selectNoticePage(visit.now()).items.map(({ id }) => id)).toEqual(['h0', 'n3']);
  expect(selectOpenNotice(visit.now())).toBe('h0');
  visit.popups.send({ type: 'notices.close' });
  expect(selectNoticePage(visit.now()).items.map(({ id }) => id)).toEqual(['n0', 'n4']);
  visit.popups.send({ type: 'notices.open', id: 'n4' });
  expect(selectNoticePage(visit.now()).items.map(({ id }) => id)).toEqual(['n0', 'n4']);
});

test('show a failed read, and are read again in the next language', async () => {
  const visit = setUp();
  visit.look('B');
  await visit.load.fail({ kind: 'offline' });
  expect(selectFault(visit.now())).toEqual({ key: 'errors:network' });
  visit.popups.send({ type: 'popups.reload' });
  await visit.load.answer(content);
  expect(selectFault(visit.now())).toBeNull();
  expect(visit.isOpen()).toBe(true);
});

test('are read again once when someone opens them, or at once if they were open', () => {
  const reads = ({ load }: ReturnType<typeof setUp>) => load.calls.map(({ input }) => input);
  const visit = setUp();
  visit.look('B');
  expect(reads(visit)).toEqual([{ isAsked: false, viewer: 'B' }]);
  visit.popups.send({ type: 'notices.open', id: null });
  visit.popups.send({ type: 'popups.ask' });
  expect(reads(visit)).toEqual([
    { isAsked: false, viewer: 'B' },
    { isAsked: true, viewer: 'B' },
  ]);

  const open = setUp();
  open.popups.send({ type: 'popups.ask' });
  open.look('B');
  open.popups.send({ type: 'notices.open', id: null });
  expect(reads(open)).toEqual([{ isAsked: true, viewer: 'B' }]);
});

test('suppressed announcements are read for a member, not for a visitor', () => {
  const visit = setUp();
  visit.popups.send({ type: 'popups.suppress' });
  visit.look('B');
  expect(visit.load.calls).toHaveLength(0);
  visit.look('A');
  expect(visit.load.calls).toHaveLength(1);
});
