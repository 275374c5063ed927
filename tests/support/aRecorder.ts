import { createRecorder } from '../../src/app/capsule/recorder';
import { sketchOf } from '../../src/app/capsule/sketch';

/** The recorder of a page that has settled: it makes outlines. */
export const aRecorder = (options: Parameters<typeof createRecorder>[0] = {}) => {
  const recorder = createRecorder(options);
  recorder.outline(sketchOf);
  return recorder;
};
