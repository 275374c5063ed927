import type { OpenStage, Stage } from '../replay/stage';
import { moduleWith } from './moduleWith';
import { progress } from './output';

/** Opens the app in a browser, by the module that does so. */
export const openStageOf = async (file: string): Promise<Stage> => {
  const { openStage } = await moduleWith<{ openStage: OpenStage }>(file, 'openStage');
  progress('opening the app');
  return openStage();
};
