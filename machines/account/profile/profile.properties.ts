import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { isProved } from '../../shared/stepUpCase';
import { profileMachine } from './profile.machine';

export const properties = defineProperties(profileMachine, ({ answers, on, starts }) => [
  // Who proves who they are asks for it once more.
  sentOncePerWish('The profile', {
    wish: some(on('profile.submit'), answers('stepUp', isProved)),
    sent: starts('saveProfile'),
  }),
  sentOncePerWish('The contact', {
    wish: some(on('contact.submit'), answers('stepUp', isProved)),
    sent: starts('confirmContact'),
  }),
]);
