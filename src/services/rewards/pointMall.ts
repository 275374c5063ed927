import { endpoints } from '../../../contract/endpoints';
import type {
  ConvertForm,
  ConvertGiven,
  PointAccount,
  PointCatalogue,
  RedeemForm,
  RedeemGiven,
  RedeemHistory,
} from '../../../machines/rewards/pointMall/pointMall.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { refusalAt } from '../account/refusalAt';
import { CallFault } from '../http/callFault';
import type { CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { loadSanitize } from '../loadSanitize';
import { createOnce } from '../once';

/** assumed: rows of a page of the redeem history. */
const PAGE_SIZE = 10;

/** The points mall (spec §2 Other screens, §7 Points). */
export const createPoints = ({ call, tiles: { imageUrl } }: Kit) => {
  const once = createOnce<{ balance: number }>(createIdempotencyKey);

  /** Leaving does not abort a write: it would be unknown whether the points moved. */
  const spend = async (
    wish: string,
    send: (idempotencyKey: string) => Promise<CallOutcome<{ balance: number }>>,
    signal?: AbortSignal,
  ): Promise<RequestOutcome<number>> => {
    const outcome = await once.send(wish, send, signal);
    return outcome.kind === 'refused'
      ? refusalAt(outcome, 'password')
      : { kind: 'accepted', value: outcome.value.balance };
  };

  return {
    loadCatalogue: async (signal?: AbortSignal): Promise<PointCatalogue> => {
      const asked = Promise.all([
        call(endpoints.pointReward, {}, { signal }),
        call(endpoints.pointConfig, {}, { signal }),
      ]);
      const [[rewards, config], sanitize] = await Promise.all([asked, loadSanitize()]);
      signal?.throwIfAborted();
      const { rules, ...exchange } = valueOf(endpoints.pointConfig, config);
      return {
        rewards: valueOf(endpoints.pointReward, rewards).map((reward) => ({
          ...reward,
          imageUrl: imageUrl(reward.imageUrl),
        })),
        rules: { ...exchange, rules: sanitize(rules) },
      };
    },

    /** A fresh read settles what a lost answer left open. */
    loadAccount: async (signal?: AbortSignal): Promise<PointAccount> => {
      const account = await unlessGuest(async () =>
        valueOf(endpoints.pointBalance, await call(endpoints.pointBalance, {}, { signal })),
      );
      once.forget();
      return account === null ? { kind: 'guest' } : { kind: 'member', points: account.balance };
    },

    loadHistory: (
      { page }: { page: number },
      signal?: AbortSignal,
    ): Promise<RedeemHistory | null> =>
      unlessGuest(async () => {
        const outcome = await call(
          endpoints.redeemPointList,
          { pageNo: page, pageSize: PAGE_SIZE },
          { signal },
        );
        const { records, totalPages, total } = valueOf(endpoints.redeemPointList, outcome);
        return { rows: records, totalPages, total };
      }),

    redeem: (
      { form: { password }, given: { reward } }: { form: RedeemForm; given: RedeemGiven },
      signal?: AbortSignal,
    ) =>
      spend(
        `reward ${reward.id}`,
        (idempotencyKey) =>
          call(endpoints.redeemPointReward, { rewardId: reward.id, password }, { idempotencyKey }),
        signal,
      ),

    convert: ({ form }: { form: ConvertForm; given: ConvertGiven }, signal?: AbortSignal) => {
      const points = Number(form.points.trim());
      return spend(
        `money ${points}`,
        (idempotencyKey) =>
          call(endpoints.convertPoint, { points, password: form.password }, { idempotencyKey }),
        signal,
      );
    },
  };
};

/** Null where nobody is signed in. */
const unlessGuest = async <TValue>(read: () => Promise<TValue>): Promise<TValue | null> => {
  try {
    return await read();
  } catch (fault) {
    if (fault instanceof CallFault && fault.kind === 'session') return null;
    throw fault;
  }
};
