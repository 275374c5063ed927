import { endpoints } from '../../../contract/endpoints';
import type { ConvertForm, ConvertGiven, PointAccount, PointCatalogue, RedeemForm, RedeemGiven, RedeemHistory } from '../../../machines/pointMall/pointMall.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { CallFault } from '../http/callFault';
import type { Call, CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';

/** assumed: rows of a page of the redeem history. */
const PAGE_SIZE = 10;

type Options = { call: Call; createKey: () => string; loadSanitize: () => Promise<(html: string) => string>; imageUrl: (address: string) => string };
type Attempt = { wish: string; idempotencyKey: string; isLost: boolean };

/** The points mall (spec §2 Other screens, §7 Points). */
export const createPoints = ({ call, createKey, loadSanitize, imageUrl }: Options) => {
  /** Whose answer never came: the points may have moved already, so the same wish goes out under the same key. */
  let undecided: Attempt | null = null;

  const once = async (
    wish: string, send: (idempotencyKey: string) => Promise<CallOutcome<{ balance: number }>>, signal?: AbortSignal,
  ): Promise<RequestOutcome<number>> => {
    signal?.throwIfAborted();
    const attempt = undecided?.wish === wish ? undecided : { wish, idempotencyKey: createKey(), isLost: false };
    undecided = attempt;
    try {
      const outcome = await send(attempt.idempotencyKey);
      if (outcome.kind === 'accepted' || !attempt.isLost) undecided = null;
      return outcome.kind === 'refused' ? { kind: 'refused', message: outcome.message } : { kind: 'accepted', value: outcome.value.balance };
    } catch (fault) {
      attempt.isLost = true;
      throw fault;
    }
  };

  return {
    loadCatalogue: async (signal?: AbortSignal): Promise<PointCatalogue> => {
      const asked = Promise.all([call(endpoints.pointReward, {}, { signal }), call(endpoints.pointConfig, {}, { signal })]);
      const [[rewards, config], sanitize] = await Promise.all([asked, loadSanitize()]);
      signal?.throwIfAborted();
      const { rules, ...exchange } = valueOf(endpoints.pointConfig, config);
      return {
        rewards: valueOf(endpoints.pointReward, rewards).map((reward) => ({ ...reward, imageUrl: imageUrl(reward.imageUrl) })),
        rules: { ...exchange, rules: sanitize(rules) },
      };
    },

    /** What is read now counts whatever became of a lost answer. */
    loadAccount: async (signal?: AbortSignal): Promise<PointAccount> => {
      const account = await unlessGuest(async () => valueOf(endpoints.pointBalance, await call(endpoints.pointBalance, {}, { signal })));
      undecided = null;
      return account === null ? { kind: 'guest' } : { kind: 'member', points: account.balance };
    },

    loadHistory: ({ page }: { page: number }, signal?: AbortSignal): Promise<RedeemHistory | null> => unlessGuest(async () => {
      const outcome = await call(endpoints.redeemPointList, { pageNo: page, pageSize: PAGE_SIZE }, { signal });
      const { records, totalPages, total } = valueOf(endpoints.redeemPointList, outcome);
      return { rows: records, totalPages, total };
    }),

    /** Leaving does not abort a write: nobody would know whether the points moved. */
    redeem: ({ form: { password }, given: { reward } }: { form: RedeemForm; given: RedeemGiven }, signal?: AbortSignal) =>
      once(`reward ${reward.id}`, (idempotencyKey) => call(endpoints.redeemPointReward, { rewardId: reward.id, password }, { idempotencyKey }), signal),

    convert: ({ form }: { form: ConvertForm; given: ConvertGiven }, signal?: AbortSignal) => {
      const points = Number(form.points.trim());
      return once(`money ${points}`, (idempotencyKey) => call(endpoints.convertPoint, { points, password: form.password }, { idempotencyKey }), signal);
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
