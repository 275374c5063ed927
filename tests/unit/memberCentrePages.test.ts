import { expect, test } from 'vitest';
import { FURTHER_PAGES } from '../../machines/member/memberCentre/memberCentre.machine';
import { MEMBER_ADDRESSES } from '../../machines/shared/centrePages';
import { CLOSED_IN_PAUSE } from '../../machines/shared/pausePages';
import { isPageOffered } from '../../machines/member/memberCentre/memberCentrePages.selectors';

const MONEY = ['transferFund', 'depositv2', 'withdraw', 'transferUpline'];

test.each([
  ['member' as const, true, []],
  ['member' as const, false, ['referral']],
  ['agent' as const, true, ['referral', 'missionLeaderboard']],
  [
    'trial' as const,
    false,
    [...MONEY, 'referral', 'missionLeaderboard', 'vip', 'limits', 'statement'],
  ],
])('a %s (invites: %s) is not offered %j', (role, isInviting, closed) => {
  expect(
    FURTHER_PAGES.filter((page) => !isPageOffered(page, { role, isInviting, isPaused: false })),
  ).toEqual(closed);
});

test('during a break or an exclusion, money in and rewards are not offered to a member', () => {
  const viewer = { role: 'member' as const, isInviting: true };
  const open = FURTHER_PAGES.filter((page) => isPageOffered(page, { ...viewer, isPaused: false }));
  expect(open.filter((page) => !isPageOffered(page, { ...viewer, isPaused: true }))).toEqual([
    'depositv2',
    'transferUpline',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'vip',
  ]);
});

test('what is closed meanwhile is known by the addresses of its pages', () => {
  expect(MEMBER_ADDRESSES).toMatchObject(CLOSED_IN_PAUSE);
});
