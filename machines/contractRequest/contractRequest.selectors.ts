import type { ContractRequestSnapshot } from './contractRequest.machine';

export type RequestScreen = 'reading' | 'unread' | 'review' | 'caution' | 'confirmation' | 'sending' | 'unsent' | 'accepted' | 'rejected' | 'terminated' | 'superseded';
const SCREENS: readonly RequestScreen[] = ['reading', 'unread', 'caution', 'confirmation', 'sending', 'unsent', 'accepted', 'rejected', 'terminated', 'superseded'];

export const selectScreen = (s: ContractRequestSnapshot): RequestScreen => SCREENS.find((screen) => s.value === screen) ?? 'review';
export const selectAsked = (s: ContractRequestSnapshot) => s.context.asked;
export const selectContract = (s: ContractRequestSnapshot) => s.context.contract;
export const selectImpact = (s: ContractRequestSnapshot) => s.context.impact;
export const selectAnswer = (s: ContractRequestSnapshot) => s.context.answer;
export const selectFigures = (s: ContractRequestSnapshot) => s.context.figures;
export const selectEnded = (s: ContractRequestSnapshot) => s.context.ended;
export const selectMessage = (s: ContractRequestSnapshot) => s.context.message;
