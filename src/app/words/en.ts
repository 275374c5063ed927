import common from '../../../locales/en/common.json';
import errors from '../../../locales/en/errors.json';
import home from '../../../locales/en/home.json';
import session from '../../../locales/en/session.json';
import shell from '../../../locales/en/shell.json';
import type { FlowWord } from './words';

export const first = { common, errors, home, session, shell };

export const flows = import.meta.glob<FlowWord>([
  '../../../locales/en/*.json',
  '!../../../locales/en/{common,errors,home,session,shell}.json',
]);
