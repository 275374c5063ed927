import { ruleHint } from '../../shared/fieldRules';
import type { CreateDownlineSnapshot } from './createDownline.machine';

/** The rule of a username as text. */
export const selectUsernameHint = (s: CreateDownlineSnapshot) =>
  ruleHint('username', s.context.given.username);
/** The rule of a password as text. */
export const selectPasswordHint = (s: CreateDownlineSnapshot) =>
  ruleHint('password', s.context.given.password);
/** True while a request is under way. */
export const selectIsBusy = (s: CreateDownlineSnapshot) => s.hasTag('busy');
/** The message of each invalid field. */
export const selectFieldErrors = (s: CreateDownlineSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: CreateDownlineSnapshot) => s.context.message;
