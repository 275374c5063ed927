import common from '../../../locales/my/site/common.json';
import errors from '../../../locales/my/site/errors.json';
import lobby from '../../../locales/my/lobby/lobby.json';
import session from '../../../locales/my/site/session.json';
import shell from '../../../locales/my/site/shell.json';
import type { FlowWord } from './words';

/** Words that the first screen needs. */
export const first = { common, errors, lobby, session, shell };

/** Where the words of the other flows are. */
export const flows = import.meta.glob<FlowWord>([
  '../../../locales/my/*/*.json',
  '!../../../locales/my/*/{common,errors,lobby,session,shell}.json',
]);
