import { compilePattern } from '../../../../contract/patterns';
import type { PatternQuestion } from './patternWorker';

/** Says 'ready', then for one question after the other whether the value matches. */
addEventListener('message', ({ data }: MessageEvent<PatternQuestion[]>) => {
  for (const { pattern, value } of data) tell(compilePattern(pattern)?.test(value) ?? true);
});
const tell = (message: boolean | 'ready') => postMessage(message);
tell('ready');
