import common from '../../../locales/en/site/common.json';
import errors from '../../../locales/en/site/errors.json';
import lobby from '../../../locales/en/lobby/lobby.json';
import session from '../../../locales/en/site/session.json';
import shell from '../../../locales/en/site/shell.json';
import type { FlowWord } from './words';

/** Words that the first screen needs. */
export const first = { common, errors, lobby, session, shell };

/** Where the words of the other flows are. */
export const flows = import.meta.glob<FlowWord>([
  '../../../locales/en/*/*.json',
  '!../../../locales/en/*/{common,errors,lobby,session,shell}.json',
]);
