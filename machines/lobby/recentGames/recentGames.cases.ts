import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { recentGamesMachine } from './recentGames.machine';

const value = [gameCase('1'), gameCase('2')];

export const cases = defineCases(recentGamesMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
