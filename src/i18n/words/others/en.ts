import type { Flows, FlowWord } from '../words';

/** Where the words of each flow are that `words/en.ts` does not name. */
export const flows: Flows = import.meta.glob<FlowWord>([
  '../../../../locales/en/*/*.json',
  '!../../../../locales/en/*/{bottomBar,captcha,login,memberParts,social,terms,validation}.json',
  '!../../../../locales/en/*/{common,errors,lobby,offline,session,shell}.json',
]);
