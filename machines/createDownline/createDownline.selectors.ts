import type { CreateDownlineSnapshot } from './createDownline.machine';

export const selectRules = (s: CreateDownlineSnapshot) => s.context.given;
export const selectIsBusy = (s: CreateDownlineSnapshot) => s.hasTag('busy');
export const selectFieldErrors = (s: CreateDownlineSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: CreateDownlineSnapshot) => s.context.message;
