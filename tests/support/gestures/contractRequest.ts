import type { ContractRequestEvent } from '../../../machines/agents/contractRequest/contractRequest.types';
import type { Handy } from '../hands';
import type { Gestures } from '../walk';

/** A person's gestures in a contract request. */
export const gestures = {
  'request.answer': ({ hands }, name) =>
    hands.press(name === 'reject' ? 'Reject' : /^(Accept|Terminate)$/),
  'request.confirm': ({ hands }) => hands.press(/^(Go on|Yes, .*)$/),
  'request.back': ({ hands }) => hands.press('Go back'),
  'request.retry': ({ hands }) => hands.press('Try again'),
  'request.close': async ({ hands }) =>
    hands.press(
      (await hands.shows('button', 'Look at the list')) ? 'Look at the list' : 'Back to the list',
    ),
  'figures.changed': ({ hands }) => hands.write('Valid bet', '1000'),
} satisfies Gestures<ContractRequestEvent['type'], Handy>;
