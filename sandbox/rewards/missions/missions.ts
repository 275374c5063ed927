import type { Language } from '../../../contract/constants';
import type { MissionKind } from '../../../contract/missions';
import { roleOf } from '../../../contract/roles';
import type { User } from '../../db/schema';

/** The week's missions: their targets and their rewards (the promotion `mission` says the same). */
export const RULES: Readonly<Record<MissionKind, { target: number; points: number }>> = {
  logins: { target: 5, points: 60 },
  slots: { target: 3, points: 30 },
  live: { target: 1, points: 25 },
  lottery: { target: 1, points: 20 },
  favourite: { target: 1, points: 15 },
};
/** The bonus for all of them. */
export const BONUS = '8000.00';

/** The name of a mission in the history of points. */
export const TITLES: Readonly<Record<MissionKind, Record<Language, string>>> = {
  logins: { EN: 'Mission: log in on five days', MY: 'တာဝန် - ငါးရက် ဝင်ရောက်ခြင်း' },
  slots: { EN: 'Mission: three different slots', MY: 'တာဝန် - စလော့ဂိမ်း သုံးမျိုး' },
  live: { EN: 'Mission: a live table', MY: 'တာဝန် - တိုက်ရိုက်စားပွဲ' },
  lottery: { EN: 'Mission: a lottery bet', MY: 'တာဝန် - ထီလောင်းကြေး' },
  favourite: { EN: 'Mission: add a favourite', MY: 'တာဝန် - အကြိုက်ဆုံးများသို့ ထည့်ခြင်း' },
};

/** Trial accounts earn nothing, agents earn by their contracts. */
export const hasMissions = ({ type }: Pick<User, 'type'>): boolean => roleOf(type) === 'member';
