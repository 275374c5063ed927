import type { ContractsEvent } from '../../../machines/agents/contracts/contracts.types';
import type { Handy } from '../hands';
import type { Gestures } from '../walk';

const TABS: Record<string, string> = {
  incoming: 'Requests',
  own: 'My contracts',
  given: 'Downlines',
};

/** A person's gestures in the dialog of contracts; each level adds its own "Close". */
export const gestures = {
  'side.choose': ({ hands }, name) => hands.choose('tab', TABS[name] ?? ''),
  'search.change': ({ hands }, name) =>
    hands.search('Search for a downline', name === 'nothing' ? '' : 'insein'),
  'type.choose': ({ hands }, name) =>
    hands.choose('radio', name === 'all' ? 'All' : 'Daily salary'),
  'request.open': ({ hands }) => hands.press(/^Review: /),
  'step.ask': ({ hands }, name) =>
    hands.press(name === 'terminate' ? 'Terminate' : 'Withdraw offer'),
  'step.confirm': ({ hands }) => hands.press(/^Yes, /),
  'step.back': ({ hands }) => hands.press('Go back'),
  'list.reload': ({ hands }) => hands.press('Try again'),
} satisfies Gestures<Exclude<ContractsEvent['type'], 'contracts.close'>, Handy>;
