import { expect, test } from 'vitest';
import { FURTHER_PAGES } from '../../machines/member/memberCentre/memberCentre.machine';
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
  expect(FURTHER_PAGES.filter((page) => !isPageOffered(page, { role, isInviting }))).toEqual(
    closed,
  );
});
