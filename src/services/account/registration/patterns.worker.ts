import { compilePattern } from '../../../../contract/patterns';
import type { PatternQuestion } from './patternWorker';

/** Says 'ready', then answers each question: does the value match? */
addEventListener('message', ({ data }: MessageEvent<PatternQuestion[]>) => {
  for (const { pattern, value } of data) tell(compilePattern(pattern)?.test(value) ?? true);
});
const tell = (message: boolean | 'ready') => postMessage(message);
tell('ready');
