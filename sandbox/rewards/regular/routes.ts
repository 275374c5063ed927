import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import { memberOnly, type Mount } from '../../kit/row';
import { invitedFriends } from './referral';

/** The route of invited friends (spec §2 Member centre menu pages, referral). */
export const mountRegularRewards = (mount: Mount): void => {
  mount({
    endpoint: endpoints.invitedFriends,
    whenBlocked: 'refused',
    handler: memberOnly(async ({ session: { user }, db }) =>
      accepted(await invitedFriends(db, user.id)),
    ),
  });
};
