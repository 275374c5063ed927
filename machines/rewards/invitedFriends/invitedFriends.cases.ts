import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { invitedFriendsMachine } from './invitedFriends.machine';
import type { InvitedFriends } from './invitedFriends.types';

const value: InvitedFriends = {
  friends: [{ name: 'th***i', registeredAt: 0, state: 'rewarded', reward: '10000.00' }],
  total: 1,
  earned: '10000.00',
  reward: '10000.00',
  minimum: '10000.00',
  currencySymbol: 'K',
};

export const cases = defineCases(invitedFriendsMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
