import type { GameCategory, Language } from '../../contract/constants';
import { MISSIONS, type MissionKind } from '../../contract/missions';
import { EN, MY } from '../base/figures';
import { ruleOf, type ActivityRule } from '../rewards/activities/activities';
import { RULES } from '../rewards/missions/missions';
import { CATEGORY_NAMES } from '../rewards/points/rules';
import { VIP_LEVELS } from '../rewards/vip/levels';
import { table } from './announcement';

type Text = Record<Language, string>;

/** The most that a VIP level pays back of slot bets, percent. */
export const BEST_REBATE = Math.max(
  ...VIP_LEVELS.map(({ benefits }) => Number(benefits.rebatePercent)),
);

/** An activity as its promotion names it; `games` is the name of its category. */
export const activity = (
  id: string,
): Pick<ActivityRule, 'stake' | 'bonus' | 'review'> & { games: Text } => {
  const rule = ruleOf(id);
  const games = rule && nameOf(rule.games);
  if (!rule || !games) throw new Error(`There is no activity ${id} with games of its own.`);
  return { stake: rule.stake, bonus: rule.bonus, review: rule.review, games };
};

const nameOf = (category: GameCategory | null): Text | undefined =>
  Object.entries(CATEGORY_NAMES).find(([name]) => name === category)?.[1];

const MISSION_NAMES: Record<MissionKind, Text> = {
  logins: {
    EN: `Log in on ${EN.count(RULES.logins.target)} days`,
    MY: `${MY.count(RULES.logins.target)} ရက် ဝင်ရောက်ပါ`,
  },
  slots: {
    EN: `Play ${EN.count(RULES.slots.target)} different slots`,
    MY: `မတူညီသော စလော့ ${MY.count(RULES.slots.target)} မျိုး ကစားပါ`,
  },
  live: { EN: 'Play at a live table', MY: 'တိုက်ရိုက်စားပွဲတွင် ကစားပါ' },
  lottery: { EN: 'Bet on a lottery draw', MY: 'ထီပွဲစဉ်တစ်ခုတွင် လောင်းပါ' },
  favourite: {
    EN: 'Add a game to your favourites',
    MY: 'ဂိမ်းတစ်ခုကို အကြိုက်ဆုံးများသို့ ထည့်ပါ',
  },
};

/** The missions of a week as a list, as HTML. */
export const missionItems = (language: Language): string =>
  `<ul>${MISSIONS.map((kind) => `<li>${MISSION_NAMES[kind][language]}</li>`).join('')}</ul>`;

/** The missions of a week with their points, as HTML. */
export const missionTable = (language: Language): string =>
  table(
    { EN: ['Mission', 'Points'], MY: ['တာဝန်', 'အမှတ်'] }[language],
    ...MISSIONS.map((kind) => [
      MISSION_NAMES[kind][language],
      { EN, MY }[language].count(RULES[kind].points),
    ]),
  );
