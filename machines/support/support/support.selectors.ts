import type { SupportSnapshot } from './support.machine';

/** The loader of the help articles. */
export const selectHelp = (s: SupportSnapshot) => s.children.help;
/** The loader of the footer's help list; undefined until the footer came near. */
export const selectHelpList = (s: SupportSnapshot) => s.children.helpList;
/** What is searched for in the help centre. */
export const selectHelpWords = (s: SupportSnapshot) => s.context.helpWords;
/** `loading` and `failed`: the limits of the form are not known. */
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
/** The feedback form; undefined while it is closed. */
export const selectFeedback = (s: SupportSnapshot) => s.children.feedback;
/** The limits of a feedback's length; null until they are loaded. */
export const selectFeedbackBounds = (s: SupportSnapshot) => s.context.bounds;
/** The number of the transaction that the feedback is about; null for none. */
export const selectFeedbackAbout = (s: SupportSnapshot) => s.context.about;
/** Why the feedback form could not be opened; null when it could. */
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
/** The entry of customer service that was chosen last; null when there is none. */
export const selectEntry = (s: SupportSnapshot) => s.context.entry;
/** The address of the chosen entry; null when there is none. */
export const selectEntryLink = (s: SupportSnapshot) => s.context.link;
/** Why the chosen entry could not be opened; null when it could. */
export const selectEntryMessage = (s: SupportSnapshot) => s.context.entryMessage;
/** The chat; undefined while it is closed. */
export const selectChat = (s: SupportSnapshot) => s.children.chat;
/** The browser's offer to install the site; undefined while no guide is open. */
export const selectInstallOffer = (s: SupportSnapshot) => s.children.install;
/** The open guide; null when there is none. */
export const selectOpenGuide = (s: SupportSnapshot) =>
  s.matches({ guide: 'open' }) ? s.context.guide : null;
