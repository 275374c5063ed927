import { WINNER_BOARD_SCROLL_STEP, WINNER_BOARD_SHOWN } from '../../../contract/constants';

/** How much of the board is visible, and how fast it moves (spec §9 Winner board). */
export const WINNER_BOARD = { shown: WINNER_BOARD_SHOWN, step: WINNER_BOARD_SCROLL_STEP } as const;
