import type { Language } from '../../../contract/constants';
import { MISSIONS } from '../../../contract/missions';
import { TITLES } from '../missions/missions';
import { offerOf } from './rewards';

/**
 * What a line of the history of points stands for, in `rewardId`: the id of a reward, or one of
 * these with its detail.
 */
export const MISSION_LINE = 'mission:';
/** The bets of a day, `yyyy-MM-dd`. */
export const BETS_LINE = 'bets:';
/** The points of a rejected reward, with the reward's id. */
export const RETURN_LINE = 'return:';
/** The points from before the history begins. */
export const OPENING_LINE = 'opening';

type Text = Record<Language, string>;

/** The text of a line; undefined for a reward that no longer exists. */
export const lineOf = (rewardId: string): Text | undefined => {
  if (rewardId === OPENING_LINE)
    return { EN: 'Points collected before', MY: 'ယခင်က စုဆောင်းထားသော အမှတ်များ' };
  const day = detailOf(rewardId, BETS_LINE);
  if (day !== null) return { EN: `Bets of ${day}`, MY: `${day} ရက်၏ လောင်းကြေးများ` };
  const returned = detailOf(rewardId, RETURN_LINE);
  if (returned !== null) {
    const name = offerOf(returned)?.name;
    return name && { EN: `Points back: ${name.EN}`, MY: `အမှတ် ပြန်ရခြင်း - ${name.MY}` };
  }
  const mission = detailOf(rewardId, MISSION_LINE);
  return mission === null
    ? offerOf(rewardId)?.name
    : MISSIONS.flatMap((kind) => (kind === mission ? [TITLES[kind]] : []))[0];
};

const detailOf = (rewardId: string, line: string): string | null =>
  rewardId.startsWith(line) ? rewardId.slice(line.length) : null;
