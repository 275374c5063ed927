import type { SupportSnapshot } from './support.machine';

/** True while the help centre is open. */
export const selectIsHelpOpen = (s: SupportSnapshot) => s.matches({ help: 'open' });
/** The requested article; null for the contents. */
export const selectHelpTerm = (s: SupportSnapshot) => s.context.helpTerm;
