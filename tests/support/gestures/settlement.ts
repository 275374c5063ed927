import type { Handy } from '../hands';
import type { Gestures } from '../walk';

/** A person's gestures in the explanation of a settlement. */
export const gestures = {
  'data.reload': ({ hands }) => hands.press('Try again'),
  'dialog.close': ({ hands }) => hands.press('Close'),
} satisfies Gestures<'data.reload' | 'dialog.close', Handy>;
