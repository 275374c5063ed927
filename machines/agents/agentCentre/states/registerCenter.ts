import type { AccountRules } from '../../createDownline/createDownline.machine';
import { agentCentreSetup, onFault, onOutcome, onOutput, type Way } from '../agentCentre.setup';

const isWay = (is: Way) =>
  ({
    type: 'isWay',
    params: ({ event }: { event: { way: Way } }) => ({ way: event.way, is }),
  }) as const;

/** The page that registers a downline: with an account, or by an invitation. */
export const registerCenter = agentCentreSetup.createStateConfig({
  initial: 'account',
  on: {
    'way.choose': [{ guard: isWay('invitation'), target: '.invitation' }, { target: '.account' }],
  },
  states: {
    account: {
      initial: 'readingRules',
      states: {
        readingRules: {
          tags: 'busy',
          invoke: {
            id: 'readRules',
            src: 'readRules',
            onDone: onOutput('readRules', {
              target: 'form',
              actions: 'keepRules',
            }),
            onError: onFault({ target: 'unruled', actions: 'showFault' }),
          },
        },
        unruled: { on: { 'rules.retry': 'readingRules' } },
        form: {
          invoke: {
            id: 'createDownline',
            src: 'createDownline',
            input: ({ context }) => context.rules as AccountRules,
            onDone: onOutcome('createDownline', {
              succeeded: {
                target: 'created',
                actions: 'keepCreated',
              },
              otherwise: { target: 'form', reenter: true },
            }),
          },
        },
        created: { on: { 'account.another': 'form' } },
      },
    },
    invitation: { invoke: { id: 'invitations', src: 'invitations' } },
  },
});
