import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import { memberOnly, type Mount } from '../../kit/row';
import type { Services } from '../../kit/services';
import { blockOf } from './block';
import { signsOut, startBlock } from './start';

/** The routes of breaks and exclusions (issue 28): always of the caller. */
export const mountPlayBlock = (mount: Mount, services: Services): void => {
  const { clock } = services;
  mount({
    endpoint: endpoints.playBlock,
    handler: memberOnly(async ({ session: { user }, db }) =>
      accepted({ block: await blockOf(services, db, user.id), now: clock.now() }),
    ),
  });
  mount({
    endpoint: endpoints.startPlayBlock,
    whenBlocked: 'open',
    handler: memberOnly(
      async ({ session, request, db }) =>
        (await startBlock(services, db, session, request)) ??
        accepted({
          block: await blockOf(services, db, session.user.id),
          memberId: session.user.id,
          signedOut: signsOut(services, request),
          now: clock.now(),
        }),
    ),
  });
};
