import type { Announcement } from '../../../contract/domain';
import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { popupsMachine } from './popups.machine';

const item = (id: string, execution: Announcement['execution']): Announcement => ({
  id,
  title: id,
  content: '<p>Words</p>',
  promotionType: null,
  execution,
  time: CASE_TIME,
});
const banner = {
  id: 'b1',
  imageUrl: '/media/b1.svg',
  title: 'Seats',
  groupName: 'w_leftmenu' as const,
  linkageType: 'internal' as const,
  url: '/pvp',
};
const content = {
  banners: [banner],
  popup: [item('p1', 'A'), item('p2', 'B')],
  player: [item('n2', 'A'), item('n1', 'B')],
  home: [item('n1', 'B')],
  promotion: [
    { id: 'pr1', title: 'Welcome', category: 'slots', summary: '', content: '', imageUrl: '' },
  ],
};

export const cases = defineCases(popupsMachine, {
  file: import.meta.url,
  // All of them are 38,304.
  proofLimit: 50_000,
  inputs: { 'first visit': { wasClosed: false }, 'closed before': { wasClosed: true } },
  events: {
    'viewer.changed': [
      { name: 'visitor', viewer: 'B' },
      { name: 'member', viewer: 'A' },
    ],
    'popups.suppress': [{ name: 'a token that is none' }],
    'popups.forget': [{ name: 'signed out' }],
    'popups.reload': [{ name: 'other language' }],
    'popups.ask': [{ name: 'a page of promotions' }],
    'promotions.filter': [
      { name: 'slots', category: 'slots' },
      { name: 'all', category: null },
    ],
    'announcement.choose': [{ name: 'second', id: 'p2' }],
    'announcement.turn': [{ name: 'next page', page: 1 }],
    'announcement.close': [{ name: 'click' }],
    'notices.open': [
      { name: 'from the header', id: null },
      { name: 'from the marquee', id: 'n1' },
    ],
    'notices.close': [{ name: 'click' }],
    'notice.toggle': [{ name: 'first', id: 'n1' }],
    'notice.turn': [{ name: 'next page', page: 1 }],
    'marquee.toggle': [{ name: 'click' }],
  },
  actors: {
    loadAnnouncements: {
      done: [
        { name: 'some', output: content },
        { name: 'none', output: { banners: [], popup: [], player: [], home: [], promotion: [] } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    rememberClosed: {
      done: [{ name: 'kept', output: null }],
      error: [{ name: 'no storage', error: { kind: 'fault' } }],
    },
  },
});
