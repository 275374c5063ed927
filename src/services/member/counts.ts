import type { Consolidated } from '../../../contract/account';
import { isCovered } from '../../../contract/activities';
import { endpoints } from '../../../contract/endpoints';
import type { Claimable, Counts } from '../../../machines/member/counts/counts.types';
import { sumOfAmounts } from '../../../machines/shared/amount';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/**
 * The member's pending items (spec §4 After login): consolidated data if the agent policy is on,
 * unread messages, and withdrawals to confirm; where promotions wait, also what can be claimed of
 * them. A count that cannot be read is left out; if none can be read, it is a fault.
 */
export const createLoadCounts = ({ call, permission }: Kit) => {
  const readConsolidated = async (signal?: AbortSignal): Promise<Consolidated | null> => {
    const {
      info: { whitelabel },
    } = await permission.read();
    signal?.throwIfAborted();
    return whitelabel.AGENTPOLICY3
      ? valueOf(endpoints.consolidated, await call(endpoints.consolidated, {}, { signal }))
      : null;
  };
  /** What waits is joined or claimed; only the activities say which, and what they bring. */
  const readClaimable = async (signal?: AbortSignal): Promise<Claimable | null> => {
    const { activities, currencySymbol, canTakePart } = valueOf(
      endpoints.promotionActivities,
      await call(endpoints.promotionActivities, {}, { signal }),
    );
    const claimable = activities.filter(({ status }) => status === 'claim');
    const shown = claimable.filter((activity) => !isCovered(activity));
    return canTakePart && claimable.length > 0
      ? {
          count: claimable.length,
          amount: shown.length > 0 ? sumOfAmounts(shown.map(({ bonus }) => bonus)) : null,
          currencySymbol,
        }
      : null;
  };
  const readRewards = async (
    signal?: AbortSignal,
  ): Promise<{ consolidated: Consolidated | null; claimable: Claimable | null }> => {
    const consolidated = await readConsolidated(signal);
    const waits = consolidated !== null && consolidated.availablePromoCount > 0;
    return {
      consolidated,
      claimable: waits ? await readClaimable(signal).catch(() => null) : null,
    };
  };
  const readUnread = async (signal?: AbortSignal): Promise<number> =>
    valueOf(endpoints.unreadCount, await call(endpoints.unreadCount, {}, { signal })).unreadMessage;

  const readWithdrawals = async (signal?: AbortSignal): Promise<number> =>
    valueOf(
      endpoints.withdrawals,
      await call(endpoints.withdrawals, {}, { signal }),
    ).withdrawals.filter(({ status }) => status === 'waiting').length;

  return async (signal?: AbortSignal): Promise<Counts> => {
    const [rewards, unread, withdrawals] = await Promise.allSettled([
      readRewards(signal),
      readUnread(signal),
      readWithdrawals(signal),
    ]);
    signal?.throwIfAborted();
    if (
      rewards.status === 'rejected' &&
      unread.status === 'rejected' &&
      withdrawals.status === 'rejected'
    )
      throw unread.reason;
    const { consolidated, claimable } =
      rewards.status === 'fulfilled' ? rewards.value : { consolidated: null, claimable: null };
    return {
      ...countsOf(consolidated),
      claimable,
      unreadMessages: unread.status === 'fulfilled' ? unread.value : 0,
      withdrawals: withdrawals.status === 'fulfilled' ? withdrawals.value : 0,
    };
  };
};

const countsOf = (
  consolidated: Consolidated | null,
): Pick<Counts, 'promotions' | 'missions' | 'vip' | 'contracts'> => ({
  promotions: consolidated?.availablePromoCount ?? 0,
  missions: consolidated?.missionCount ?? 0,
  vip: consolidated?.hasVip
    ? { level: consolidated.vipRankLevel, label: consolidated.vipLabelName }
    : null,
  contracts: {
    dividend: consolidated?.contracts.divtypereq ?? 0,
    daily: consolidated?.contracts.dailysalreqtype ?? 0,
    hourly: consolidated?.contracts.contracthoursalreq ?? 0,
    realTime: consolidated?.contracts.realtimesalreqtype ?? 0,
  },
});
