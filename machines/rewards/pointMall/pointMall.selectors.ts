import type { ConvertPointsSnapshot } from '../convertPoints/convertPoints.machine';
import type { PointAccountRef } from '../pointAccount/pointAccount.machine';
import type { PointCatalogueRef } from '../pointCatalogue/pointCatalogue.machine';
import type { RedeemRewardSnapshot } from '../redeemReward/redeemReward.machine';
import type { PointMallSnapshot } from './pointMall.machine';

export type MallTab = 'rewards' | 'history' | 'rules';

/** The tab shown. */
export const selectTab = (s: PointMallSnapshot): MallTab =>
  s.matches('history') ? 'history' : s.matches('rules') ? 'rules' : 'rewards';
/** The loader of rewards and rules. */
export const selectCatalogue = (s: PointMallSnapshot) =>
  s.children.pointCatalogue as PointCatalogueRef;
/** The loader of the member's points. */
export const selectAccount = (s: PointMallSnapshot) => s.children.pointAccount as PointAccountRef;
/** The open dialog. */
export const selectRedeem = (s: PointMallSnapshot) => s.children.redeemReward;
/** The dialog that converts points; undefined while it is closed. */
export const selectConvert = (s: PointMallSnapshot) => s.children.convertPoints;
/** The screen of the history. */
export const selectHistoryScreen = (s: PointMallSnapshot) =>
  s.matches({ history: 'failed' })
    ? 'failed'
    : s.matches({ history: 'guest' })
      ? 'guest'
      : s.matches({ history: 'loading' })
        ? 'loading'
        : s.matches({ history: 'empty' })
          ? 'empty'
          : 'ready';
/** The page of the history; null for a guest and until it is loaded. */
export const selectHistory = (s: PointMallSnapshot) => s.context.history;
/** The number of the page, from 1. */
export const selectPage = (s: PointMallSnapshot) => s.context.page;
/** The message shown; null when there is none. */
export const selectMessage = (s: PointMallSnapshot) => s.context.message;

/** The state of the open dialog's form. */
type FormSnapshot = {
  context: RedeemRewardSnapshot['context'] | ConvertPointsSnapshot['context'];
} & Pick<RedeemRewardSnapshot | ConvertPointsSnapshot, 'hasTag'>;
/** True while a dialog's form is being sent. */
export const selectIsSending = (s: FormSnapshot) => s.hasTag('busy');
/** The reward to redeem and the balance. */
export const selectRedeemGiven = (s: RedeemRewardSnapshot) => s.context.given;
/** The rate, the minimum and the balance. */
export const selectConvertGiven = (s: ConvertPointsSnapshot) => s.context.given;
/** The message of each invalid field of the conversion. */
export const selectConvertErrors = (s: ConvertPointsSnapshot) => s.context.fieldErrors;
/** The message of each invalid field. */
export const selectFormErrors = (s: FormSnapshot) => s.context.fieldErrors;
/** The message of a dialog's form; null when there is none. */
export const selectFormMessage = (s: FormSnapshot) => s.context.message;
