/**
 * The pages of the member centre that are closed during a break or an exclusion, with their
 * addresses: money in, and rewards (docs/decisions/0093).
 */
export const CLOSED_IN_PAUSE = {
  depositv2: '/member/deposit',
  transferUpline: '/member/transfer',
  rewardCenter: '/member/rewards',
  referral: '/member/friends',
  missionLeaderboard: '/member/missions',
  vip: '/member/vip',
} as const;

/** Whether a page of the member centre, or the one at an address, is closed meanwhile. */
export const isClosedInPause = (place: string): boolean =>
  Object.entries(CLOSED_IN_PAUSE).some(([page, address]) => place === page || place === address);
