import type { ConvertPointsSnapshot } from '../convertPoints/convertPoints.machine';
import type { PointAccountRef } from '../pointAccount/pointAccount.machine';
import type { PointCatalogueRef } from '../pointCatalogue/pointCatalogue.machine';
import type { RedeemRewardSnapshot } from '../redeemReward/redeemReward.machine';
import type { PointMallSnapshot } from './pointMall.machine';

export type MallTab = 'rewards' | 'history' | 'rules';

export const selectTab = (s: PointMallSnapshot): MallTab =>
  s.matches('history') ? 'history' : s.matches('rules') ? 'rules' : 'rewards';
export const selectCatalogue = (s: PointMallSnapshot) =>
  s.children.pointCatalogue as PointCatalogueRef;
export const selectAccount = (s: PointMallSnapshot) => s.children.pointAccount as PointAccountRef;
/** The dialog that is open. */
export const selectRedeem = (s: PointMallSnapshot) => s.children.redeemReward;
export const selectConvert = (s: PointMallSnapshot) => s.children.convertPoints;
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
export const selectHistory = (s: PointMallSnapshot) => s.context.history;
export const selectPage = (s: PointMallSnapshot) => s.context.page;
export const selectMessage = (s: PointMallSnapshot) => s.context.message;

/** Of either dialog's form. */
type FormSnapshot = {
  context: RedeemRewardSnapshot['context'] | ConvertPointsSnapshot['context'];
} & Pick<RedeemRewardSnapshot | ConvertPointsSnapshot, 'hasTag'>;
export const selectIsSending = (s: FormSnapshot) => s.hasTag('busy');
export const selectRedeemGiven = (s: RedeemRewardSnapshot) => s.context.given;
export const selectConvertGiven = (s: ConvertPointsSnapshot) => s.context.given;
export const selectConvertErrors = (s: ConvertPointsSnapshot) => s.context.fieldErrors;
export const selectFormErrors = (s: FormSnapshot) => s.context.fieldErrors;
export const selectFormMessage = (s: FormSnapshot) => s.context.message;
