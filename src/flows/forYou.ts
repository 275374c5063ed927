import { fromPromise } from 'xstate';
import { forYouMachine } from '../../machines/lobby/forYou/forYou.machine';
import type { ForYou } from '../../machines/lobby/forYou/forYou.types';
import type { SessionRef } from '../../machines/site/session/session.machine';
import { selectIdentity } from '../../machines/site/session/session.selectors';
import { createLoadForYou } from '../services/lobby/forYou';
import { defineFlow } from './shared/defineFlow';

/** What a member has open, on the home page. */
export const forYou = defineFlow({
  machine: forYouMachine,
  ports: ({ service }) => {
    const load = service(createLoadForYou);
    return {
      load: fromPromise<ForYou, void>(({ system, signal }) => {
        const session = system.get('session') as SessionRef;
        return load({ isAgent: selectIdentity(session.getSnapshot()) === 'agent' }, signal);
      }),
    };
  },
});
