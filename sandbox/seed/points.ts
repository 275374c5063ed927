import type { pointAccounts, pointRedemptions } from '../db/schema';
import { OFFER_IDS, offerOf } from '../rewards/points/rewards';
import { yangonMidnight } from '../base/yangon';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const USER = 'u-player';
const REDEMPTIONS = 37;
/** The newest two wait for an answer, which takes two days. */
const WAITING = 2;

/** The points of seeded people. */
export const pointAccountRows: Array<typeof pointAccounts.$inferInsert> = [
  { userId: USER, balance: 8_650 },
  { userId: 'u-paid', balance: 2_140 },
  { userId: 'u-agent', balance: 12_300 },
];

/** Five months of rewards that `player` redeemed, in every status; it ends yesterday. */
export const pointRedemptionRows = (now: number): Array<typeof pointRedemptions.$inferInsert> => {
  const midnight = yangonMidnight(now);
  return Array.from({ length: REDEMPTIONS }, (_, index) => {
    const isMoney = index >= WAITING && index % 5 === 2;
    const rewardId = isMoney ? null : (OFFER_IDS[(index * 3) % OFFER_IDS.length] ?? null);
    const amount = rewardId === null ? 100 * (1 + (index % 4)) : (offerOf(rewardId)?.points ?? 0);
    const status =
      index < WAITING
        ? ('inProcess' as const)
        : !isMoney && index % 6 === 4
          ? ('rejected' as const)
          : ('approved' as const);
    return {
      userId: USER,
      rewardId,
      amount,
      status,
      change: status === 'rejected' ? 0 : -amount,
      balance: 8_650 - ((index * 737) % 7_750),
      remark:
        status === 'rejected'
          ? {
              EN: 'Out of stock. The points are back.',
              MY: 'ပစ္စည်း ကုန်သွားပါသည်။ အမှတ်များကို ပြန်ထည့်ပေးပြီးပါပြီ။',
            }
          : null,
      // From now backwards, half a day to a week apart.
      time: new Date(midnight - 3 * 60 * MINUTE - index * 4 * DAY - ((index * 379) % 600) * MINUTE),
    };
  });
};
