import { ruleHint } from '../../shared/fieldRules';
import type { CreateDownlineSnapshot } from './createDownline.machine';

export const selectUsernameHint = (s: CreateDownlineSnapshot) =>
  ruleHint('username', s.context.given.username);
export const selectPasswordHint = (s: CreateDownlineSnapshot) =>
  ruleHint('password', s.context.given.password);
export const selectIsBusy = (s: CreateDownlineSnapshot) => s.hasTag('busy');
export const selectFieldErrors = (s: CreateDownlineSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: CreateDownlineSnapshot) => s.context.message;
