import common from '../../../locales/my/common.json';
import errors from '../../../locales/my/errors.json';
import home from '../../../locales/my/home.json';
import session from '../../../locales/my/session.json';
import shell from '../../../locales/my/shell.json';
import type { FlowWord } from './words';

export const first = { common, errors, home, session, shell };

export const flows = import.meta.glob<FlowWord>([
  '../../../locales/my/*.json',
  '!../../../locales/my/{common,errors,home,session,shell}.json',
]);
