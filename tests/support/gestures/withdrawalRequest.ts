import type { Handy } from '../hands';
import type { Gestures } from '../walk';

type Shared =
  | 'place.choose'
  | 'setup.retry'
  | 'account.choose'
  | 'account.add'
  | 'amount.fill'
  | 'field.changed'
  | 'withdrawal.confirm'
  | 'withdrawal.back'
  | 'requests.retry'
  | 'page.turn'
  | 'request.cancel';

/** A person's gestures in a withdrawal request that need only hands. */
export const gestures = {
  'place.choose': ({ hands }, name) =>
    hands.choose('tab', name === 'form' ? 'New withdrawal' : /^Your requests/),
  'setup.retry': ({ hands }) => hands.press('Try again'),
  'account.choose': ({ hands }) => hands.choose('radio', /^KBZPay/),
  'account.add': ({ hands }) => hands.press('Add an account'),
  'amount.fill': ({ hands }) => hands.press('All'),
  'field.changed': ({ hands }) => hands.writeSecret('Payment password', '7'),
  'withdrawal.confirm': ({ hands }) => hands.press(/^(Withdraw now|Try again)$/),
  'withdrawal.back': ({ hands }) => hands.press('Change it'),
  'requests.retry': ({ hands }) => hands.press('Try again'),
  'page.turn': ({ hands }) => hands.press('Older requests'),
  'request.cancel': ({ hands }) => hands.press('Cancel: K250.50'),
} satisfies Gestures<Shared, Handy>;
