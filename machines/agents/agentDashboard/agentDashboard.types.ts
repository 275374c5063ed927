import { PERIODS } from '../../../contract/constants';

/** The period options of spec §9, which are the lengths of a period here. */
export { PERIODS };

export type Period = (typeof PERIODS)[number];
/** What an agent earns: what contracts pay, and rebates. */
export const INCOME_KINDS = ['dividend', 'daily', 'hourly', 'realTime', 'rebate'] as const;
const TEAM_MONEY = ['deposits', 'withdrawals', 'bets', 'profit'] as const;
/** Amounts as decimals. `profit` is the players' (below zero they lost); `income` the agent's. */
export const MONEY = ['income', ...INCOME_KINDS, ...TEAM_MONEY] as const;
export type MoneyFigure = (typeof MONEY)[number];
/** The figures of the page, in their order. */
export const FIGURES = [
  'income',
  'bets',
  'profit',
  'deposits',
  'withdrawals',
  'newMembers',
] as const;
export type Figure = (typeof FIGURES)[number];
/** Of a day, or of a period. */
export type DashboardFigures = Record<MoneyFigure, string> & { newMembers: number };
/** `yyyy-MM-dd`. */
export type DashboardDay = DashboardFigures & { day: string };
/** Days are included. */
export type DashboardPeriod = DashboardFigures & { from: string; to: string };
/** What the file holds: the periods on show, the newest first. */
export type DashboardFile = { periods: readonly DashboardPeriod[] };
