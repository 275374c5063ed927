import type { ConvertPointsSnapshot } from '../convertPoints/convertPoints.machine';
import type { PointAccountRef } from '../pointAccount/pointAccount.machine';
import type { PointCatalogueRef } from '../pointCatalogue/pointCatalogue.machine';
import type { RedeemRewardSnapshot } from '../redeemReward/redeemReward.machine';
import type { PointMallSnapshot } from './pointMall.machine';

export type MallTab = 'rewards' | 'history' | 'rules';

/** The tab on show. */
export const selectTab = (s: PointMallSnapshot): MallTab =>
  s.matches('history') ? 'history' : s.matches('rules') ? 'rules' : 'rewards';
/** The loader of rewards and rules. */
export const selectCatalogue = (s: PointMallSnapshot) =>
  s.children.pointCatalogue as PointCatalogueRef;
/** The loader of the member's points. */
export const selectAccount = (s: PointMallSnapshot) => s.children.pointAccount as PointAccountRef;
/** The dialog that is open. */
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
/** The page of the history; null for a guest and before it was read. */
export const selectHistory = (s: PointMallSnapshot) => s.context.history;
/** The page of the history, from 1. */
export const selectPage = (s: PointMallSnapshot) => s.context.page;
/** The message on show; null while there is none. */
export const selectMessage = (s: PointMallSnapshot) => s.context.message;

/** Of either dialog's form. */
type FormSnapshot = {
  context: RedeemRewardSnapshot['context'] | ConvertPointsSnapshot['context'];
} & Pick<RedeemRewardSnapshot | ConvertPointsSnapshot, 'hasTag'>;
/** A dialog's form is on its way to the platform. */
export const selectIsSending = (s: FormSnapshot) => s.hasTag('busy');
/** The reward that is redeemed and the balance. */
export const selectRedeemGiven = (s: RedeemRewardSnapshot) => s.context.given;
/** The rate, the minimum and the balance. */
export const selectConvertGiven = (s: ConvertPointsSnapshot) => s.context.given;
/** The message of each field of the conversion that cannot be sent as it is. */
export const selectConvertErrors = (s: ConvertPointsSnapshot) => s.context.fieldErrors;
/** The message of each field that cannot be sent as it is. */
export const selectFormErrors = (s: FormSnapshot) => s.context.fieldErrors;
/** The message of a dialog's form; null while there is none. */
export const selectFormMessage = (s: FormSnapshot) => s.context.message;
