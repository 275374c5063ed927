import type { SupportSnapshot } from './support.machine';

export const selectIsHelpOpen = (s: SupportSnapshot) => s.matches({ help: 'open' });
export const selectHelp = (s: SupportSnapshot) => s.children.help;
/** The article that is asked for; null for the contents. */
export const selectHelpTerm = (s: SupportSnapshot) => s.context.helpTerm;
/** `loading` and `failed`: the bounds of the form are not known. */
export const selectFeedbackScreen = (
  s: SupportSnapshot,
): 'closed' | 'loading' | 'failed' | 'open' =>
  s.matches({ feedback: 'open' })
    ? 'open'
    : s.matches({ feedback: 'failed' })
      ? 'failed'
      : s.matches({ feedback: 'readingBounds' })
        ? 'loading'
        : 'closed';
export const selectFeedback = (s: SupportSnapshot) => s.children.feedback;
export const selectFeedbackBounds = (s: SupportSnapshot) => s.context.bounds;
export const selectFeedbackMessage = (s: SupportSnapshot) => s.context.message;
/** `link`: the entry chosen last leads to another page, at `selectEntryLink`. */
export const selectEntryScreen = (s: SupportSnapshot): 'idle' | 'opening' | 'link' | 'failed' =>
  s.matches({ entry: 'opening' })
    ? 'opening'
    : s.matches({ entry: 'link' })
      ? 'link'
      : s.matches({ entry: 'failed' })
        ? 'failed'
        : 'idle';
export const selectEntry = (s: SupportSnapshot) => s.context.entry;
export const selectEntryLink = (s: SupportSnapshot) => s.context.link;
export const selectEntryMessage = (s: SupportSnapshot) => s.context.entryMessage;
export const selectChat = (s: SupportSnapshot) => s.children.chat;
export const selectOpenGuide = (s: SupportSnapshot) =>
  s.matches({ guide: 'open' }) ? s.context.guide : null;
