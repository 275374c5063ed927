import { Big } from 'big.js';
import type { Activity } from '../../../contract/activities';
import type { Language } from '../../../contract/constants';
import type { Database } from '../../db/database';
import type { User } from '../../db/schema';
import { BIRTHDAY_ID, giftOf, type Gift } from './birthday';
import { depositsOf } from './firstDeposit';
import { heldOf, type Held } from './held';
import { rebateOfToday } from './rebate';
import { BIRTHDAY, isRewarded, REBATE_ID, WELCOME } from './rules';

const TITLES: Record<'rebate' | 'welcome' | 'birthday', Record<Language, string>> = {
  rebate: { EN: 'Daily rebate on slots', MY: 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ' },
  welcome: { EN: 'Welcome bonus', MY: 'ကြိုဆိုဘောနပ်စ်' },
  birthday: { EN: 'Birthday gift', MY: 'မွေးနေ့လက်ဆောင်' },
};
const NO_TIMES = { opensAt: 0, beginsAt: 0, endsAt: 0 };

/**
 * The rewards that a member does not join, as the reward centre shows them: what is offered, and
 * the turnover of what was paid.
 */
export const regularRewards = async (
  db: Database,
  user: User,
  now: number,
  language: Language,
): Promise<Activity[]> => {
  if (!isRewarded(user)) return [];
  const held = await heldOf(db, user.id);
  const gift = await giftOf(db, user, now);
  const rebate = await rebateOfToday(db, user.id, now);
  return [
    ...(await welcomeOf(db, user.id, held, language)),
    ...(gift === null ? [] : [giftShown(gift, held, language)]),
    ...(rebate === null || new Big(rebate.rate).eq(0)
      ? []
      : [
          {
            id: REBATE_ID,
            kind: 'rebate' as const,
            promotionId: 'daily-rebate',
            title: TITLES.rebate[language],
            status: 'inProcess' as const,
            bonus: rebate.amount,
            gameType: 'RNG' as const,
            stake: rebate.staked,
            staked: rebate.staked,
            rate: rebate.rate,
            tickets: null,
            proof: null,
            application: null,
            opensAt: rebate.paidFrom,
            beginsAt: rebate.paidFrom,
            endsAt: rebate.paidFrom,
          },
        ]),
  ];
};

/** The birthday gift as the reward centre shows it. */
export const giftShown = (gift: Gift, held: readonly Held[], language: Language): Activity => {
  const given = held.find(({ kind, year }) => kind === 'birthday' && year === gift.year);
  const { opensAt, endsAt, amount, status } = gift;
  return {
    id: BIRTHDAY_ID,
    kind: 'birthday',
    promotionId: 'birthday',
    title: TITLES.birthday[language],
    status,
    bonus: amount,
    gameType: null,
    stake: given?.required ?? new Big(amount).times(BIRTHDAY.turnover).toFixed(2),
    staked: given?.staked ?? '0.00',
    rate: null,
    tickets: null,
    proof: null,
    application: null,
    opensAt,
    beginsAt: opensAt,
    endsAt,
  };
};

/** Nothing once a first deposit brought no bonus. */
const welcomeOf = async (
  db: Database,
  userId: string,
  held: readonly Held[],
  language: Language,
): Promise<Activity[]> => {
  const given = held.find(({ kind }) => kind === 'welcome');
  if (!given && (await depositsOf(db, userId)) > 0) return [];
  return [
    {
      id: 'welcome-bonus',
      kind: 'welcome',
      promotionId: 'welcome',
      title: TITLES.welcome[language],
      status: given ? 'claimed' : 'joined',
      bonus: given?.amount ?? WELCOME.cap,
      gameType: null,
      stake: given?.required ?? WELCOME.minimum,
      staked: given?.staked ?? '0.00',
      rate: null,
      tickets: null,
      proof: null,
      application: null,
      ...NO_TIMES,
    },
  ];
};
