/** What views say of games. */
export type { GameCategory } from '../../contract/constants';
export type { Game, GameTarget } from './game';
