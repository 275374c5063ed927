import { avatarMachine, type AvatarRef } from '../../machines/account/avatar/avatar.machine';
import { createAvatar } from '../services/account/avatar';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The picture of the member, on the page of the account. */
export const avatar = defineFlow({
  machine: avatarMachine,
  ports: ({ service }) => {
    const { read: readIcons, choose } = service(createAvatar);
    return { readIcons: read(readIcons), chooseIcon: act(choose) };
  },
  page: {
    load: async () => {
      const { AvatarChoice } = await import('../features/account/avatar/AvatarChoice');
      return ({ actor }: ScreenProps<AvatarRef>) => <AvatarChoice avatar={actor} />;
    },
    words: ['avatar'],
  },
});
