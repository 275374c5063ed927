import type { Flows, FlowWord } from '../words';

/** Where the words of each flow are that `words/my.ts` does not name. */
export const flows: Flows = import.meta.glob<FlowWord>([
  '../../../../locales/my/*/*.json',
  '!../../../../locales/my/*/{bottomBar,captcha,login,memberParts,social,terms,validation}.json',
  '!../../../../locales/my/*/{common,errors,lobby,offline,session,shell}.json',
]);
