import { Big } from 'big.js';
import type { Language } from '../../contract/constants';
import { EN } from '../base/figures';
import { ruleOf } from '../rewards/activities/activities';
import { BONUS } from '../rewards/missions/missions';
import { REFERRAL, WELCOME } from '../rewards/regular/rules';
import { VIP_LEVELS, type VipBenefits } from '../rewards/vip/levels';

type Text = Record<Language, string>;

/** A figure reads the same in both languages. */
const same = (text: string): Text => ({ EN: text, MY: text });
const upTo = (text: string): Text => ({ EN: `Up to ${text}`, MY: `${text} အထိ` });
const most = (of: (benefits: VipBenefits) => string): string =>
  VIP_LEVELS.map(({ benefits }) => of(benefits)).reduce((one, other) =>
    new Big(one).gt(other) ? one : other,
  );
const bonusOf = (activityId: string): Text => {
  const bonus = ruleOf(activityId)?.bonus;
  if (bonus === undefined) throw new Error(`There is no activity ${activityId}.`);
  return same(EN.ks(bonus));
};

/** What a promotion brings in one figure, from the rules that pay it. */
const FIGURES: Readonly<Record<string, Text>> = {
  welcome: same(EN.percent(WELCOME.percent)),
  referral: same(EN.ks(REFERRAL.reward)),
  'daily-rebate': upTo(EN.percent(Number(most(({ rebatePercent }) => rebatePercent)))),
  'weekend-fishing': bonusOf('fishing-cup'),
  birthday: upTo(EN.ks(most(({ birthdayGift }) => birthdayGift))),
  mission: same(EN.ks(BONUS)),
  thingyan: bonusOf('water-festival'),
  tazaungdaing: bonusOf('festival-of-lights'),
};

/** The figure of a promotion; left out for one that brings no single figure. */
export const figureOf = (id: string, language: Language): { figure?: string } => {
  const figure = FIGURES[id]?.[language];
  return figure === undefined ? {} : { figure };
};
