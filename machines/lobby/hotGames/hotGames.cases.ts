import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { hotGamesMachine } from './hotGames.machine';

const value = [gameCase('1', { isHot: true })];

export const cases = defineCases(hotGamesMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
