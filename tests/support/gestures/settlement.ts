import type { Handy } from '../hands';
import type { Gestures } from '../walk';

/** What a person does with the explanation of a salary. */
export const gestures = {
  'data.reload': ({ hands }) => hands.press('Try again'),
  'dialog.close': ({ hands }) => hands.press('Close'),
} satisfies Gestures<'data.reload' | 'dialog.close', Handy>;
