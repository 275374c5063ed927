import {
  idleLogoutMachine,
  type IdleLogoutRef,
} from '../../machines/account/idleLogout/idleLogout.machine';
import { createActivity } from '../services/account/activity';
import { act } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The end of a login in which nobody does anything. */
export const idleLogout = defineFlow({
  machine: idleLogoutMachine,
  ports: ({ service }) => ({ tellActivity: act(service(createActivity)) }),
  screen: {
    load: async () => {
      const { IdleDialog } = await import('../features/account/idleLogout/IdleDialog');
      return ({ actor }: ScreenProps<IdleLogoutRef>) => <IdleDialog idle={actor} />;
    },
    words: ['idleLogout'],
  },
});
