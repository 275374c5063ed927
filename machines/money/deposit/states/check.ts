import { depositSetup, onFault, onOutput } from '../deposit.setup';
import { overIn } from './over';

/** The platform looks for the money; it is asked until it knows. */
export const check = depositSetup.createStateConfig({
  initial: 'pause',
  states: {
    pause: { after: { checkInterval: 'asking' }, on: { 'tab.changed': 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'readDesk',
        src: 'readDesk',
        input: { asks: false },
        onDone: onOutput('readDesk', [
          ...overIn,
          { target: 'pause', actions: ['keepDesk', 'clearMessage'] },
        ]),
        onError: onFault({ target: 'pause', actions: 'showFault' }),
      },
    },
  },
});
