import type { Consolidated } from '../../../contract/account';
import { endpoints } from '../../../contract/endpoints';
import type { Counts } from '../../../machines/member/counts/counts.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/**
 * The member's pending items (spec §4 After login): consolidated data if the agent policy is on,
 * unread messages, and withdrawals to confirm. A count that cannot be read is left out; if none can
 * be read, it is a fault.
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
  const readUnread = async (signal?: AbortSignal): Promise<number> =>
    valueOf(endpoints.unreadCount, await call(endpoints.unreadCount, {}, { signal })).unreadMessage;

  const readWithdrawals = async (signal?: AbortSignal): Promise<number> =>
    valueOf(
      endpoints.withdrawals,
      await call(endpoints.withdrawals, {}, { signal }),
    ).withdrawals.filter(({ status }) => status === 'waiting').length;

  return async (signal?: AbortSignal): Promise<Counts> => {
    const [consolidated, unread, withdrawals] = await Promise.allSettled([
      readConsolidated(signal),
      readUnread(signal),
      readWithdrawals(signal),
    ]);
    signal?.throwIfAborted();
    if (
      consolidated.status === 'rejected' &&
      unread.status === 'rejected' &&
      withdrawals.status === 'rejected'
    )
      throw unread.reason;
    return countsOf(
      consolidated.status === 'fulfilled' ? consolidated.value : null,
      unread.status === 'fulfilled' ? unread.value : 0,
      withdrawals.status === 'fulfilled' ? withdrawals.value : 0,
    );
  };
};

const countsOf = (
  consolidated: Consolidated | null,
  unreadMessages: number,
  withdrawals: number,
): Counts => ({
  unreadMessages,
  withdrawals,
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
