import { Big } from 'big.js';
import type { Activity } from '../../../contract/activities';
import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { beginOf } from '../../base/yangon';
import { weekOf } from '../missions/week';
import { PRIZES } from './draw';
import type { Part } from './raffle';

const TITLE: Record<Language, (week: string) => string> = {
  EN: (week) => `Raffle of the week from ${week}`,
  MY: (week) => `${week} အပတ်၏ မဲဖောက်ပွဲ`,
};
const PREFIX = 'raffle-';

/** The id of the activity of a week's raffle. */
export const raffleIdOf = (week: string): string => `${PREFIX}${week}`;

/** Whether an activity is a raffle. */
export const isRaffle = (activityId: string): boolean => activityId.startsWith(PREFIX);

/** A user's part in a raffle as the reward centre shows it. */
export const raffleShown = (part: Part, language: Language): Activity => {
  const { week, tickets, won } = part;
  const { start, end } = weekOf(beginOf(week) ?? 0);
  return {
    id: raffleIdOf(week),
    kind: 'raffle',
    promotionId: 'mission',
    title: TITLE[language](week),
    status: raffleStatusOf(part),
    bonus: part.isDrawn ? won : (PRIZES[0] ?? '0.00'),
    gameType: null,
    stake: '0.00',
    staked: '0.00',
    rate: null,
    tickets,
    proof: `${endpoints.raffleDraw.path}?week=${week}`,
    application: null,
    opensAt: end.getTime(),
    beginsAt: start.getTime(),
    endsAt: end.getTime(),
  };
};

/** The status of a user's part: a prize waits to be claimed, or there is none. */
export const raffleStatusOf = ({ isDrawn, won, isClaimed }: Part) => {
  if (!isDrawn) return 'joined' as const;
  if (new Big(won).eq(0)) return 'closed' as const;
  return isClaimed ? ('claimed' as const) : ('claim' as const);
};
