import type { Handy } from '../hands';
import type { Gestures } from '../walk';

type Shared =
  | 'desk.retry'
  | 'form.submit'
  | 'order.change'
  | 'order.place'
  | 'payment.report'
  | 'order.cancel'
  | 'deposit.another';

/** A person's gestures on the deposit page that need only hands. */
export const gestures = {
  'desk.retry': ({ hands }) => hands.press('Try again'),
  'form.submit': ({ hands }) => hands.press('Continue'),
  'order.change': ({ hands }) => hands.press('Change it'),
  'order.place': ({ hands }) => hands.press('Make deposit'),
  'payment.report': ({ hands }) => hands.press('I have paid'),
  'order.cancel': ({ hands }) => hands.press('Cancel deposit'),
  'deposit.another': ({ hands }) => hands.press('Another deposit'),
} satisfies Gestures<Shared, Handy>;
