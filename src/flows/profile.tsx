import { profileMachine } from '../../machines/account/profile/profile.machine';
import { createProfile } from '../services/account/profile';
import { defineFlow } from './shared/defineFlow';
import { act, read } from './shared/ports';

/** The member's own data, on the page of the account. */
export const profile = defineFlow({
  machine: profileMachine,
  dialogs: { stepUp: { leave: { type: 'stepUp.cancel' } } },
  ports: ({ service }) => {
    const { read: readProfile, checkPatterns, save, confirm } = service(createProfile);
    return {
      readProfile: read(readProfile),
      checkPatterns: act(checkPatterns),
      saveProfile: act(save),
      confirmContact: act(confirm),
    };
  },
  page: {
    load: async () => (await import('./screens/ProfilePart')).ProfilePart,
    words: ['profile', 'registration', 'calendar', 'smsCode', 'validation'],
    along: ['smsCode', 'countries'],
  },
});
