import { endpoints } from '../../../contract/endpoints';
import type { LimitPrompt } from '../../../contract/limits';
import { goalOf } from '../../../contract/vip';
import type { ForYou, LimitQuestion } from '../../../machines/lobby/forYou/forYou.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/**
 * What a member has open, for the home page. A part that cannot be read is left out; if none can be
 * read, it is a fault. Missions are for members: those of agents are not asked for.
 */
export const createLoadForYou = ({ call }: Kit) => {
  const readDeposit = async (signal?: AbortSignal): Promise<Pick<ForYou, 'deposit' | 'limit'>> => {
    const { open, currencySymbol, prompt } = valueOf(
      endpoints.deposits,
      await call(endpoints.deposits, {}, { signal }),
    );
    const deposit =
      open?.status === 'unpaid' || open?.status === 'checking'
        ? { amount: open.amount, currencySymbol, status: open.status }
        : null;
    return { deposit, limit: questionOf(prompt, deposit !== null) };
  };

  const readWithdrawals = async (
    signal?: AbortSignal,
  ): Promise<Pick<ForYou, 'requests' | 'turnover'>> => {
    const { underReview, held, currencySymbol } = valueOf(
      endpoints.withdrawalSetup,
      await call(endpoints.withdrawalSetup, {}, { signal }),
    );
    const { turnoverLeft: left } = held;
    return {
      requests: underReview,
      turnover: Number(left) > 0 ? { left, currencySymbol } : null,
    };
  };

  const readMissions = async (signal?: AbortSignal): Promise<ForYou['missions']> => {
    const { missions } = valueOf(
      endpoints.missionSummary,
      await call(endpoints.missionSummary, {}, { signal }),
    );
    const finished = missions.filter(({ finishedAt }) => finishedAt !== null).length;
    return finished < missions.length ? { finished, all: missions.length } : null;
  };

  const readLevel = async (signal?: AbortSignal): Promise<ForYou['level']> => {
    const vip = valueOf(endpoints.vip, await call(endpoints.vip, {}, { signal }));
    const next = goalOf(vip);
    return (
      next && {
        label: next.goal.label,
        keeps: next.keeps,
        percent: Math.min(
          percentOf(vip.progress.turnover, next.goal.turnover),
          percentOf(vip.progress.deposits, next.goal.deposits),
        ),
      }
    );
  };

  return async ({ isAgent }: { isAgent: boolean }, signal?: AbortSignal): Promise<ForYou> => {
    const [deposit, withdrawals, missions, level] = await Promise.allSettled([
      readDeposit(signal),
      readWithdrawals(signal),
      isAgent ? null : readMissions(signal),
      readLevel(signal),
    ]);
    signal?.throwIfAborted();
    if (
      deposit.status === 'rejected' &&
      withdrawals.status === 'rejected' &&
      (isAgent || missions.status === 'rejected') &&
      level.status === 'rejected'
    )
      throw deposit.reason;
    return {
      ...partOf(deposit, { deposit: null, limit: null }),
      ...partOf(withdrawals, { requests: 0, turnover: null }),
      missions: partOf(missions, null),
      level: partOf(level, null),
    };
  };
};

/**
 * While an order is open, the deposit page shows that and asks nothing. What is required can be set
 * among the limits then; the rest waits.
 */
const questionOf = (prompt: LimitPrompt | null, hasOrder: boolean): LimitQuestion | null => {
  if (!prompt || (hasOrder && !prompt.isRequired)) return null;
  const asIs = prompt.about === 'review' ? 'review' : 'offered';
  return {
    kind: prompt.isRequired ? 'required' : asIs,
    askedAt: hasOrder ? '/member/limits' : '/member/deposit',
  };
};

const partOf = <TPart>(read: PromiseSettledResult<TPart>, instead: TPart): TPart =>
  read.status === 'fulfilled' ? read.value : instead;

/** Whole, and never 100 before it is reached. */
const percentOf = (done: string, needed: string): number =>
  Number(needed) > 0 ? Math.min(100, Math.floor((Number(done) / Number(needed)) * 100)) : 100;
