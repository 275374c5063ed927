import { memberCentreMachine } from '../../machines/member/memberCentre/memberCentre.machine';
import { createMemberRecords } from '../services/member/memberRecords';
import { createMemberCalls } from '../services/site/member';
import { authenticator } from './eager/authenticator';
import { changePassword } from './changePassword';
import { records } from './eager/records';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The member centre. */
export const memberCentre = defineFlow({
  machine: memberCentreMachine,
  includes: [authenticator, changePassword, records],
  ports: ({ service }) => ({
    readPasswordRule: read(() => service(createMemberCalls).readPasswordRule()),
    readToday: read(() => service(createMemberRecords).readToday()),
  }),
  screen: {
    load: async () => (await import('./screens/CentreFlow')).CentreFlow,
    words: ['memberCentre'],
  },
});
