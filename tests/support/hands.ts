/**
 * A person's actions on what is on show, found by role and name. Rendered screens have hands
 * (`screenHands.ts`) and a browser has (`tests/e2e/harness/pageHands.ts`), so that a gesture of
 * both is written once, in `gestures/`.
 */
export type Hands = {
  press: (button: string | RegExp) => Promise<void>;
  choose: (role: 'tab' | 'radio', name: string | RegExp) => Promise<void>;
  /** Replaces the text of a field. */
  write: (field: string | RegExp, text: string) => Promise<void>;
  /** Like `write`, for a search field. */
  search: (field: string, text: string) => Promise<void>;
  /** Like `write`, for a password: it has no role, so its label finds it. */
  writeSecret: (label: string, text: string) => Promise<void>;
  /** Types one more letter at the end. */
  type: (field: string | RegExp, letter: string) => Promise<void>;
  shows: (role: 'button' | 'textbox' | 'secret', name: string) => Promise<boolean>;
};

/** A walk's world that gestures of both levels can act on. */
export type Handy = { hands: Hands };
