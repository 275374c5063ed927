import common from '../../../locales/my/site/common.json';
import errors from '../../../locales/my/site/errors.json';
import lobby from '../../../locales/my/lobby/lobby.json';
import session from '../../../locales/my/site/session.json';
import shell from '../../../locales/my/site/shell.json';
import type { Flows, FlowWord } from './words';

/** Words that the first screen needs. */
export const first = { common, errors, lobby, session, shell };

/** Where the words of the login, of members and of phones are, which the first page may show. */
export const early: Flows = import.meta.glob<FlowWord>(
  '../../../locales/my/*/{bottomBar,captcha,login,memberParts,social,terms,validation}.json',
);

/** Where the words of the other flows are: a table that the first screen does without. */
export const others = async (): Promise<Flows> => (await import('./others/my')).flows;
