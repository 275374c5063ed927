/**
 * What a person does with what is on show, found by role and name. Rendered screens have hands
 * (`screenHands.ts`) and a browser has (`tests/e2e/harness/pageHands.ts`), so that a gesture of
 * both is written once, in `gestures/`.
 */
export type Hands = {
  press: (button: string | RegExp) => Promise<void>;
  choose: (role: 'tab' | 'radio', name: string | RegExp) => Promise<void>;
  /** A text field then holds this, and nothing else. */
  write: (field: string | RegExp, text: string) => Promise<void>;
  /** As `write`, for the field of a search. */
  search: (field: string, text: string) => Promise<void>;
  /** As `write`, for a password: it has no role, and its label finds it. */
  writeSecret: (label: string, text: string) => Promise<void>;
  /** One more letter at the end. */
  type: (field: string | RegExp, letter: string) => Promise<void>;
  shows: (role: 'button' | 'textbox' | 'secret', name: string) => Promise<boolean>;
};

/** A walk's world that gestures of both levels can act on. */
export type Handy = { hands: Hands };
