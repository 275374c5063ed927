import { switchMemberMachine } from '../../machines/account/switchMember/switchMember.machine';
import { createLoginLink } from '../services/account/loginLink';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The question who to be, when a member opens a link of somebody else. */
export const switchMember = defineFlow({
  machine: switchMemberMachine,
  ports: ({ service }) => {
    const { readOwner, switchTo } = service(createLoginLink);
    return { readOwner: read(readOwner), switchTo: act(switchTo) };
  },
  screen: {
    load: async () =>
      (await import('../features/account/switchMember/SwitchMemberDialog')).SwitchMemberDialog,
    words: ['switchMember'],
  },
});
