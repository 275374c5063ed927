import { ruleHint } from '../../shared/fieldRules';
import type { CreateDownlineSnapshot } from './createDownline.machine';

/** The rule of a username in words. */
export const selectUsernameHint = (s: CreateDownlineSnapshot) =>
  ruleHint('username', s.context.given.username);
/** The rule of a password in words. */
export const selectPasswordHint = (s: CreateDownlineSnapshot) =>
  ruleHint('password', s.context.given.password);
/** A request is under way. */
export const selectIsBusy = (s: CreateDownlineSnapshot) => s.hasTag('busy');
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: CreateDownlineSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: CreateDownlineSnapshot) => s.context.message;
